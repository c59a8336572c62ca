import type { CourseDocument } from '@sands/contract/course/manage.model'
import type { FileId, Id } from '@sands/contract/kernel/schema'
import { EVERYONE } from '@sands/rules/audience'
import { describe, expect, it } from 'vitest'
import { editionDifference } from './edition-difference.ts'

const courseware = (id: string, isRequired = true) => ({ key: id, courseWareId: id as Id<'courseware'>, isRequired })
const FIRST: CourseDocument = {
  title: 'Tea',
  categoryId: null,
  coverFileId: null,
  introduction: '<p>Hot</p>',
  lecturerIds: ['1' as Id<'lecturer'>],
  chapters: [{ key: 'c', title: '', items: [courseware('1'), courseware('2'), courseware('3')] }],
  isInOrder: false,
  seekAhead: false,
  isCommentable: true,
  points: 0,
  audience: EVERYONE,
}
const changes = (patch: Partial<CourseDocument>, before = FIRST) => editionDifference(before, { ...FIRST, ...patch })
const chapter = (...coursewares: ReturnType<typeof courseware>[]) => ({
  chapters: [{ key: 'c', title: '', items: coursewares }],
})

describe('the difference between two editions', () => {
  it('is empty between equal editions', () => {
    expect(changes({})).toEqual([])
  })

  it('lists the changed fields', () => {
    expect(
      changes({
        title: 'Green tea',
        categoryId: '4' as Id<'courseCategory'>,
        coverFileId: '5' as FileId,
        introduction: '<p>Cold</p>',
        lecturerIds: ['2' as Id<'lecturer'>],
        isInOrder: true,
        points: 10,
        audience: { included: [{ kind: 'user', id: '7' }], excluded: [] },
      }),
    ).toEqual([
      { what: 'title', before: 'Tea', after: 'Green tea' },
      { what: 'category', before: null, after: '4' },
      { what: 'cover' },
      { what: 'introduction' },
      { what: 'lecturers_added', ids: ['2'] },
      { what: 'lecturers_removed', ids: ['1'] },
      { what: 'isInOrder', isOn: true },
      { what: 'points', before: '0', after: '10' },
      { what: 'audience' },
    ])
  })

  it('lists courseware that was added, removed, made optional or moved', () => {
    expect(changes(chapter(courseware('1'), courseware('3'), courseware('4')))).toEqual([
      { what: 'pieces_added', ids: ['4'] },
      { what: 'pieces_removed', ids: ['2'] },
    ])
    expect(changes(chapter(courseware('1', false), courseware('2'), courseware('3')))).toEqual([
      { what: 'optional', ids: ['1'] },
    ])
    expect(changes(chapter(courseware('2'), courseware('1'), courseware('3')))).toEqual([{ what: 'order' }])
  })

  it('reports courseware that moved to another chapter as a change of the chapters only', () => {
    const divided = [
      { key: 'c', title: 'A', items: [courseware('1'), courseware('2')] },
      { key: 'd', title: 'B', items: [courseware('3')] },
    ]
    expect(changes({ chapters: divided })).toEqual([{ what: 'chapters' }])
  })

  it('ignores the changing addresses of pictures', () => {
    const [old, now] = ['a', 'b'].map((key) => `<img data-file-id="7" alt="" src="/f/7?${key}" width="80" />`)
    expect(changes({ introduction: now ?? '' }, { ...FIRST, introduction: old ?? '' })).toEqual([])
  })
})
