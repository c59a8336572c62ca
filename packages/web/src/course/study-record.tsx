import type { ReactNode } from 'react'
import { useT } from '../i18n/i18n.ts'
import { useExactDurationText } from '../study/duration-text.ts'
import type { UsedViewing } from '../study/use-viewing.ts'
import { MissingParts } from './missing-parts.tsx'
import styles from './study-record.module.css'

interface StudyRecordProps {
  viewing: Pick<UsedViewing, 'progress' | 'terms'>
  /** The list of uncounted time, including its loading and error states. */
  uncounted: ReactNode
  /** Undefined when the content has no places to go to. */
  onGoTo: ((place: number) => void) | undefined
}

/** The seen parts, the missing parts, and the uncounted time. */
export function StudyRecord({ viewing, uncounted, onGoTo }: StudyRecordProps) {
  const t = useT()
  const duration = useExactDurationText()
  /** Above one minute, seconds are dropped: otherwise the total would not match the missing minutes shown beside it. */
  const sofar = (seconds: number) => (seconds > 0 ? duration(seconds < 60 ? seconds : seconds - (seconds % 60)) : '0')
  const { progress, terms } = viewing
  const facts = progress && [
    { name: t('course.progress'), value: `${progress.percent}%` },
    { name: t('course.time_all'), value: sofar(progress.seconds) },
    { name: t('course.time_today'), value: sofar(progress.todaySeconds) },
  ]
  return (
    <>
      {facts && (
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {progress && terms && <MissingParts progress={progress} terms={terms} onGoTo={onGoTo} />}
      <section className={styles.section}>
        <h3 className={styles.heading}>{t('course.uncounted')}</h3>
        {uncounted}
      </section>
      {terms && (
        <p className={styles.note}>{t('course.cap_note', { minutes: Math.round(terms.dailyCapSeconds / 60) })}</p>
      )}
    </>
  )
}
