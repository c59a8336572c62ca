import type { ManagedUserDetail } from '@sands/contract/org/people.model'
import type { CallError } from '@sands/web/call/call-error'
import { useAct } from '@sands/web/call/use-call'
import { Alert } from 'antd'
import { useEffect } from 'react'
import { isConflict } from '../../../../kernel/conflict.ts'
import { useT } from '../../../../kernel/text.ts'
import { useSubmit } from '../../../../kernel/ui/form/use-submit.ts'
import { EditConflictNote } from './edit-conflict-note.tsx'
import { FormFoot } from './form-foot.tsx'
import { PersonFields } from './person-fields.tsx'
import { changeOf } from './person-values.ts'
import { usePeopleRefresh } from './use-people-lists.ts'
import { usePersonDraft } from './use-person-draft.ts'

interface PersonEditorProps {
  person: ManagedUserDetail
  onDirty: (isDirty: boolean) => void
  onCancel: () => void
  /** Called after a conflict: fetches the stored person. */
  onConflict: () => Promise<unknown>
}

export function PersonEditor({ person, onDirty, onCancel, onConflict }: PersonEditorProps) {
  const t = useT()
  const refresh = usePeopleRefresh()
  const update = useAct('POST /sands-user/api/v1/manage/user/update')
  const { form, isDirty, version, meanwhile, settle, tellMeanwhile, drop } = usePersonDraft(person)
  const { submit, failure, setFailure, isBusy } = useSubmit()
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const refused = async (error: CallError): Promise<boolean> => {
    if (!isConflict(error)) return form.markRefused(error)
    await onConflict()
    tellMeanwhile()
    return true
  }
  const save = async () => {
    setFailure('')
    if (!form.check()) return
    await submit({
      run: () => update.mutateAsync({ body: changeOf(form.values, { id: person.id, version }), quiet: true }),
      done: t('org.saved'),
      onDone: () => {
        settle()
        return refresh()
      },
      onRefused: refused,
    })
  }

  return (
    <>
      {meanwhile && <EditConflictNote meanwhile={meanwhile} onDrop={drop} />}
      <PersonFields form={form} person={person} />
      {failure && <Alert type="error" showIcon title={failure} role="alert" />}
      <FormFoot
        action={t('org.save')}
        isBusy={isBusy}
        isIdle={!isDirty}
        onRun={() => void save()}
        onCancel={onCancel}
      />
    </>
  )
}
