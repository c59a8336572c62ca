import { join } from 'node:path'
import { errorText } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { createRowFile, plainName, XLSX_TYPE } from '../../../kernel/spreadsheet/row-file.ts'
import { createTableProcess } from '../../../kernel/spreadsheet/table-process.ts'
import type { BatchKind } from '../../ops/index.ts'
import { expectCurrentRight } from '../../org/index.ts'
import { type StayDayRow, type StayPersonRow, stayReportRepo } from './stay-report.repo.ts'
import { type StayFilter, staySelection } from './stay-selection.service.ts'

/** The most rows of a sheet that the process for spreadsheets can handle. */
const MOST_ROWS = 100_000
const ROWS_AT_ONCE = 200
const PERSON_HEADINGS = ['org.column.user_name', 'org.column.name', 'org.column.department'] as const
const PEOPLE_HEADINGS = [
  ...PERSON_HEADINGS,
  'study.column.stay',
  'study.column.stay_days',
  'study.column.last_day',
] as const
const DAY_HEADINGS = [...PERSON_HEADINGS, 'study.column.day', 'study.column.stay'] as const

const personCells = ({ userName, name, departmentName }: StayPersonRow) => [userName, name, departmentName]

/** Exports the people of a selection with their stay time, in the order of the list, and their days. */
export function stayExport(
  { database, workshop }: Pick<Kernel, 'database' | 'workshop'>,
  mostRows = MOST_ROWS,
): BatchKind<StayFilter> {
  const tables = createTableProcess({ workshop })
  return {
    name: 'study.stay',
    isGuarded: true,
    async run(work) {
      const { actor, input, language, folder } = work
      const { from, until, order = 'desc' } = input
      const text = (key: Parameters<typeof errorText>[0]) => errorText(key, language)
      const held = await expectCurrentRight(database.primary, actor, 'study.report')
      const db = database.replica()
      const selection = await staySelection(db, { ...held, collegeId: actor.collegeId }, input)
      const window = { order, size: mostRows, offset: 0 }
      const { ids, people } = await stayReportRepo.list(db, selection, window)
      const peopleRows = createRowFile(join(folder, 'people'))
      const dayRows = createRowFile(join(folder, 'days'))
      await peopleRows.add([PEOPLE_HEADINGS.map(text)])
      await dayRows.add([DAY_HEADINGS.map(text)])

      let [rows, left] = [0, people - ids.length]
      for (let done = 0; done < ids.length; done += ROWS_AT_ONCE) {
        await work.step(done, ids.length)
        const some = await stayReportRepo.byIds(db, selection, ids.slice(done, done + ROWS_AT_ONCE))
        await peopleRows.add(
          some.map((row) => [...personCells(row), { duration: row.seconds }, { number: row.days }, row.lastDay ?? '']),
        )
        const room = mostRows - rows
        const userIds = some.map(({ userId }) => userId)
        const days: StayDayRow[] = room > 0 ? await stayReportRepo.days(db, userIds, { from, until, limit: room }) : []
        const personOf = new Map(some.map((row) => [row.userId, row]))
        await dayRows.add(
          days.flatMap(({ userId, day, seconds }) => {
            const person = personOf.get(userId)
            return person ? [[...personCells(person), day, { duration: seconds }]] : []
          }),
        )
        rows += days.length
        left += some.reduce((sum, row) => sum + row.days, 0) - days.length
      }
      await work.step(ids.length, ids.length)
      await Promise.all([peopleRows.end(), dayRows.end()])
      const path = join(folder, 'stay.xlsx')
      const sheets = [
        { rowsPath: peopleRows.path, name: text('study.sheet.people') },
        { rowsPath: dayRows.path, name: text('study.sheet.days') },
      ]
      await tables.write({ sheets, path })
      return {
        counts: { people: ids.length, rows, ...(left > 0 && { left }) },
        file: {
          name: `${plainName(`${text('study.file.stay')} ${from} ${until}`)}.xlsx`,
          path,
          contentType: XLSX_TYPE,
        },
      }
    },
  }
}
