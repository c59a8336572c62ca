import type { LearningProgress, LearningTerms } from '@sands/contract/study/learning.model'
import { seenOf } from '@sands/rules/study'
import { useT } from '../i18n/i18n.ts'
import styles from './coverage-map.module.css'
import { firstPlace } from './gaps.ts'

interface CoverageMapProps {
  progress: Pick<LearningProgress, 'covered' | 'total' | 'percent'>
  form: LearningTerms['form']
  large?: boolean
}

const share = (part: number, whole: number) => `${whole > 0 ? Math.min(100, Math.max(0, (part / whole) * 100)) : 0}%`

/** Shows which parts of the content were seen, from beginning to end. */
export function CoverageMap({ progress, form, large = false }: CoverageMapProps) {
  const t = useT()
  const { covered, total, percent } = progress
  const first = firstPlace(form)
  return (
    <span className={styles.map} data-large={large} role="img" aria-label={t('course.map', { percent })}>
      {seenOf(covered, { form, total }).map(([from, to]) => (
        <span
          key={from}
          className={styles.seen}
          style={{ left: share(from - first, total), width: share(to - from, total) }}
        />
      ))}
    </span>
  )
}
