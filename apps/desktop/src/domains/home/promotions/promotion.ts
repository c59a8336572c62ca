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

/** What adverts and notices have in common: where they lead, whom they are for, and when they are shown. */
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
  /** Saving was tried: what is missing is marked. */
  tried: boolean
  onChange: (patch: Partial<Draft>) => void
  /** A picture is on its way, or no longer. */
  onBusy: (isBusy: boolean) => void
}

/** What a list of things that are shown needs to know of them. */
export interface PromotionKind<Item extends Promotion, Draft extends PromotionValues> {
  readonly words: Readonly<Record<'title' | 'intro' | 'add' | 'edit' | 'none' | 'noneText' | 'removeAsk', DesktopText>>
  readonly nameOf: (promotion: Item) => string
  /** Of nothing: an empty one. */
  readonly draftOf: (promotion: Item | undefined) => Draft
  /** Whether its own fields are filled; the common ones are looked at elsewhere. */
  readonly isFilled: (draft: Draft) => boolean
  /** Its own fields, above the common ones. */
  readonly Fields: ComponentType<PromotionFieldsProps<Draft>>
  /** How the phone shows those that run. */
  readonly Showcase: ComponentType<{ promotions: readonly Item[] }>
  readonly Thumb?: ComponentType<{ promotion: Item }>
}

/** The calls of one kind. Failures are thrown, and nothing is told: whoever asks says what went wrong. */
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

/** As it is sent: nobody means the blanks around a link. */
export const promotionBodyOf = ({ jump, audience, showFrom, showUntil }: PromotionValues) => ({
  jump: { ...jump, link: jump.link?.trim() ?? null },
  audience,
  showFrom,
  showUntil,
})

export const isValidPromotion = (values: PromotionValues): boolean => isGoodJump(values.jump) && isGoodWindow(values)

/** In the order in which they were put here, while that is not stored yet. */
export function inOrder<Item extends { readonly id: string }>(
  promotions: readonly Item[],
  order: readonly string[] | undefined,
): readonly Item[] {
  if (!order) return promotions
  // Those that came meanwhile stand first, as a new notice does.
  return promotions.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
}

/** Letters instead of their codes, for people to read. */
export function readableLink(link: string): string {
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}
