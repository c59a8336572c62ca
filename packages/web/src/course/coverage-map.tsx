import type { LearningProgress } from '@sands/contract/study/learning.model'
import { useT } from '../i18n/i18n.ts'
import styles from './coverage-map.module.css'

interface CoverageMapProps {
  progress: Pick<LearningProgress, 'covered' | 'total' | 'percent'>
  /** Pages and pictures are counted from 1. */
  first: 0 | 1
  large?: boolean
}

const share = (part: number, whole: number) => `${whole > 0 ? Math.min(100, Math.max(0, (part / whole) * 100)) : 0}%`

/** Which parts of something were seen, from its beginning to its end. */
export function CoverageMap({ progress, first, large = false }: CoverageMapProps) {
  const t = useT()
  const { covered, total, percent } = progress
  return (
    <span className={styles.map} data-large={large} role="img" aria-label={t('course.map', { percent })}>
      {covered.map(([from, to]) => (
        <span
          key={from}
          className={styles.seen}
          style={{ left: share(from - first, total), width: share(to - from, total) }}
        />
      ))}
    </span>
  )
}
