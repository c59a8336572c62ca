import type { ManagedLecturer } from '@sands/contract/lecturer/lecturer.model'
import { useT } from '../../../kernel/text.ts'
import { useDragSort } from '../../../kernel/ui/list/use-drag-sort.ts'
import { type LecturerActs, LecturerRow } from './lecturer-row.tsx'
import styles from './lecturers.module.css'

interface LecturerRowsProps {
  lecturers: readonly ManagedLecturer[]
  /** Without this callback the order cannot be changed. */
  onMove: ((from: number, to: number) => void) | undefined
  acts: LecturerActs
}

/** Lecturers in the order in which people see them. */
export function LecturerRows({ lecturers, onMove, acts }: LecturerRowsProps) {
  const t = useT()
  const sort = useDragSort({ count: lecturers.length, onMove: (from, to) => onMove?.(from, to) })
  const isSortable = onMove !== undefined && lecturers.length > 1
  return (
    <ol className={styles.list} aria-label={t('lecturer.manage_lecturers')}>
      {lecturers.map((lecturer, index) => (
        <li key={lecturer.id} className={styles.row} {...sort.row(index)}>
          <LecturerRow
            lecturer={lecturer}
            handle={isSortable ? sort.handle(index, lecturer.name) : undefined}
            acts={acts}
          />
        </li>
      ))}
    </ol>
  )
}
