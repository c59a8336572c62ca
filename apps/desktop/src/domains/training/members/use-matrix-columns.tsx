import type { MatrixRow, MatrixTask } from '@sands/contract/training/manage.model'
import { Button } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import styles from '../manage/training.module.css'

const COUNTING = 100
const DONE = ['passed', 'waived', 'credited']

/** People × the shown tasks: each task by its number, in the colour of its state. */
export function useMatrixColumns(tasks: readonly MatrixTask[], onOpen: (row: MatrixRow) => void): Column<MatrixRow>[] {
  const t = useT()
  const moments = useMoments()
  const recordOf = (row: MatrixRow, { trainingTaskId }: MatrixTask) =>
    row.tasks.find((each) => each.trainingTaskId === trainingTaskId)
  const toneOf = (record: MatrixRow['tasks'][number] | undefined) => {
    if (!record) return 'neutral'
    return DONE.includes(record.state) ? 'success' : record.state === 'reviewing' ? 'warning' : 'info'
  }
  return [
    {
      key: 'name',
      title: t('training.member'),
      cell: (row) => (
        <>
          <Button type="link" onClick={() => onOpen(row)}>
            {row.name}
          </Button>
          <div className={styles.quiet}>{row.departmentName}</div>
        </>
      ),
    },
    {
      key: 'progress',
      title: t('training.progress'),
      keep: true,
      align: 'end',
      cell: ({ progress }) => `${moments.number(progress.done)} / ${moments.number(progress.total)}`,
    },
    {
      key: 'tasks',
      title: t('training.tab_tasks'),
      cell: (row) => (
        <span className={styles.cells}>
          {tasks.map((task) => {
            const record = recordOf(row, task)
            // The colour alone does not say the state.
            const state = t(`training.record_${record?.state ?? 'none'}`)
            return (
              <span
                key={task.trainingTaskId}
                title={task.taskName}
                role="img"
                aria-label={`${task.globalIndex} ${task.taskName}: ${state}`}
              >
                <StateTag tone={toneOf(record)}>{task.globalIndex}</StateTag>
              </span>
            )
          })}
          {row.extensions.some(({ state }) => state === 'asked') && (
            <StateTag tone="warning">{t('training.extension_waiting')}</StateTag>
          )}
        </span>
      ),
    },
    {
      key: 'due',
      title: t('training.field_due'),
      keep: true,
      cell: ({ dueAt, overdueStatus, completedAt }) => {
        if (completedAt) return <StateTag tone="success">{t('training.tag_400')}</StateTag>
        if (!dueAt) return ''
        const isLate = overdueStatus !== null && overdueStatus > COUNTING
        return <StateTag tone={isLate ? 'danger' : 'neutral'}>{moments.minute(dueAt)}</StateTag>
      },
    },
  ]
}
