// @vitest-environment happy-dom
import type { UserId } from '@sands/contract/kernel/schema'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { forgetToggle, type SendToggle, type Toggled, useToggle } from './use-toggle.ts'

const OFF: Toggled = { on: false, count: 4 }
const ON: Toggled = { on: true, count: 5 }

/** A server that answers when the test says so. */
function slowServer() {
  const asked: { on: boolean; answer: (state: Toggled) => void; refuse: () => void }[] = []
  const send = vi.fn(
    (on: boolean) =>
      new Promise<Toggled>((answer, reject) => asked.push({ on, answer, refuse: () => reject(new Error('no')) })),
  )
  return { asked, send }
}

const useLike = (given: Toggled, send: SendToggle) => useToggle({ id: 'like 3 7', given, send })
const settled = () => act(async () => {})

beforeEach(() => putSession(aSession()))
afterEach(() => {
  cleanup()
  forgetToggle('like 3 7')
  putSession(null)
})

it('is on at once, and shows the count of the server', async () => {
  const { asked, send } = slowServer()
  const { result } = renderHook(() => useLike(OFF, send))
  act(() => result.current.flip())
  expect(result.current.shown).toEqual(ON)
  asked[0]?.answer({ on: true, count: 9 })
  await settled()
  expect(result.current.shown).toEqual({ on: true, count: 9 })
})

it('is reverted when the server refuses it', async () => {
  const { asked, send } = slowServer()
  const { result } = renderHook(() => useLike(OFF, send))
  act(() => result.current.flip())
  asked[0]?.refuse()
  await settled()
  expect(result.current.shown).toEqual(OFF)
})

it('sends once, even when the server answers with the opposite', async () => {
  const { asked, send } = slowServer()
  const { result } = renderHook(() => useLike(OFF, send))
  act(() => result.current.flip())
  asked[0]?.answer(OFF)
  await settled()
  expect(send).toHaveBeenCalledTimes(1)
  expect(result.current.shown).toEqual(OFF)
})

it('sends one request at a time, and ends in the state that was wanted last', async () => {
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

it('is replaced by a newer answer', async () => {
  const { asked, send } = slowServer()
  const { result, rerender } = renderHook(({ given }) => useLike(given, send), { initialProps: { given: OFF } })
  act(() => result.current.flip())
  asked[0]?.answer(ON)
  await settled()
  rerender({ given: { on: true, count: 30 } })
  expect(result.current.shown).toEqual({ on: true, count: 30 })
  // It was undone elsewhere, so the earlier tap here no longer counts.
  rerender({ given: OFF })
  expect(result.current.shown).toEqual(OFF)
})

it('is separate for each person', async () => {
  const { asked, send } = slowServer()
  const { result, rerender } = renderHook(() => useLike(OFF, send))
  act(() => result.current.flip())
  asked[0]?.answer(ON)
  await settled()
  putSession(aSession({ userId: '8' as UserId }))
  rerender()
  expect(result.current.shown).toEqual(OFF)
})

it('stays on when it waits on this device for a network', async () => {
  const { result } = renderHook(() => useToggle({ id: 'like 3 8', given: OFF, send: async () => 'waiting' }))
  act(() => result.current.flip())
  await settled()
  expect(result.current.shown).toEqual(ON)
})
