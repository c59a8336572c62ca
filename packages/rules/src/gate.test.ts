import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOME, isOpenRoute, loginPath, redirectTarget } from './gate.ts'

const ORIGIN = 'https://learn.example.com'
const parameterOf = (path: string) => new URLSearchParams(path.slice(path.indexOf('?'))).get('redirect')

describe('open routes', () => {
  it.each(['/login', '/PrivacyPolicy', '/privacyPolicy', '/surveyInfo', '/noLoginSign', '/broadcastDetail', '/login/'])(
    'lets a visitor open %s',
    (path) => expect(isOpenRoute(path)).toBe(true),
  )
  it.each(['/', '/my', '/Login', '/error', '/empty', '/loginX', '/broadcastDetail/1/2', '/webview'])(
    'sends a visitor of %s to the sign-in page',
    (path) => expect(isOpenRoute(path)).toBe(false),
  )
  it('include a broadcast by id', () => expect(isOpenRoute('/broadcastDetail/12')).toBe(true))
  it('include every short link, whatever its target', () => {
    expect(isOpenRoute('/s/welcome')).toBe(true)
    expect(isOpenRoute('/s')).toBe(false)
    expect(isOpenRoute('/s/welcome/more')).toBe(false)
  })
  it('include a community note only when it is public', () => {
    expect(isOpenRoute('/comDetailLevel', '?id=4&isPublic=1')).toBe(true)
    expect(isOpenRoute('/comDetailLevel', '?id=4&isPublic=0')).toBe(false)
    expect(isOpenRoute('/comDetailLevel', '?id=4')).toBe(false)
  })
})

describe('returning after sign-in', () => {
  it('encodes the target twice', () => {
    expect(loginPath('/courseDetail?id=7&title=a b')).toBe(
      '/login?redirect=%252FcourseDetail%253Fid%253D7%2526title%253Da%2520b',
    )
  })

  it('needs no redirect to go home', () => expect(loginPath('/')).toBe('/login'))

  it('returns to any path of our site, whatever its query', () => {
    const segment = fc
      .string({ minLength: 1, maxLength: 12 })
      .map(encodeURIComponent)
      .filter((text) => text !== '.' && text !== '..')
    const target = fc
      .record({
        path: fc.array(segment, { minLength: 1, maxLength: 3 }),
        query: fc.dictionary(fc.string({ maxLength: 8 }), fc.string({ maxLength: 20 }), { maxKeys: 3 }),
      })
      .map(({ path, query }) => {
        const search = new URLSearchParams(query).toString()
        return `/${path.join('/')}${search ? `?${search}` : ''}`
      })
      .filter((path) => path.split('?')[0] !== '/login')
    fc.assert(
      fc.property(target, (path) => {
        expect(redirectTarget(parameterOf(loginPath(path)), ORIGIN)).toBe(
          new URL(path, ORIGIN).href.slice(ORIGIN.length),
        )
      }),
    )
  })

  it('returns to a target that a chat app has already decoded once', () => {
    expect(redirectTarget('/my?a=%2F', ORIGIN)).toBe('/my?a=%2F')
  })

  it('accepts an address of our own site', () => {
    expect(redirectTarget(`${ORIGIN}/my?x=1#y`, ORIGIN)).toBe('/my?x=1#y')
  })

  it.each([
    null,
    '',
    'my',
    '//evil.com',
    '%2F%2Fevil.com',
    '/\\evil.com',
    '%2F%5Cevil.com',
    '/\t/evil.com',
    '/\n/evil.com',
    ' //evil.com',
    'https://evil.com/',
    'https%3A%2F%2Fevil.com',
    'https://learn.example.com.evil.com/',
    'https://learn.example.com@evil.com/',
    'https://user@learn.example.com/my',
    'https:evil.com',
    'javascript:alert(1)',
    'JaVaScRiPt%3Aalert(1)',
    'data:text/html,x',
    '%E0%A4%A',
    '/login',
    '/login?redirect=%252Flogin',
    '/..//evil.com',
  ])('goes home instead of to %j', (parameter) => expect(redirectTarget(parameter, ORIGIN)).toBe(HOME))

  it('never leaves the site, whatever the parameter', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (text) => {
          for (const parameter of [text, encodeURIComponent(text)]) {
            expect(new URL(redirectTarget(parameter, ORIGIN), ORIGIN).origin).toBe(ORIGIN)
          }
        },
      ),
    )
  })
})
