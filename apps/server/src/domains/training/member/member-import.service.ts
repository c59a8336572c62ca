import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { CallBody, CallData } from '@sands/contract/calls'
import type { BatchId, UserId } from '@sands/contract/kernel/schema'
import { MOST_IMPORTED_MEMBERS, trainingMemberFileCalls } from '@sands/contract/training/member-file.calls'
import { takesMembers } from '@sands/rules/training/project'
import type { Tx } from '../../../kernel/database/database.ts'
import { errorText, fail } from '../../../kernel/errors.ts'
import { receiveFile } from '../../../kernel/http/receive.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { ImportProblem } from '../../../kernel/spreadsheet/import-problem.ts'
import type { StoredRow } from '../../../kernel/spreadsheet/read-table.ts'
import { createTableProcess } from '../../../kernel/spreadsheet/table-process.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { uploadFolder } from '../../media/index.ts'
import type { Batches, BatchKind, StoredProblem } from '../../ops/index.ts'
import { expectCurrentRight } from '../../org/index.ts'
import { stateOf, trainingSubject } from '../edit/training-edit.present.ts'
import { type TrainingRow, trainingEditRepo } from '../edit/training-edit.repo.ts'
import type { TrainingId } from '../task/record.repo.ts'
import { memberRepo } from './member.repo.ts'
import type { MemberImpacts } from './member-impact.service.ts'
import { keyOf, peopleByNumber } from './member-number.repo.ts'
import { isExample } from './member-template.service.ts'
import type { MemberSync } from './sync.service.ts'

const READ = 'POST /sands-lms/api/v1/manage/training/member/import/read'
const START = 'POST /sands-lms/api/v1/manage/training/member/import/start'
const MOST_BYTES = trainingMemberFileCalls[READ].bodyLimit
const TRY_AGAIN_S = 10
/** Members who are added in one transaction. */
const ROWS_AT_ONCE = 200
const LONGEST_NUMBER = 100

type Row = CallBody<typeof START>['rows'][number]
type Input = { id: TrainingId; rows: readonly Row[] }

export interface MemberImports {
  read(
    viewer: Viewer,
    id: TrainingId,
    file: { content: Readable; declaredBytes: number | undefined },
  ): Promise<CallData<typeof READ>>
  start(tx: Tx, viewer: Viewer, wanted: CallBody<typeof START>): Promise<{ batchId: BatchId }>
}

/** The cell of a row that names the person: the first one with text. */
const numberOf = ([row, ...cells]: StoredRow): Row[] => {
  const number = cells.find((cell) => cell.trim() !== '')?.trim()
  return number === undefined || isExample(number) ? [] : [{ row, number: number.slice(0, LONGEST_NUMBER) }]
}

export function createMemberImports(
  kernel: Kernel,
  { batches, sync, impacts }: { batches: Batches; sync: MemberSync; impacts: MemberImpacts },
): MemberImports {
  const { config, database, clock, audit } = kernel
  const tables = createTableProcess(kernel)
  const tooLong = () => fail('org.import_too_long', { most: MOST_IMPORTED_MEMBERS })
  const isClosed = (training: TrainingRow) => !takesMembers(stateOf(training, clock.now()))

  const kind: BatchKind<Input> = {
    name: 'training.member-import',
    async run(work) {
      const { actor, language, input } = work
      const { collegeId } = actor
      await expectCurrentRight(database.primary, actor, 'training.members')
      const problems: StoredProblem[] = []
      let created = 0
      let skipped = 0
      const column = errorText('training.column.number', language)
      for (let at = 0; at < input.rows.length; at += ROWS_AT_ONCE) {
        await work.step(at, input.rows.length)
        const rows = input.rows.slice(at, at + ROWS_AT_ONCE)
        const scope = { trainingId: input.id, collegeId }
        await database.transaction(async (tx) => {
          const training = await trainingEditRepo.lock(tx, collegeId, input.id)
          if (!training || isClosed(training)) throw fail('training.wrong_state')
          const people = await peopleByNumber(
            tx,
            scope,
            rows.map(({ number }) => number),
          )
          const unknown = rows.filter(({ number }) => !people.has(keyOf(number)))
          problems.push(
            ...unknown.map(({ row, number }) => ({
              row,
              column,
              value: number,
              error: 'training.person_unknown' as const,
              params: {},
            })),
          )
          const userIds: UserId[] = [...new Set([...people.values()].map(({ userId }) => userId))]
          if (userIds.length === 0) return
          await memberRepo.keepByHand(tx, input.id, userIds)
          const added = await sync.admit(tx, training, { userIds, source: 'hand' })
          created += added
          skipped += rows.length - unknown.length - added
          if (added > 0)
            await audit.record(tx, actor, {
              action: 'training.member.imported',
              subject: trainingSubject(training),
              after: { rows: added },
            })
        })
      }
      await work.step(input.rows.length, input.rows.length)
      return { counts: { created, skipped, failed: problems.length }, problems }
    },
  }
  batches.add(kind)

  /** Only the separate table process opens the file. It returns rows of plain text. */
  async function rowsOf(path: string, rowsPath: string): Promise<Row[]> {
    try {
      const { rows } = await tables.read({ path, rowsPath })
      if (rows > MOST_IMPORTED_MEMBERS) throw tooLong()
      const lines = (await readFile(rowsPath, 'utf8')).split('\n').filter((line) => line !== '')
      return lines.flatMap((line) => numberOf(JSON.parse(line) as StoredRow))
    } catch (error) {
      if (!(error instanceof ImportProblem)) throw error
      if (error.problem === 'empty') throw fail('org.import_empty')
      if (error.problem === 'too_long') throw tooLong()
      throw fail('org.import_unreadable')
    }
  }

  return {
    async read(viewer, id, { content, declaredBytes }) {
      if (!(await trainingEditRepo.get(database.primary, viewer.collegeId, id))) throw fail('training.unknown')
      if (tables.isFull()) throw fail('kernel.too_many_requests', { seconds: TRY_AGAIN_S })
      await mkdir(uploadFolder(config.dataDir), { recursive: true, mode: 0o700 })
      const folder = await mkdtemp(join(uploadFolder(config.dataDir), 'import-'))
      try {
        const path = join(folder, 'upload')
        await receiveFile({ content, declaredBytes, limit: MOST_BYTES, tooLarge: () => fail('kernel.too_large') }, path)
        const rows = await rowsOf(path, join(folder, 'rows'))
        if (rows.length === 0) throw fail('org.import_empty')
        const people = await peopleByNumber(
          database.primary,
          { trainingId: id, collegeId: viewer.collegeId },
          rows.map(({ number }) => number),
        )
        const userIds = [...new Set([...people.values()].map(({ userId }) => userId))]
        return {
          impact: await impacts.preview(viewer, { id, act: 'add', userIds }),
          rows: rows.map((row) => {
            const person = people.get(keyOf(row.number))
            return { ...row, name: person?.name ?? null, isMember: person?.isMember ?? false }
          }),
        }
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },

    async start(tx, viewer, { id, rows }) {
      const training = await trainingEditRepo.get(tx, viewer.collegeId, id)
      if (!training) throw fail('training.unknown')
      if (isClosed(training)) throw fail('training.wrong_state')
      const batchId = await batches.start(tx, viewer, kind, { id, rows })
      await audit.record(tx, viewer, {
        action: 'training.member.import-started',
        subject: trainingSubject(training),
        after: { rows: rows.length, batchId },
      })
      return { batchId }
    },
  }
}
