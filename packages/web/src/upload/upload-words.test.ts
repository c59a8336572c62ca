import { expect, it } from 'vitest'
import type { UploadItem } from './upload-item.ts'
import { failedFirst } from './upload-order.ts'
import { progressParts } from './upload-words.ts'

const MB = 1024 * 1024
const item = (change: Partial<UploadItem>): UploadItem => ({
  id: '1',
  fileName: 'a.mp4',
  size: 9 * MB,
  purpose: 'video',
  library: true,
  state: 'sending',
  sent: 4 * MB,
  speed: MB,
  reason: null,
  mayRetry: true,
  made: null,
  ...change,
})

it('describes the progress in parts, so that lines break only between them', () => {
  const t = (key: string) => key
  expect(progressParts(item({}), t)).toEqual(['media.upload_of', 'media.upload_speed', 'media.upload_left_seconds'])
  expect(progressParts(item({ state: 'paused' }), t)).toEqual(['media.upload_of'])
  expect(progressParts(item({ state: 'done' }), t)).toHaveLength(1)
})

it('lists failed uploads first, and the others in the order they were chosen', () => {
  const states = ['done', 'failed', 'sending', 'failed', 'missing'] as const
  const items = states.map((state, place) => item({ id: `${place}`, state }))
  expect(failedFirst(items).map(({ id }) => id)).toEqual(['1', '3', '4', '0', '2'])
})
