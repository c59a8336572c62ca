// @vitest-environment happy-dom
import type { ApplyDetail } from '@sands/contract/apply/apply.model'
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { putSession } from '../session/store.ts'
import { sample } from '../testing/sample.ts'
import { aSession } from '../testing/session.ts'
import { aMadeUpload } from '../testing/uploads.ts'
import { items } from '../upload/upload-registry.ts'
import { startUploads } from '../upload/uploads.ts'
import { APPLY_GET } from './apply-calls.ts'
import { readApplyDraft } from './apply-drafts.ts'
import { useApplyForm } from './use-apply-form.ts'

const aField = (key: string) => ({ key, kind: 'file' as const, label: key, isRequired: true, options: [] })
const signUp = sample(APPLY_GET, {
  applyId: '5',
  fields: [aField('diploma'), aField('photo')],
  answers: [],
}) as ApplyDetail

beforeEach(async () => {
  localStorage.clear()
  putSession(aSession())
  await startUploads()
})

it('has the files of every field that finished while the screen was closed', async () => {
  items.set([
    aMadeUpload('7', 'apply.5.diploma'),
    aMadeUpload('8', 'apply.5.photo'),
    aMadeUpload('9', 'apply.5.diploma'),
    aMadeUpload('6', 'apply.52.photo'),
  ])
  const { result } = renderHook(() => useApplyForm(signUp))
  await waitFor(() => expect(items.get().map(({ tag }) => tag)).toEqual(['apply.52.photo']))
  const stored = Object.fromEntries((readApplyDraft('5') ?? []).map(({ key, values }) => [key, values]))
  expect(stored).toEqual({ diploma: ['7', '9'], photo: ['8'] })
  await waitFor(() => expect(result.current.valuesOf('photo')).toEqual(['8']))
})
