// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { aMadeUpload } from '../testing/uploads.ts'
import { items } from '../upload/upload-registry.ts'
import { startUploads } from '../upload/uploads.ts'
import { readHomework } from './homework-drafts.ts'
import { useHomeworkDraft } from './use-homework-draft.ts'

beforeEach(async () => {
  localStorage.clear()
  putSession(aSession())
  await startUploads()
})

it('has every file that finished while the screen was closed', async () => {
  items.set([aMadeUpload('8', 'homework.31'), aMadeUpload('9', 'homework.31'), aMadeUpload('7', 'homework.32')])
  const { result } = renderHook(() => useHomeworkDraft('31'))
  await waitFor(() => expect(items.get().map(({ tag }) => tag)).toEqual(['homework.32']))
  expect(readHomework('31').fileIds).toEqual(['8', '9'])
  await waitFor(() => expect(result.current.draft.fileIds).toHaveLength(2))
})
