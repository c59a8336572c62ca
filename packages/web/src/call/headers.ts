import type { Language } from '@sands/rules/language'
import { timeZone } from '../device/time-zone.ts'

interface Asking {
  language: Language
  body?: object | undefined
  basic?: string | undefined
  token?: string | undefined
  idempotencyKey?: string | undefined
}

export function headersIn({ language, body, basic, token, idempotencyKey }: Asking): Headers {
  const headers = new Headers({ 'Accept-Language': language, 'X-Platform': 'H5' })
  const zone = timeZone()
  if (zone) headers.set('X-Time-Zone', zone)
  if (basic) headers.set('Authorization', `Basic ${basic}`)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
  if (body && !basic) headers.set('Content-Type', 'application/json')
  return headers
}
