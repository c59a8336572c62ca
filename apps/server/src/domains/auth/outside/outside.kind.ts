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

interface Scope {
  /** The trouble is that of the whole account at the provider. */
  isOfAccount?: boolean
  /** The provider may have taken the message: it must not be sent again. */
  isFinal?: boolean
}

/** The provider did not take a message. `detail` is its own code, never an address, a text or a key. */
export class SendTrouble extends Error {
  readonly trouble: ChannelTrouble
  readonly detail: string
  readonly isOfAccount: boolean
  readonly isFinal: boolean
  constructor(trouble: ChannelTrouble, detail: string, { isOfAccount, isFinal }: Scope = {}) {
    super(`${trouble}: ${detail}`)
    this.trouble = trouble
    this.detail = detail
    this.isOfAccount = isOfAccount ?? (trouble === 'down' || trouble === 'settings')
    this.isFinal = isFinal ?? false
  }
}
