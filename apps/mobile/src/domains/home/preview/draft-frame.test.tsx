// @vitest-environment happy-dom
import { speak } from '@sands/web/testing/texts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DraftFrame } from './draft-frame.tsx'
import { showBlock } from './shown-block.ts'

const scrolls = vi.fn()
/** The position of a module in a window with a height of 768. */
const standsAt = (top: number, height = 100) =>
  vi
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top, bottom: top + height, height } as DOMRect)
const marked = () =>
  [...document.querySelectorAll<HTMLElement>('[data-marked="true"]')].map(({ dataset }) => dataset.block)
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))

function Modules({ ids }: { ids: readonly string[] }) {
  return ids.map((id) => (
    <DraftFrame key={id} id={id}>
      {id}
    </DraftFrame>
  ))
}

beforeEach(async () => {
  await speak()
  vi.useFakeTimers()
  scrolls.mockReset()
  vi.spyOn(window, 'scrollBy').mockImplementation(scrolls)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(async () => {
  await wait(60_000)
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('scrolls to the module that the editor is at and marks it for a moment', async () => {
  standsAt(2000)
  render(<Modules ids={['a', 'b']} />)
  act(() => showBlock('b'))
  expect(marked()).toEqual(['b'])
  expect(scrolls).toHaveBeenCalledExactlyOnceWith({ top: expect.any(Number), behavior: 'instant' })
  await wait(2000)
  expect(marked()).toEqual([])
})

it('does not scroll when the module is visible', () => {
  standsAt(300)
  render(<Modules ids={['a']} />)
  act(() => showBlock('a'))
  expect(marked()).toEqual(['a'])
  expect(scrolls).not.toHaveBeenCalled()
})

it('marks the same module again, and the next one at once', async () => {
  standsAt(300)
  render(<Modules ids={['a', 'b']} />)
  act(() => showBlock('a'))
  await wait(2000)
  act(() => showBlock('a'))
  expect(marked()).toEqual(['a'])
  act(() => showBlock('b'))
  expect(marked()).toEqual(['b'])
})

it('waits a while for a module that is still being loaded', async () => {
  standsAt(2000)
  const { rerender } = render(<Modules ids={['a']} />)
  act(() => showBlock('new'))
  await wait(3000)
  rerender(<Modules ids={['a', 'new']} />)
  expect(marked()).toEqual(['new'])
  act(() => showBlock('never'))
  await wait(11_000)
  rerender(<Modules ids={['a', 'never']} />)
  expect(marked()).toEqual([])
  expect(screen.getByText('never')).toBeDefined()
})
