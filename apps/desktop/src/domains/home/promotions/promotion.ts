import type { ShowingState } from '@sands/contract/home/front.model'
import type { JumpChoice } from '@sands/contract/kernel/jump.model'
import type { PageOf } from '@sands/contract/kernel/schema'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { EVERYONE } from '@sands/rules/audience'
import { isGoodWindow } from '@sands/rules/decoration'
import { isGoodJump } from '@sands/rules/jump'
import type { ComponentType } from 'react'
import { NO_JUMP } from '../../../kernel/jump/jump-choice.ts'
import type { DesktopText } from '../../../kernel/text.ts'

/** The fields that adverts and notices share: jump, audience and hours. */
export interface PromotionValues {
  readonly jump: JumpChoice
  readonly audience: AudienceChoice
  readonly showFrom: string | null
  readonly showUntil: string | null
}

export interface Promotion extends PromotionValues {
  readonly id: string
  readonly version: number
  readonly state: ShowingState
}

export interface PromotionFieldsProps<Draft> {
  draft: Draft
  /** Saving was tried, so missing fields are marked. */
  tried: boolean
  onChange: (patch: Partial<Draft>) => void
  /** Called with true when an upload starts and with false when it ends. */
  onBusy: (isBusy: boolean) => void
}

/** Everything the shared page needs to know about one kind of promotion. */
export interface PromotionKind<Item extends Promotion, Draft extends PromotionValues> {
  readonly words: Readonly<Record<'title' | 'intro' | 'add' | 'edit' | 'none' | 'noneText' | 'removeAsk', DesktopText>>
  readonly nameOf: (promotion: Item) => string
  /** An empty draft when there is no promotion. */
  readonly draftOf: (promotion: Item | undefined) => Draft
  /** Whether its own fields are filled in; the shared fields are checked elsewhere. */
  readonly isFilled: (draft: Draft) => boolean
  /** Its own fields, above the shared ones. */
  readonly Fields: ComponentType<PromotionFieldsProps<Draft>>
  /** How the phone shows the running promotions. */
  readonly Showcase: ComponentType<{ promotions: readonly Item[] }>
  readonly Thumb?: ComponentType<{ promotion: Item }>
}

/** The calls of one kind. They throw their errors and show no message: the caller reports them. */
export interface PromotionCalls<Item extends Promotion, Draft> {
  readonly list: {
    data: PageOf<Item> | undefined
    error: Error | null
    isPending: boolean
    refetch: () => Promise<{ data?: PageOf<Item> | undefined }>
  }
  readonly create: (draft: Draft) => Promise<unknown>
  readonly update: (known: Pick<Item, 'id' | 'version'>, draft: Draft) => Promise<unknown>
  readonly remove: (known: Pick<Item, 'id' | 'version'>) => Promise<unknown>
  readonly sort: (order: { ids: Item['id'][]; seen: Item['id'][] }) => Promise<unknown>
}

export const promotionValuesOf = (promotion: PromotionValues | undefined): PromotionValues => ({
  jump: promotion?.jump ?? NO_JUMP,
  audience: promotion?.audience ?? EVERYONE,
  showFrom: promotion?.showFrom ?? null,
  showUntil: promotion?.showUntil ?? null,
})

/** The body that is sent, with a trimmed link. */
export const promotionBodyOf = ({ jump, audience, showFrom, showUntil }: PromotionValues) => ({
  jump: { ...jump, link: jump.link?.trim() ?? null },
  audience,
  showFrom,
  showUntil,
})

export const isValidPromotion = (values: PromotionValues): boolean => isGoodJump(values.jump) && isGoodWindow(values)

/** The promotions in the order chosen here, while it is not stored yet. */
export function inOrder<Item extends { readonly id: string }>(
  promotions: readonly Item[],
  order: readonly string[] | undefined,
): readonly Item[] {
  if (!order) return promotions
  // Promotions that were added meanwhile come first, like a new notice.
  return promotions.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
}

/** The link with its percent-encoding decoded, for reading. */
export function readableLink(link: string): string {
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}
