import type { ManagedComment } from '@sands/contract/social/social.model'
import { useCall } from '@sands/web/call/use-call'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { PhoneHint } from '../../../kernel/jump/phone-hint.tsx'
import { useT } from '../../../kernel/text.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { CommentDrawer } from './comment-drawer.tsx'
import { CommentFilters } from './comment-filters.tsx'
import { COMMENTS_ADDRESS, filterOf, isFiltered, NO_FILTER } from './comments-address.ts'
import { TakeDownDialog } from './take-down-dialog.tsx'
import { useCommentColumns } from './use-comment-columns.tsx'
import { usePutBack } from './use-put-back.ts'

const PAGE = 'GET /sands-system/api/v1/manage/comment/page'

/** All comments of people, for moderators. */
export function CommentsPage() {
  return (
    <PhoneHint>
      <Comments />
    </PhoneHint>
  )
}

function Comments() {
  const t = useT()
  const queries = useQueryClient()
  const [address, setAddress] = useAddressQuery(COMMENTS_ADDRESS)
  const { current, size, open } = address
  const page = useCall(PAGE, { query: { ...filterOf(address), current, size } }, { staleTime: 0 })
  const [leaving, setLeaving] = useState<ManagedComment>()
  const reload = () => queries.invalidateQueries({ queryKey: [PAGE] })
  const putBack = usePutBack(reload)
  const clear = () => setAddress(NO_FILTER)
  const columns = useCommentColumns({
    onOpen: ({ id }) => setAddress({ open: id }),
    onTakeDown: setLeaving,
    onPutBack: putBack,
  })
  return (
    <ManagePage title={t('social.manage_comments')} intro={t('social.manage_intro')}>
      <CommentFilters address={address} onChange={setAddress} onClear={clear} />
      <DataTable<ManagedComment>
        label={t('social.manage_comments')}
        columns={columns}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <EmptyList
            isNarrowed={isFiltered(address)}
            none={{ title: t('social.manage_none'), text: t('social.manage_none_text') }}
            notFound={{
              title: t('social.manage_not_found'),
              text: t('social.manage_not_found_text'),
              clear: { label: t('social.manage_clear'), onClear: clear },
            }}
          />
        }
      />
      <CommentDrawer
        comment={page.data?.records.find(({ id }) => id === open)}
        onClose={() => setAddress({ open: '' })}
        onTakeDown={setLeaving}
        onPutBack={putBack}
        onOnly={(patch) => setAddress({ ...NO_FILTER, ...patch })}
      />
      <TakeDownDialog comment={leaving} onClose={() => setLeaving(undefined)} onChanged={reload} />
    </ManagePage>
  )
}
