import type { MyStudyItem } from '@sands/contract/course/course.model'
import { expect, it } from 'vitest'
import { studyPlace } from './study-place.ts'

const item = (over: Partial<MyStudyItem>): MyStudyItem => ({
  courseType: 'course',
  id: '7',
  title: 'Safety',
  coverImgUrl: null,
  fileType: 1,
  percent: 40,
  isFinished: 0,
  finishTime: null,
  lastTime: '2026-03-01T12:00:00.000Z',
  seconds: 60,
  continueId: null,
  continueTitle: null,
  isAvailable: 1,
  ...over,
})

it('links to the courseware where the person left off, to the course, or to the courseware on its own', () => {
  expect(studyPlace(item({ continueId: '12' as NonNullable<MyStudyItem['continueId']> }))).toBe(
    '/course/study?id=7&courseWareId=12',
  )
  expect(studyPlace(item({}))).toBe('/course/detail?id=7')
  expect(studyPlace(item({ courseType: 'courseWare' }))).toBe('/course/study?id=7&courseType=courseWare')
})
