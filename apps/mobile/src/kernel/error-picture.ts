import { GONE_CODES, NO_PERMISSION_CODES } from '@sands/contract/kernel/codes'
import { CallError } from '@sands/web/call/call'

export type ErrorPicture = 'no-permission' | 'gone' | 'offline' | 'error'

export function errorPicture(code: number): ErrorPicture {
  if (NO_PERMISSION_CODES.includes(code)) return 'no-permission'
  if (GONE_CODES.includes(code)) return 'gone'
  return 'error'
}

/** The picture that an error screen shows for a failed call. */
export function pictureOf(error: unknown): ErrorPicture {
  if (!(error instanceof CallError)) return 'error'
  return error.network ? 'offline' : errorPicture(error.code)
}
