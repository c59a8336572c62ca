import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cacheDir, fromRoot } from '../kernel/paths.ts'
import { run } from '../kernel/run.ts'
import type { ToolCheck } from './tools.ts'

export interface MigrationPlace {
  /** Folder that holds drizzle.config.ts; its paths are relative to it. */
  folder: string
  migrations: string
}

/** What drizzle-kit would still have to generate, tried on a copy of the migrations. */
export async function missingMigration({ folder, migrations }: MigrationPlace): Promise<string | undefined> {
  mkdirSync(cacheDir, { recursive: true })
  const scratch = mkdtempSync(join(cacheDir, 'migrations-'))
  try {
    const out = join(scratch, 'out')
    if (existsSync(join(folder, migrations))) cpSync(join(folder, migrations), out, { recursive: true })
    const before = new Set(existsSync(out) ? readdirSync(out) : [])
    const config = join(scratch, 'drizzle.config.ts')
    const original = pathToFileURL(join(folder, 'drizzle.config.ts')).pathname
    // drizzle-kit puts the output folder together as a relative path, so an absolute one would not do.
    writeFileSync(
      config,
      `import config from '${original}'\nexport default { ...config, out: '${relative(folder, out)}' }\n`,
    )
    const { code, output } = await run('drizzle-kit', ['generate', '--config', relative(folder, config)], {
      cwd: folder,
      capture: true,
    })
    if (code !== 0) return output.trim()
    const added = readdirSync(out).filter((name) => name.endsWith('.sql') && !before.has(name))
    return added.length === 0
      ? undefined
      : 'the tables have changed since the last migration: npm run migration -- <name>'
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

export const migrationCheck: ToolCheck = {
  name: 'migrations in step with the tables',
  run: () => missingMigration({ folder: fromRoot('apps/server'), migrations: 'migrations' }),
}
