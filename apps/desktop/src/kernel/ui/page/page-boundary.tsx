import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useT } from '../../text.ts'
import { Boundary } from './boundary.tsx'
import { StateBlock } from './state-block.tsx'

interface PageBoundaryProps {
  /** A new value renders the page again after a failure; use the address. */
  resetKey: string
  children: ReactNode
}

/**
 * Keeps the frame alive when a page throws, or when its chunk no longer exists because a newer version was installed.
 */
export const PageBoundary = ({ resetKey, children }: PageBoundaryProps) => (
  <Boundary resetKey={resetKey} broken={() => <BrokenPage />}>
    {children}
  </Boundary>
)

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
