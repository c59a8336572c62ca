import type { DepartmentId, RoleId } from '@sands/contract/kernel/schema'
import type { Reach } from '@sands/contract/rights'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Alert, Button } from 'antd'
import { type FormEvent, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useSubmit } from '../../../kernel/ui/form/use-submit.ts'
import { useViewer } from '../../../kernel/viewer.ts'
import { useDepartmentOptions } from '../manage/people/use-people-lists.ts'
import { useRoleName } from '../manage/use-role-name.ts'
import { GrantedRights } from './granted-rights.tsx'
import { type ChosenPerson, PersonChoice } from './person-choice.tsx'
import { ReachChoice } from './reach-choice.tsx'
import styles from './roles.module.css'
import { useRoleRefresh } from './use-role-refresh.ts'

/** Grants a role to somebody else: the person, the role, and where. Only roles that the viewer may grant are listed. */
export function GiveForm({ onClose }: { onClose: () => void }) {
  const t = useT()
  const viewer = useViewer()
  const roleName = useRoleName()
  const refresh = useRoleRefresh()
  const departments = useDepartmentOptions()
  const roles = useCall('GET /sands-user/api/v1/manage/role/list')
  const give = useAct('POST /sands-user/api/v1/manage/grant/create')
  const [person, setPerson] = useState<ChosenPerson | null>(null)
  const [roleId, setRoleId] = useState<RoleId | ''>('')
  const [reach, setReach] = useState<Reach>('college')
  const [departmentId, setDepartmentId] = useState<DepartmentId | ''>('')
  const [isChecked, setChecked] = useState(false)
  const { submit, failure, setFailure, isBusy } = useSubmit()
  const role = roles.data?.find(({ id }) => id === roleId)
  const needsDepartment = reach === 'department'

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    setFailure('')
    if (!person || !roleId || (needsDepartment && !departmentId)) return
    const body = {
      userId: person.id,
      roleId,
      collegeId: reach === 'company' ? null : viewer.collegeId,
      departmentId: needsDepartment && departmentId ? departmentId : null,
    }
    await submit({
      run: () => give.mutateAsync({ body, quiet: true }),
      done: t('org.grant_given', { name: person.name }),
      onDone: () => {
        onClose()
        return refresh()
      },
    })
  }

  return (
    <form className={styles.sheet} data-in="dialog" noValidate onSubmit={(event) => void send(event)}>
      {failure && <Alert type="error" showIcon role="alert" title={failure} />}
      <Field
        label={t('org.grant_person')}
        required
        fault={isChecked && !person ? t('org.grant_person_missing') : undefined}
      >
        {(field) => <PersonChoice field={field} value={person} onChange={setPerson} exceptId={viewer.id} />}
      </Field>
      <Field
        label={t('org.grant_role')}
        required
        fault={isChecked && !roleId ? t('org.grant_role_missing') : undefined}
      >
        {(field) => (
          <Choice<RoleId>
            field={field}
            options={(roles.data ?? [])
              .filter(({ mayGrant }) => mayGrant)
              .map((each) => ({ value: each.id, label: roleName(each) }))}
            value={roleId}
            onChange={setRoleId}
            loading={roles.isPending}
            placeholder={t('org.grant_role_choose')}
          />
        )}
      </Field>
      <ReachChoice value={reach} onChange={setReach} collegeName={viewer.collegeName} />
      {needsDepartment && (
        <Field
          label={t('org.grant_department_label')}
          required
          fault={isChecked && !departmentId ? t('org.grant_department_missing') : undefined}
        >
          {(field) => (
            <Choice<DepartmentId>
              field={field}
              options={departments}
              value={departmentId}
              onChange={setDepartmentId}
              placeholder={t('org.grant_department_choose')}
            />
          )}
        </Field>
      )}
      {role && <GrantedRights rights={role.rights} reach={reach} />}
      <div className={styles.foot}>
        <Button onClick={onClose}>{t('kernel.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('org.grant_give')}
        </Button>
      </div>
    </form>
  )
}
