import { join } from 'node:path'
import type { CallBody } from '@sands/contract/calls'
import { idIn } from '@sands/contract/kernel/id'
import { errorText, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { createRowFile, timeIn, XLSX_TYPE } from '../../../kernel/spreadsheet/row-file.ts'
import { createTableProcess } from '../../../kernel/spreadsheet/table-process.ts'
import type { SheetCell } from '../../../kernel/spreadsheet/write-xlsx.ts'
import type { MediaService } from '../../media/index.ts'
import type { BatchKind } from '../../ops/index.ts'
import { expectCurrentRight } from '../../org/index.ts'
import { signUpRepo } from '../sign-up/sign-up.repo.ts'
import { type EntryId, entryRepo, type PersonRow } from './entry.repo.ts'

type Wanted = CallBody<'POST /sands-lms/api/v1/manage/apply/entry/export'>

const ROWS_AT_ONCE = 500
/** The most rows that the process for spreadsheets can handle. */
const MOST_ROWS = 100_000
const HEADINGS = [
  'apply.column.turn',
  'apply.column.name',
  'apply.column.account',
  'apply.column.department',
  'apply.column.state',
  'apply.column.time',
  'apply.column.reason',
] as const

/** Who signed up, with one column for each field of the form. */
export function entryExport(
  { database, workshop }: Pick<Kernel, 'database' | 'workshop'>,
  media: Pick<MediaService, 'shownResources'>,
): BatchKind<Wanted> {
  const tables = createTableProcess({ workshop })
  return {
    name: 'apply.export',
    isGuarded: true,
    async run(work) {
      const { actor, language, timeZone, folder, input } = work
      await expectCurrentRight(database.primary, actor, 'apply.people')
      const db = database.replica()
      const signUp = await signUpRepo.get(db, actor.collegeId, input.id)
      if (!signUp) throw fail('apply.unknown')
      const filter = { signUpId: signUp.id, keyWord: input.keyWord, state: input.state }
      const total = Math.min(await entryRepo.total(db, filter), MOST_ROWS)
      const time = timeIn(timeZone)
      const rows = createRowFile(join(folder, 'rows'))
      await rows.add([[...HEADINGS.map((key) => errorText(key, language)), ...signUp.fields.map(({ label }) => label)]])
      let done = 0
      let after = 0
      while (done < total) {
        await work.step(done, total)
        const found: PersonRow[] = await entryRepo.next(db, filter, {
          after,
          limit: Math.min(ROWS_AT_ONCE, total - done),
        })
        if (found.length === 0) break
        const files = await entryRepo.files(
          db,
          found.map(({ entry }) => entry.id),
        )
        const resources = await media.shownResources(
          db,
          files.map(({ fileId }) => fileId),
        )
        const hasFile = new Set(files.map(({ entryId, fileId }) => `${entryId} ${fileId}`))
        const nameOf = (entryId: EntryId, value: string) => {
          const id = idIn<'file'>(value)
          return (id && hasFile.has(`${entryId} ${id}`) && resources.get(id)?.fileName) || ''
        }
        const textOf = (kind: string, values: readonly string[], entryId: EntryId) =>
          (kind === 'file' ? values.map((value) => nameOf(entryId, value)) : values).join(', ')
        await rows.add(
          found.map(({ entry, name, userName, departmentName }): SheetCell[] => [
            String(entry.turn),
            name,
            userName,
            departmentName,
            errorText(`apply.state.${entry.state}`, language),
            time(entry.signedUpAt),
            entry.reason ?? '',
            ...signUp.fields.map(({ key, kind }) =>
              textOf(kind, entry.answers.find((answer) => answer.key === key)?.values ?? [], entry.id),
            ),
          ]),
        )
        done += found.length
        after = found.at(-1)?.entry.turn ?? after
      }
      await work.step(done, done)
      await rows.end()
      const path = join(folder, 'sign-ups.xlsx')
      await tables.write({ sheets: [{ rowsPath: rows.path }], path })
      const name = `${errorText('apply.file.export', language)}.xlsx`
      return { counts: { rows: done }, file: { name, path, contentType: XLSX_TYPE } }
    },
  }
}
