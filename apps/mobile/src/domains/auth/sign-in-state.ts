import { PASSWORD_CHANGE_DUE } from '@sands/contract/kernel/codes'
import { CallError } from '@sands/web/call/call'
import { waitSeconds } from '@sands/web/call/call-error'
import { isRecord } from '@sands/web/device/device'

export type SignInTrouble =
  | { kind: 'change-password'; changeToken: string }
  | { kind: 'wait'; msg: string; seconds: number }
  | { kind: 'failed'; msg: string }

/** How the sign-in page reacts to a refused sign-in. */
export function troubleOf(error: unknown): SignInTrouble {
  if (!(error instanceof CallError)) throw error
  if (error.code === PASSWORD_CHANGE_DUE && isRecord(error.data) && typeof error.data.changeToken === 'string') {
    return { kind: 'change-password', changeToken: error.data.changeToken }
  }
  const seconds = waitSeconds(error)
  return seconds === undefined ? { kind: 'failed', msg: error.msg } : { kind: 'wait', msg: error.msg, seconds }
}

/** The token is in the history state, because an address is copied, logged and shared. */
export const changeTokenOf = (state: unknown): string | undefined =>
  isRecord(state) && typeof state.changeToken === 'string' ? state.changeToken : undefined
