import { acceptedLanguage, type Language } from '@sands/rules/language'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../viewer.ts'

const DEFAULT_TIME_ZONE = 'Asia/Shanghai'
/** Real headers have few variants. The limit prevents invented ones from filling the memory. */
const MAX_REMEMBERED = 500

function remembered<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const value = compute(text)
    if (known.size >= MAX_REMEMBERED) known.clear()
    known.set(text, value)
    return value
  }
}

const languageOf = remembered<Language>(acceptedLanguage)

const timeZoneOf = remembered((name) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return DEFAULT_TIME_ZONE
  }
})

const single = (header: string | string[] | undefined) => (typeof header === 'string' ? header.slice(0, 200) : '')

export const callerOf = (request: FastifyRequest): Caller => ({
  language: languageOf(single(request.headers['accept-language'])),
  timeZone: timeZoneOf(single(request.headers['x-time-zone']) || DEFAULT_TIME_ZONE),
  ip: request.ip,
  userAgent: single(request.headers['user-agent']),
})

export const languageOfRequest = (request: FastifyRequest): Language =>
  languageOf(single(request.headers['accept-language']))
