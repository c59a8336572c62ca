import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { webViewTarget } from './link.ts'

const ORIGIN = 'https://learn.example.com'

describe('web view', () => {
  it('lets another site use its own storage, in a sandbox', () => {
    expect(webViewTarget('https://news.example.org/a?b=1', ORIGIN)).toEqual({
      src: 'https://news.example.org/a?b=1',
      host: 'news.example.org',
      sandbox: 'allow-scripts allow-forms allow-popups allow-downloads allow-same-origin',
      framed: true,
    })
  })

  it('does not frame an unencrypted page of another site', () => {
    expect(webViewTarget('http://news.example.org/', ORIGIN)?.framed).toBe(false)
    expect(webViewTarget('/guide', ORIGIN)?.framed).toBe(true)
  })

  it('never gives a page of our site both scripts and our origin', () => {
    for (const url of ['/page', `${ORIGIN}/page`, 'HTTPS://learn.example.com:443/page']) {
      expect(webViewTarget(url, ORIGIN)?.sandbox).toBe('allow-scripts allow-forms allow-popups allow-downloads')
    }
  })

  it('returns the path of a page of our site, so that the app can open its own screens', () => {
    expect(webViewTarget('/my?a=1#b', ORIGIN)?.path).toBe('/my?a=1#b')
    expect(webViewTarget(`${ORIGIN}/my`, ORIGIN)?.path).toBe('/my')
    expect(webViewTarget('https://news.example.org/my', ORIGIN)?.path).toBeUndefined()
  })

  it.each([
    null,
    '',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<p>',
    'blob:https://learn.example.com/1',
    'file:///etc/passwd',
    '//news.example.org',
    '/\\news.example.org',
    'news.example.org',
    'https://learn.example.com@evil.org/',
    'http://',
  ])('refuses %j', (url) => expect(webViewTarget(url, ORIGIN)).toBeUndefined())

  it('loads nothing but http and https', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (url) => {
        const target = webViewTarget(url, ORIGIN)
        if (target) expect(new URL(target.src).protocol).toMatch(/^https?:$/)
      }),
    )
  })
})
