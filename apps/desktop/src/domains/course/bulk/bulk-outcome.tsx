import { Button, Modal } from 'antd'
import { Link } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { coursePaths } from '../course-paths.ts'
import styles from './bulk.module.css'
import type { BulkFailure } from './bulk-acts.ts'

interface BulkOutcomeProps {
  failures: readonly BulkFailure[]
  onClose: () => void
}

/** The courses for which the action failed, each with the reason and a link. */
export function BulkOutcome({ failures, onClose }: BulkOutcomeProps) {
  const t = useT()
  return (
    <Modal
      open={failures.length > 0}
      title={t('course.manage_bulk_failed', { count: failures.length })}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('kernel.close')}</Button>}
    >
      <ul className={styles.failures}>
        {failures.map(({ course, reason }) => (
          <li key={course.id} className={styles.failure}>
            <Link to={coursePaths.edit(course.id)}>{course.title.trim() || t('course.manage_untitled')}</Link>
            <span className={styles.reason}>{reason}</span>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
