import type { SenderChannel, SenderSource } from '@sands/contract/auth/sender.model'
import type { SenderState } from '@sands/contract/auth/ways.model'
import type { Language } from '@sands/rules/language'
import type { TencentSmsConfig } from '../../../kernel/config/tencent.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { type FilledTemplate, type OutsideText, SendTrouble } from '../outside/outside.kind.ts'

export interface CodeMessage {
  /** A number as E.164 writes it, or an address. */
  target: string
  code: string
  minutes: number
  language: Language
}

/** Sends codes and messages by one channel. */
export interface CodeSender {
  state: SenderState
  /** Throws when the provider does not take the code. */
  send(message: CodeMessage): Promise<void>
  /** Returns the id that the provider gave the message. Throws a `SendTrouble` when it does not take it. */
  deliver(target: string, text: OutsideText, template: FilledTemplate | undefined): Promise<string>
}

/** A mail server and who signs in there. Without a user nobody signs in; port 0 is the usual one. */
export interface SmtpServer {
  host: string
  port: number
  secure: boolean
  user: string
  pass: string
  from: string
}

/** With what a channel sends now, for the one who checks it. Nothing where nobody sends. */
export interface SenderSetup {
  source: SenderSource
  sms?: TencentSmsConfig
  mail?: SmtpServer
  /** Only what the operator has configured, or allows. */
  mayBeInside: boolean
}

/** Those of now: managers may enter others while the server runs. */
export interface Senders {
  sms(db: Db): Promise<CodeSender>
  mail(db: Db): Promise<CodeSender>
  /** Of all channels, with one query. */
  states(db: Db): Promise<Record<SenderChannel, { source: SenderSource; state: SenderState }>>
  setup(db: Db, channel: SenderChannel): Promise<SenderSetup>
}

/** Nothing is configured: the ways that need it are closed. */
export const noSender: CodeSender = {
  state: 'none',
  send: () => Promise.reject(new Error('no provider is configured')),
  deliver: () => Promise.reject(new SendTrouble('settings', 'no provider')),
}
