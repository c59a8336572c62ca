// @vitest-environment happy-dom
import type { Translate } from '@sands/web/i18n/texts'
import { speak } from '@sands/web/testing/texts'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BackToTop } from '../page/back-to-top.tsx'
import { Bubble } from './bubble.tsx'

let t: Translate
const LENGTH = 6000
const tap = vi.fn()
const bubble = () => screen.getByRole('button', { name: 'home' })
const isTucked = () => bubble().hasAttribute('data-tucked')
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
const scroll = (top: number) =>
  act(async () => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
    window.dispatchEvent(new Event('scroll'))
  })

beforeEach(async () => {
  t = await speak()
  vi.useFakeTimers()
  tap.mockClear()
  await scroll(0)
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: LENGTH, configurable: true })
  HTMLElement.prototype.setPointerCapture = () => undefined
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = () =>
  render(
    <Bubble label="home" onTap={tap}>
      H
    </Bubble>,
  )

it('is fully visible at first, and moves half behind the edge after three seconds', async () => {
  show()
  await wait(2999)
  expect(isTucked()).toBe(false)
  await wait(1)
  expect(isTucked()).toBe(true)
  fireEvent.click(bubble())
  expect(tap).toHaveBeenCalledOnce()
})

it('moves aside when the person scrolls down, and comes back when they scroll up', async () => {
  show()
  await scroll(300)
  expect(isTucked()).toBe(true)
  await scroll(260)
  expect(isTucked()).toBe(false)
})

it('moves to the edge nearest to where it was released, which does not count as a tap', () => {
  show()
  fireEvent.pointerDown(bubble(), { clientX: window.innerWidth - 30, clientY: 300 })
  fireEvent.pointerMove(bubble(), { clientX: 40, clientY: 200 })
  fireEvent.pointerUp(bubble(), { clientX: 40, clientY: 200 })
  fireEvent.click(bubble())
  expect(bubble().getAttribute('data-side')).toBe('left')
  expect(tap).not.toHaveBeenCalled()
})

it('is replaced by the back-to-top button, which appears when the person scrolls up far down the page', async () => {
  render(<BackToTop />)
  const up = () => screen.queryByRole('button', { name: t('kernel.back_to_top') })
  await scroll(window.innerHeight + 400)
  expect(up()).toBeNull()
  await scroll(window.innerHeight + 300)
  expect(up()?.hasAttribute('data-to-top')).toBe(true)
  await scroll(window.innerHeight + 400)
  expect(up()).toBeNull()
  await scroll(window.innerHeight - 20)
  expect(up()).toBeNull()
  await scroll(LENGTH - window.innerHeight + 60)
  await scroll(LENGTH - window.innerHeight)
  expect(up()).toBeNull()
})
