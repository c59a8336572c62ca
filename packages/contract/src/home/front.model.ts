import { TAB_CODES } from '@sands/rules/tabs'
import { type Static, Type } from 'typebox'
import { JumpChoice } from '../kernel/jump.model.ts'
import { IdOf, Instant, Nullable, OneOf, Version } from '../kernel/schema.ts'
import { Picture } from '../media/media.model.ts'
import { AudienceChoice } from '../org/audience.model.ts'

const Words = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })

const shown = {
  jump: JumpChoice,
  audience: AudienceChoice,
  showFrom: Nullable(Instant),
  showUntil: Nullable(Instant),
}
/** By time: before the display period, within it, or after it. */
export const SHOWING_STATES = ['waiting', 'running', 'over'] as const
export const ShowingState = OneOf(SHOWING_STATES)
export type ShowingState = (typeof SHOWING_STATES)[number]

/** A line in the notice module of the home page. */
export const NoticeDraft = Type.Object({ text: Words(100), ...shown })
export type NoticeDraft = Static<typeof NoticeDraft>
export const ManagedNotice = Type.Object({
  id: IdOf<'notice'>(),
  ...NoticeDraft.properties,
  state: ShowingState,
  version: Version,
  updatedAt: Instant,
})
export type ManagedNotice = Static<typeof ManagedNotice>

/** A picture that people see when they open the home page. */
export const AdvertDraft = Type.Object({ name: Words(60), fileId: IdOf<'file'>(), ...shown })
export type AdvertDraft = Static<typeof AdvertDraft>
export const ManagedAdvert = Type.Object({
  id: IdOf<'advert'>(),
  ...AdvertDraft.properties,
  fileId: Nullable(IdOf<'file'>()),
  picture: Nullable(Picture),
  state: ShowingState,
  version: Version,
  updatedAt: Instant,
})
export type ManagedAdvert = Static<typeof ManagedAdvert>

/** A tab of the bottom bar: a screen of the product, or a link of the company. */
export const TabDraft = Type.Object({
  name: Words(12),
  code: Nullable(OneOf(TAB_CODES)),
  link: Nullable(Type.String({ maxLength: 1000 })),
  isDefaultPage: Type.Boolean(),
  iconFileId: Nullable(IdOf<'file'>()),
  selectedIconFileId: Nullable(IdOf<'file'>()),
  audience: AudienceChoice,
})
export type TabDraft = Static<typeof TabDraft>
