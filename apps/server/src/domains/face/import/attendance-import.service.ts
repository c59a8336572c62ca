import {
  type FaceMarkPreview,
  type FaceMarkRow,
  faceResultCalls,
  MOST_IMPORTED_MARKS,
} from '@sands/contract/face/result.calls'
import type { BatchId, CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import { ATTENDED, type Attended, seatAfter } from '@sands/rules/face/seat'
import { LANGUAGES, type Language } from '@sands/rules/language'
import type { Actor } from '../../../kernel/audit/audit.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { errorText, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type Batches, type BatchKind, presentProblem, type StoredProblem } from '../../ops/index.ts'
import { expectCurrentRight } from '../../org/index.ts'
import type { Attendance } from '../attend/attendance.service.ts'
import { seatRepo } from '../seat/seat.repo.ts'
import { faceSubject } from '../session/session.present.ts'
import { type FaceDayId, sessionRepo } from '../session/session.repo.ts'
import { importPeopleRepo } from './import-people.repo.ts'
import { headingOf, MARK_FIELDS, type ReadTable, type UploadedFile } from './uploaded-table.service.ts'

const READ = 'POST /sands-lms/api/v1/manage/face/attendance/import/read'
const AT_ONCE = 100

interface Input {
  dayId: FaceDayId
  rows: readonly FaceMarkRow[]
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

/** Attendance sheets from files. They end in the same marks as codes and hands, with who imported them. */
export function createAttendanceImports(
  { database, clock, audit }: Kernel,
  { batches, readTable, attendance }: { batches: Batches; readTable: ReadTable; attendance: Attendance },
): AttendanceImports {
  const problem = (
    row: number,
    { value, error }: { value: string; error: string },
    language: Language,
    column: 'userName' | 'mark',
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

  /** Who can be marked on the sheet of this session. */
  async function markable(
    db: Db,
    sessionId: Id<'face'>,
    userIds: readonly UserId[],
    marks: ReadonlyMap<UserId, Attended>,
  ) {
    const seats = userIds.length === 0 ? [] : await seatRepo.byUsers(db, sessionId, userIds)
    return new Set(
      seats.flatMap(({ userId, status }) => (seatAfter(status, marks.get(userId) ?? 'present') ? userId : [])),
    )
  }

  async function putAll(actor: Actor, dayId: FaceDayId, rows: readonly FaceMarkRow[], language: Language) {
    const problems: StoredProblem[] = []
    let marked = 0
    const found = await dayOf(database.primary, actor.collegeId, dayId)
    const wanted = new Map(rows.map(({ userId, mark }) => [userId, mark]))
    const able = await markable(database.primary, found.session.id, [...wanted.keys()], wanted)
    const good = rows.filter(({ userId }) => able.has(userId))
    for (const row of rows)
      if (!able.has(row.userId))
        problems.push(problem(row.row, { value: row.userId, error: 'face.row_not_listed' }, language, 'userName'))
    for (const [reason, some] of Map.groupBy(good, (row) => row.reason)) {
      const marks = some.map(({ userId, mark }) => ({ userId, mark }))
      await database.transaction((tx) => attendance.put(tx, actor, { dayId, marks, reason, way: 'import' }))
      marked += marks.length
    }
    return { marked, problems }
  }

  const kind: BatchKind<Input> = {
    name: 'face.attendance',
    async run({ input: { dayId, rows }, actor, language, step }) {
      await expectCurrentRight(database.primary, actor, 'face.attend')
      const problems: StoredProblem[] = []
      let marked = 0
      for (let done = 0; done < rows.length; done += AT_ONCE) {
        await step(done, rows.length)
        const some = await putAll(actor, dayId, rows.slice(done, done + AT_ONCE), language)
        marked += some.marked
        problems.push(...some.problems)
      }
      await step(rows.length, rows.length)
      return { counts: { updated: marked, failed: rows.length - marked }, problems }
    },
  }
  batches.add(kind)

  return {
    async read(viewer, dayId, file) {
      const db = database.primary
      const { collegeId, language } = viewer
      const { session } = await dayOf(db, collegeId, dayId)
      const limit = faceResultCalls[READ].bodyLimit
      const required = ['userName', 'mark'] as const
      const table = await readTable(file, {
        fields: MARK_FIELDS,
        required,
        headingOf,
        limit,
        mostRows: MOST_IMPORTED_MARKS,
      })
      const people = await importPeopleRepo.byUserNames(
        db,
        collegeId,
        table.map(({ cell }) => cell('userName')),
      )
      const marks = new Map(
        table.flatMap(({ cell }) => {
          const userId = people.get(plain(cell('userName')))
          const mark = markOf(cell('mark'))
          return userId && mark ? [[userId, mark] as const] : []
        }),
      )
      const able = await markable(db, session.id, [...marks.keys()], marks)
      const rows: FaceMarkRow[] = []
      const problems: StoredProblem[] = []
      const seen = new Set<UserId>()
      for (const { row, cell } of table) {
        const userId = people.get(plain(cell('userName')))
        const mark = markOf(cell('mark'))
        const fault = !mark
          ? ({ column: 'mark', error: 'face.row_bad_mark' } as const)
          : !userId
            ? ({ column: 'userName', error: 'face.row_no_person' } as const)
            : !able.has(userId)
              ? ({ column: 'userName', error: 'face.row_not_listed' } as const)
              : seen.has(userId)
                ? ({ column: 'userName', error: 'face.row_twice' } as const)
                : null
        if (fault)
          problems.push(problem(row, { value: cell(fault.column), error: fault.error }, language, fault.column))
        else if (userId && mark) {
          seen.add(userId)
          rows.push({ row, userId, mark, reason: cell('reason') || errorText('face.import_reason', language) })
        }
      }
      return { rows, problems: problems.map((each) => presentProblem(each, language)) }
    },

    async start(tx, viewer, input) {
      const { session, day } = await dayOf(tx, viewer.collegeId, input.dayId)
      const batchId = await batches.start(tx, viewer, kind, input)
      await audit.record(tx, viewer, {
        action: 'face.attendance.import-started',
        subject: faceSubject(session),
        after: { rows: input.rows.length, day: day.startsAt.toISOString() },
      })
      return { batchId }
    },
  }
}
