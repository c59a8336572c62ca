import type { Language } from '@sands/rules/language'

interface Asking {
  language: Language
  body?: object | undefined
  basic?: string | undefined
  token?: string | undefined
  /** The person's time zone, which decides when their day begins and ends. */
  timeZone?: string | null | undefined
  /** The college that the person manages in this window. */
  collegeId?: string | null | undefined
  idempotencyKey?: string | undefined
}

export function headersIn({ language, body, basic, token, timeZone, collegeId, idempotencyKey }: Asking): Headers {
  const headers = new Headers({ 'Accept-Language': language, 'X-Platform': 'H5' })
  if (timeZone) headers.set('X-Time-Zone', timeZone)
  if (collegeId) headers.set('X-College-Id', collegeId)
  if (basic) headers.set('Authorization', `Basic ${basic}`)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
  if (body && !basic) headers.set('Content-Type', 'application/json')
  return headers
}
