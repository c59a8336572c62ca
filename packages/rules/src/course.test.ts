import { describe, expect, it } from 'vitest'
import {
  type CoursewareFacts,
  courseFaults,
  coursewareFaults,
  type FaultDocument,
  type FaultFacts,
  isBlocking,
} from './course.ts'

const VIDEO: CoursewareFacts = { courseWareType: 1, status: 3, duration: 600, pages: 0, minSeconds: 0 }
const FACTS: FaultFacts = { coursewareOf: () => VIDEO, isCategoryThere: () => true, isLecturerThere: () => true }
const COURSE: FaultDocument = {
  title: 'Hand brew',
  coverFileId: '1',
  categoryId: '2',
  lecturerIds: ['3'],
  chapters: [{ items: [{ key: 'a', courseWareId: '9', isRequired: true }] }],
}
const faultsOf = (document: Partial<FaultDocument>, facts: Partial<FaultFacts> = {}) =>
  courseFaults({ ...COURSE, ...document }, { ...FACTS, ...facts }).map(
    (fault) => `${fault.kind}${isBlocking(fault) ? '!' : ''}${fault.key ? ` ${fault.key}` : ''}`,
  )

describe('faults that keep a course from being published', () => {
  it('are none when the course is complete', () => {
    expect(faultsOf({})).toEqual([])
  })

  it('name what the course lacks', () => {
    expect(faultsOf({ title: '  ' })).toEqual(['no_title!'])
    expect(faultsOf({ coverFileId: null })).toEqual(['no_cover'])
    expect(faultsOf({ chapters: [] })).toEqual(['no_items!'])
    expect(faultsOf({ chapters: [{ items: [{ key: 'a', courseWareId: '9', isRequired: false }] }] })).toEqual([
      'nothing_required!',
    ])
  })

  it('name deleted courseware, categories and lecturers', () => {
    expect(faultsOf({}, { coursewareOf: () => undefined })).toEqual(['courseware_gone! a'])
    expect(faultsOf({}, { isCategoryThere: () => false })).toEqual(['category_gone'])
    expect(faultsOf({ categoryId: null, lecturerIds: [] }, { isLecturerThere: () => false })).toEqual([])
    expect(faultsOf({}, { isLecturerThere: () => false })).toEqual(['lecturer_gone'])
  })
})

describe('faults of a courseware', () => {
  const kinds = (courseware: Partial<CoursewareFacts>) =>
    coursewareFaults({ ...VIDEO, ...courseware }, 'a').map(({ kind, isWarning }) => `${kind}${isWarning ? '' : '!'}`)

  it('include a failed file; a file in preparation is only a warning', () => {
    expect(kinds({ status: 4 })).toEqual(['file_failed!'])
    expect(kinds({ status: 1 })).toEqual(['file_not_ready'])
    expect(kinds({ status: 2 })).toEqual(['file_not_ready'])
  })

  it('include a minimum time longer than the medium, and any minimum time for a link', () => {
    expect(kinds({ minSeconds: 600 })).toEqual([])
    expect(kinds({ minSeconds: 601 })).toEqual(['time_beyond_medium'])
    expect(kinds({ courseWareType: 3, minSeconds: 601 })).toEqual(['time_beyond_medium'])
    expect(kinds({ courseWareType: 5, duration: 0, minSeconds: 1 })).toEqual(['time_beyond_medium!'])
    expect(kinds({ courseWareType: 5, duration: 0 })).toEqual([])
    expect(kinds({ courseWareType: 2, duration: 0, pages: 3, minSeconds: 5400 })).toEqual([])
  })

  it('include a minimum time longer than one day can count, unless the medium is that long', () => {
    expect(kinds({ courseWareType: 2, duration: 0, pages: 3, minSeconds: 7200 })).toEqual([])
    expect(kinds({ courseWareType: 2, duration: 0, pages: 3, minSeconds: 7201 })).toEqual(['time_beyond_day'])
    expect(kinds({ status: 1, duration: 0, minSeconds: 7201 })).toEqual(['file_not_ready', 'time_beyond_day'])
    expect(kinds({ duration: 10_800, minSeconds: 10_800 })).toEqual([])
    expect(kinds({ minSeconds: 7201 })).toEqual(['time_beyond_day', 'time_beyond_medium'])
  })

  it('include a document or picture set without pages', () => {
    expect(kinds({ courseWareType: 2, duration: 0 })).toEqual(['pages_unknown!'])
    expect(kinds({ courseWareType: 4, duration: 0 })).toEqual(['pages_unknown!'])
    expect(kinds({ courseWareType: 2, duration: 0, pages: 1 })).toEqual([])
  })
})
