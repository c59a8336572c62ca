import type { CallQuery } from '@sands/contract/calls'
import {
  type FaceRecord,
  type FaceRecordPreview,
  type FaceRecordRow,
  faceRecordCalls,
  type ManagedFaceRecord,
  MOST_IMPORTED_RECORDS,
  RECORD_LENGTHS,
} from '@sands/contract/face/record.calls'
import type { BatchId, PageOf, UserId } from '@sands/contract/kernel/schema'
import type { Language } from '@sands/rules/language'
import type { Tx } from '../../../kernel/database/database.ts'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { errorText, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type Batches, type BatchKind, presentProblem, type StoredProblem } from '../../ops/index.ts'
import { expectCurrentRight, type ReadTable, type TableRow, type UploadedFile } from '../../org/index.ts'
import { dateOf, numberOf } from '../import/date.codec.ts'
import { headingOf, RECORD_FIELDS, type RecordField } from '../import/import-fields.ts'
import { importPeopleRepo } from '../import/import-people.repo.ts'
import { presentManagedRecord, presentRecord } from './record.present.ts'
import { type FaceRecordId, recordRepo } from './record.repo.ts'

const READ = 'POST /sands-lms/api/v1/manage/face/record/import/read'
const AT_ONCE = 100
const WORDS = ['place', 'lecturer', 'result', 'certificateNo'] as const
const NUMBERS = ['hours', 'score'] as const
const MOST_NUMBERS = { hours: 10_000, score: 1000 } as const

export interface Records {
  own(viewer: Viewer, query: CallQuery<'GET /sands-lms/api/v1/face2face/record/page'>): Promise<PageOf<FaceRecord>>
  get(viewer: Viewer, id: FaceRecordId): Promise<FaceRecord>
  page(
    viewer: Viewer,
    query: CallQuery<'GET /sands-lms/api/v1/manage/face/record/page'>,
  ): Promise<PageOf<ManagedFaceRecord>>
  remove(tx: Tx, viewer: Viewer, id: FaceRecordId): Promise<null>
  read(viewer: Viewer, file: UploadedFile): Promise<FaceRecordPreview>
  start(tx: Tx, viewer: Viewer, rows: readonly FaceRecordRow[]): Promise<{ batchId: BatchId }>
}

/** What keeps a row from being imported: the column and the error. */
function faultOf(
  { cell }: TableRow<RecordField>,
  userId: UserId | undefined,
): { column: RecordField; error: string } | null {
  if (!userId) return { column: 'userName', error: 'face.row_no_person' }
  if (cell('title') === '') return { column: 'title', error: 'face.row_no_title' }
  const long = (['title', ...WORDS] as const).find((field) => cell(field).length > RECORD_LENGTHS[field])
  if (long) return { column: long, error: 'face.row_too_long' }
  const start = dateOf(cell('startDate'))
  if (!start) return { column: 'startDate', error: 'face.row_bad_date' }
  const end = cell('endDate') === '' ? start : dateOf(cell('endDate'))
  if (!end || end < start) return { column: 'endDate', error: 'face.row_bad_date' }
  const number = NUMBERS.find((field) => {
    const value = numberOf(cell(field))
    return value === undefined || (value !== null && value > MOST_NUMBERS[field])
  })
  return number ? { column: number, error: 'face.row_bad_number' } : null
}

/** What keeps a row from being stored, whoever sent it: the preview has seen it, but the rows come from outside. */
function storedFault(
  { userId, startDate, endDate = startDate }: Omit<FaceRecordRow, 'row'>,
  there: ReadonlySet<UserId>,
): { column: RecordField; error: string; value: string } | null {
  if (!there.has(userId)) return { column: 'userName', error: 'face.row_no_person', value: userId }
  if (dateOf(startDate) !== startDate) return { column: 'startDate', error: 'face.row_bad_date', value: startDate }
  return dateOf(endDate) !== endDate || endDate < startDate
    ? { column: 'endDate', error: 'face.row_bad_date', value: endDate }
    : null
}

/** The columns of a row that the file has. A record always has a last day, so an empty one says nothing. */
function givenColumns({ cell, has }: TableRow<RecordField>): Partial<FaceRecordRow> {
  const endDate = dateOf(cell('endDate'))
  return {
    ...(endDate ? { endDate } : {}),
    ...Object.fromEntries(WORDS.filter(has).map((field) => [field, cell(field)])),
    ...Object.fromEntries(NUMBERS.filter(has).map((field) => [field, numberOf(cell(field)) ?? null])),
  }
}

/** Earlier training that a company brings in from files: one row for each person, title and first day. */
export function createRecords(
  { database, clock, audit }: Kernel,
  { batches, readTable }: { batches: Batches; readTable: ReadTable },
): Records {
  const problem = (
    row: number,
    { column, error, value }: { column: RecordField; error: string; value: string },
    language: Language,
  ): StoredProblem => ({ row, column: headingOf(column, language), value: value.slice(0, 100), error })

  const kind: BatchKind<{ rows: readonly FaceRecordRow[] }> = {
    name: 'face.records',
    async run({ input: { rows }, actor, language, step }) {
      await expectCurrentRight(database.primary, actor, 'face.attend')
      const counts = { created: 0, updated: 0 }
      const problems: StoredProblem[] = []
      for (let done = 0; done < rows.length; done += AT_ONCE) {
        await step(done, rows.length)
        const some = rows.slice(done, done + AT_ONCE)
        await database.transaction(async (tx) => {
          const there = await recordRepo.members(tx, actor.collegeId, [...new Set(some.map(({ userId }) => userId))])
          for (const { row, ...values } of some) {
            const fault = storedFault(values, there)
            if (fault) {
              problems.push(problem(row, fault, language))
              continue
            }
            const imported = { collegeId: actor.collegeId, importedBy: actor.userId, importedAt: clock.now() }
            const isNew = await recordRepo.put(tx, { ...values, ...imported })
            counts[isNew ? 'created' : 'updated'] += 1
          }
        })
      }
      await step(rows.length, rows.length)
      return { counts: { ...counts, failed: problems.length }, problems }
    },
  }
  batches.add(kind)

  return {
    async own(viewer, request) {
      const filter = { collegeId: viewer.collegeId, userId: viewer.userId }
      const db = database.primary
      const rows = await recordRepo.page(db, { ...filter, ...pageWindow(request) })
      return pageOf(rows.map(presentRecord), await recordRepo.total(db, filter), request)
    },

    async get(viewer, id) {
      const row = await recordRepo.get(database.primary, viewer.collegeId, id)
      if (row?.userId !== viewer.userId) throw fail('face.record_not_found')
      return presentRecord(row)
    },

    async page(viewer, { keyWord, ...request }) {
      const filter = { collegeId: viewer.collegeId, keyWord }
      const db = database.primary
      const rows = await recordRepo.page(db, { ...filter, ...pageWindow(request) })
      return pageOf(rows.map(presentManagedRecord), await recordRepo.total(db, filter), request)
    },

    async remove(tx, viewer, id) {
      const row = await recordRepo.get(tx, viewer.collegeId, id)
      if (!row) throw fail('face.unknown')
      await recordRepo.remove(tx, viewer.collegeId, id)
      await audit.record(tx, viewer, {
        action: 'face.record.deleted',
        subject: { kind: 'face-record', id, name: row.title },
        before: { people: [row.userId], title: row.title, startDate: row.startDate },
      })
      return null
    },

    async read(viewer, file) {
      const { collegeId, language } = viewer
      const limit = faceRecordCalls[READ].bodyLimit
      const required = ['userName', 'title', 'startDate'] as const
      const shape = {
        ...{ fields: RECORD_FIELDS, required, headingOf, limit, mostRows: MOST_IMPORTED_RECORDS },
        noHeadings: () => fail('face.import_headings'),
      }
      const table = await readTable(file, shape)
      const names = table.map(({ cell }) => cell('userName'))
      const people = await importPeopleRepo.byUserNames(database.primary, collegeId, names)
      const rows: FaceRecordRow[] = []
      const problems: StoredProblem[] = []
      const seen = new Set<string>()
      for (const line of table) {
        const { row, cell } = line
        const userId = people.get(cell('userName').toLowerCase())
        const startDate = dateOf(cell('startDate'))
        const title = cell('title')
        const key = JSON.stringify([userId, title, startDate])
        const twice = { column: 'title', error: 'face.row_twice' } as const
        const fault = faultOf(line, userId) ?? (seen.has(key) ? twice : null)
        if (fault) problems.push(problem(row, { ...fault, value: cell(fault.column) }, language))
        else if (userId && startDate) {
          seen.add(key)
          rows.push({ ...givenColumns(line), row, userId, title, startDate })
        }
      }
      const known = rows.length === 0 ? 0 : await recordRepo.countKnown(database.primary, collegeId, rows)
      return { rows, known, problems: problems.map((each) => presentProblem(each, language)) }
    },

    async start(tx, viewer, rows) {
      const batchId = await batches.start(tx, viewer, kind, { rows })
      await audit.record(tx, viewer, {
        action: 'face.record.import-started',
        subject: { kind: 'batch', id: batchId, name: errorText('face.file.records', viewer.language) },
        after: { rows: rows.length },
      })
      return { batchId }
    },
  }
}
