import type { Id } from '@sands/contract/kernel/schema'
import { FILE_STATUS } from '@sands/rules/upload'
import { expect, it } from 'vitest'
import { previewRevision } from './preview-revision.ts'

const courseWareId = '7' as Id<'courseware'>
const entries = [{ key: 'a', courseWareId, isRequired: true }]
const course = { version: 3, draft: { chapters: [{ key: 'c', title: '', items: entries }] } }
const running = { version: 1, status: FILE_STATUS.running as number, progress: 10, duration: 0, pages: 0 }
const revision = (courseware: typeof running | undefined, version = 3) =>
  previewRevision({ ...course, version }, (id) => (id === courseWareId ? courseware : undefined))

it('the preview is reloaded when the draft was stored, a file became ready or courseware was changed', () => {
  const others = [
    revision(running, 4),
    revision({ ...running, status: FILE_STATUS.ready, pages: 3 }),
    revision({ ...running, version: 2 }),
    revision(undefined),
  ]
  expect(new Set([revision(running), ...others]).size).toBe(5)
})

it('the preview stays unchanged while a file is being prepared', () => {
  expect(revision({ ...running, progress: 80 })).toBe(revision(running))
})
