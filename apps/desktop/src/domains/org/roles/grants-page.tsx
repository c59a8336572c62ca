import { UserAddOutlined } from '@ant-design/icons'
import type { RoleId, UserId } from '@sands/contract/kernel/schema'
import type { Grant } from '@sands/contract/org/role.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { idValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { GiveDialog } from './give-dialog.tsx'
import { type GrantAddress, GrantFilters, NO_FILTER } from './grant-filters.tsx'
import { useGrantColumns } from './use-grant-columns.tsx'
import { useGrantWords } from './use-grant-words.ts'
import { useRoleRefresh } from './use-role-refresh.ts'

const ADDRESS = { ...pageValues, keyword: textValue(60), role: idValue<RoleId>(), userId: idValue<UserId>() }

export function GrantsPage() {
  const t = useT()
  const viewer = useViewer()
  const mayEdit = may(viewer, 'org.roles.edit')
  const words = useGrantWords()
  const confirm = useConfirm()
  const refresh = useRoleRefresh()
  const [isGiving, setGiving] = useState(false)
  const [address, setAddress] = useAddressQuery(ADDRESS)
  const { current, size, keyword, role, userId } = address
  const query = {
    current,
    size,
    ...(keyword && { keyword }),
    ...(role && { roleId: role }),
    ...(userId && { userId }),
  }
  const page = useCall('GET /sands-user/api/v1/manage/grant/page', { query }, { staleTime: 0 })
  const take = useAct('POST /sands-user/api/v1/manage/grant/delete')

  const narrow = (patch: Partial<GrantAddress>, options?: { replace: boolean }) =>
    setAddress({ ...patch, current: 1 }, options)
  const askTake = (grant: Grant) =>
    confirm({
      title: t('org.grant_take_ask', { name: grant.userName, role: words.role(grant) }),
      text: t('org.grant_take_text', { place: words.place(grant) }),
      action: t('org.grant_take'),
      danger: true,
      run: () => take.mutateAsync({ body: { id: grant.id } }),
      done: t('org.grant_taken'),
      refresh,
    })
  const columns = useGrantColumns(mayEdit ? askTake : undefined)

  return (
    <ManagePage
      title={t('org.grants')}
      intro={t('org.grants_intro')}
      actions={
        mayEdit &&
        may(viewer, 'org.people.view') && (
          <Button type="primary" icon={<UserAddOutlined aria-hidden />} onClick={() => setGiving(true)}>
            {t('org.grant_give')}
          </Button>
        )
      }
    >
      <GrantFilters address={address} onChange={narrow} />
      <DataTable<Grant>
        label={t('org.grants')}
        columns={columns}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <EmptyList
            isNarrowed={Boolean(keyword || role || userId)}
            none={{ title: t('org.grants_none'), text: t('org.grants_none_text') }}
            notFound={{
              title: t('org.grants_none_found'),
              text: t('org.grants_none_found_text'),
              clear: { label: t('org.grants_filter_clear'), onClear: () => narrow(NO_FILTER) },
            }}
          />
        }
      />
      <GiveDialog open={isGiving} onClose={() => setGiving(false)} />
    </ManagePage>
  )
}
