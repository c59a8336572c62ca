import { describe, expect, it } from 'vitest'
import { sandsOfFile, useSands } from '../../testing/sands.ts'

/** The rules of a content security policy by name. */
const rulesOf = (policy: string | null) =>
  Object.fromEntries(
    (policy ?? '').split('; ').map((rule) => {
      const [name = '', ...sources] = rule.split(' ')
      return [name, sources.filter((source) => !source.startsWith("'nonce-")).join(' ')]
    }),
  )

const sands = sandsOfFile()

describe('the page of an app', () => {
  it.each(['/', '/?draft=7.1.2.x', '/desktop/', '/desktop/manage/home/decoration'])(
    'at %s has a policy that allows only our own content, and frames for the preview of drafts',
    async (path) => {
      const { status, headers } = await sands.visitor().send(path)
      expect(status).toBe(200)
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
      expect(rulesOf(headers.get('content-security-policy'))).toEqual({
        'default-src': "'self'",
        'script-src': "'self' 'wasm-unsafe-eval'",
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
  it('preloads only its entry, the loader and React, because more would delay the first view', async () => {
    const page = await (await sands.visitor().send('/')).text()
    const named = [...page.matchAll(/(?:src|href)="\/assets\/([a-z-]+?)-[\w-]+\.js"/g)].map(([, name]) => name)
    // The bundler's own runtime is half a kilobyte, which the loader and React share.
    expect(named).toEqual(['early', 'index', 'rolldown', 'loader', 'react'])
  })
})

describe('the page of the desktop', () => {
  const ASSETS = '/desktop/assets/'
  /** The bench `manage-screen` has the same goal. */
  const MOST_BYTES = 350_000
  const STATIC = /\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g
  /** The frame, the page and the texts of one language, which the shell loads before it shows the list. */
  const FIRST =
    /import\(["'`]\.\/((?:manage-frame|people-page)-[\w-]{8}\.js)|["'`]zh-cn["'`]:\(\)=>.*?import\(["'`]\.\/([\w-]+\.js)/g

  /** The texts that the list needs, which the shell of the language names. */
  const TEXTS = /import\(["'`]\.\/((?:org|ops)\.(?!audit)[\w.]+-[\w-]{8}\.js)["'`]\)/g

  const namesIn = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([, ...names]) => names.filter((name) => name !== undefined))

  /** The transferred bytes of these scripts and of all their imports. */
  async function fetchAll(names: readonly string[], known = new Map<string, { bytes: number; code: string }>()) {
    for (const name of names) {
      if (known.has(name)) continue
      const answer = await sands.visitor().send(ASSETS + name, { headers: { 'accept-encoding': 'br' } })
      expect(answer.status, name).toBe(200)
      const code = await answer.text()
      known.set(name, { bytes: Number(answer.headers.get('content-length')), code })
      await fetchAll(namesIn(code, STATIC), known)
    }
    return known
  }

  it('preloads the entry and the shared code in two files, without many small ones', async () => {
    const page = await (await sands.visitor().send('/desktop/')).text()
    const named = namesIn(page, /(?:src|href)="\/desktop\/assets\/([a-z-]+?)-[\w-]{8}\.js"/g)
    expect(named.sort()).toEqual(['index', 'rolldown-runtime', 'shell', 'vendor'])
  })

  it('loads for the first management page only what it shows, without dialogs', async () => {
    const page = await (await sands.visitor().send('/desktop/')).text()
    const entry = await fetchAll(namesIn(page, /src="\/desktop\/assets\/([\w-]+\.js)"/g))
    const later = [...entry.values()].flatMap(({ code }) => namesIn(code, FIRST))
    expect(later).toHaveLength(5)

    const shell = await fetchAll(later, entry)
    const texts = [...new Set([...shell.values()].flatMap(({ code }) => namesIn(code, TEXTS)))]
    expect(texts).toHaveLength(3)
    const all = await fetchAll(texts, shell)
    const sizes = [...all].map(([name, { bytes }]) => ({ name, bytes })).sort((a, b) => b.bytes - a.bytes)
    const sum = sizes.reduce((total, { bytes }) => total + bytes, 0)
    expect(sum, sizes.map(({ name, bytes }) => `${name} ${bytes}`).join('\n')).toBeLessThan(MOST_BYTES)
    expect(sizes.filter(({ bytes }) => !(bytes > 0))).toEqual([])
  })
})

describe('the page of an app with direct uploads to Tencent', () => {
  const sands = useSands({
    env: {
      TENCENT_SECRET_ID: 'id',
      TENCENT_SECRET_KEY: 'key',
      TENCENT_COS_BUCKET: 'files-1250000000',
      TENCENT_COS_REGION: 'ap-guangzhou',
      TENCENT_VOD_SUB_APP_ID: '1500000000',
    },
  })

  it.each(['/', '/desktop/'])('at %s may connect to its stores only', async (path) => {
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
