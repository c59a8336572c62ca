import type { CourseHit, FoundCourse } from '@sands/contract/course/course.model'
import { expect, it } from 'vitest'
import { courseEntry } from './find-courses.ts'

const id = '7' as FoundCourse['id']
const hit = (place: CourseHit['place'], text: string, courseware: string | null = null): CourseHit => ({
  place,
  text,
  marks: [[0, 2]],
  courseWareId: courseware as CourseHit['courseWareId'],
})

it('a course found by its title opens the course, even when other parts match too', () => {
  expect(
    courseEntry({ id, fileName: '门店安全', hits: [hit('document', '门店里', '12'), hit('title', '门店安全')] }),
  ).toEqual({ path: '/course/detail?id=7', label: '门店安全', marks: [[0, 2]] })
})

it('a match within courseware opens the courseware at that place', () => {
  expect(courseEntry({ id, fileName: '新人', hits: [hit('caption', '门店里', '12')] })).toEqual({
    path: '/course/study?id=7&courseWareId=12',
    label: '新人',
    note: { text: '门店里', marks: [[0, 2]] },
  })
})

it('a match in the introduction or the lecturer opens the course', () => {
  expect(courseEntry({ id, fileName: '新人', hits: [hit('lecturer', '王敏')] }).path).toBe('/course/detail?id=7')
})
