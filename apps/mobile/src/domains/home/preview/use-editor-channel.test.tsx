// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useEditorChannel } from './use-editor-channel.ts'

const editor = { postMessage: vi.fn() }
const refresh = vi.fn()
const followed = vi.fn()
const told = () => editor.postMessage.mock.calls.map(([message]) => message)
const hear = (data: unknown, over: Partial<MessageEventInit> = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      origin: window.location.origin,
      source: editor as Partial<Window> as Window,
      data,
      ...over,
    }),
  )

function Phone({ shown = true }: { shown?: boolean }) {
  useEditorChannel({ shown, refresh })
  return (
    <>
      <header>
        <button type="button" onClick={followed}>
          college
        </button>
      </header>
      <div data-block="menu">
        <button type="button" onClick={followed}>
          entry
        </button>
        <button type="button" role="tab" onClick={followed}>
          category
        </button>
      </div>
      <button type="button" onClick={followed}>
        retry
      </button>
    </>
  )
}

beforeEach(() => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue(editor as Partial<Window> as Window)
  for (const spy of [editor.postMessage, refresh, followed]) spy.mockReset()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const tap = (name: string) => fireEvent.click(screen.getByText(name))

it('reports once that content is shown', () => {
  const { rerender } = render(<Phone shown={false} />)
  expect(told()).toEqual([])
  rerender(<Phone />)
  rerender(<Phone />)
  expect(told()).toEqual([{ sands: 'draft-ready' }])
})

it('fetches again when the draft was stored, and only when our own editor says so', () => {
  render(<Phone />)
  hear({ sands: 'draft-changed' }, { origin: 'https://evil.example' })
  hear({ sands: 'draft-changed' }, { source: null })
  expect(refresh).not.toHaveBeenCalled()
  hear({ sands: 'draft-changed' })
  expect(refresh).toHaveBeenCalledOnce()
})

it('reports the tapped module and follows no link', () => {
  render(<Phone />)
  tap('entry')
  expect(told().at(-1)).toEqual({ sands: 'draft-chosen', block: 'menu' })
  tap('college')
  expect(told()).toHaveLength(2)
  expect(followed).not.toHaveBeenCalled()
})

it('allows taps that only change the module itself', () => {
  render(<Phone />)
  tap('category')
  expect(told().at(-1)).toEqual({ sands: 'draft-chosen', block: 'menu' })
  tap('retry')
  expect(followed).toHaveBeenCalledTimes(2)
})

it('is an ordinary page when there is no editor around it', () => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue(window)
  render(<Phone />)
  tap('entry')
  expect(followed).toHaveBeenCalledOnce()
  expect(told()).toEqual([])
})
