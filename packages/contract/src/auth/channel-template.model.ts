import { CHANNELS, MAX_TEMPLATE_FIELDS, TEMPLATE_CHANNELS, TEMPLATE_PARTS } from '@sands/rules/message/channel'
import { type Static, Type } from 'typebox'
import { IdOf, Instant, Nullable, OneOf, Version } from '../kernel/schema.ts'
import { ConnectionIdSchema } from './login-app.model.ts'

const Fields = Type.Array(
  Type.Object({
    name: Type.String({ minLength: 1, maxLength: 40, pattern: '^[\\w.]+$' }),
    part: OneOf(TEMPLATE_PARTS),
  }),
  { maxItems: MAX_TEMPLATE_FIELDS, description: 'The fields of the template in its order, with what fills them' },
)

/** An approved template of a provider that carries messages: of text messages, or of an official account. */
export const ChannelTemplate = Type.Object({
  id: IdOf<'channel-template'>(),
  channel: OneOf(TEMPLATE_CHANNELS),
  connectionId: Nullable(ConnectionIdSchema),
  templateId: Type.String(),
  fields: Fields,
  version: Version,
})
export type ChannelTemplate = Static<typeof ChannelTemplate>

/** Without a template id the template is removed. Version 1 where there is none yet. */
export const TemplateChange = Type.Object({
  channel: OneOf(TEMPLATE_CHANNELS),
  connectionId: Nullable(ConnectionIdSchema),
  templateId: Type.String({ maxLength: 80, pattern: '^[\\w-]*$' }),
  fields: Fields,
  version: Version,
})
export type TemplateChange = Static<typeof TemplateChange>

/** A message that a simulator stored instead of sending it. */
export const SimulatedDelivery = Type.Object({
  id: Type.String(),
  channel: OneOf(CHANNELS),
  target: Type.String(),
  title: Type.String(),
  text: Type.String(),
  sentAt: Instant,
})
export type SimulatedDelivery = Static<typeof SimulatedDelivery>
