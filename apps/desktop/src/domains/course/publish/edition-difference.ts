import type { CourseDocument } from '@sands/contract/course/manage.model'
import { entriesOf } from '../editor/course-edit.ts'

/** The switches of a course. */
const SWITCHES = ['isInOrder', 'seekAhead', 'isCommentable'] as const

/** A difference. It has ids; the view looks up their names. */
export type Change =
  | { readonly what: 'title' | 'points'; readonly before: string; readonly after: string }
  | { readonly what: 'category'; readonly before: string | null; readonly after: string | null }
  | { readonly what: 'cover' | 'introduction' | 'audience' | 'order' | 'chapters' }
  | { readonly what: (typeof SWITCHES)[number]; readonly isOn: boolean }
  | {
      readonly what:
        | 'pieces_added'
        | 'pieces_removed'
        | 'required'
        | 'optional'
        | 'lecturers_added'
        | 'lecturers_removed'
      readonly ids: readonly string[]
    }

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const without = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => !others.includes(id))
const when = (isSo: boolean, change: Change): Change[] => (isSo ? [change] : [])
const some = (what: Extract<Change, { ids: readonly string[] }>['what'], ids: readonly string[]): Change[] =>
  ids.length > 0 ? [{ what, ids }] : []

function catalogueChanges(before: CourseDocument, after: CourseDocument): Change[] {
  const [old, now] = [entriesOf(before), entriesOf(after)]
  const [oldIds, nowIds] = [old, now].map((coursewares) =>
    coursewares.map(({ courseWareId }) => courseWareId as string),
  ) as [string[], string[]]
  const wasRequired = new Map(old.map(({ courseWareId, isRequired }) => [courseWareId as string, isRequired]))
  const turned = (isRequired: boolean) =>
    now
      .filter(
        (courseware) =>
          courseware.isRequired === isRequired && wasRequired.get(courseware.courseWareId) === !isRequired,
      )
      .map(({ courseWareId }) => courseWareId as string)
  const remaining = oldIds.filter((id) => nowIds.includes(id))
  const shape = ({ chapters }: CourseDocument) => chapters.map(({ key, title }) => ({ key, title }))
  return [
    ...some('pieces_added', without(nowIds, oldIds)),
    ...some('pieces_removed', without(oldIds, nowIds)),
    ...some('required', turned(true)),
    ...some('optional', turned(false)),
    ...when(
      !isSame(
        remaining,
        nowIds.filter((id) => oldIds.includes(id)),
      ),
      { what: 'order' },
    ),
    ...when(!isSame(shape(before), shape(after)), { what: 'chapters' }),
  ]
}

/** The differences between two documents of a course. */
export function editionDifference(before: CourseDocument, after: CourseDocument): Change[] {
  return [
    ...when(before.title !== after.title, { what: 'title', before: before.title, after: after.title }),
    ...when(before.categoryId !== after.categoryId, {
      what: 'category',
      before: before.categoryId,
      after: after.categoryId,
    }),
    ...when(before.coverFileId !== after.coverFileId, { what: 'cover' }),
    ...when(plain(before.introduction) !== plain(after.introduction), { what: 'introduction' }),
    ...some('lecturers_added', without(after.lecturerIds, before.lecturerIds)),
    ...some('lecturers_removed', without(before.lecturerIds, after.lecturerIds)),
    ...catalogueChanges(before, after),
    ...SWITCHES.flatMap((what) => when(before[what] !== after[what], { what, isOn: after[what] })),
    ...when(before.points !== after.points, {
      what: 'points',
      before: String(before.points),
      after: String(after.points),
    }),
    ...when(!isSame(before.audience, after.audience), { what: 'audience' }),
  ]
}

/** Picture addresses expire after a day, so they do not count as a difference. */
const plain = (html: string): string => html.replaceAll(/ (?:src|srcset|sizes|width|height|loading)="[^"]*"/g, '')
