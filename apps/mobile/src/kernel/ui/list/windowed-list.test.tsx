// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { memo } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WindowedList } from './windowed-list.tsx'

interface Item {
  id: string
}

const ROW = 400
const ASSUMED = 100
let scrolled = 0

beforeEach(() => {
  scrolled = 0
  // The list is at the top of the page.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const height = this.hasAttribute('aria-posinset') ? ROW : 0
    return new DOMRect(0, this.tagName === 'UL' ? -scrolled : 0, 300, height)
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
async function scrollTo(top: number): Promise<void> {
  scrolled = top
  await act(async () => {
    window.dispatchEvent(new Event('scroll'))
    await frame()
  })
}

const itemsOf = (count: number): Item[] => Array.from({ length: count }, (_, index) => ({ id: `row ${index}` }))
const drawn = vi.fn()
const Text = memo(function Text({ id }: Item) {
  drawn(id)
  return <p>{id}</p>
})
const row = ({ id }: Item) => <Text id={id} />
const list = (items: readonly Item[], wholeUpTo = 20) => (
  <WindowedList items={items} keyOf={({ id }) => id} estimate={ASSUMED} wholeUpTo={wholeUpTo}>
    {row}
  </WindowedList>
)
const shown = () => screen.getAllByText(/^row /).map((text) => Number(text.textContent.slice('row '.length)))
const above = () => Number.parseInt(document.querySelector<HTMLElement>('ul > li')?.style.height ?? '', 10)

/** Everything is measured on the way down. */
async function scrollDownTo(index: number): Promise<void> {
  for (let at = 0; at <= index; at += 1) await scrollTo(at * ROW)
}

it('renders only the rows near the screen', async () => {
  render(list(itemsOf(500)))
  expect(shown()[0]).toBe(0)
  await scrollDownTo(50)
  expect(shown()).toContain(50)
  expect(shown().length).toBeLessThan(12)
  expect(above()).toBe((shown()[0] ?? 0) * ROW)
})

it('keeps every row at its place when more are loaded', async () => {
  const items = itemsOf(40)
  const { rerender } = render(list(items))
  await scrollDownTo(30)
  const before = shown()
  // A longer list, in which each item was loaded again as well.
  rerender(list([...items, ...itemsOf(60).slice(40)].map((item) => ({ ...item }))))
  expect(shown().slice(0, before.length)).toEqual(before)
  expect(above()).toBe((before[0] ?? 0) * ROW)
})

it('keeps every row at its place when the person comes back', async () => {
  const items = itemsOf(60)
  const { unmount } = render(list(items))
  await scrollDownTo(40)
  const before = shown()
  unmount()
  render(list([...items]))
  expect(shown()).toEqual(before)
  expect(above()).toBe((before[0] ?? 0) * ROW)
})

it('keeps the rows on the screen when a whole list becomes too long for that', async () => {
  const items = itemsOf(20)
  const { rerender } = render(list(items))
  await scrollTo(15 * ROW)
  const elements = [15, 16].map((index) => screen.getByText(`row ${index}`))
  rerender(list([...items, ...itemsOf(40).slice(20)]))
  expect(elements.map((element) => element.isConnected)).toEqual([true, true])
  expect(screen.queryByText('row 0')).toBeNull()
})

it('renders no row again while scrolling or when more are loaded', async () => {
  const items = itemsOf(100)
  const { rerender } = render(list(items))
  await scrollDownTo(20)
  const before = shown()
  drawn.mockClear()
  await scrollTo(20 * ROW + 10)
  await scrollTo(21 * ROW)
  rerender(list([...items, ...itemsOf(120).slice(100)]))
  const again = drawn.mock.calls.map(([id]) => Number(String(id).slice('row '.length)))
  expect(again.filter((index) => before.includes(index))).toEqual([])
})
