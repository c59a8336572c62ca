import type { ManagedNotice, NoticeDraft } from '@sands/contract/home/front.model'
import { MOST_SHOWN } from '@sands/rules/decoration'
import { useAct, useCall } from '@sands/web/call/use-call'
import { type PromotionCalls, promotionBodyOf } from '../promotions/promotion.ts'

/** A college has at most this many, so one page contains them all. */
const ALL = { query: { size: MOST_SHOWN } }

const bodyOf = ({ text, ...shown }: NoticeDraft) => ({ text: text.trim(), ...promotionBodyOf(shown) })

export function useNoticeCalls(): PromotionCalls<ManagedNotice, NoticeDraft> {
  const list = useCall('GET /sands-system/api/v1/manage/notice/page', ALL, { staleTime: 0 })
  const create = useAct('POST /sands-system/api/v1/manage/notice/create')
  const update = useAct('POST /sands-system/api/v1/manage/notice/update')
  const remove = useAct('POST /sands-system/api/v1/manage/notice/remove')
  const sort = useAct('POST /sands-system/api/v1/manage/notice/sort')
  return {
    list,
    create: (draft) => create.mutateAsync({ body: bodyOf(draft), quiet: true }),
    update: ({ id, version }, draft) => update.mutateAsync({ body: { id, version, ...bodyOf(draft) }, quiet: true }),
    remove: ({ id, version }) => remove.mutateAsync({ body: { id, version } }),
    sort: (order) => sort.mutateAsync({ body: order, quiet: true }),
  }
}
