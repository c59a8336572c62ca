import { LANGUAGES } from '@sands/rules/language'
import { MESSAGE_LENGTHS } from '@sands/rules/message'
import { type Static, Type } from 'typebox'
import { JumpChoice } from '../kernel/jump.model.ts'
import { IdOf, Instant, Nullable, OneOf, Version } from '../kernel/schema.ts'
import { AudienceChoice } from '../org/audience.model.ts'
import { MessageCategoryCode } from './message.model.ts'

/** `sending` while a job delivers to the people after the first ten thousand. */
export const OUTGOING_STATES = ['scheduled', 'sending', 'sent', 'cancelled'] as const
export const OutgoingState = OneOf(OUTGOING_STATES)
export type OutgoingState = (typeof OUTGOING_STATES)[number]

const Words = Type.Object({
  title: Type.String({ minLength: 1, maxLength: MESSAGE_LENGTHS.title, pattern: '\\S' }),
  content: Type.String({ minLength: 1, maxLength: MESSAGE_LENGTHS.content, pattern: '\\S' }),
})
type Words = Static<typeof Words>

/** Texts in at least one language; readers of other languages get the closest one. */
const Texts = Type.Unsafe<Partial<Record<(typeof LANGUAGES)[number], Words>>>(
  Type.Object(Object.fromEntries(LANGUAGES.map((language) => [language, Type.Optional(Words)])), {
    minProperties: 1,
    additionalProperties: false,
  }),
)

const draft = {
  category: MessageCategoryCode,
  texts: Texts,
  jump: Nullable(JumpChoice),
  audience: AudienceChoice,
  sendAt: Nullable(Instant),
}
/** A message before it is sent: at once, or at a moment within a year. */
export const MessageDraft = Type.Object(draft)
export type MessageDraft = Static<typeof MessageDraft>
export const MessageChange = Type.Object({ id: IdOf<'outgoing'>(), version: Version, ...draft })
export type MessageChange = Static<typeof MessageChange>

export const OutgoingMessage = Type.Object({
  id: IdOf<'outgoing'>(),
  title: Type.String({ description: 'In the language of the viewer, or in another one that the message has' }),
  category: MessageCategoryCode,
  state: OutgoingState,
  sendAt: Type.String({ format: 'date-time', description: 'When the message is or was sent' }),
  people: Nullable(Type.Integer({ description: 'Number of people in the audience when it was sent' })),
  createdBy: Type.String(),
  version: Version,
})
export type OutgoingMessage = Static<typeof OutgoingMessage>

export const OutgoingDetail = Type.Object({
  ...OutgoingMessage.properties,
  texts: Texts,
  jump: Nullable(JumpChoice),
  audience: AudienceChoice,
  createdAt: Instant,
})
export type OutgoingDetail = Static<typeof OutgoingDetail>

/** The delivery of a message. Until it is delivered to everybody, `delivered` is less than `people`. */
export const DeliveryReport = Type.Object({
  state: OutgoingState,
  people: Type.Integer(),
  delivered: Type.Integer(),
  read: Type.Integer(),
  unread: Type.Integer(),
})
export type DeliveryReport = Static<typeof DeliveryReport>
