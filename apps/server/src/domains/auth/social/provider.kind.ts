import type { BackPath } from '@sands/contract/auth/social.model'
import type { SocialKind } from '@sands/rules/auth/connection'
import type { FilledTemplate, OutsideText } from '../outside/outside.kind.ts'

/** A request to a provider, and its answer. */
export interface Wire {
  method?: 'GET' | 'POST'
  url: string
  headers?: Readonly<Record<string, string>>
  body?: string
}
export interface WireAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
}
export type Transport = (wire: Wire) => Promise<WireAnswer>

/**
 * Why a provider did not vouch, or did not take a message. `code` is about what the person brought, `person` about whom
 * a message is for, `often` about how many they get; the others are matters of the company.
 */
export const TROUBLES = [
  'code',
  'person',
  'often',
  'down',
  'secret',
  'app',
  'scope',
  'address',
  'domain',
  'limit',
  'clock',
  'odd',
] as const
export type Trouble = (typeof TROUBLES)[number]

/** The message has the number that the provider gave, never a code, a token or a key. */
export class ProviderTrouble extends Error {
  readonly trouble: Trouble
  constructor(trouble: Trouble, message: string) {
    super(message)
    this.trouble = trouble
  }
}

/** Whom a provider has vouched for. */
export interface Proven {
  /** The id at this app, which never changes. */
  subject: string
  openId: string
  /** The id at all apps of one developer; empty where there is none. It may appear later. */
  unionId: string
  nickName: string
  avatarUrl: string
  /** The name that the company's rule compares with user names; empty where there is none. */
  matchName: string
  /**
   * With what the provider is asked whether the person is still there. OpenID Connect: the refresh token; providers with
   * a list of members: the id there.
   */
  watch?: string
  /** The app may not read which company it belongs to: only identities that were linked before are let in. */
  isCompanyUnknown?: true
}

/** What the visit to a provider must still know when it comes back. */
export interface VisitSecret {
  verifier: string
  nonce: string
}

export interface Visit {
  /** The provider that answered, as the answer says it; checked by providers that send it. */
  iss?: string
  state: string
  back: BackPath
  secret?: VisitSecret | undefined
}

export interface Signed {
  appId: string
  timestamp: number
  nonceStr: string
  signature: string
}

/** The list of members that WeCom and Feishu have: it is asked about people, however many sessions they have. */
export interface MemberList {
  /** People that one request asks about. */
  atOnce: number
  /** The answer of a provider that does not let the app see the person. */
  unseen?: string
  ask(people: readonly string[]): Promise<MemberAnswer>
}

export interface MemberAnswer {
  /** Those who have left or were disabled. */
  gone: readonly string[]
  /** Those whom the answer does not mention. They were deleted there, or the answer is not complete. */
  absent?: readonly string[]
  /** Those about whom the answer says nothing, and why. */
  unclear?: { people: readonly string[]; trouble: ProviderTrouble }
}

/** Steps of a provider that the doctor tries one after the other. */
export interface Provider {
  kind: SocialKind
  address(visit: Visit): Promise<string>
  exchange(code: string, visit?: Visit): Promise<Proven>
  /** Signs an address for the script of the host. Not every provider has one. */
  sign?(url: string, which?: 'agent'): Promise<Signed>
  /** Sends a message of the app to a person. Returns the id that the provider gave it. */
  tell?(openId: string, text: OutsideText, template: FilledTemplate | undefined): Promise<string>
  /** Fetches a token of the app, which proves id and secret. */
  token(): Promise<void>
  /** What the server stores for a visit and needs when it comes back. */
  newSecret?(): VisitSecret
  /** Whether the provider says when somebody has left. */
  watchable?(): Promise<boolean>
  /** The next refresh token; null when the provider no longer knows the person. */
  stillThere?(refreshToken: string): Promise<string | null>
  members?: MemberList
}
