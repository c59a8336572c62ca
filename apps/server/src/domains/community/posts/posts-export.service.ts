import { join } from 'node:path'
import { errorText } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { createRowFile, timeIn, XLSX_TYPE } from '../../../kernel/spreadsheet/row-file.ts'
import { createTableProcess } from '../../../kernel/spreadsheet/table-process.ts'
import type { SheetCell } from '../../../kernel/spreadsheet/write-xlsx.ts'
import type { BatchKind } from '../../ops/index.ts'
import { expectCurrentRight } from '../../org/index.ts'
import type { LoadAround } from '../feed/around.service.ts'
import { presentContent } from '../feed/content.present.ts'
import type { ListedContent } from '../feed/feed.repo.ts'
import { postFilterOf, type WantedPosts } from './post-filter.codec.ts'
import { postsRepo } from './posts.repo.ts'

const ROWS_AT_ONCE = 500
/** The most rows that the process for spreadsheets can handle. */
const MOST_ROWS = 100_000
/** A cell of a spreadsheet contains at most 32,767 characters. */
const MOST_TEXT = 5000
const HEADINGS = [
  'community.column.time',
  'community.column.board',
  'community.column.type',
  'community.column.title',
  'community.column.text',
  'community.column.author',
  'community.column.state',
  'community.column.views',
  'community.column.likes',
  'community.column.comments',
] as const

/** Writes posts to a spreadsheet. The author of an anonymous post is in no file. */
export function postsExport(
  { database, workshop }: Pick<Kernel, 'database' | 'workshop'>,
  around: LoadAround,
): BatchKind<WantedPosts> {
  const tables = createTableProcess({ workshop })
  return {
    name: 'community.posts',
    async run(work) {
      const { actor, language, timeZone, folder } = work
      await expectCurrentRight(database.primary, actor, 'community.moderate')
      const db = database.replica()
      const filter = postFilterOf(actor, work.input)
      const time = timeIn(timeZone)
      const rows = createRowFile(join(folder, 'rows'))
      await rows.add([HEADINGS.map((key) => errorText(key, language))])
      let done = 0
      let last: ListedContent | undefined
      const total = await postsRepo.total(db, filter)
      for (;;) {
        await work.step(done, Math.max(done, total))
        const size = Math.min(ROWS_AT_ONCE, MOST_ROWS - done)
        const found: ListedContent[] = await postsRepo.next(db, filter, last?.id, size)
        if (found.length === 0) break
        const surroundings = await around(db, actor, found)
        await rows.add(
          found.map((row): SheetCell[] => {
            const { name, createByName, viewCount } = presentContent(row, surroundings)
            const { likes, comments } = surroundings.social.get(row.id) ?? { likes: 0, comments: 0 }
            return [
              time(row.createdAt),
              name,
              errorText(`community.type.${row.type}`, language),
              row.title,
              row.text.slice(0, MOST_TEXT),
              row.isAnonymous ? errorText('community.anonymous', language) : createByName,
              errorText(`community.state.${row.state}`, language),
              { number: viewCount },
              { number: likes },
              { number: comments },
            ]
          }),
        )
        done += found.length
        last = found.at(-1)
        if (done >= MOST_ROWS) break
      }
      await work.step(done, done)
      await rows.end()
      const path = join(folder, 'posts.xlsx')
      await tables.write({ sheets: [{ rowsPath: rows.path }], path })
      const name = `${errorText('community.file.posts', language)}.xlsx`
      return { counts: { rows: done }, file: { name, path, contentType: XLSX_TYPE } }
    },
  }
}
