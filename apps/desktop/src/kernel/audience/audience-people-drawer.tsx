import type { AudienceChoice, AudiencePerson } from '@sands/contract/org/audience.model'
import { useCall } from '@sands/web/call/use-call'
import { Drawer } from 'antd'
import { useState } from 'react'
import { PAGE_SIZES } from '../address/address-query.ts'
import { useT } from '../text.ts'
import { DataTable } from '../ui/list/data-table.tsx'
import type { Column } from '../ui/list/row-table.tsx'
import { StateBlock } from '../ui/page/state-block.tsx'

interface AudiencePeopleDrawerProps {
  open: boolean
  choice: AudienceChoice
  onClose: () => void
}

/** Lists the people in the audience by name. */
export function AudiencePeopleDrawer({ open, choice, onClose }: AudiencePeopleDrawerProps) {
  const t = useT()
  return (
    <Drawer open={open} onClose={onClose} size={720} title={t('manage.audience_people')} destroyOnHidden>
      {open && <AudiencePeople choice={choice} />}
    </Drawer>
  )
}

function AudiencePeople({ choice }: { choice: AudienceChoice }) {
  const t = useT()
  const [paging, setPaging] = useState<{ current: number; size: number }>({ current: 1, size: PAGE_SIZES[0] })
  const answer = useCall(
    'POST /sands-user/api/v1/manage/audience/people',
    { body: { ...choice, ...paging } },
    { staleTime: 0 },
  )
  const columns: Column<AudiencePerson>[] = [
    { key: 'name', title: t('manage.audience_name'), cell: ({ name }) => name },
    { key: 'userName', title: t('manage.audience_user_name'), cell: ({ userName }) => userName },
    { key: 'department', title: t('manage.audience_department'), cell: ({ departmentName }) => departmentName || '–' },
    { key: 'post', title: t('manage.audience_post'), cell: ({ postName }) => postName || '–' },
  ]
  return (
    <DataTable<AudiencePerson>
      label={t('manage.audience_people')}
      columns={columns}
      rowKey={({ id }) => id}
      answer={answer}
      paging={paging}
      onPaging={setPaging}
      empty={
        <StateBlock
          kind="empty"
          title={t('manage.audience_people_none')}
          text={t('manage.audience_people_none_text')}
        />
      }
    />
  )
}
