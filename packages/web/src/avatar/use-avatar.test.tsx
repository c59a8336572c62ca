// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { uploadPicture } from '../upload/upload.ts'
import { useAvatar } from './use-avatar.ts'

vi.mock('../upload/upload.ts', () => ({ uploadPicture: vi.fn(() => new Promise(() => undefined)) }))

const queries = new QueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
)
const file = new File(['picture'], 'me.png', { type: 'image/png' })
const cropped = new Blob(['cropped'], { type: 'image/jpeg' })
const begun = () => {
  const { result } = renderHook(useAvatar, { wrapper })
  act(() => result.current.begin(file))
  return result
}

beforeEach(() => {
  vi.mocked(uploadPicture).mockClear()
})

it('sends a picture once, however often it is told to, and keeps it in memory meanwhile', () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  const change = begun()
  act(() => {
    change.current.send(cropped)
    change.current.send(cropped)
  })
  expect(uploadPicture).toHaveBeenCalledOnce()
  const { stage } = change.current
  expect(stage.name).toBe('sending')
  expect(revoked.mock.calls.flat()).not.toContain(stage.name === 'sending' && stage.src)
})

it('sends nothing that was given up while it was still being cropped', () => {
  const change = begun()
  act(() => {
    change.current.cancel()
    change.current.send(cropped)
  })
  expect(uploadPicture).not.toHaveBeenCalled()
  expect(change.current.stage.name).toBe('idle')
})
