import { join } from 'node:path'
import { errorText } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { createRowFile, timeIn, XLSX_TYPE } from '../../kernel/spreadsheet/row-file.ts'
import { createTableProcess } from '../../kernel/spreadsheet/table-process.ts'
import type { SheetCell } from '../../kernel/spreadsheet/write-xlsx.ts'
import type { BatchKind } from '../ops/index.ts'
import { expectCurrentRight } from '../org/index.ts'
import { ANSWER_RIGHT } from './feedback.policy.ts'
import { presentManaged } from './feedback.present.ts'
import { type FeedbackRow, feedbackRepo } from './feedback.repo.ts'
import { filterOf, type WantedFeedback } from './feedback-filter.codec.ts'
import type { LoadSurroundings } from './surroundings.service.ts'

const ROWS_AT_ONCE = 500
/** The most rows that the process for spreadsheets can handle. */
const MOST_ROWS = 100_000
const HEADINGS = [
  'feedback.column.time',
  'feedback.column.author',
  'feedback.column.category',
  'feedback.column.content',
  'feedback.column.contact',
  'feedback.column.state',
  'feedback.column.assignee',
  'feedback.column.answers',
] as const

export function feedbackExport(
  { database, workshop }: Pick<Kernel, 'database' | 'workshop'>,
  around: LoadSurroundings,
): BatchKind<WantedFeedback> {
  const tables = createTableProcess({ workshop })
  return {
    name: 'feedback.export',
    isGuarded: true,
    async run(work) {
      const { actor, language, timeZone, folder } = work
      await expectCurrentRight(database.primary, actor, ANSWER_RIGHT)
      const db = database.replica()
      const filter = filterOf(actor, work.input)
      const total = Math.min(await feedbackRepo.count(db, filter), MOST_ROWS)
      const time = timeIn(timeZone)
      const rows = createRowFile(join(folder, 'rows'))
      await rows.add([HEADINGS.map((key) => errorText(key, language))])
      let done = 0
      let after: FeedbackRow | undefined
      while (done < total) {
        await work.step(done, total)
        const found: FeedbackRow[] = await feedbackRepo.next(db, filter, after, Math.min(ROWS_AT_ONCE, total - done))
        if (found.length === 0) break
        const surroundings = await around(db, { collegeId: actor.collegeId, language }, found)
        await rows.add(
          found.map((row): SheetCell[] => {
            const { author, assignee, categoryName, answers } = presentManaged(row, surroundings)
            return [
              time(row.createdAt),
              author.name,
              categoryName,
              row.content,
              row.contact,
              errorText(`feedback.state.${row.state}`, language),
              assignee?.name ?? '',
              answers.map(({ content }) => content).join('\n'),
            ]
          }),
        )
        done += found.length
        after = found.at(-1)
      }
      await work.step(done, done)
      await rows.end()
      const path = join(folder, 'feedback.xlsx')
      await tables.write({ sheets: [{ rowsPath: rows.path }], path })
      const name = `${errorText('feedback.file.export', language)}.xlsx`
      return { counts: { rows: done }, file: { name, path, contentType: XLSX_TYPE } }
    },
  }
}
