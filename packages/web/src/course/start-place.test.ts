// @vitest-environment happy-dom
import type { CoursewareDetail } from '@sands/contract/course/course.model'
import { beforeEach, expect, it } from 'vitest'
import { keepPage, lastPage } from '../document/page-position.ts'
import { keepPosition, resumePosition } from '../player/place/resume-position.ts'
import { takePlaceOver } from './start-place.ts'

type Place = Parameters<typeof takePlaceOver>[0]

const courseware = (
  courseWareType: 1 | 2,
  progress: { position: number; isFinished: 0 | 1; lastTime?: string } | null,
) =>
  ({
    id: '31',
    courseWareType,
    resource: { id: '7', playable: courseWareType === 1 ? { duration: 600 } : null },
    progress,
  }) as Place as Pick<CoursewareDetail, 'id' | 'courseWareType' | 'resource' | 'progress'>

beforeEach(() => localStorage.clear())

it('continues where another device stopped', () => {
  takePlaceOver(courseware(1, { position: 90_000, isFinished: 0 }))
  expect(resumePosition('2/31')).toBe(90)
  takePlaceOver(courseware(2, { position: 4, isFinished: 0 }))
  expect(lastPage('2/31')).toBe(4)
})

it('continues at the most recent place, whichever device it is from', () => {
  const hour = (time: number) => new Date(time + 3_600_000).toISOString()
  const now = Date.now()
  keepPosition('2/31', { seconds: 300, duration: 600, time: now })
  takePlaceOver(courseware(1, { position: 90_000, isFinished: 0, lastTime: hour(now - 7_200_000) }))
  expect(resumePosition('2/31')).toBe(300)
  takePlaceOver(courseware(1, { position: 90_000, isFinished: 0, lastTime: hour(now) }))
  expect(resumePosition('2/31')).toBe(90)
  keepPage('2/31', 3, now)
  takePlaceOver(courseware(2, { position: 9, isFinished: 0, lastTime: hour(now - 7_200_000) }))
  expect(lastPage('2/31')).toBe(3)
  takePlaceOver(courseware(2, { position: 9, isFinished: 0, lastTime: hour(now) }))
  expect(lastPage('2/31')).toBe(9)
})

it('respects that the person has gone back to the beginning here since', () => {
  keepPosition('2/31', { seconds: 2, duration: 600 })
  keepPage('2/31', 1)
  for (const type of [1, 2] as const)
    takePlaceOver(courseware(type, { position: 90_000, isFinished: 0, lastTime: '2026-01-01T00:00:00.000Z' }))
  expect([resumePosition('2/31'), lastPage('2/31')]).toEqual([0, 1])
})

it('prefers a place with a time to one without, and ignores finished courseware', () => {
  localStorage.setItem('sands.resume_positions', '{"/2/31":300}')
  takePlaceOver(courseware(1, { position: 90_000, isFinished: 0 }))
  expect(resumePosition('2/31')).toBe(300)
  takePlaceOver(courseware(1, { position: 90_000, isFinished: 0, lastTime: '2026-01-01T00:00:00.000Z' }))
  expect(resumePosition('2/31')).toBe(90)
  localStorage.clear()
  takePlaceOver(courseware(1, { position: 90_000, isFinished: 1, lastTime: '2026-01-01T00:00:00.000Z' }))
  expect(resumePosition('2/31')).toBe(0)
})

it('does not affect other content with the same file', () => {
  takePlaceOver(courseware(1, { position: 90_000, isFinished: 0 }))
  expect([resumePosition('7'), resumePosition('2/32')]).toEqual([0, 0])
})
