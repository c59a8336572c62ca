// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type KeyActs, useKeys } from './use-keys.ts'

const acts = {
  toggle: vi.fn(),
  seekBy: vi.fn(),
  seekToShare: vi.fn(),
  faster: vi.fn(),
  louder: vi.fn(),
  toggleMuted: vi.fn(),
  toggleFull: vi.fn(),
  toggleCaptions: vi.fn(),
} satisfies KeyActs

let root: Root
let page: HTMLElement

function Player() {
  useKeys(page, acts)
  return (
    <>
      <button type="button">play</button>
      <input aria-label="elsewhere" />
    </>
  )
}

const press = (target: Element, key: string, over: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...over })
  target.dispatchEvent(event)
  return event.defaultPrevented
}
const inside = (name: string): Element => {
  const found = page.querySelector(name)
  if (!found) throw new Error(`no ${name}`)
  return found
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  page = document.createElement('section')
  document.body.append(page)
  root = createRoot(page)
  act(() => root.render(<Player />))
  vi.clearAllMocks()
})
afterEach(() => {
  act(() => root.unmount())
  page.remove()
  vi.unstubAllGlobals()
})

it('handles the usual keys of players while nothing else has the focus', () => {
  for (const key of [' ', 'K', 'j', 'l', 'ArrowLeft', 'ArrowRight', 'm', 'f', 'c', '<', '>', '7', 'Home']) {
    expect(press(document.body, key), key).toBe(true)
  }
  expect(acts.toggle).toHaveBeenCalledTimes(2)
  expect(acts.seekBy.mock.calls.flat()).toEqual([-10, 10, -5, 5])
  expect(acts.seekToShare.mock.calls.flat()).toEqual([0.7, 0])
  expect(acts.faster.mock.calls.flat()).toEqual([-1, 1])
  for (const once of [acts.toggleMuted, acts.toggleFull, acts.toggleCaptions]) expect(once).toHaveBeenCalledOnce()
})

it('leaves other keys to the page: scrolling, fields, shortcuts, and the space bar on a button', () => {
  const field = inside('input')
  expect(press(document.body, 'ArrowUp')).toBe(false)
  expect(press(field, 'k')).toBe(false)
  expect(press(inside('button'), ' ')).toBe(false)
  expect(press(document.body, 'l', { ctrlKey: true })).toBe(false)
  for (const never of Object.values(acts)) expect(never).not.toHaveBeenCalled()
  expect(press(inside('button'), 'ArrowUp')).toBe(true)
  expect(acts.louder).toHaveBeenCalledWith(0.1)
})
