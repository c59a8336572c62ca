import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** A new value renders the children again after a failure. */
  resetKey?: string | undefined
  /** Rendered instead of the failed children. */
  broken: (retry: () => void) => ReactNode
  children: ReactNode
}

/** Keeps the surrounding page alive when a child throws, or when its chunk cannot be loaded. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidUpdate(before: BoundaryProps): void {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.retry()
  }

  private readonly retry = () => this.setState({ failed: false })

  override render(): ReactNode {
    return this.state.failed ? this.props.broken(this.retry) : this.props.children
  }
}
