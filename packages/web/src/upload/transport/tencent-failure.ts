import { CallError } from '../../call/call-error.ts'
import { noAnswer } from '../../call/send.ts'
import { translate } from '../../i18n/texts.ts'

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 0

/** Converts errors of Tencent's scripts to CallErrors: temporary for a lost connection, final for a refusal. */
export function tencentFailure(error: unknown): CallError {
  if (error instanceof CallError) return error
  const status = statusOf(error)
  if (status < 400 || status >= 500) return noAnswer(status)
  return new CallError({ code: 0, msg: translate('media.upload_failed'), status })
}
