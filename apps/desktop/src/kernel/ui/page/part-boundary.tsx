import { Button } from 'antd'
import { type ReactNode, Suspense } from 'react'
import { useT } from '../../text.ts'
import { Boundary } from './boundary.tsx'
import styles from './part-boundary.module.css'

interface PartBoundaryProps {
  /** In its place until it is here. */
  coming?: ReactNode
  /** A new value gives it another chance. */
  resetKey?: string
  /** For what nobody asked for: where it cannot be had, nothing stands there. */
  quiet?: boolean
  /** A part that comes by `lazyPage`, which forgets that it failed: that of React would fail for good. */
  children: ReactNode
}

/** Around a part of a page that comes later: when it cannot be had, the page and what was typed into it stay as they are. */
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
