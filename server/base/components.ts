/** What is opened, where it has to be, before it is used, and closed at the end. */
export interface Component {
  open?(): Promise<void>
  close(): Promise<void>
}

/** The components of a process. Each is added after those that it needs: opened in this order, closed in the reverse. */
export class Components implements Component {
  readonly #all: Component[] = []

  add<C extends Component>(component: C): C {
    this.#all.push(component)
    return component
  }

  async open(): Promise<void> {
    for (const component of this.#all) await component.open?.()
  }

  /** Closes the others too when one fails. */
  async close(): Promise<void> {
    const errors: unknown[] = []
    for (const component of this.#all.toReversed())
      await component.close().catch((error: unknown) => {
        errors.push(error)
      })
    if (errors.length > 0) throw errors[0]
  }
}
