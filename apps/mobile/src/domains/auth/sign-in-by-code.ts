import { CallError } from '@sands/web/call/call'
import { beginLoading } from '@sands/web/call/loading'
import { isRecord } from '@sands/web/device/device'
import { completeSignIn } from '@sands/web/session/session'
import { requestToken } from '@sands/web/session/token'

export type CodeOutcome =
  | { kind: 'in' }
  | { kind: 'choose'; selectToken: string }
  | { kind: 'prove'; proveToken: string }
  | { kind: 'failed'; msg: string }

/** The token is in the history state, because an address is copied, logged and shared. */
export const selectTokenOf = (state: unknown): string | undefined =>
  isRecord(state) && typeof state.selectToken === 'string' ? state.selectToken : undefined

/** A person with management rights proves their number once, with the password. */
export const proveTokenOf = (state: unknown): string | undefined =>
  isRecord(state) && typeof state.proveToken === 'string' ? state.proveToken : undefined

/**
 * Signs in with a number and its code. Shows no toast: the form says what went wrong. It also says that signing in means
 * agreeing to the agreements.
 */
export async function signInByCode(form: { areaCode: string; mobile: string; code: string }): Promise<CodeOutcome> {
  const done = beginLoading()
  try {
    await completeSignIn(await requestToken({ grant_type: 'sms', ...form, agreed: 'yes' }))
    return { kind: 'in' }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const proveToken = proveTokenOf(error.data)
    if (proveToken) return { kind: 'prove', proveToken }
    const selectToken = selectTokenOf(error.data)
    return selectToken ? { kind: 'choose', selectToken } : { kind: 'failed', msg: error.msg }
  } finally {
    done()
  }
}
