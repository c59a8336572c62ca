// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { useAvatar } from './use-avatar.ts'

/** A server that never answers. */
let requests = 0
class SilentRequest {
  readonly upload = {}
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {}
  send(): void {
    requests += 1
  }
}

const queries = new QueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
)
const file = new File(['picture'], 'me.png', { type: 'image/png' })
const cropped = new Blob(['cropped'], { type: 'image/jpeg' })
const started = () => {
  const { result } = renderHook(useAvatar, { wrapper })
  act(() => result.current.begin(file))
  return result
}

beforeEach(() => {
  requests = 0
  putSession(aSession())
  vi.stubGlobal('XMLHttpRequest', SilentRequest)
})
afterEach(() => {
  putSession(null)
  vi.unstubAllGlobals()
})

it('sends a picture once, however often it is confirmed, and keeps it in memory meanwhile', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  const change = started()
  act(() => {
    change.current.send(cropped)
    change.current.send(cropped)
  })
  await vi.waitFor(() => expect(requests).toBe(1))
  const { stage } = change.current
  expect(stage.name).toBe('sending')
  expect(revoked.mock.calls.flat()).not.toContain(stage.name === 'sending' && stage.src)
})

it('sends nothing that was cancelled while it was still being cropped', async () => {
  const change = started()
  act(() => {
    change.current.cancel()
    change.current.send(cropped)
  })
  await new Promise((done) => setTimeout(done))
  expect(requests).toBe(0)
  expect(change.current.stage.name).toBe('idle')
})
