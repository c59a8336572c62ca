import { TeamOutlined } from '@ant-design/icons'
import type { ExamImpact } from '@sands/contract/exam/manage.calls'
import { useT } from '../../../kernel/text.ts'
import styles from './edit.module.css'

interface ImpactViewProps {
  impact: ExamImpact
  /** Nobody has seen the exam yet. */
  isFirst: boolean
}

/** How many people a publication touches. */
export function ImpactView({ impact, isFirst }: ImpactViewProps) {
  const t = useT()
  const { invited, taken, inProgress, finished, loseAccess, isPaperChanged, correctedKeys } = impact
  const lines = [
    taken > 0 && t('exam.impact_taken', { count: taken }),
    inProgress > 0 && t('exam.impact_running', { count: inProgress }),
    finished > 0 && t('exam.impact_finished', { count: finished }),
    loseAccess > 0 && t('exam.impact_lose', { count: loseAccess }),
    isPaperChanged && t('exam.impact_paper'),
    correctedKeys > 0 && t('exam.impact_keys', { count: correctedKeys }),
  ].filter((line) => line !== false)
  return (
    <section className={styles.effect}>
      <h2 className={styles.subheading}>{t('exam.impact')}</h2>
      <p className={styles.people}>
        <TeamOutlined aria-hidden />
        {t('exam.impact_invited', { count: invited })}
      </p>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {lines.length === 0 && !isFirst && <p className={styles.note}>{t('exam.impact_none')}</p>}
    </section>
  )
}
