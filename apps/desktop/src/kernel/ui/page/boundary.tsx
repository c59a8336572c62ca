import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** A new value gives what broke another chance. */
  resetKey?: string | undefined
  /** In the place of what broke. */
  broken: (retry: () => void) => ReactNode
  children: ReactNode
}

/** Keeps what stands around something alive when that breaks, or when its chunk cannot be had. */
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
