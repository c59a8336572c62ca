import type { CourseDocument } from '@sands/contract/course/manage.model'
import { useT } from '../../../kernel/text.ts'
import { type Change, editionDifference } from './edition-difference.ts'
import styles from './publish.module.css'

export interface PartNames {
  readonly courseware: (id: string) => string
  readonly lecturer: (id: string) => string
  readonly category: (id: string) => string
}

interface DifferenceViewProps {
  before: CourseDocument
  after: CourseDocument
  names: PartNames
  /** The text when nothing differs. */
  none?: string
}

/** The differences as text, with the previous values. */
export function DifferenceView({ before, after, names, none }: DifferenceViewProps) {
  const t = useT()
  const changes = editionDifference(before, after)
  if (changes.length === 0) return <p className={styles.note}>{none ?? t('course.manage_difference_none')}</p>
  return (
    <ul className={styles.difference} aria-label={t('course.manage_difference')}>
      {changes.map((change) => (
        <li key={change.what} className={styles.changed}>
          <strong>{t(`course.manage_change_${change.what}`)}</strong>
          <ChangeWords change={change} names={names} />
        </li>
      ))}
    </ul>
  )
}

function ChangeWords({ change, names }: { change: Change; names: PartNames }) {
  const t = useT()
  if ('isOn' in change)
    return (
      <span className={styles.after}>{t(change.isOn ? 'course.manage_change_on' : 'course.manage_change_off')}</span>
    )
  if ('ids' in change) {
    const nameOf = change.what.startsWith('lecturers') ? names.lecturer : names.courseware
    return <span className={styles.after}>{change.ids.map(nameOf).join(' · ')}</span>
  }
  if (!('after' in change)) return null
  const nameOf = (value: string | null) => {
    if (value === null) return t('course.manage_category_none')
    return change.what === 'category' ? names.category(value) : value
  }
  return (
    <>
      <span className={styles.before}>{nameOf(change.before)}</span>
      <span className={styles.after}>{nameOf(change.after)}</span>
    </>
  )
}
