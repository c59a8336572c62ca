import { CloseCircleOutlined, WarningOutlined } from '@ant-design/icons'
import type { CourseFault } from '@sands/contract/course/manage.model'
import { useFaultWords } from '../use-fault-words.ts'
import styles from './publish.module.css'

interface FaultListProps {
  title: string
  faults: readonly CourseFault[]
  /** The name of the courseware with the fault; undefined where it is obvious. */
  nameOf?: (key: string | null) => string | undefined
}

/** First the faults that prevent publishing, then the warnings for the author; each with its courseware. */
export function FaultList({ title, faults, nameOf }: FaultListProps) {
  const words = useFaultWords()
  return (
    <section className={styles.effect}>
      <h2 className={styles.subheading}>{title}</h2>
      <ul className={styles.faults}>
        {faults
          .toSorted((one, other) => Number(one.isWarning) - Number(other.isWarning))
          .map((fault) => {
            const name = nameOf?.(fault.key)
            return (
              <li key={`${fault.kind} ${fault.key}`} className={styles.fault} data-warning={fault.isWarning}>
                {fault.isWarning ? <WarningOutlined aria-hidden /> : <CloseCircleOutlined aria-hidden />}
                <span>
                  {name && <strong>{name} </strong>}
                  {words(fault.kind)}
                </span>
              </li>
            )
          })}
      </ul>
    </section>
  )
}
