// @vitest-environment happy-dom
import type { Navigator } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { guardLeaving } from './guard-leaving.ts'

const push = vi.fn()
const replace = vi.fn()
const asked: (() => void)[] = []
const navigator: Navigator = { push, replace, go: vi.fn(), createHref: () => '' }
let release: () => void

beforeEach(() => {
  vi.clearAllMocks()
  asked.length = 0
  history.replaceState({ idx: 3 }, '', '/desktop/manage/home/tabs')
  release = guardLeaving(navigator, (go) => asked.push(go))
})
afterEach(() => release())

it('holds a link to another page until the person confirms', () => {
  navigator.push('/desktop/manage/home/notices', null)
  expect(push).not.toHaveBeenCalled()
  asked[0]?.()
  expect(push).toHaveBeenCalledExactlyOnceWith('/desktop/manage/home/notices', null, undefined)
})

it('asks once: after a yes every navigation goes on', () => {
  navigator.push('/desktop/a')
  asked[0]?.()
  navigator.replace('/desktop/b')
  expect(asked).toHaveLength(1)
  expect(replace).toHaveBeenCalledOnce()
})

it.each(['/desktop/manage/home/tabs?open=1', '?open=1', { search: '?open=1' }])(
  'lets %j pass: the page stays',
  (to) => {
    navigator.push(to)
    expect(push).toHaveBeenCalledOnce()
    expect(asked).toEqual([])
  },
)

it('hides Back from the router, returns to the page, and then asks', () => {
  const router = vi.fn()
  const go = vi.spyOn(history, 'go').mockImplementation(() => undefined)
  addEventListener('popstate', router)
  const pop = (idx: number) => dispatchEvent(new PopStateEvent('popstate', { state: { idx } }))

  pop(2)
  expect(go).toHaveBeenLastCalledWith(1)
  expect(asked).toEqual([])
  pop(3)
  expect(asked).toHaveLength(1)
  expect(router).not.toHaveBeenCalled()

  asked[0]?.()
  expect(go).toHaveBeenLastCalledWith(-1)
  pop(2)
  expect(router).toHaveBeenCalledOnce()
  removeEventListener('popstate', router)
})

it('makes the browser ask when the window is closed', () => {
  const closing = new Event('beforeunload', { cancelable: true })
  dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
})

it('stops asking when everything is stored', () => {
  release()
  navigator.push('/desktop/elsewhere')
  expect(push).toHaveBeenCalledOnce()
  const closing = new Event('beforeunload', { cancelable: true })
  dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(false)
})
