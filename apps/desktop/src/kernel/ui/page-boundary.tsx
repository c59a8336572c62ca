import { Button } from 'antd'
import { Component, type ReactNode } from 'react'
import { useT } from '../text.ts'
import { StateBlock } from './state-block.tsx'

interface PageBoundaryProps {
  /** A new value gives the page another chance; the address is a good one. */
  resetKey: string
  children: ReactNode
}

/** Keeps the frame alive when one page breaks, or when its chunk is gone because a newer version was installed. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidUpdate(before: PageBoundaryProps): void {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? <BrokenPage /> : this.props.children
  }
}

function BrokenPage() {
  const t = useT()
  return (
    <StateBlock
      kind="error"
      page
      alert
      title={t('kernel.error_title')}
      text={t('manage.broken_text')}
      actions={
        <Button type="primary" onClick={() => location.reload()}>
          {t('kernel.reload')}
        </Button>
      }
    />
  )
}
