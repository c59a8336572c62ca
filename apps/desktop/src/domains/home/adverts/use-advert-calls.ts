import type { AdvertDraft, ManagedAdvert } from '@sands/contract/home/front.model'
import { MOST_SHOWN } from '@sands/rules/decoration'
import { useAct, useCall } from '@sands/web/call/use-call'
import { type PromotionCalls, promotionBodyOf } from '../promotions/promotion.ts'
import type { AdvertForm } from './advert-form.ts'

/** A college has at most this many, so one page contains them all. */
const ALL = { query: { size: MOST_SHOWN } }

function bodyOf({ name, fileId, ...shown }: AdvertForm): AdvertDraft {
  if (fileId === null) throw new Error('an advert without a picture cannot be saved')
  return { name: name.trim(), fileId, ...promotionBodyOf(shown) }
}

export function useAdvertCalls(): PromotionCalls<ManagedAdvert, AdvertForm> {
  const list = useCall('GET /sands-system/api/v1/manage/advert/page', ALL, { staleTime: 0 })
  const create = useAct('POST /sands-system/api/v1/manage/advert/create')
  const update = useAct('POST /sands-system/api/v1/manage/advert/update')
  const remove = useAct('POST /sands-system/api/v1/manage/advert/remove')
  const sort = useAct('POST /sands-system/api/v1/manage/advert/sort')
  return {
    list,
    create: (form) => create.mutateAsync({ body: bodyOf(form), quiet: true }),
    update: ({ id, version }, form) => update.mutateAsync({ body: { id, version, ...bodyOf(form) }, quiet: true }),
    remove: ({ id, version }) => remove.mutateAsync({ body: { id, version } }),
    sort: (order) => sort.mutateAsync({ body: order, quiet: true }),
  }
}
