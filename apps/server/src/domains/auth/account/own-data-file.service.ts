import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { UserId } from '@sands/contract/kernel/schema'
import { errorText } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { BatchKind } from '../../ops/index.ts'
import type { OrgService } from '../../org/index.ts'
import { accountRepo } from './account.repo.ts'
import { OWN_TABLES } from './own-data.ts'

/** Rows of one table in the file: more than a person makes in years. */
const MOST_ROWS = 100_000
/** Rows that are in memory at once. */
const PAGE = 1000
const BEFORE_ALL = '(0,0)'

type OwnTable = (typeof OWN_TABLES)[number]

/** Everything that is stored about a person, as a file that only they can fetch. */
export const ownDataFile = (
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  org: Pick<OrgService, 'contacts'>,
  mostRows = MOST_ROWS,
): BatchKind<object> => {
  /** One row after the other; a table without rows is left out. The last row says whether there are more. */
  const writeTable = (file: FileHandle, own: OwnTable, userId: UserId) =>
    database.replica().transaction(
      async (tx) => {
        let written = 0
        let after: string | undefined = BEFORE_ALL
        while (after !== undefined && written < mostRows) {
          const most = Math.min(PAGE, mostRows - written)
          const page = await accountRepo.rowsAfter(tx, own, { userId, after, most })
          const start = written === 0 ? `,\n${JSON.stringify(own.table)}: [\n` : ',\n'
          if (page.rows.length > 0)
            await file.write(`${start}${page.rows.map((row) => JSON.stringify(row)).join(',\n')}`)
          written += page.rows.length
          after = page.rows.length < most ? undefined : page.last
        }
        if (written > 0) await file.write('\n]')
        const isCut =
          after !== undefined && (await accountRepo.rowsAfter(tx, own, { userId, after, most: 1 })).rows.length > 0
        return { written, isCut }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )

  return {
    name: 'auth.own-data',
    async run({ actor: { userId }, folder, language, step }) {
      const [profile] = await org.contacts(database.replica(), { userIds: [userId], mobiles: [], emails: [] })
      const path = join(folder, 'own-data.json')
      const file = await open(path, 'w')
      const cut: string[] = []
      let rows = 0
      try {
        const head = { at: clock.now().toISOString(), profile: profile ?? null }
        // Without the end, which follows after the tables.
        await file.write(JSON.stringify(head, null, 2).slice(0, -2))
        for (const [index, own] of OWN_TABLES.entries()) {
          await step(index, OWN_TABLES.length)
          const { written, isCut } = await writeTable(file, own, userId)
          rows += written
          if (isCut) cut.push(own.table)
        }
        const note = errorText('auth.file.own_data_cut', language)
        if (cut.length > 0) await file.write(`,\n"cut": ${JSON.stringify({ tables: cut, rows: mostRows, note })}`)
        await file.write('\n}\n')
      } finally {
        await file.close()
      }
      await step(OWN_TABLES.length, OWN_TABLES.length)
      const name = `${errorText('auth.file.own_data', language)}.json`
      return { counts: { rows }, file: { name, path, contentType: 'application/json' } }
    },
  }
}
