import type { DepartmentId, UserId } from '@sands/contract/kernel/schema'
import { useAct } from '@sands/web/call/use-call'
import { Alert, Checkbox } from 'antd'
import { useEffect, useState } from 'react'
import { useT } from '../../../../kernel/text.ts'
import { useSubmit } from '../../../../kernel/ui/form/use-submit.ts'
import { useViewer } from '../../../../kernel/viewer.ts'
import { FormFoot } from './form-foot.tsx'
import styles from './person.module.css'
import { PersonFields } from './person-fields.tsx'
import { changedFields, emptyPerson, newPlace, newUserOf } from './person-values.ts'
import { usePeopleRefresh } from './use-people-lists.ts'
import { usePersonForm } from './use-person-draft.ts'

interface NewPersonProps {
  department: DepartmentId | null
  onDirty: (isDirty: boolean) => void
  onCancel: () => void
  onAdded: (added: { id: UserId; name: string; oneTimePassword: string | null }) => void
}

export function NewPerson({ department, onDirty, onCancel, onAdded }: NewPersonProps) {
  const t = useT()
  const { collegeId } = useViewer()
  const refresh = usePeopleRefresh()
  const create = useAct('POST /sands-user/api/v1/manage/user/create')
  const [start] = useState(() => emptyPerson({ ...newPlace(collegeId), departmentId: department }))
  const form = usePersonForm(start)
  const [withPassword, setWithPassword] = useState(true)
  const { submit, failure, setFailure, isBusy } = useSubmit()
  const isDirty = changedFields(start, form.values).length > 0
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const add = async () => {
    setFailure('')
    if (!form.check()) return
    const name = form.values.name.trim()
    await submit({
      run: () => create.mutateAsync({ body: newUserOf(form.values, withPassword), quiet: true }),
      done: t('org.person_added', { name }),
      onDone: (added) => {
        onAdded({ ...added, name })
        return refresh()
      },
      onRefused: form.markRefused,
    })
  }

  return (
    <div className={styles.person}>
      <PersonFields form={form} />
      <Checkbox checked={withPassword} onChange={({ target }) => setWithPassword(target.checked)}>
        {t('org.with_password')}
      </Checkbox>
      {failure && <Alert type="error" showIcon title={failure} role="alert" />}
      <FormFoot action={t('org.person_add')} isBusy={isBusy} onRun={() => void add()} onCancel={onCancel} />
    </div>
  )
}
