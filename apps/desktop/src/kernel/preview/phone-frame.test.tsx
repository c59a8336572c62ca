// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { speak } from '../../testing/speak.ts'
import { translate } from '../text.ts'
import { PhoneFrame } from './phone-frame.tsx'

const phone = { postMessage: vi.fn() }
const told = () => phone.postMessage.mock.calls.map(([message]) => message)
const says = (data: unknown) =>
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', { origin: window.location.origin, source: phone as Partial<Window> as Window, data }),
    )
  })
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
const frame = () => screen.getByTitle<HTMLIFrameElement>(translate('manage.preview_title'))

beforeAll(() => speak('en-us'))
beforeEach(() => {
  vi.useFakeTimers()
  phone.postMessage.mockReset()
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(phone as Partial<Window> as Window)
  // An empty page replaces the phone app: nothing is loaded here.
  vi.spyOn(HTMLIFrameElement.prototype, 'getAttribute').mockImplementation(function (this: Element, name) {
    return name === 'srcdoc' ? '' : Element.prototype.getAttribute.call(this, name)
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('shows a placeholder until the phone app has content', () => {
  const { rerender } = render(<PhoneFrame src={undefined} />)
  expect(screen.getByRole('status')).toBeDefined()
  rerender(<PhoneFrame src="/?draft=7.a" />)
  expect(frame().getAttribute('src')).toBe('/?draft=7.a')
  expect(screen.getByRole('status')).toBeDefined()
  says({ sands: 'draft-ready' })
  expect(screen.queryByRole('status')).toBeNull()
})

it('tells the phone app about saves and the chosen module as soon as it listens', () => {
  const { rerender } = render(<PhoneFrame src="/?draft=7.a" revision={1} chosen="menu" />)
  rerender(<PhoneFrame src="/?draft=7.a" revision={2} chosen="menu" />)
  expect(told()).toEqual([])
  says({ sands: 'draft-ready' })
  expect(told()).toEqual([{ sands: 'draft-changed' }, { sands: 'draft-show', block: 'menu' }])
  rerender(<PhoneFrame src="/?draft=7.a" revision={3} chosen={null} />)
  rerender(<PhoneFrame src="/?draft=7.a" revision={3} chosen="button" />)
  expect(told().slice(2)).toEqual([{ sands: 'draft-changed' }, { sands: 'draft-show', block: 'button' }])
})

it('does not make the phone app fetch again what it has just fetched', () => {
  render(<PhoneFrame src="/?draft=7.a" revision={5} />)
  says({ sands: 'draft-ready' })
  expect(told()).toEqual([])
})

it('sends the content that the phone app cannot fetch, and again after each change', () => {
  const { rerender } = render(<PhoneFrame src="/broadcastDetail/7?draft=1" content={{ title: 'a' }} />)
  expect(told()).toEqual([])
  says({ sands: 'draft-ready' })
  rerender(<PhoneFrame src="/broadcastDetail/7?draft=1" content={{ title: 'b' }} />)
  expect(told()).toEqual([
    { sands: 'draft-content', content: { title: 'a' } },
    { sands: 'draft-content', content: { title: 'b' } },
  ])
})

it('reports which module was tapped', () => {
  const choose = vi.fn()
  render(<PhoneFrame src="/?draft=7.a" onChoose={choose} />)
  says({ sands: 'draft-chosen', block: 'menu' })
  expect(choose).toHaveBeenCalledExactlyOnceWith('menu')
})

it('says after a while that the preview did not load, and reloads it on request', async () => {
  render(<PhoneFrame src="/?draft=7.a" />)
  const first = frame()
  await wait(14_000)
  expect(screen.queryByRole('alert')).toBeNull()
  await wait(2000)
  expect(screen.getByRole('alert').textContent).toContain(translate('manage.preview_late_title'))
  fireEvent.click(screen.getByRole('button', { name: translate('kernel.retry') }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(frame()).not.toBe(first)
  says({ sands: 'draft-ready' })
  await wait(20_000)
  expect(screen.queryByRole('alert')).toBeNull()
})
