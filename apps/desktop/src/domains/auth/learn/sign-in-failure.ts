import { PASSWORD_CHANGE_DUE } from '@sands/contract/kernel/codes'
import { CallError } from '@sands/web/call/call'
import { waitSeconds } from '@sands/web/call/call-error'

export interface SignInFailure {
  /** The password is correct but must be replaced: this token opens the step where the person chooses a new one. */
  changeToken?: string
  /** Too many wrong passwords: the next try is allowed after this many seconds. */
  seconds?: number
  text: string
}

/** How the sign-in page reacts to a refused sign-in. Errors that are not answers of the server are rethrown. */
export function readFailure(error: unknown): SignInFailure {
  if (!(error instanceof CallError)) throw error
  const changeToken = error.code === PASSWORD_CHANGE_DUE ? tokenIn(error.data) : undefined
  if (changeToken) return { changeToken, text: error.msg }
  const seconds = waitSeconds(error)
  return seconds ? { seconds, text: error.msg } : { text: error.msg }
}

function tokenIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('changeToken' in data)) return undefined
  return typeof data.changeToken === 'string' ? data.changeToken : undefined
}
