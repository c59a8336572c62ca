import { logOnce } from '@sands/web/log/log'
import { Component, type ReactNode } from 'react'

/** Hides a module that throws, and keeps the page. New data renders it again. */
export class BlockGuard extends Component<{ code: string; data: unknown; children: ReactNode }, { brokenBy: unknown }> {
  override state: { brokenBy: unknown } = { brokenBy: undefined }

  override componentDidCatch(error: unknown) {
    logOnce(`the block ${this.props.code} broke: ${error instanceof Error ? error.message : String(error)}`)
    this.setState({ brokenBy: this.props.data })
  }

  static getDerivedStateFromError() {
    return { brokenBy: 'now' }
  }

  override render() {
    const { brokenBy } = this.state
    return brokenBy === 'now' || brokenBy === this.props.data ? null : this.props.children
  }
}
