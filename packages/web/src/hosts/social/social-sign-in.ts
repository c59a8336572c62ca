import type { LoginApp } from '@sands/contract/auth/login-app.model'
import type { BackPath } from '@sands/contract/auth/social.model'
import { call } from '../../call/call.ts'
import { CallError } from '../../call/call-error.ts'
import { isRecord } from '../../device/device.ts'
import { completeSignIn } from '../../session/session.ts'
import { requestToken } from '../../session/token.ts'
import { beginVisit, newState } from './visit.ts'

export type SocialOutcome =
  | { kind: 'in' }
  | { kind: 'choose'; selectToken: string }
  /** The host vouches for somebody who is not linked to an account yet. */
  | { kind: 'link'; authorizationCode: string; nickName: string; msg: string }
  | { kind: 'failed'; msg: string }

const textIn = (data: unknown, name: string): string | undefined => {
  const value = isRecord(data) ? data[name] : undefined
  return typeof value === 'string' ? value : undefined
}

/** What a refusal means for the form. */
function outcomeOf(error: unknown): SocialOutcome {
  if (!(error instanceof CallError)) throw error
  const selectToken = textIn(error.data, 'selectToken')
  if (selectToken) return { kind: 'choose', selectToken }
  const authorizationCode = textIn(error.data, 'authorizationCode')
  if (authorizationCode)
    return { kind: 'link', authorizationCode, nickName: textIn(error.data, 'nickName') ?? '', msg: error.msg }
  return { kind: 'failed', msg: error.msg }
}

interface Proof {
  socialType: string
  appId: string
  code: string
  state?: string
  iss?: string
}

/** The grant `social` of the token call. Shows no toast: the form says what went wrong. */
export async function signInWith(proof: Proof): Promise<SocialOutcome> {
  try {
    await completeSignIn(await requestToken({ grant_type: 'social', ...proof }))
    return { kind: 'in' }
  } catch (error) {
    return outcomeOf(error)
  }
}

interface Leaving {
  back: BackPath
  /** Where the person wants to go afterwards. */
  target: string
  /** A signed-in person wants to link the identity. */
  isLink?: true
}

/** The page of the host that asks who somebody is. The state stays in this window. */
export async function leaveAddress(app: LoginApp, { back, target, isLink }: Leaving): Promise<string> {
  const state = newState()
  const query = { id: app.id, state, back }
  const { address } = await call('GET /sands-user/api/v1/auth/social-address', { query, quiet: true })
  beginVisit({ state, target, connectionId: app.id, kind: app.kind, ...(isLink ? { isLink } : {}) })
  return address
}

export const visitAddress = (app: LoginApp, back: BackPath, target: string): Promise<string> =>
  leaveAddress(app, { back, target })

export const appsOf = async (platformType: string): Promise<readonly LoginApp[]> =>
  (await call('GET /sands-user/api/v1/auth/login-methods', { query: { platformType }, quiet: true })).apps
