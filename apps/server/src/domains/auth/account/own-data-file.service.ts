import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorText } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { BatchKind } from '../../ops/index.ts'
import type { OrgService } from '../../org/index.ts'
import { accountRepo } from './account.repo.ts'
import { OWN_TABLES } from './own-data.ts'

/** Everything that is stored about a person, as a file that only they can fetch. */
export const ownDataFile = (
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  org: OrgService,
): BatchKind<object> => ({
  name: 'auth.own-data',
  async run({ actor: { userId }, folder, language, step }) {
    const db = database.replica()
    const [profile] = await org.contacts(db, { userIds: [userId], mobiles: [], emails: [] })
    const tables: Record<string, object[]> = {}
    let rows = 0
    for (const [index, own] of OWN_TABLES.entries()) {
      await step(index, OWN_TABLES.length)
      const found = await accountRepo.rowsIn(db, own, userId)
      if (found.length > 0) tables[own.table] = found
      rows += found.length
    }
    await step(OWN_TABLES.length, OWN_TABLES.length)
    const path = join(folder, 'own-data.json')
    await writeFile(path, JSON.stringify({ at: clock.now().toISOString(), profile, ...tables }, null, 2))
    const name = `${errorText('auth.file.own_data', language)}.json`
    return { counts: { rows }, file: { name, path, contentType: 'application/json' } }
  },
})
