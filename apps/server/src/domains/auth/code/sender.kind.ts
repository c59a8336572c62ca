import type { SenderState } from '@sands/contract/auth/ways.model'
import type { Language } from '@sands/rules/language'

export interface CodeMessage {
  /** A number as E.164 writes it, or an address. */
  target: string
  code: string
  minutes: number
  language: Language
}

/** Delivers codes by one channel. Throws when the provider does not take the message. */
export interface CodeSender {
  state: SenderState
  send(message: CodeMessage): Promise<void>
}

export interface Senders {
  sms: CodeSender
  mail: CodeSender
}

/** Nothing is configured: the ways that need it are closed. */
export const noSender: CodeSender = {
  state: 'none',
  send: () => Promise.reject(new Error('no provider is configured')),
}
