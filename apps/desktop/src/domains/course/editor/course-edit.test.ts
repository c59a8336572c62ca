import type { CourseDocument } from '@sands/contract/course/manage.model'
import type { Id } from '@sands/contract/kernel/schema'
import { EVERYONE } from '@sands/rules/audience'
import { describe, expect, it } from 'vitest'
import { isDivided, moveRow, rowsOf } from './catalogue-rows.ts'
import {
  addChapter,
  addCourseware,
  type CourseEdit,
  changeCourseware,
  moveChapter,
  removeChapter,
  removeCourseware,
  renameChapter,
} from './course-edit.ts'

const courseware = (key: string) => ({ key, courseWareId: key as Id<'courseware'>, isRequired: true })
const course = (...chapters: [string, string][]): CourseDocument => ({
  title: 'Tea',
  categoryId: null,
  coverFileId: null,
  introduction: '',
  lecturerIds: [],
  chapters: chapters.map(([title, items], index) => ({ key: `c${index}`, title, items: [...items].map(courseware) })),
  isInOrder: false,
  seekAhead: false,
  isCommentable: true,
  points: 0,
  audience: EVERYONE,
})
/** Each chapter as `name:items`. */
const shape = ({ chapters }: CourseDocument) =>
  chapters
    .map(({ title, items: entries }) => `${title}:${entries.map(({ courseWareId }) => courseWareId).join('')}`)
    .join(' ')
const becomes = (before: CourseDocument, ...edits: CourseEdit[]) =>
  shape(edits.reduce((now, edit) => edit(now), before))
const nameOf = (place: number) => `N${place}`
const two = course(['A', '12'], ['B', '34'])

describe('the catalogue of a course', () => {
  it('adds courseware at its end, each once', () => {
    const add = (id: string) => addCourseware(id as Id<'courseware'>)
    expect(becomes(course(), add('1'), add('2'), add('1'))).toBe(':12')
    expect(becomes(two, add('5'), add('3'))).toBe('A:12 B:345')
  })

  it('adds courseware beside others that were chosen with it, even after those were moved', () => {
    const add = (id: string, earlier: string, later: string) =>
      addCourseware(id as Id<'courseware'>, {
        earlier: [...earlier] as Id<'courseware'>[],
        later: [...later] as Id<'courseware'>[],
      })
    expect(becomes(two, add('5', '1', '3'))).toBe('A:152 B:34')
    expect(becomes(two, add('5', '13', ''))).toBe('A:12 B:354')
    expect(becomes(two, add('5', '', '24'))).toBe('A:152 B:34')
    expect(becomes(two, add('5', '9', '8'))).toBe('A:12 B:345')
    expect(becomes(course(), add('5', '1', ''))).toBe(':5')
  })

  it('is divided into chapters when the first chapter is added', () => {
    expect(becomes(course(), addChapter(nameOf))).toBe('N1:')
    expect(becomes(course(['', '12']), addChapter(nameOf))).toBe('N1:12 N2:')
    expect(becomes(two, addChapter(nameOf))).toBe('A:12 B:34 N3:')
  })

  it('keeps the courseware of a removed chapter', () => {
    expect(becomes(two, removeChapter('c1'))).toBe('A:1234')
    expect(becomes(two, removeChapter('c0'))).toBe('B:1234')
    expect(becomes(two, removeChapter('c0'), removeChapter('c1'))).toBe(':1234')
    expect(becomes(course(['A', '']), removeChapter('c0'))).toBe('')
  })

  it('changes only the named entry', () => {
    expect(becomes(two, renameChapter('c1', 'Z'), removeCourseware('3'), moveChapter(1, 0))).toBe('Z:4 A:12')
    const { chapters } = changeCourseware('2', { isRequired: false })(two)
    expect(chapters.flatMap(({ items: entries }) => entries.map(({ isRequired }) => isRequired))).toEqual([
      true,
      false,
      true,
      true,
    ])
  })

  it('knows whether it has chapters', () => {
    expect([course(), course(['', '1']), course(['A', '']), two].map(({ chapters }) => isDivided(chapters))).toEqual([
      false,
      false,
      true,
      true,
    ])
  })
})

describe('a moved row', () => {
  // 0 A, 1 1, 2 2, 3 B, 4 3, 5 4
  const move = (from: number, to: number) => becomes(two, moveRow(from, to, true))

  it('belongs to the chapter where it is dropped', () => {
    expect(move(1, 2)).toBe('A:21 B:34')
    expect(move(2, 3)).toBe('A:1 B:234')
    expect(move(4, 3)).toBe('A:123 B:4')
    expect(move(5, 1)).toBe('A:412 B:3')
    expect(move(4, 0)).toBe('A:312 B:4')
  })

  it('takes its courseware along when it is a heading', () => {
    expect(move(0, 4)).toBe('B:34 A:12')
    expect(move(3, 0)).toBe('B:34 A:12')
    expect(move(0, 2)).toBe('A:12 B:34')
    expect(move(3, 5)).toBe('A:12 B:34')
  })

  it('changes its place in a course without chapters', () => {
    expect(becomes(course(['', '123']), moveRow(0, 2, false))).toBe(':231')
  })

  it('is numbered among its own kind', () => {
    expect(rowsOf(two.chapters, true).map(({ kind, place }) => `${kind} ${place}`)).toEqual([
      'chapter 0',
      'item 1',
      'item 2',
      'chapter 1',
      'item 3',
      'item 4',
    ])
  })
})
