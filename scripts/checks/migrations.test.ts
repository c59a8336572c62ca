import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cacheDir } from '../kernel/paths.ts'
import { run } from '../kernel/run.ts'
import { missingMigration } from './migrations.ts'

const DRIZZLE_RUNS_MS = 60_000
let folder = ''

const tables = (columns: string) => `import { integer, pgTable, text } from 'drizzle-orm/pg-core'
export const dunes = pgTable('dunes', { ${columns} })
`

beforeAll(() => {
  mkdirSync(cacheDir, { recursive: true })
  folder = mkdtempSync(join(cacheDir, 'migrations-test-'))
  writeFileSync(
    join(folder, 'drizzle.config.ts'),
    "export default { dialect: 'postgresql', schema: './dunes.tables.ts', out: './migrations' }\n",
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

it(
  'notices tables that have moved on since the last migration, and leaves the migrations alone',
  async () => {
    const place = { folder, config: 'drizzle.config.ts', migrations: 'migrations' }
    writeFileSync(join(folder, 'dunes.tables.ts'), tables("id: integer('id').primaryKey()"))
    expect(await missingMigration(place)).toContain('npm run migration')

    await run('drizzle-kit', ['generate', '--config', 'drizzle.config.ts'], { cwd: folder, capture: true })
    expect(await missingMigration(place)).toBeUndefined()

    writeFileSync(join(folder, 'dunes.tables.ts'), tables("id: integer('id').primaryKey(), name: text('name')"))
    expect(await missingMigration(place)).toContain('npm run migration')
  },
  DRIZZLE_RUNS_MS,
)

it(
  'tells of tables that cannot be read, instead of finding nothing new in them',
  async () => {
    writeFileSync(join(folder, 'dunes.tables.ts'), "throw new Error('no such dune')\n")
    expect(await missingMigration({ folder, config: 'drizzle.config.ts', migrations: 'migrations' })).toContain(
      'no such dune',
    )
  },
  DRIZZLE_RUNS_MS,
)
