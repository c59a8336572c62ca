import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { cacheDir, root } from '../kernel/paths.ts'
import { run } from '../kernel/run.ts'
import { oldSnapshots } from '../kernel/snapshots.ts'
import type { ToolCheck } from './tools.ts'

interface MigrationPlace {
  /** The folder in which drizzle-kit runs: the paths in its configuration and the two below are relative to it. */
  folder: string
  config: string
  migrations: string
}

/** The migration that drizzle-kit would still generate, tried on a copy of the migrations. */
export async function missingMigration({ folder, config, migrations }: MigrationPlace): Promise<string | undefined> {
  const [old] = oldSnapshots(join(folder, migrations))
  if (old) return `${relative(folder, old)} is not the last snapshot: delete it`
  mkdirSync(cacheDir, { recursive: true })
  const scratch = mkdtempSync(join(cacheDir, 'migrations-'))
  try {
    const out = join(scratch, 'out')
    if (existsSync(join(folder, migrations))) cpSync(join(folder, migrations), out, { recursive: true })
    const before = new Set(existsSync(out) ? readdirSync(out) : [])
    const copy = join(scratch, 'drizzle.config.ts')
    const original = JSON.stringify(join(folder, config))
    const scratchOut = JSON.stringify(relative(folder, out))
    // drizzle-kit treats the output folder as a relative path, so an absolute one does not work.
    writeFileSync(copy, `import config from ${original}\nexport default { ...config, out: ${scratchOut} }\n`)
    const { code, output } = await run('drizzle-kit', ['generate', '--config', relative(folder, copy)], {
      cwd: folder,
      capture: true,
    })
    if (code !== 0) return output.trim()
    const added = readdirSync(out).filter((name) => name.endsWith('.sql') && !before.has(name))
    if (added.length > 0) return 'the tables have changed since the last migration: run npm run migration -- <name>'
    // drizzle-kit prints its failure, but its exit code is 0.
    return output.includes('No schema changes') ? undefined : output.trim()
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

export const migrationCheck: ToolCheck = {
  name: 'migrations match the tables',
  run: () =>
    missingMigration({ folder: root, config: 'apps/server/drizzle.config.ts', migrations: 'apps/server/migrations' }),
}
