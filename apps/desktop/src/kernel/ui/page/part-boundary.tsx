import { Button } from 'antd'
import { type ReactNode, Suspense } from 'react'
import { useT } from '../../text.ts'
import { Boundary } from './boundary.tsx'
import styles from './part-boundary.module.css'

interface PartBoundaryProps {
  /** Shown until the part is loaded. */
  coming?: ReactNode
  /** A new value tries to render the part again after a failure. */
  resetKey?: string
  /** For optional parts: nothing is shown when they cannot be loaded. */
  quiet?: boolean
  /** A part made with `lazyPage`, which can retry after a failure; React's `lazy` would fail until a reload. */
  children: ReactNode
}

/**
 * Wraps a part of a page that is loaded later. When it cannot be loaded, the page and the typed values stay as they
 * are.
 */
export const PartBoundary = ({ coming, resetKey, quiet = false, children }: PartBoundaryProps) => (
  <Boundary resetKey={resetKey} broken={(retry) => (quiet ? null : <BrokenPart onRetry={retry} />)}>
    <Suspense fallback={coming}>{children}</Suspense>
  </Boundary>
)

function BrokenPart({ onRetry }: { onRetry: () => void }) {
  const t = useT()
  return (
    <div role="alert" className={styles.broken}>
      <p>{t('kernel.part_failed')}</p>
      <Button onClick={onRetry}>{t('kernel.retry')}</Button>
    </div>
  )
}
