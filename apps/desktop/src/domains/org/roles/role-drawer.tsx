import type { Role } from '@sands/contract/org/role.model'
import { Drawer } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { roleCodeOf, useRoleName } from '../manage/use-role-name.ts'
import { RoleForm } from './role-form.tsx'
import { RoleSheet } from './role-sheet.tsx'

/** Used instead of an id for a new role. */
export const NEW_ROLE = 'new'

interface RoleDrawerProps {
  /** The id of the role in the address, `new`, or empty. */
  open: string
  /** The role that a new role is copied from. */
  from: string
  roles: readonly Role[]
  mayEdit: boolean
  onClose: () => void
  onLookAgain: () => Promise<readonly Role[]>
}

export function RoleDrawer(props: RoleDrawerProps) {
  const t = useT()
  const roleName = useRoleName()
  const { open, roles, onClose } = props
  const role = roles.find(({ id }) => id === open)
  const title = open === NEW_ROLE ? t('org.role_add') : role && roleName(role)
  return (
    <Drawer open={open !== ''} onClose={onClose} size={560} title={title} destroyOnHidden>
      <Content key={open} {...props} />
    </Drawer>
  )
}

function Content({ open, from, roles, mayEdit, ...form }: RoleDrawerProps) {
  const t = useT()
  const roleName = useRoleName()
  if (open === NEW_ROLE && mayEdit) {
    const model = roles.find(({ id }) => id === from)
    const start = model
      ? { name: t('org.role_copied_name', { name: roleName(model) }), rights: model.rights }
      : { name: '', rights: [] }
    return <RoleForm stored={undefined} start={start} {...form} />
  }
  const role = roles.find(({ id }) => id === open)
  if (!role) return <StateBlock kind="lost" title={t('org.role_gone')} />
  const code = roleCodeOf(role.code)
  if (role.code === null && mayEdit) {
    return <RoleForm stored={role} start={{ name: role.name ?? '', rights: role.rights }} {...form} />
  }
  return <RoleSheet role={role} text={code ? t(`org.role.${code}.text`) : t('org.role_own_text')} />
}
