import type { ManagedFeedback } from '@sands/contract/feedback/feedback.model'
import type { UserId } from '@sands/contract/kernel/schema'
import { useAct } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { PersonChoice } from '../../../kernel/people/person-choice.tsx'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from './feedback.module.css'

interface AssigneeFieldProps {
  feedback: ManagedFeedback
  onChanged: () => Promise<unknown>
}

/**
 * Chooses the assignee. People with the right to look people up can choose anybody who may answer; everyone can take it
 * on.
 */
export function AssigneeField({ feedback, onChanged }: AssigneeFieldProps) {
  const t = useT()
  const viewer = useViewer()
  const run = useRun(onChanged)
  const assign = useAct('POST /sands-system/api/v1/manage/question/assign')
  const { id, version, assignee, state } = feedback
  const isClosed = state === 'closed'
  const assignTo = (person: { id: UserId; name: string } | null) =>
    run(
      () => assign.mutateAsync({ body: { id, version, assigneeId: person?.id ?? null } }),
      person ? t('feedback.manage_assigned', { name: person.name }) : t('feedback.manage_unassigned'),
    )
  const known = assignee ? { ...assignee, userName: '', departmentName: assignee.postName } : undefined
  return (
    <div className={styles.assign}>
      <Field label={t('feedback.manage_assignee')}>
        {(field) =>
          may(viewer, 'org.audiences.view') && !isClosed ? (
            <PersonChoice
              key={assignee?.id ?? ''}
              field={field}
              value={assignee?.id ?? null}
              known={known}
              onChange={(person) => void assignTo(person)}
            />
          ) : (
            <output id={field.id}>{assignee?.name ?? t('feedback.manage_nobody')}</output>
          )
        }
      </Field>
      {!isClosed && assignee?.id !== viewer.id && (
        <Button loading={assign.isPending} onClick={() => void assignTo({ id: viewer.id, name: viewer.name })}>
          {t('feedback.manage_assign_me')}
        </Button>
      )}
    </div>
  )
}
