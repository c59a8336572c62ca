// @vitest-environment happy-dom
import type { CourseWareDetail } from '@sands/contract/course/course.model'
import { beforeEach, expect, it } from 'vitest'
import { lastPage } from '../document/page-position.ts'
import { keepPosition, resumePosition } from '../player/resume-position.ts'
import { beginAt, takePlaceOver } from './start-place.ts'

type Place = Parameters<typeof takePlaceOver>[0]

const ware = (courseWareType: 1 | 2, progress: { position: number; isFinished: 0 | 1 } | null) =>
  ({
    courseWareType,
    resource: { id: '7', playable: courseWareType === 1 ? { duration: 600 } : null },
    progress,
  }) as Place as Pick<CourseWareDetail, 'courseWareType' | 'resource' | 'progress'>

beforeEach(() => localStorage.clear())

it('goes on where another device left off', () => {
  takePlaceOver(ware(1, { position: 90_000, isFinished: 0 }))
  expect(resumePosition('7')).toBe(90)
  takePlaceOver(ware(2, { position: 4, isFinished: 0 }))
  expect(lastPage('7')).toBe(4)
})

it('leaves alone what this device knows better, and what is finished', () => {
  keepPosition('7', { seconds: 300, duration: 600 })
  takePlaceOver(ware(1, { position: 90_000, isFinished: 0 }))
  expect(resumePosition('7')).toBe(300)
  localStorage.clear()
  takePlaceOver(ware(1, { position: 90_000, isFinished: 1 }))
  expect(resumePosition('7')).toBe(0)
})

it('begins at a part that is missing', () => {
  beginAt(ware(1, null), 120_000)
  expect(resumePosition('7')).toBe(120)
  beginAt(ware(2, null), 9)
  expect(lastPage('7')).toBe(9)
})
