import { ExportOutlined } from '@ant-design/icons'
import type { ManagedContent } from '@sands/contract/community/posts.model'
import type { BatchId } from '@sands/contract/kernel/schema'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { BatchDialog } from '../../../kernel/batch/batch-dialog.tsx'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { AuthorDrawer } from './author-drawer.tsx'
import { filterOf, isFiltered, NO_FILTER, POSTS_ADDRESS } from './posts-address.ts'
import { PostsFilters } from './posts-filters.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { usePostColumns } from './use-post-columns.tsx'

/** Posts of every board: pinned, hidden, restored, taken over as information articles, exported. */
export function PostsPage() {
  const t = useT()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const [address, setAddress] = useAddressQuery(POSTS_ADDRESS)
  const { current, size } = address
  const filter = filterOf(address)
  const page = useCall(
    'GET /sands-lms/api/v1/manage/community/content/page',
    { query: { ...filter, current, size } },
    { staleTime: 0 },
  )
  const run = useRun(page.refetch)
  const pin = useAct('POST /sands-lms/api/v1/community/content/top/global')
  const pinOnBoard = useAct('POST /sands-lms/api/v1/community/content/top/board')
  const hide = useAct('POST /sands-lms/api/v1/community/content/hide')
  const restore = useAct('POST /sands-lms/api/v1/community/content/restore')
  const takeOver = useAct('POST /sands-lms/api/v1/manage/community/content/take-over')
  const exporting = useAct('POST /sands-lms/api/v1/manage/community/content/export')
  const [judged, setJudged] = useState<ManagedContent>()
  const [written, setWritten] = useState<ManagedContent>()
  const mayDisclose = may(useViewer(), 'community.disclose')
  const [batchId, setBatchId] = useState<BatchId>()
  const isHidden = judged?.state === 'hidden'
  const clear = () => setAddress(NO_FILTER)

  const askTakeOver = ({ communityContent: { id, title } }: ManagedContent) =>
    confirm({
      title: t('community.manage_take_over_ask', { name: title }),
      text: t('community.manage_take_over_text'),
      action: t('community.manage_take_over'),
      run: async () => {
        await run(async () => {
          const { articleId } = await takeOver.mutateAsync({ body: { id } })
          navigate(`/manage/article/articles/edit?id=${articleId}`)
        }, t('community.manage_taken_over'))
      },
    })
  const columns = usePostColumns({
    onPin: ({ communityContent: { id, toppingStatus, boardToppingStatus } }, scope) => {
      const isPinned = (scope === 'global' ? toppingStatus : boardToppingStatus) === 1
      const done = t(isPinned ? 'community.manage_unpinned' : 'community.manage_pinned')
      const act = scope === 'global' ? pin : pinOnBoard
      void run(() => act.mutateAsync({ body: { id, isTop: isPinned ? 0 : 1 } }), done)
    },
    onJudge: setJudged,
    onTakeOver: askTakeOver,
    onDisclose: mayDisclose ? setWritten : undefined,
  })
  return (
    <ManagePage
      title={t('community.manage_all_posts')}
      intro={t('community.manage_all_posts_intro')}
      actions={
        <Button
          icon={<ExportOutlined aria-hidden />}
          loading={exporting.isPending}
          disabled={page.data?.total === 0}
          onClick={() => void run(async () => setBatchId((await exporting.mutateAsync({ body: filter })).batchId))}
        >
          {t('community.manage_export')}
        </Button>
      }
    >
      <PostsFilters address={address} onChange={setAddress} />
      <DataTable<ManagedContent>
        label={t('community.manage_all_posts')}
        columns={columns}
        rowKey={({ communityContent: { id } }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <EmptyList
            isNarrowed={isFiltered(address)}
            none={{ title: t('community.manage_no_posts'), text: t('community.manage_no_posts_text') }}
            notFound={{
              title: t('community.manage_posts_not_found'),
              text: t('community.manage_posts_not_found_text'),
              clear: { label: t('community.manage_clear'), onClear: clear },
            }}
          />
        }
      />
      <ReasonDialog
        isOpen={judged !== undefined}
        title={t(isHidden ? 'community.manage_restore_of' : 'community.manage_hide_of', {
          name: judged?.communityContent.title ?? '',
        })}
        action={t(isHidden ? 'community.manage_decide_restore' : 'community.manage_decide_hide')}
        onClose={() => setJudged(undefined)}
        onDone={async (reason) => {
          if (!judged) return true
          const { id } = judged.communityContent
          const act = isHidden ? restore : hide
          return run(() => act.mutateAsync({ body: { id, reason } }), t('community.manage_decided'))
        }}
      />
      <AuthorDrawer post={written} onClose={() => setWritten(undefined)} />
      <BatchDialog batchId={batchId} title={t('community.batch_posts')} onClose={() => setBatchId(undefined)} />
    </ManagePage>
  )
}
