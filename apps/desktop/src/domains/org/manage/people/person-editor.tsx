import type { ManagedUserDetail } from '@sands/contract/org/people.model'
import { CallError } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { Alert } from 'antd'
import { useEffect, useState } from 'react'
import { isConflict } from '../../../../kernel/conflict.ts'
import { useT } from '../../../../kernel/text.ts'
import { FormFoot } from './form-foot.tsx'
import { MeanwhileNote } from './meanwhile-note.tsx'
import { PersonFields } from './person-fields.tsx'
import { refusedField } from './person-rules.ts'
import { changeOf } from './person-values.ts'
import { usePeopleRefresh } from './use-people-lists.ts'
import { usePersonDraft } from './use-person-draft.ts'

interface PersonEditorProps {
  person: ManagedUserDetail
  onDirty: (isDirty: boolean) => void
  onCancel: () => void
  /** Somebody else was faster: asks for what is stored now. */
  onConflict: () => Promise<unknown>
}

export function PersonEditor({ person, onDirty, onCancel, onConflict }: PersonEditorProps) {
  const t = useT()
  const refresh = usePeopleRefresh()
  const update = useAct('POST /sands-user/api/v1/manage/user/update')
  const { form, isDirty, version, meanwhile, settle, tellMeanwhile, drop } = usePersonDraft(person)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const refused = async (error: unknown) => {
    if (!(error instanceof CallError)) throw error
    if (isConflict(error)) {
      await onConflict()
      return tellMeanwhile()
    }
    const field = refusedField(error)
    if (field) form.mark(field, error.msg)
    else setFailure(error.msg)
  }
  const save = async () => {
    setFailure(null)
    if (!form.check() || update.isPending) return
    try {
      await update.mutateAsync({ body: changeOf(form.values, { id: person.id, version }), quiet: true })
      settle()
      showToast(t('org.saved'), { kind: 'success' })
      await refresh()
    } catch (error) {
      await refused(error)
    }
  }

  return (
    <>
      {meanwhile && <MeanwhileNote meanwhile={meanwhile} onDrop={drop} />}
      <PersonFields form={form} person={person} />
      {failure && <Alert type="error" showIcon title={failure} role="alert" />}
      <FormFoot
        action={t('org.save')}
        isBusy={update.isPending}
        isIdle={!isDirty}
        onRun={() => void save()}
        onCancel={onCancel}
      />
    </>
  )
}
