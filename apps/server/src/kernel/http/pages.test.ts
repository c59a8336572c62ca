import { describe, expect, it } from 'vitest'
import { useSands } from '../../testing/sands.ts'

/** A policy as its rules by name. */
const rulesOf = (policy: string | null) =>
  Object.fromEntries(
    (policy ?? '').split('; ').map((rule) => {
      const [name = '', ...sources] = rule.split(' ')
      return [name, sources.filter((source) => !source.startsWith("'nonce-")).join(' ')]
    }),
  )

describe('the page of an app', () => {
  const sands = useSands()

  it.each(['/', '/?draft=7.1.2.x', '/desktop/', '/desktop/manage/home/decoration'])(
    'at %s frames ours and is framed by ours, so that a draft can be looked at, and does nothing else unasked',
    async (path) => {
      const { status, headers } = await sands.visitor().send(path)
      expect(status).toBe(200)
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
      expect(rulesOf(headers.get('content-security-policy'))).toEqual({
        'default-src': "'self'",
        'script-src': "'self'",
        'style-src': "'self'",
        'img-src': "'self' data: blob:",
        'media-src': "'self' blob:",
        'connect-src': "'self'",
        'frame-src': "'self' https:",
        'object-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
        'frame-ancestors': "'self'",
      })
    },
  )
})
