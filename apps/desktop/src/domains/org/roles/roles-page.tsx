import { PlusOutlined } from '@ant-design/icons'
import type { Role } from '@sands/contract/org/role.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button, Skeleton } from 'antd'
import { textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { RowTable } from '../../../kernel/ui/list/row-table.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { useRoleName } from '../manage/use-role-name.ts'
import { NEW_ROLE, RoleDrawer } from './role-drawer.tsx'
import { RoleMatrix } from './role-matrix.tsx'
import styles from './roles.module.css'
import { useRoleColumns } from './use-role-columns.tsx'
import { useRoleRefresh } from './use-role-refresh.ts'

/** `open` names the role in the drawer, `from` the role that a new one is copied from. */
const ADDRESS = { open: textValue(18), from: textValue(18) }

export function RolesPage() {
  const t = useT()
  const mayEdit = may(useViewer(), 'org.roles.edit')
  const roleName = useRoleName()
  const confirm = useConfirm()
  const refresh = useRoleRefresh()
  const [{ open, from }, setAddress] = useAddressQuery(ADDRESS)
  const roles = useCall('GET /sands-user/api/v1/manage/role/list', {}, { staleTime: 0 })
  const remove = useAct('POST /sands-user/api/v1/manage/role/delete')

  const askDelete = (role: Role) =>
    confirm({
      title: t('org.role_delete_ask', { name: roleName(role) }),
      text: t('org.role_delete_text'),
      action: t('org.role_delete'),
      danger: true,
      run: () => remove.mutateAsync({ body: { id: role.id, version: role.version } }),
      done: t('org.role_deleted'),
      refresh,
    })
  const columns = useRoleColumns({
    onOpen: ({ id }) => setAddress({ open: id, from: '' }),
    ...(mayEdit && { acts: { onCopy: ({ id }) => setAddress({ open: NEW_ROLE, from: id }), askDelete } }),
  })

  return (
    <ManagePage
      title={t('org.roles')}
      intro={t('org.roles_intro')}
      actions={
        mayEdit && (
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => setAddress({ open: NEW_ROLE, from: '' })}
          >
            {t('org.role_add')}
          </Button>
        )
      }
    >
      {roles.isPending && (
        <div role="status" aria-label={t('kernel.loading')}>
          <Skeleton active title={false} paragraph={{ rows: 8 }} />
        </div>
      )}
      {!roles.isPending && !roles.data && <FailureBlock error={roles.error} onRetry={() => void roles.refetch()} />}
      {roles.data && (
        <>
          <div className={styles.card}>
            <RowTable label={t('org.roles')} columns={columns} rows={roles.data} rowKey={({ id }) => id} />
          </div>
          <RoleMatrix roles={roles.data} />
          <RoleDrawer
            open={open}
            from={from}
            roles={roles.data}
            mayEdit={mayEdit}
            onClose={() => setAddress({ open: '', from: '' })}
            onLookAgain={async () => (await roles.refetch()).data ?? []}
          />
        </>
      )}
    </ManagePage>
  )
}
