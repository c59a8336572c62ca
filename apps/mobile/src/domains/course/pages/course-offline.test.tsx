// @vitest-environment happy-dom
import type { CourseItem } from '@sands/contract/course/course.model'
import type { Resource } from '@sands/contract/media/media.model'
import { LEARN_TYPES } from '@sands/rules/study'
import { createQueryClient } from '@sands/web/call/query-client'
import { clearCache } from '@sands/web/device/cache'
import { type Download, downloadKey } from '@sands/web/download/download'
import { downloadStorage } from '@sands/web/download/storage'
import { cachedAnswer } from '@sands/web/offline/answer-cache'
import { placeOf } from '@sands/web/offline/place'
import { type CallAnswers, noAnswer } from '@sands/web/testing/fake-calls'
import { cleanup, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { aCourseDetail, aCourseware, anItem } from '../../../testing/courses.ts'
import { aFile } from '../../../testing/files.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'
import { studyAnswers } from '../../../testing/study.ts'

const DETAIL = 'POST /sands-lms/api/v1/course/courseDetail'
const COURSEWARE = 'POST /sands-lms/api/v1/course-ware/courseWareDetail'
const COUNT = 'GET /sands-system/api/v1/comment/count'
const COLLEGES = 'POST /sands-lms/api/v1/college/list'

const calls: CallAnswers = {
  [DETAIL]: aCourseDetail('1', [anItem('11')]),
  [COURSEWARE]: aCourseware('11'),
  [COUNT]: { count: 4 },
  'GET /sands-system/api/v1/translate/i18ns': noAnswer,
  'GET /sands-system/api/v1/translate/version/get': { version: 1 },
  ...studyAnswers,
}
const offline: CallAnswers = Object.fromEntries(Object.keys(calls).map((key) => [key, noAnswer]))
const COURSE = '/courseDetail?id=1&courseType=course&courseWareId=11'

async function download(): Promise<void> {
  const file = aFile({ id: '9', fileType: 'video' })
  const one: Download = {
    key: downloadKey('7', '9'),
    userId: '7',
    file: { ...file, id: '9' as Resource['id'] },
    content: '1/1',
    quality: { height: 360, bytes: 1 },
    state: 'done',
    reason: null,
    bytes: 1,
    parts: 1,
    allParts: 1,
    createdAt: Date.now(),
    seenAt: Date.now(),
    studies: [
      { thing: { learnType: LEARN_TYPES.courseware, learnId: '11', courseId: '1' as CourseItem['id'] }, viewing: null },
    ],
  }
  const storage = await downloadStorage()
  await storage.put(one)
  onTestFinished(() => storage.remove(one.key))
}
const place = (key: typeof DETAIL | typeof COURSEWARE | typeof COLLEGES, input: unknown) => {
  const found = placeOf({ key, input, language: 'en-us' })
  if (!found) throw new Error('nobody is signed in')
  return found
}
const courseware = () => cachedAnswer(place(COURSEWARE, { body: { id: '11', courseId: '1' } }))

it('with a download opens without a network after the cache was cleared', async () => {
  await download()
  await renderPhone(COURSE, { calls })
  await screen.findByRole('heading', { name: 'Course 1' })
  await vi.waitFor(async () => expect(await courseware()).toBeDefined())
  await clearCache(createQueryClient())
  cleanup()
  await renderPhone(COURSE, { calls: offline })
  expect(await screen.findByRole('heading', { name: 'Course 1' })).toBeTruthy()
  expect(await courseware()).toBeDefined()
})

it('without a download is cleared with the cache', async () => {
  await renderPhone(COURSE, { calls })
  await vi.waitFor(async () => expect(await courseware()).toBeDefined())
  await clearCache(createQueryClient())
  expect(await courseware()).toBeUndefined()
})
