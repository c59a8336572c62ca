// @vitest-environment happy-dom
import type { UserId } from '@sands/contract/kernel/schema'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { forgetToggle, type Toggled, useToggle } from './use-toggle.ts'

const OFF: Toggled = { on: false, count: 4 }
const ON: Toggled = { on: true, count: 5 }

/** Answers when it is told to. */
function slowServer() {
  const asked: { on: boolean; answer: (state: Toggled) => void; refuse: () => void }[] = []
  const send = vi.fn(
    (on: boolean) =>
      new Promise<Toggled>((answer, reject) => asked.push({ on, answer, refuse: () => reject(new Error('no')) })),
  )
  return { asked, send }
}

const useLike = (given: Toggled, send: (on: boolean) => Promise<Toggled>) => useToggle({ id: 'like 3 7', given, send })
const settled = () => act(async () => {})

beforeEach(() => putSession(aSession()))
afterEach(() => {
  cleanup()
  forgetToggle('like 3 7')
  putSession(null)
})

it('is on at once, and counts what the server counts', async () => {
  const { asked, send } = slowServer()
  const { result } = renderHook(() => useLike(OFF, send))
  act(() => result.current.flip())
  expect(result.current.shown).toEqual(ON)
  asked[0]?.answer({ on: true, count: 9 })
  await settled()
  expect(result.current.shown).toEqual({ on: true, count: 9 })
})

it('is taken back when the server does not take it', async () => {
  const { asked, send } = slowServer()
  const { result } = renderHook(() => useLike(OFF, send))
  act(() => result.current.flip())
  asked[0]?.refuse()
  await settled()
  expect(result.current.shown).toEqual(OFF)
})

it('asks once, even when the server answers with the opposite', async () => {
  const { asked, send } = slowServer()
  const { result } = renderHook(() => useLike(OFF, send))
  act(() => result.current.flip())
  asked[0]?.answer(OFF)
  await settled()
  expect(send).toHaveBeenCalledTimes(1)
  expect(result.current.shown).toEqual(OFF)
})

it('asks one thing at a time, and gets what was wanted last', async () => {
  const { asked, send } = slowServer()
  const { result } = renderHook(() => useLike(OFF, send))
  act(() => result.current.flip())
  act(() => result.current.flip())
  expect(result.current.shown).toEqual(OFF)
  expect(asked.map(({ on }) => on)).toEqual([true])
  asked[0]?.answer(ON)
  await settled()
  expect(asked.map(({ on }) => on)).toEqual([true, false])
  asked[1]?.answer(OFF)
  await settled()
  expect(result.current.shown).toEqual(OFF)
})

it('gives way to an answer that knows better', async () => {
  const { asked, send } = slowServer()
  const { result, rerender } = renderHook(({ given }) => useLike(given, send), { initialProps: { given: OFF } })
  act(() => result.current.flip())
  asked[0]?.answer(ON)
  await settled()
  rerender({ given: { on: true, count: 30 } })
  expect(result.current.shown).toEqual({ on: true, count: 30 })
  // Undone elsewhere: what was tapped here before is over.
  rerender({ given: OFF })
  expect(result.current.shown).toEqual(OFF)
})

it('belongs to one person', async () => {
  const { asked, send } = slowServer()
  const { result, rerender } = renderHook(() => useLike(OFF, send))
  act(() => result.current.flip())
  asked[0]?.answer(ON)
  await settled()
  putSession(aSession({ userId: '8' as UserId }))
  rerender()
  expect(result.current.shown).toEqual(OFF)
})
