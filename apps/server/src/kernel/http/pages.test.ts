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

describe('the page of the phone app', () => {
  const sands = useSands()

  it('names no more of the app than its entry, what fetches the rest, and React: the rest would be there before the first view', async () => {
    const page = await (await sands.visitor().send('/')).text()
    const named = [...page.matchAll(/(?:src|href)="\/assets\/([a-z-]+?)-[\w-]+\.js"/g)].map(([, name]) => name)
    expect(named).toEqual(['early', 'index', 'loader', 'react'])
  })
})

describe('the page of an app whose files go to Tencent first', () => {
  const sands = useSands({
    env: {
      TENCENT_SECRET_ID: 'id',
      TENCENT_SECRET_KEY: 'key',
      TENCENT_COS_BUCKET: 'files-1250000000',
      TENCENT_COS_REGION: 'ap-guangzhou',
      TENCENT_VOD_SUB_APP_ID: '1500000000',
    },
  })

  it.each(['/', '/desktop/'])('at %s sends to its stores, and nowhere else', async (path) => {
    const { headers } = await sands.visitor().send(path)
    expect(rulesOf(headers.get('content-security-policy'))['connect-src']).toBe(
      [
        "'self'",
        'https://files-1250000000.cos.ap-guangzhou.myqcloud.com',
        'https://files-1250000000.cos.ap-guangzhou.tencentcos.cn',
        'https://vod2.qcloud.com',
        'https://vod2.dnsv1.com',
        '*.myqcloud.com',
      ].join(' '),
    )
  })
})
