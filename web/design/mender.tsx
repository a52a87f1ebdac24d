/** Catches what breaks below it, or could not be fetched, and shows something else there. */
import { Component, type ReactNode } from 'react'

interface MenderProps {
  readonly children: ReactNode
  instead(error: unknown): ReactNode
}

export class Mender extends Component<MenderProps, { readonly broken?: { readonly error: unknown } }> {
  override state: { readonly broken?: { readonly error: unknown } } = {}

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } }
  }

  override render() {
    const { broken } = this.state
    return broken === undefined ? this.props.children : this.props.instead(broken.error)
  }
}
