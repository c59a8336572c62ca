import { MinusOutlined, PlusOutlined, TeamOutlined } from '@ant-design/icons'
import type { CourseImpact, CoursewareImpact } from '@sands/contract/course/manage.model'
import { useT } from '../../../kernel/text.ts'
import styles from './publish.module.css'

interface ImpactViewProps {
  title: string
  /** The sentence about the affected learners. */
  lead: string
  /** The line about learners who would finish through the change. */
  wouldFinish: string
  impact: Omit<CoursewareImpact, 'courses' | 'faults'> &
    Partial<Pick<CourseImpact, 'loseSight' | 'addedItems' | 'removedItems'>>
}

/** The impact on learners who have not finished: numbers, and the names of added and removed courseware. */
export function ImpactView({ title, lead, wouldFinish, impact }: ImpactViewProps) {
  const t = useT()
  const { learners, finishedKept, percentUp, percentDown, loseSight = 0, addedItems = [], removedItems = [] } = impact
  const lines = [
    [finishedKept, t('course.manage_impact_finished', { count: finishedKept })],
    [percentUp, t('course.manage_impact_up', { count: percentUp })],
    [percentDown, t('course.manage_impact_down', { count: percentDown })],
    [impact.wouldFinish, wouldFinish],
    [loseSight, t('course.manage_impact_lose_sight', { count: loseSight })],
  ] as const
  const told = lines.filter(([count]) => count > 0)
  return (
    <section className={styles.effect}>
      <h2 className={styles.subheading}>{title}</h2>
      <p className={styles.people}>
        <TeamOutlined aria-hidden />
        {lead}
      </p>
      {told.length > 0 && (
        <ul className={styles.lines}>
          {told.map(([, words]) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {learners > 0 && told.length === 0 && <p className={styles.note}>{t('course.manage_impact_none')}</p>}
      {addedItems.length + removedItems.length > 0 && (
        <ul className={styles.pieces} aria-label={t('course.manage_impact_pieces')}>
          {addedItems.map((name) => (
            <li key={`+${name}`} data-change="added">
              <PlusOutlined aria-hidden /> {t('course.manage_impact_added', { name })}
            </li>
          ))}
          {removedItems.map((name) => (
            <li key={`-${name}`} data-change="removed">
              <MinusOutlined aria-hidden /> {t('course.manage_impact_removed', { name })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
