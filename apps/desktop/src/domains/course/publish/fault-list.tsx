import { CloseCircleOutlined, WarningOutlined } from '@ant-design/icons'
import type { CourseFault, ManagedCourse } from '@sands/contract/course/manage.model'
import { isBlocking } from '@sands/rules/course'
import { useT } from '../../../kernel/text.ts'
import { itemsOf } from '../editor/course-edit.ts'
import styles from './publish.module.css'

interface FaultListProps {
  faults: readonly CourseFault[]
  course: ManagedCourse
}

/** What keeps the course from being published, then what its author should know; each with the piece it is about. */
export function FaultList({ faults, course }: FaultListProps) {
  const t = useT()
  const nameOf = (key: string | null): string | undefined => {
    const item = itemsOf(course.draft).find((each) => each.key === key)
    return course.coursewares.find(({ id }) => id === item?.courseWareId)?.title
  }
  const count = faults.filter(isBlocking).length
  return (
    <section className={styles.effect}>
      <h3 className={styles.subheading}>
        {count > 0 ? t('course.manage_publish_faults_title', { count }) : t('course.manage_publish_warnings')}
      </h3>
      <ul className={styles.faults}>
        {faults
          .toSorted((one, other) => Number(one.isWarning) - Number(other.isWarning))
          .map((fault) => {
            const name = nameOf(fault.key)
            return (
              <li key={`${fault.kind} ${fault.key}`} className={styles.fault} data-warning={fault.isWarning}>
                {fault.isWarning ? <WarningOutlined aria-hidden /> : <CloseCircleOutlined aria-hidden />}
                <span>
                  {name && <strong>{name} </strong>}
                  {t(`course.manage_fault_${fault.kind}`)}
                </span>
              </li>
            )
          })}
      </ul>
    </section>
  )
}
