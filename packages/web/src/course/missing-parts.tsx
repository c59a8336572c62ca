import type { LearningProgress, LearningTerms } from '@sands/contract/study/learning.model'
import { CircleCheck, Play } from 'lucide-react'
import { useT } from '../i18n/i18n.ts'
import { timeText } from '../player/controls/time-text.ts'
import { useExactDurationText } from '../study/duration-text.ts'
import { CoverageMap } from './coverage-map.tsx'
import { type Gap, gapsOf } from './gaps.ts'
import styles from './study-record.module.css'

/** More entries would be too long to read. */
const MOST_GAPS = 12

interface MissingPartsProps {
  progress: LearningProgress
  terms: LearningTerms
  onGoTo: ((place: number) => void) | undefined
}

/** A map of the seen parts, and what is left to finish the content. */
export function MissingParts({ progress, terms, onGoTo }: MissingPartsProps) {
  const t = useT()
  const duration = useExactDurationText()
  const { form } = terms
  const isMedia = form === 'media'
  const gaps = gapsOf(progress, terms)
  const nameOf = ({ from, to }: Gap) => {
    if (isMedia) {
      const total = progress.total / 1000
      return `${timeText(from / 1000, total)} – ${timeText(Math.min(total, Math.ceil(to / 1000)), total)}`
    }
    const page = to - from === 1 ? from : `${from} – ${to - 1}`
    return t(form === 'pictures' ? 'course.picture_at' : 'course.page_at', { page })
  }
  const hasMap = isMedia || form === 'pages' || form === 'pictures'
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t('course.missing')}</h3>
      {progress.isFinished === 1 ? (
        <p className={styles.done}>
          <CircleCheck size={18} aria-hidden />
          {t('course.missing_nothing')}
        </p>
      ) : (
        <ul className={styles.reasons}>
          {progress.missing.map((reason) => (
            <li key={reason}>
              {t(`course.missing_${reason}`, {
                threshold: isMedia ? terms.threshold : 100,
                needed: duration(terms.minSeconds),
              })}
            </li>
          ))}
        </ul>
      )}
      {hasMap && (
        <>
          <CoverageMap progress={progress} form={form} large />
          <p className={styles.ends} aria-hidden>
            <span>{isMedia ? timeText(0) : 1}</span>
            <span>{isMedia ? timeText(progress.total / 1000) : progress.total}</span>
          </p>
        </>
      )}
      {gaps.length > 0 && (
        <ul className={styles.gaps} aria-label={t('course.gaps')}>
          {gaps.slice(0, MOST_GAPS).map((gap) => (
            <li key={gap.from}>
              {onGoTo && gap.isOpen ? (
                <button type="button" className={styles.gap} onClick={() => onGoTo(gap.from)}>
                  {isMedia && <Play size={14} aria-hidden />}
                  {nameOf(gap)}
                </button>
              ) : (
                <span className={`${styles.gap} ${styles.closed}`}>{nameOf(gap)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
