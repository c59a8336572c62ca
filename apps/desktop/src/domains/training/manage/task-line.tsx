import { DeleteOutlined } from '@ant-design/icons'
import type { TrainingTaskDraft } from '@sands/contract/training/manage.model'
import { taskNameOf } from '@sands/rules/training/task-type'
import { Button, Checkbox, Input } from 'antd'
import type { MadeContent } from '../../../kernel/screens.ts'
import { useT } from '../../../kernel/text.ts'
import { SortHandle } from '../../../kernel/ui/list/sort-handle.tsx'
import type { DateFaultCode } from './date-faults.ts'
import { DraftNote } from './draft-note.tsx'
import { DueField } from './due-field.tsx'
import { OwnTaskFields } from './own-task-fields.tsx'
import type { KnownPeople } from './people-field.tsx'
import type { GetHandle } from './stage-heading.tsx'
import styles from './training.module.css'

interface TaskLineProps {
  task: TrainingTaskDraft
  /** Undefined for content that was deleted. */
  content: MadeContent | undefined
  /** The people whom tasks of the stored draft name. */
  reviewers: KnownPeople
  dueFault: DateFaultCode | undefined
  onChange: (task: TrainingTaskDraft) => void
  handle: GetHandle
  onRemove: () => void
}

const NAME_LENGTH = 100

/** One task: its name, whether it is required, when it is due, its own settings, and its place. */
export function TaskLine(props: TaskLineProps) {
  const { task, content, reviewers, dueFault, handle, onChange, onRemove } = props
  const t = useT()
  const kind = taskNameOf(task.type)
  const ownTitle = task.own ? '' : (content?.title ?? t('training.task_gone'))
  const name = task.name || ownTitle
  return (
    <div className={styles.task}>
      <SortHandle {...handle(name)} />
      <span className={styles.name}>
        {kind && <span className={styles.quiet}>{t(`training.type_${kind}`)} </span>}
        {ownTitle}
        {content && !content.isOut && <DraftNote kind={kind} id={content.id} />}
        <Input
          aria-label={t('training.task_name', { name: ownTitle || (kind ? t(`training.type_${kind}`) : '') })}
          placeholder={t(task.own ? 'training.task_name_needed' : 'training.task_name_other')}
          maxLength={NAME_LENGTH}
          value={task.name}
          onChange={({ target }) => onChange({ ...task, name: target.value })}
        />
      </span>
      <Checkbox checked={task.isRequired} onChange={({ target }) => onChange({ ...task, isRequired: target.checked })}>
        {t('training.required')}
      </Checkbox>
      <DueField
        label={t('training.field_due')}
        value={task.due}
        fault={dueFault && t(`training.fault_${dueFault}`)}
        onChange={(due) => onChange({ ...task, due })}
      />
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('training.task_remove', { name })}
        onClick={onRemove}
      />
      {task.own && (
        <OwnTaskFields own={task.own} reviewers={reviewers} onChange={(own) => onChange({ ...task, own })} />
      )}
    </div>
  )
}
