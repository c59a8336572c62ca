import type { ChannelTrouble, TemplatePart } from '@sands/rules/message/channel'

/** A message for one person, as a channel sends it. */
export interface OutsideText {
  /** The same for every attempt, so that providers recognise a message that is sent again. */
  id: string
  title: string
  content: string
  link: string
  /** The words of the link. */
  linkText: string
  /** Why the person gets this, and where they turn it off. For e-mail. */
  footer: string
  settingsLink: string
  parts: Readonly<Record<TemplatePart, string>>
}

/** A template of the provider with its values in order. */
export interface FilledTemplate {
  templateId: string
  values: readonly { name: string; value: string }[]
}

/** The provider did not take a message. `detail` is its own code, never an address, a text or a key. */
export class SendTrouble extends Error {
  readonly trouble: ChannelTrouble
  readonly detail: string
  constructor(trouble: ChannelTrouble, detail: string) {
    super(`${trouble}: ${detail}`)
    this.trouble = trouble
    this.detail = detail
  }
}
