import { join } from 'node:path'
import type { BatchId, UserId } from '@sands/contract/kernel/schema'
import type { Tx } from '../../../kernel/database/database.ts'
import { errorText, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { createRowFile, timeIn, XLSX_TYPE } from '../../../kernel/spreadsheet/row-file.ts'
import { createTableProcess } from '../../../kernel/spreadsheet/table-process.ts'
import type { SheetCell } from '../../../kernel/spreadsheet/write-xlsx.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Batches, BatchKind } from '../../ops/index.ts'
import { expectCurrentRight } from '../../org/index.ts'
import { trainingSubject } from '../edit/training-edit.present.ts'
import { trainingEditRepo } from '../edit/training-edit.repo.ts'
import { memberState, memberTasks } from '../learn/view.present.ts'
import type { MemberViews } from '../learn/views.service.ts'
import { contentKey, type TaskContents } from '../task/contents.service.ts'
import { recordRepo, type TrainingId } from '../task/record.repo.ts'
import { matrixRepo } from './matrix.repo.ts'
import { memberRepo } from './member.repo.ts'

const ROWS_AT_ONCE = 500
/** The most rows that the process for spreadsheets can handle. */
const MOST_ROWS = 100_000
const PERCENT = 100
const NOT_STARTED = { progress: { done: 0, total: 0 }, dueTime: null }
const HEADINGS = [
  ...(['training.column.name', 'training.column.number', 'training.column.department'] as const),
  ...(['training.column.joined', 'training.column.due', 'training.column.progress'] as const),
  ...(['training.column.completed'] as const),
] as const

type Wanted = { id: TrainingId }

export interface MatrixExports {
  start(tx: Tx, viewer: Viewer, wanted: Wanted): Promise<{ batchId: BatchId }>
}

/** The matrix as a spreadsheet: a row for each active member, a column for each task. */
export function createMatrixExports(
  kernel: Kernel,
  { batches, views, contents }: { batches: Batches; views: MemberViews; contents: TaskContents },
): MatrixExports {
  const { database, audit } = kernel
  const tables = createTableProcess(kernel)

  const kind: BatchKind<Wanted> = {
    name: 'training.matrix',
    isGuarded: true,
    async run(work) {
      const { actor, language, timeZone, folder, input } = work
      const { collegeId } = actor
      await expectCurrentRight(database.primary, actor, 'training.members')
      const db = database.replica()
      const training = await trainingEditRepo.get(db, collegeId, input.id)
      if (!training) throw fail('training.unknown')
      const { members } = await memberRepo.counts(db, input.id)
      const total = Math.min(members, MOST_ROWS)
      const tasks = await recordRepo.tasks(db, input.id)
      const found = await contents.find(db, collegeId, tasks)
      const time = timeIn(timeZone)
      const rows = createRowFile(join(folder, 'rows'))
      await rows.add([
        [
          ...HEADINGS.map((key) => errorText(key, language)),
          ...tasks.map((task) => task.name || found.get(contentKey(task))?.title || task.refTitle),
        ],
      ])
      let done = 0
      let after: UserId | null = null
      while (done < total) {
        await work.step(done, total)
        const people: Awaited<ReturnType<typeof matrixRepo.next>> = await matrixRepo.next(
          db,
          { trainingId: input.id, collegeId },
          after,
          Math.min(ROWS_AT_ONCE, total - done),
        )
        if (people.length === 0) break
        const shown = await views.forMembers(
          db,
          training,
          people.map(({ member }) => member),
        )
        await rows.add(
          people.map(({ member, name, userName, departmentName }): SheetCell[] => {
            const view = shown.get(member.userId)
            // Before the first publication there are no tasks.
            const { progress, dueTime } = view ? memberState(view) : NOT_STARTED
            const percent = progress.total === 0 ? 0 : Math.floor((progress.done * PERCENT) / progress.total)
            return [
              ...[name, userName, departmentName, time(member.joinedAt), dueTime ? time(new Date(dueTime)) : ''],
              { number: percent },
              member.completedAt ? time(member.completedAt) : '',
              ...(view ? memberTasks(view) : []).map(({ tagStatus }) =>
                errorText(`training.tag.${tagStatus}`, language),
              ),
            ]
          }),
        )
        done += people.length
        after = people.at(-1)?.member.userId ?? null
      }
      await work.step(done, done)
      await rows.end()
      const path = join(folder, 'members.xlsx')
      await tables.write({ sheets: [{ rowsPath: rows.path }], path })
      const name = `${errorText('training.file.members', language)}.xlsx`
      return { counts: { rows: done }, file: { name, path, contentType: XLSX_TYPE } }
    },
  }
  batches.add(kind)

  return {
    async start(tx, viewer, { id }) {
      const training = await trainingEditRepo.get(tx, viewer.collegeId, id)
      if (!training) throw fail('training.unknown')
      const batchId = await batches.start(tx, viewer, kind, { id })
      await audit.record(tx, viewer, {
        action: 'training.member.export-started',
        subject: trainingSubject(training),
        after: { batchId },
      })
      return { batchId }
    },
  }
}
