// @vitest-environment happy-dom

import type { UploadItem } from '@sands/web/upload/upload-item'
import { items } from '@sands/web/upload/upload-registry'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { speak } from '../../testing/speak.ts'
import { translate } from '../text.ts'
import { useDuplicateText } from './use-duplicate-text.ts'
import { useLibraryUploads } from './use-library-uploads.ts'

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

beforeAll(() => speak('zh-cn'))
afterEach(() => {
  cleanup()
  items.set([])
})

it('are the uploads of its kinds, including those refused on this device', () => {
  const renamed = { state: 'done', made: { fileName: 'b.jpg' } as UploadItem['made'] } as const
  items.set([upload({ id: 'old', state: 'failed' }), upload({ ...renamed, id: 'over' })])
  const { result } = renderHook(() => useLibraryUploads(['image']))
  const isHere = result.current
  expect(isHere(upload({}))).toBe(true)
  expect(isHere(upload({ state: 'failed' }))).toBe(true)
  expect(isHere(refused(['image']))).toBe(true)

  expect(isHere(upload({ id: 'old', state: 'failed' }))).toBe(false)
  expect(isHere(upload({ state: 'done' }))).toBe(false)
  expect(isHere(upload(renamed))).toBe(true)
  expect(isHere(upload({ ...renamed, fileName: 'b.jpg' }))).toBe(false)
  expect(isHere(upload({ ...renamed, id: 'over' }))).toBe(false)
  expect(isHere(upload({ purpose: 'video' }))).toBe(false)
  expect(isHere(upload({ library: false }))).toBe(false)
  expect(isHere(refused(['video', 'document']))).toBe(false)
})

it('tell the name under which the library already had the content', () => {
  const words = renderHook(() => useDuplicateText()).result.current
  const made = { fileName: 'b.jpg' } as UploadItem['made']
  expect(words(upload({ state: 'done', made }))).toBe(translate('media.upload_same', { name: 'b.jpg' }))
  expect(words(upload({ state: 'done', made, fileName: 'b.jpg' }))).toBeUndefined()
  expect(words(upload({ state: 'done', made, library: false }))).toBeUndefined()
  expect(words(upload({}))).toBeUndefined()
})
