// @vitest-environment happy-dom
import { loginPath } from '@sands/rules/gate'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { putSession } from '../../session/store.ts'
import { speak } from '../../testing/texts.ts'
import { stubWire } from '../../testing/wire.ts'
import { takeLink } from '../social/host-flags.ts'
import { beginVisit, takeVisit } from '../social/visit.ts'
import { enterWechat, REDIRECT_WAIT_MS } from './wechat-entry.ts'

const METHODS = 'GET /sands-user/api/v1/auth/login-methods'
const ADDRESS = 'GET /sands-user/api/v1/auth/social-address'
const BIND = 'POST /sands-user/oauth/bind'
const app = (id: string, kind: string) => ({ id, kind, name: '', appId: `wx-${id}`, agentId: '', isSimulated: true })
const USER = {
  ...{ userId: null, appId: 'wx-1', openId: 'o1', unionId: 'u1', accessToken: '', authorizationCode: 'link-me' },
  ...{ nickName: '小林', avatarUrl: '', session: null, selectToken: null },
}

const wire = () =>
  stubWire(({ key }) => {
    if (key === METHODS) return { code: 1, data: { apps: [app('1', 'wechat'), app('2', 'miniprogram')] } }
    if (key === ADDRESS) return { code: 1, data: { address: '/simulator/page' } }
    return { code: 1, data: USER }
  })
const at = (address: string) => window.history.replaceState(null, '', address)
const knowUser = () => localStorage.setItem('sands.wechat_user', JSON.stringify(USER))
const left = () => vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)

beforeEach(async () => {
  sessionStorage.clear()
  localStorage.clear()
  putSession(null)
  await speak('zh-cn')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('inside WeChat', () => {
  it('a person whom the device knows goes straight on, and comes back to the page that they wanted', async () => {
    wire()
    knowUser()
    at(loginPath('/course?id=7'))
    const replace = left()
    await enterWechat(false)
    expect(replace).toHaveBeenCalledWith('/simulator/page')
    expect(takeVisit()).toMatchObject({ target: '/course?id=7', connectionId: '1' })
  })

  it('a person whom the device knows is sent on once, and never after a state of another window', async () => {
    wire()
    knowUser()
    const replace = left()
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    at('/login')
    await enterWechat(false)
    await enterWechat(false)
    expect(replace).toHaveBeenCalledTimes(1)
    sessionStorage.clear()
    at('/login?code=c1&state=state-of-another-window')
    await enterWechat(false)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(window.location.search).toBe('')
    await enterWechat(false)
    expect(replace).toHaveBeenCalledTimes(1)
  })

  it('nobody is taken away from a form, and a stranger sees the page first', async () => {
    vi.useFakeTimers()
    wire()
    const replace = left()
    knowUser()
    at('/multiAccount')
    await enterWechat(false)
    localStorage.clear()
    at('/login')
    await enterWechat(false)
    await vi.advanceTimersByTimeAsync(REDIRECT_WAIT_MS - 1)
    expect(replace).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2)
    expect(replace).toHaveBeenCalledTimes(1)
  })

  it('the code is exchanged with the state of the visit and the name of the device', async () => {
    const sent = wire()
    beginVisit({ state: 'state-of-this-window', target: '/course', connectionId: '1' })
    at('/login?code=c1&state=state-of-this-window')
    await enterWechat(false)
    const bind = sent.find(({ key }) => key === BIND)
    expect(JSON.parse(bind?.body ?? '{}')).toEqual({
      ...{ code: 'c1', type: 'wechat_public', getToken: 1, state: 'state-of-this-window' },
      device_id: expect.stringMatching(/^[A-Za-z0-9_-]{16,64}$/),
    })
    expect(takeLink()).toMatchObject({ authorizationCode: 'link-me' })
  })
})

describe('inside a mini-program', () => {
  it('a code without the state of this window signs nobody in, and is removed from the address', async () => {
    const sent = wire()
    const replace = left()
    at('/course?id=7&mpCode=c1')
    await enterWechat(true)
    expect(window.location.search).toBe('?id=7')
    expect(sent.some(({ key }) => key === BIND)).toBe(false)
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/simulator/page'))
    expect(takeVisit()).toMatchObject({ target: '/course?id=7', connectionId: '2' })
  })

  it('a code with a forged state ends there', async () => {
    const sent = wire()
    const replace = left()
    beginVisit({ state: 'state-of-this-window', target: '/course', connectionId: '2' })
    at('/login?mpCode=c1&mpState=forged')
    await enterWechat(true)
    expect(sent).toEqual([])
    expect(replace).not.toHaveBeenCalled()
  })

  it.each(['/login?mpState=state-of-this-window', '/login?mpCode=&mpState=state-of-this-window', '/login?mpState='])(
    'who refused comes back without a code and is not asked again: %s',
    async (address) => {
      const sent = wire()
      const replace = left()
      beginVisit({ state: 'state-of-this-window', target: '/course', connectionId: '2' })
      at(address)
      await enterWechat(true)
      expect(window.location.search).toBe('')
      await enterWechat(true)
      expect(sent).toEqual([])
      expect(replace).not.toHaveBeenCalled()
    },
  )

  it('a code with the state of this window is exchanged', async () => {
    const sent = wire()
    beginVisit({ state: 'state-of-this-window', target: '/course', connectionId: '2' })
    at('/login?mpCode=c1&mpState=state-of-this-window')
    await enterWechat(true)
    const bind = sent.find(({ key }) => key === BIND)
    const exchanged = { code: 'c1', type: 'wechat_mini', state: 'state-of-this-window' }
    expect(JSON.parse(bind?.body ?? '{}')).toMatchObject(exchanged)
  })
})
