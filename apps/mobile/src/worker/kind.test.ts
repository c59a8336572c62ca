import { describe, expect, it } from 'vitest'
import { kindOf } from './kind.ts'

const ORIGIN = 'https://sands.example'
const page = (path: string, over: Partial<Parameters<typeof kindOf>[0]> = {}) =>
  kindOf({ method: 'GET', url: `${ORIGIN}${path}`, mode: 'navigate', destination: 'document', ...over }, ORIGIN)
const part = (path: string, destination: string) => page(path, { mode: 'no-cors', destination })

describe('the worker', () => {
  it.each(['/', '/my', '/newsDetail/notice/%E5%85%AC%E5%91%8A', '/webview?url=%2Fa.html', '/desktopish'])(
    'answers for the page %s',
    (path) => expect(page(path)).toBe('page'),
  )

  it.each([
    '/desktop',
    '/desktop/manage',
    '/docs',
    '/guide/zh-cn.html',
    '/healthz',
    '/openapi.json',
    '/files/1/large',
    '/sands-user/api/v1/user/current-info',
  ])('ignores %s', (path) => expect(page(path)).toBe('leave'))

  it('never handles a call', () => {
    const call = '/sands-lms/api/v1/skin/get'
    expect(page(call, { mode: 'cors', destination: '' })).toBe('leave')
    expect(page(call, { method: 'POST', mode: 'cors', destination: '' })).toBe('leave')
    expect(part(call, 'image')).toBe('leave')
  })

  it('caches hashed files and pictures', () => {
    expect(part('/assets/index-abc.js', 'script')).toBe('asset')
    expect(part('/files/12/w750?e=1&s=x', 'image')).toBe('picture')
    expect(part('/files/12/w750?e=1&s=x', 'video')).toBe('leave')
    expect(part('/favicon.svg', 'image')).toBe('leave')
  })

  it('ignores other hosts and frames', () => {
    const elsewhere = {
      method: 'GET',
      url: 'https://other.example/assets/a.js',
      mode: 'no-cors',
      destination: 'script',
    }
    expect(kindOf(elsewhere, ORIGIN)).toBe('leave')
    expect(page('/my', { destination: 'iframe' })).toBe('leave')
  })
})
