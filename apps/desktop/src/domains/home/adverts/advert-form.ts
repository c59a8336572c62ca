import type { AdvertDraft, ManagedAdvert } from '@sands/contract/home/front.model'
import type { FileId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import { promotionValuesOf } from '../promotions/promotion.ts'

/** An advert in the form; its picture may still be missing. */
export interface AdvertForm extends Omit<AdvertDraft, 'fileId'> {
  readonly fileId: FileId | null
  readonly picture: Picture | null
}

export const advertFormOf = (advert: ManagedAdvert | undefined): AdvertForm => ({
  name: advert?.name ?? '',
  fileId: advert?.fileId ?? null,
  picture: advert?.picture ?? null,
  ...promotionValuesOf(advert),
})
