import { CloseCircleOutlined, WarningOutlined } from '@ant-design/icons'
import type { ExamFault } from '@sands/contract/exam/manage.calls'
import { useT } from '../../../kernel/text.ts'
import styles from './edit.module.css'

/** First what prevents publishing, then what the author should know. */
export function ExamFaults({ faults }: { faults: readonly ExamFault[] }) {
  const t = useT()
  const count = faults.filter(({ isWarning }) => !isWarning).length
  return (
    <section className={styles.effect}>
      <h2 className={styles.subheading}>
        {count > 0 ? t('exam.publish_faults_title', { count }) : t('exam.publish_warnings')}
      </h2>
      <ul className={styles.faults}>
        {faults
          .toSorted((one, other) => Number(one.isWarning) - Number(other.isWarning))
          .map(({ kind, isWarning }) => (
            <li key={kind} className={styles.fault} data-warning={isWarning}>
              {isWarning ? <WarningOutlined aria-hidden /> : <CloseCircleOutlined aria-hidden />}
              {t(`exam.exam_fault_${kind}`)}
            </li>
          ))}
      </ul>
    </section>
  )
}
