import { useT } from '@sands/web/i18n/i18n'
import type { UsedViewing } from '@sands/web/study/use-viewing'
import { useDurationText } from '../../../kernel/duration-text.ts'
import { Sheet } from '../../../kernel/ui/sheet.tsx'
import { MissingParts } from './missing-parts.tsx'
import styles from './study-sheet.module.css'
import { UncountedTime } from './uncounted-time.tsx'

interface StudySheetProps {
  viewing: UsedViewing
  learnId: string
  open: boolean
  onClose: () => void
  /** Undefined where one cannot go to a place. */
  onGoTo: ((place: number) => void) | undefined
}

/** What is there, what is missing, and what was not counted. */
export function StudySheet({ viewing, learnId, open, onClose, onGoTo }: StudySheetProps) {
  const t = useT()
  const duration = useDurationText()
  const { progress, terms } = viewing
  const facts = progress && [
    { name: t('course.progress'), value: `${progress.percent}%` },
    { name: t('course.time_all'), value: progress.seconds > 0 ? duration(progress.seconds) : '0' },
    { name: t('course.time_today'), value: progress.todaySeconds > 0 ? duration(progress.todaySeconds) : '0' },
  ]
  return (
    <Sheet title={t('course.study_record')} open={open} onClose={onClose}>
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
      <UncountedTime learnId={learnId} />
      {terms && (
        <p className={styles.note}>{t('course.cap_note', { minutes: Math.round(terms.dailyCapSeconds / 60) })}</p>
      )}
    </Sheet>
  )
}
