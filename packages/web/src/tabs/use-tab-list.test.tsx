// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useTabList } from './use-tab-list.ts'

function Shelves({ keys }: { keys: readonly string[] }) {
  const { chosen, list, tab, panel } = useTabList(keys)
  return (
    <>
      <div role="tablist" {...list}>
        {keys.map((key) => (
          <button key={key} {...tab(key)}>
            {key}
          </button>
        ))}
      </div>
      <div {...panel}>{chosen}</div>
    </>
  )
}

const shown = () => screen.getByRole('tabpanel').textContent
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

afterEach(cleanup)

it('shows the first, then the tapped one', () => {
  render(<Shelves keys={['a', 'b', 'c']} />)
  expect(shown()).toBe('a')
  fireEvent.click(screen.getByRole('tab', { name: 'c' }))
  expect(shown()).toBe('c')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('c')
  expect(screen.getByRole('tabpanel', { name: 'c' })).toBeDefined()
})

it('moves with the arrow keys and the focus, wraps around, and is one stop for the tab key', () => {
  render(<Shelves keys={['a', 'b', 'c']} />)
  screen.getByRole('tab', { name: 'a' }).focus()
  for (const [key, next] of [
    ['ArrowRight', 'b'],
    ['End', 'c'],
    ['ArrowRight', 'a'],
    ['ArrowLeft', 'c'],
    ['Home', 'a'],
    ['Enter', 'a'],
  ] as const) {
    press(key)
    expect(shown()).toBe(next)
    expect(document.activeElement?.textContent).toBe(next)
  }
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
})

it('falls back to the first when the selected one was removed', () => {
  const { rerender } = render(<Shelves keys={['a', 'b']} />)
  fireEvent.click(screen.getByRole('tab', { name: 'b' }))
  rerender(<Shelves keys={['a']} />)
  expect(shown()).toBe('a')
})
