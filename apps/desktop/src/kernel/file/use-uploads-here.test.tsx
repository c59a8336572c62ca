// @vitest-environment happy-dom
import type { UploadItem } from '@sands/web/upload/upload-item'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useUploadsHere } from './use-uploads-here.ts'

const known = vi.hoisted((): UploadItem[] => [])
vi.mock('@sands/web/upload/uploads', () => ({ getUploads: () => known }))

const upload = (patch: Partial<UploadItem>): UploadItem => ({
  id: 'new',
  fileName: 'a.jpg',
  size: 1,
  purpose: 'image',
  library: true,
  state: 'sending',
  sent: 0,
  speed: 0,
  reason: null,
  mayRetry: false,
  made: null,
  ...patch,
})
const refused = (among: UploadItem['among']) =>
  upload({ purpose: undefined, library: false, state: 'failed', ...(among && { among }) })

afterEach(cleanup)

it('are those of its kinds, and what was refused here', () => {
  known.push(upload({ id: 'old', state: 'failed' }))
  const { result } = renderHook(() => useUploadsHere(['image']))
  const isHere = result.current
  expect(isHere(upload({}))).toBe(true)
  expect(isHere(upload({ state: 'failed' }))).toBe(true)
  expect(isHere(refused(['image']))).toBe(true)

  expect(isHere(upload({ id: 'old', state: 'failed' }))).toBe(false)
  expect(isHere(upload({ state: 'done' }))).toBe(false)
  expect(isHere(upload({ purpose: 'video' }))).toBe(false)
  expect(isHere(upload({ library: false }))).toBe(false)
  expect(isHere(refused(['video', 'document']))).toBe(false)
})
