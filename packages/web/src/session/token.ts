import type { SignInResult, TokenForm } from '@sands/contract/auth/auth.model'
import { CallError } from '../call/call-error.ts'
import { send } from '../call/send.ts'
import { isRecord } from '../device/device.ts'
import { deviceId } from '../device/device-id.ts'
import { withLock } from '../lock/lock.ts'
import { putSession, rereadSession, type Session, sessionFrom } from './store.ts'

/** The public OAuth client of the web apps: it names the app and protects nothing. */
const CLIENT = btoa('sands-h5:sands-h5')

const isSignInResult = (value: unknown): value is SignInResult =>
  isRecord(value) && typeof value.access_token === 'string' && typeof value.refresh_token === 'string'

export async function requestToken(form: TokenForm): Promise<SignInResult> {
  const data = await send({
    key: 'POST /sands-user/oauth/token',
    body: { ...form, device_id: deviceId() },
    basic: CLIENT,
  })
  if (isSignInResult(data)) return data
  throw new CallError({ code: 0, msg: '', status: 200, data })
}

let lender: (() => Promise<Session | null>) | null = null

/** Sessions without a refresh token are lent by the native shell, which is asked for the next one. */
export function lendSessions(ask: () => Promise<Session | null>): void {
  lender = ask
}

async function borrowAgain(stale: Session): Promise<Session | null> {
  const lent = (await lender?.()) ?? null
  if (lent?.userId !== stale.userId || lent.accessToken === stale.accessToken) return null
  putSession(lent)
  return lent
}

/**
 * The session after `stale`: renewed by another tab meanwhile, or renewed here, or null when the server refuses. One
 * tab renews at a time, because a refresh token can be used once.
 */
export const renewSession = (stale: Session): Promise<Session | null> =>
  withLock('refresh', async () => {
    const current = rereadSession()
    if (!current || current.userId !== stale.userId) return null
    if (current.accessToken !== stale.accessToken) return current
    if (current.refreshToken === '') return borrowAgain(current)
    try {
      const result = await requestToken({ grant_type: 'refresh_token', refresh_token: current.refreshToken })
      // The person signed out, or another signed in, while the answer was loading: it is discarded.
      const now = rereadSession()
      if (now?.accessToken !== current.accessToken) return now?.userId === stale.userId ? now : null
      const renewed = sessionFrom(result, current)
      putSession(renewed)
      return renewed
    } catch (error) {
      if (error instanceof CallError && (error.status === 400 || error.status === 401)) return null
      throw error
    }
  })
