import {
  type FaceMarkPreview,
  type FaceMarkRow,
  faceResultCalls,
  MOST_IMPORTED_MARKS,
} from '@sands/contract/face/result.calls'
import type { BatchId, CollegeId, UserId } from '@sands/contract/kernel/schema'
import { ATTENDED, type Attended } from '@sands/rules/face/seat'
import { FACE_REASON_LENGTH } from '@sands/rules/face/session'
import { LANGUAGES, type Language } from '@sands/rules/language'
import type { Actor } from '../../../kernel/audit/audit.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { errorText, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type Batches, type BatchKind, presentProblem, type StoredProblem } from '../../ops/index.ts'
import { expectCurrentRight, type ReadTable, type UploadedFile } from '../../org/index.ts'
import type { Attendance, PutMarks } from '../attend/attendance.service.ts'
import { faceSubject } from '../session/session.present.ts'
import { type FaceDayId, sessionRepo } from '../session/session.repo.ts'
import { headingOf, MARK_FIELDS, type MarkField } from './import-fields.ts'
import { importPeopleRepo } from './import-people.repo.ts'

const READ = 'POST /sands-lms/api/v1/manage/face/attendance/import/read'
const AT_ONCE = 100

interface Input {
  dayId: FaceDayId
  rows: readonly FaceMarkRow[]
  readAt: string
  overwriteReason?: string | undefined
}

type Left = PutMarks['left'] extends ReadonlyMap<UserId, infer Outcome> ? Outcome : never

/** Errors of rows that are not imported. A row that says what is known changes nothing, which is no error. */
const LEFT: Readonly<Record<Left, { column: MarkField; error: string } | null>> = {
  same: null,
  not_listed: { column: 'userName', error: 'face.row_not_listed' },
  changed: { column: 'mark', error: 'face.row_changed' },
  on_leave: { column: 'mark', error: 'face.row_on_leave' },
  marked: { column: 'mark', error: 'face.row_marked' },
}

export interface AttendanceImports {
  read(viewer: Viewer, dayId: FaceDayId, file: UploadedFile): Promise<FaceMarkPreview>
  start(tx: Tx, viewer: Viewer, input: Input): Promise<{ batchId: BatchId }>
}

const plain = (text: string): string => text.trim().toLowerCase()

/** A mark by its name in any language, such as 出席 or late. */
const markOf = (cell: string): Attended | undefined =>
  ATTENDED.find(
    (mark) =>
      plain(cell) === mark ||
      LANGUAGES.some((language) => plain(errorText(`face.mark.${mark}`, language)) === plain(cell)),
  )

/** What is wrong with a row by itself. */
function faultOf({
  mark,
  userId,
  reason,
  isSeen,
}: {
  mark: Attended | undefined
  userId: UserId | undefined
  reason: string
  isSeen: boolean
}): { column: MarkField; error: string } | null {
  if (!mark) return { column: 'mark', error: 'face.row_bad_mark' }
  if (!userId) return { column: 'userName', error: 'face.row_no_person' }
  if (reason.length > FACE_REASON_LENGTH) return { column: 'reason', error: 'face.row_too_long' }
  return isSeen ? { column: 'userName', error: 'face.row_twice' } : null
}

/** Attendance sheets from files. They end in the same marks as codes and hands, with who imported them. */
export function createAttendanceImports(
  { database, clock, audit }: Kernel,
  { batches, readTable, attendance }: { batches: Batches; readTable: ReadTable; attendance: Attendance },
): AttendanceImports {
  const problem = (
    row: number,
    { value, error }: { value: string; error: string },
    language: Language,
    column: MarkField,
  ): StoredProblem => ({
    row,
    column: headingOf(column, language),
    value: value.slice(0, 100),
    error,
  })

  async function dayOf(db: Db, collegeId: CollegeId, dayId: FaceDayId) {
    const found = await sessionRepo.day(db, collegeId, dayId)
    if (!found) throw fail('face.unknown')
    if (found.session.state !== 'open' || found.day.startsAt > clock.now()) throw fail('face.wrong_state')
    return found
  }

  async function putAll(actor: Actor, { dayId, rows, ...input }: Input, language: Language) {
    const problems: StoredProblem[] = []
    const counts = { updated: 0, skipped: 0 }
    const file = { readAt: new Date(input.readAt), overwriteReason: input.overwriteReason?.trim() || null }
    for (const [reason, some] of Map.groupBy(rows, (row) => row.reason)) {
      const marks = some.map(({ userId, mark }) => ({ userId, mark }))
      const { marked, left } = await database.transaction((tx) =>
        attendance.put(tx, actor, { dayId, marks, reason, file }),
      )
      counts.updated += marked
      for (const { row, userId, mark } of some) {
        const outcome = left.get(userId)
        const fault = outcome && LEFT[outcome]
        if (outcome === 'same') counts.skipped += 1
        if (fault)
          problems.push(
            problem(
              row,
              {
                value: fault.column === 'mark' ? errorText(`face.mark.${mark}`, language) : userId,
                error: fault.error,
              },
              language,
              fault.column,
            ),
          )
      }
    }
    return { counts, problems }
  }

  const kind: BatchKind<Input> = {
    name: 'face.attendance',
    async run({ input, actor, language, step }) {
      await expectCurrentRight(database.primary, actor, 'face.attend')
      const problems: StoredProblem[] = []
      const counts = { updated: 0, skipped: 0 }
      const seen = new Set<UserId>()
      const { rows } = input
      for (let done = 0; done < rows.length; done += AT_ONCE) {
        await step(done, rows.length)
        const once = rows.slice(done, done + AT_ONCE).filter(({ row, userId }) => {
          if (seen.has(userId))
            problems.push(problem(row, { value: userId, error: 'face.row_twice' }, language, 'userName'))
          return !seen.has(userId) && seen.add(userId)
        })
        const some = await putAll(actor, { ...input, rows: once }, language)
        counts.updated += some.counts.updated
        counts.skipped += some.counts.skipped
        problems.push(...some.problems)
      }
      await step(rows.length, rows.length)
      return { counts: { ...counts, failed: problems.length }, problems }
    },
  }
  batches.add(kind)

  return {
    async read(viewer, dayId, file) {
      const db = database.primary
      const { collegeId, language } = viewer
      const readAt = clock.now()
      const found = await dayOf(db, collegeId, dayId)
      const limit = faceResultCalls[READ].bodyLimit
      const required = ['userName', 'mark'] as const
      const table = await readTable(file, {
        fields: MARK_FIELDS,
        required,
        headingOf,
        noHeadings: () => fail('face.import_headings'),
        limit,
        mostRows: MOST_IMPORTED_MARKS,
      })
      const people = await importPeopleRepo.byUserNames(
        db,
        collegeId,
        table.map(({ cell }) => cell('userName')),
      )
      const marks = new Map<UserId, Attended>()
      for (const { cell } of table) {
        const userId = people.get(plain(cell('userName')))
        const mark = markOf(cell('mark'))
        if (userId && mark && !marks.has(userId)) marks.set(userId, mark)
      }
      const weighed = await attendance.weigh(db, found, {
        marks: [...marks].map(([userId, mark]) => ({ userId, mark })),
        readAt: Number.POSITIVE_INFINITY,
        overwrites: false,
      })
      const outcomes = new Map(weighed.map(({ userId, outcome }) => [userId, outcome]))
      const rows: FaceMarkRow[] = []
      const guarded: FaceMarkRow[] = []
      const problems: StoredProblem[] = []
      const seen = new Set<UserId>()
      for (const { row, cell } of table) {
        const userId = people.get(plain(cell('userName')))
        const mark = markOf(cell('mark'))
        const outcome = userId && outcomes.get(userId)
        const isGuarded = outcome === 'on_leave' || outcome === 'marked'
        const fault = faultOf({
          mark,
          userId,
          reason: cell('reason'),
          isSeen: userId !== undefined && seen.has(userId),
        })
        const left = outcome && outcome !== 'put' && outcome !== 'replace' ? LEFT[outcome] : null
        const wrong = fault ?? left
        if (wrong)
          problems.push(problem(row, { value: cell(wrong.column), error: wrong.error }, language, wrong.column))
        if (fault || !userId || !mark || (left && !isGuarded)) continue
        seen.add(userId)
        const reason = cell('reason') || errorText('face.import_reason', language)
        ;(isGuarded ? guarded : rows).push({ row, userId, mark, reason })
      }
      return {
        rows,
        guarded,
        problems: problems.map((each) => presentProblem(each, language)),
        readAt: readAt.toISOString(),
      }
    },

    async start(tx, viewer, input) {
      const { session, day } = await dayOf(tx, viewer.collegeId, input.dayId)
      const batchId = await batches.start(tx, viewer, kind, input)
      await audit.record(tx, viewer, {
        action: 'face.attendance.import-started',
        subject: faceSubject(session),
        after: {
          rows: input.rows.length,
          day: day.startsAt.toISOString(),
          ...(input.overwriteReason === undefined ? {} : { reason: input.overwriteReason.trim() }),
        },
      })
      return { batchId }
    },
  }
}
