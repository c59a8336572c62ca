import type { ShowingState } from '@sands/contract/home/front.model'
import type { JumpChoice } from '@sands/contract/kernel/jump.model'
import type { PageOf } from '@sands/contract/kernel/schema'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { EVERYONE } from '@sands/rules/audience'
import { isGoodWindow } from '@sands/rules/decoration'
import { isGoodJump } from '@sands/rules/jump'
import type { ComponentType } from 'react'
import { NO_JUMP } from '../../../kernel/jump/jump-choice.ts'
import type { DeskText } from '../../../kernel/text.ts'

/** What adverts and notices have in common: where they lead, whom they are for, and when they are shown. */
export interface ShownValues {
  readonly jump: JumpChoice
  readonly audience: AudienceChoice
  readonly showFrom: string | null
  readonly showUntil: string | null
}

export interface ShownThing extends ShownValues {
  readonly id: string
  readonly version: number
  readonly state: ShowingState
}

export interface ShownFieldsProps<Draft> {
  draft: Draft
  /** Saving was tried: what is missing is marked. */
  tried: boolean
  onChange: (patch: Partial<Draft>) => void
  /** A picture is on its way, or no longer. */
  onBusy: (isBusy: boolean) => void
}

/** What a list of things that are shown needs to know of them. */
export interface ShownKind<Thing extends ShownThing, Draft extends ShownValues> {
  readonly words: Readonly<Record<'title' | 'intro' | 'add' | 'edit' | 'none' | 'noneText' | 'removeAsk', DeskText>>
  readonly nameOf: (thing: Thing) => string
  /** Of nothing: an empty one. */
  readonly draftOf: (thing: Thing | undefined) => Draft
  /** Whether its own fields are filled; the common ones are looked at elsewhere. */
  readonly isFilled: (draft: Draft) => boolean
  /** Its own fields, above the common ones. */
  readonly Fields: ComponentType<ShownFieldsProps<Draft>>
  /** How the phone shows those that run. */
  readonly Showcase: ComponentType<{ things: readonly Thing[] }>
  readonly Thumb?: ComponentType<{ thing: Thing }>
}

/** The calls of one kind. Failures are thrown, and nothing is told: whoever asks says what went wrong. */
export interface ShownCalls<Thing extends ShownThing, Draft> {
  readonly list: {
    data: PageOf<Thing> | undefined
    error: Error | null
    isPending: boolean
    refetch: () => Promise<{ data?: PageOf<Thing> | undefined }>
  }
  readonly create: (draft: Draft) => Promise<unknown>
  readonly update: (known: Pick<Thing, 'id' | 'version'>, draft: Draft) => Promise<unknown>
  readonly remove: (known: Pick<Thing, 'id' | 'version'>) => Promise<unknown>
  readonly sort: (order: { ids: Thing['id'][]; seen: Thing['id'][] }) => Promise<unknown>
}

export const shownValuesOf = (thing: ShownValues | undefined): ShownValues => ({
  jump: thing?.jump ?? NO_JUMP,
  audience: thing?.audience ?? EVERYONE,
  showFrom: thing?.showFrom ?? null,
  showUntil: thing?.showUntil ?? null,
})

/** As it is sent: nobody means the blanks around a link. */
export const shownBodyOf = ({ jump, audience, showFrom, showUntil }: ShownValues) => ({
  jump: { ...jump, link: jump.link?.trim() ?? null },
  audience,
  showFrom,
  showUntil,
})

export const isGoodShown = (values: ShownValues): boolean => isGoodJump(values.jump) && isGoodWindow(values)

/** In the order in which they were put here, while that is not stored yet. */
export function inOrder<Thing extends { readonly id: string }>(
  things: readonly Thing[],
  order: readonly string[] | undefined,
): readonly Thing[] {
  if (!order) return things
  // Those that came meanwhile stand first, as a new notice does.
  return things.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
}

/** Letters instead of their codes, for people to read. */
export function readableLink(link: string): string {
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}
