/** Catches what breaks below it, or could not be fetched, and shows something else there. React logs what it was. */
import { Component, type ReactNode } from 'react'

interface MenderProps {
  readonly children: ReactNode
  /** What breaks with one value is tried again with the next. Left out: it stays as it is. */
  readonly until?: unknown
  instead(error: unknown): ReactNode
}

interface MenderState {
  readonly broken?: { readonly error: unknown } | undefined
  readonly until?: unknown
}

export class Mender extends Component<MenderProps, MenderState> {
  override state: MenderState = {}

  static getDerivedStateFromError(error: unknown): MenderState {
    return { broken: { error } }
  }

  static getDerivedStateFromProps({ until }: MenderProps, state: MenderState): MenderState {
    return until === state.until ? state : { broken: undefined, until }
  }

  override render() {
    const { broken } = this.state
    return broken === undefined ? this.props.children : this.props.instead(broken.error)
  }
}
