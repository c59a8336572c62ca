// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { putSession } from '../../session/store.ts'
import { speak } from '../../testing/texts.ts'
import { stubWire } from '../../testing/wire.ts'
import { broughtLink } from './link-visit.ts'
import { enterFromProvider } from './provider-entry.ts'
import { beginVisit, waitingVisit } from './visit.ts'

const METHODS = 'GET /sands-user/api/v1/auth/login-methods'
const ADDRESS = 'GET /sands-user/api/v1/auth/social-address'
const TOKEN = 'POST /sands-user/oauth/token'
const APP = { id: '7', kind: 'oidc', name: 'SSO', appId: 'client', agentId: '', isSimulated: true }

const wire = () =>
  stubWire(({ key }) => {
    if (key === METHODS) return { code: 1, data: { apps: [APP] } }
    if (key === ADDRESS) return { code: 1, data: { address: 'https://sso.example.com/authorize' } }
    return { code: 0, msg: 'refused', data: { selectToken: 'select-me' } }
  })
const at = (address: string) => window.history.replaceState(null, '', address)

beforeEach(async () => {
  sessionStorage.clear()
  localStorage.clear()
  putSession(null)
  await speak('zh-cn')
})
afterEach(() => vi.restoreAllMocks())

describe.each(['wechat', 'wecom', 'feishu', 'miniprogram', 'dingtalk', 'browser'] as const)('inside %s', (host) => {
  it('the identity provider of the company is opened in the same window', async () => {
    wire()
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    at('/login?redirect=%2Fcourse&oidc=7')
    expect(await enterFromProvider(host)).toBe(true)
    expect(assign).toHaveBeenCalledWith('https://sso.example.com/authorize')
    expect(waitingVisit()).toMatchObject({ connectionId: '7', kind: 'oidc' })
    expect(window.location.search).toBe('?redirect=%2Fcourse')
  })

  it('its code is exchanged when it leads back, however long', async () => {
    const sent = wire()
    beginVisit({ state: 'state-of-this-window', target: '/course', connectionId: '7', kind: 'oidc' })
    at(`/login?code=${'c'.repeat(4096)}&state=state-of-this-window&iss=https%3A%2F%2Fsso.example.com`)
    expect(await enterFromProvider(host)).toBe(true)
    const form = new URLSearchParams(sent.find(({ key }) => key === TOKEN)?.body ?? '')
    expect(form.get('code')).toHaveLength(4096)
    expect(Object.fromEntries(form)).toMatchObject({ state: 'state-of-this-window', iss: 'https://sso.example.com' })
    expect(window.location.pathname).toBe('/multiAccount')
  })
})

describe('inside a host', () => {
  it.each(['code=c1&state=state-of-this-window', 'mpCode=c1&mpState=state-of-this-window'])(
    'who wanted to link an identity comes back to that page with %s, and is not signed in with it',
    async (query) => {
      const sent = wire()
      const visit = { state: 'state-of-this-window', target: '/accountAndSafe', connectionId: '3' }
      beginVisit({ ...visit, isLink: true })
      at(`/login?${query}`)
      expect(await enterFromProvider('wechat')).toBe(true)
      expect(window.location.pathname + window.location.search).toBe('/accountAndSafe')
      expect(broughtLink(window.history.state.usr)).toEqual({
        ...{ connectionId: '3', code: 'c1', state: 'state-of-this-window' },
      })
      expect(sent).toEqual([])
      expect(waitingVisit()).toBeNull()
    },
  )

  it.each(['/login', '/login?code=c1&state=state-of-this-window', '/course?oidc=7'])(
    'the address %s is not about the provider',
    async (address) => {
      const sent = wire()
      beginVisit({ state: 'state-of-this-window', target: '/course', connectionId: '3', kind: 'wechat' })
      at(address)
      expect(await enterFromProvider('wechat')).toBe(false)
      expect(sent).toEqual([])
      expect(waitingVisit()).not.toBeNull()
    },
  )
})
