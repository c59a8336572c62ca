import type { Role } from '@sands/contract/org/role.model'
import { CallError } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { Alert, Button } from 'antd'
import { type FormEvent, useState } from 'react'
import { isConflict } from '../../../kernel/conflict.ts'
import { useT } from '../../../kernel/text.ts'
import { NameField } from '../../../kernel/ui/form/name-field.tsx'
import { RightBoxes } from './right-boxes.tsx'
import styles from './roles.module.css'
import { useRoleRefresh } from './use-role-refresh.ts'

interface RoleFormProps {
  /** The role that is changed; none while a new one is made. */
  stored: Role | undefined
  start: Pick<Role, 'rights'> & { name: string }
  onClose: () => void
  /** Asks for the roles as they are stored now. */
  onLookAgain: () => Promise<readonly Role[]>
}

/** A name and its rights. When somebody else was faster, it is told and what was typed stays. */
export function RoleForm({ stored, start, onClose, onLookAgain }: RoleFormProps) {
  const t = useT()
  const refresh = useRoleRefresh()
  const save = useAct('POST /sands-user/api/v1/manage/role/save')
  const [name, setName] = useState(start.name)
  const [rights, setRights] = useState(start.rights)
  const [version, setVersion] = useState(stored?.version ?? null)
  const [theirs, setTheirs] = useState<Role>()
  const [nameFault, setNameFault] = useState<string>()
  const [failure, setFailure] = useState<string>()

  const refused = async (error: unknown) => {
    if (!(error instanceof CallError)) throw error
    if (isNameTaken(error)) return setNameFault(error.msg)
    setFailure(error.msg)
    if (!isConflict(error)) return
    const changed = (await onLookAgain()).find(({ id }) => id === stored?.id)
    // Told what happened, whoever saves again does so knowingly.
    setVersion(changed?.version ?? null)
    setTheirs(changed)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    if (!name.trim()) return setNameFault(t('org.role_name_missing'))
    setFailure(undefined)
    setTheirs(undefined)
    try {
      await save.mutateAsync({ body: { id: stored?.id ?? null, version, name: name.trim(), rights }, quiet: true })
      showToast(t('org.role_saved'), { kind: 'success' })
      onClose()
      await refresh()
    } catch (error) {
      await refused(error)
    }
  }
  const take = ({ name: their, rights: theirRights }: Role) => {
    setName(their ?? '')
    setRights(theirRights)
    setTheirs(undefined)
    setFailure(undefined)
    setNameFault(undefined)
  }

  return (
    <form className={styles.sheet} data-in="drawer" noValidate onSubmit={(event) => void submit(event)}>
      {failure && (
        <Alert
          type={theirs ? 'warning' : 'error'}
          showIcon
          role="alert"
          title={failure}
          {...(theirs && {
            action: (
              <Button size="small" onClick={() => take(theirs)}>
                {t('org.role_reload')}
              </Button>
            ),
          })}
        />
      )}
      {stored && stored.people > 0 && (
        <Alert type="info" showIcon role="status" title={t('org.role_reaches', { count: stored.people })} />
      )}
      <NameField
        label={t('org.role_name_label')}
        value={name}
        fault={nameFault}
        onChange={(typed) => {
          setName(typed)
          setNameFault(undefined)
        }}
      />
      <RightBoxes chosen={rights} onChange={setRights} />
      <div className={styles.foot}>
        <Button onClick={onClose}>{t('kernel.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t('org.role_save')}
        </Button>
      </div>
    </form>
  )
}

/** The only refusal of this call that says a name. */
const isNameTaken = ({ data }: CallError) => typeof data === 'object' && data !== null && 'name' in data
