import type { Role } from '@sands/contract/org/role.model'
import type { CallError } from '@sands/web/call/call-error'
import { useAct } from '@sands/web/call/use-call'
import { Alert, Button } from 'antd'
import { type FormEvent, useState } from 'react'
import { isConflict } from '../../../kernel/conflict.ts'
import { useT } from '../../../kernel/text.ts'
import { NameField } from '../../../kernel/ui/form/name-field.tsx'
import { useSubmit } from '../../../kernel/ui/form/use-submit.ts'
import { RightBoxes } from './right-boxes.tsx'
import styles from './roles.module.css'
import { useRoleRefresh } from './use-role-refresh.ts'

interface RoleFormProps {
  /** The role to change; undefined creates a new one. */
  stored: Role | undefined
  start: Pick<Role, 'rights'> & { name: string }
  onClose: () => void
  /** Fetches the stored roles. */
  onLookAgain: () => Promise<readonly Role[]>
}

/** The name of a role and its rights. After a conflict, a message is shown and the typed values stay. */
export function RoleForm({ stored, start, onClose, onLookAgain }: RoleFormProps) {
  const t = useT()
  const refresh = useRoleRefresh()
  const save = useAct('POST /sands-user/api/v1/manage/role/save')
  const [name, setName] = useState(start.name)
  const [rights, setRights] = useState(start.rights)
  const [version, setVersion] = useState(stored?.version ?? null)
  const [theirs, setTheirs] = useState<Role>()
  const [nameFault, setNameFault] = useState<string>()
  const { submit, failure, setFailure, isBusy } = useSubmit()

  const refused = async (error: CallError): Promise<boolean> => {
    if (isNameTaken(error)) {
      setNameFault(error.msg)
      return true
    }
    if (!isConflict(error)) return false
    const changed = (await onLookAgain()).find(({ id }) => id === stored?.id)
    // The conflict was shown, so saving again overwrites it on purpose.
    setVersion(changed?.version ?? null)
    setTheirs(changed)
    return false
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setNameFault(t('org.role_name_missing'))
    await submit({
      run: () => {
        setTheirs(undefined)
        return save.mutateAsync({ body: { id: stored?.id ?? null, version, name: name.trim(), rights }, quiet: true })
      },
      done: t('org.role_saved'),
      onDone: () => {
        onClose()
        return refresh()
      },
      onRefused: refused,
    })
  }
  const take = ({ name: their, rights: theirRights }: Role) => {
    setName(their ?? '')
    setRights(theirRights)
    setTheirs(undefined)
    setFailure('')
    setNameFault(undefined)
  }

  return (
    <form className={styles.sheet} data-in="drawer" noValidate onSubmit={(event) => void send(event)}>
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
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('org.role_save')}
        </Button>
      </div>
    </form>
  )
}

/** This call has only one error that contains a name. */
const isNameTaken = ({ data }: CallError) => typeof data === 'object' && data !== null && 'name' in data
