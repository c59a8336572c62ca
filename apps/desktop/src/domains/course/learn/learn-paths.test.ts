import { detailAddress } from '@sands/web/course/detail-address'
import { expect, it } from 'vitest'
import { learnPaths } from './learn-paths.ts'

const searchOf = (path: string) => new URLSearchParams(path.split('?')[1])

it('the training stays in the address everywhere in the course', () => {
  const { origin } = detailAddress(new URLSearchParams('id=7&channel=5&trainingId=9&globalIndex=2&other=x'))
  for (const path of [
    learnPaths.course('7', origin),
    learnPaths.inCourse('7', '12', { origin }),
    learnPaths.inCourse('7', '12', { at: 3000, origin }),
    learnPaths.courseware('7', origin),
  ])
    expect(detailAddress(searchOf(path))).toMatchObject({ id: '7', channel: 5, trainingId: '9', origin })
})

it('courseware is opened at a place, also at its beginning', () => {
  expect(learnPaths.inCourse('7', '12')).toBe('/course/study?id=7&courseWareId=12')
  expect(learnPaths.inCourse('7', '12', { at: null })).toBe('/course/study?id=7&courseWareId=12')
  expect(learnPaths.inCourse('7', '12', { at: 0 })).toBe('/course/study?id=7&courseWareId=12&at=0')
})
