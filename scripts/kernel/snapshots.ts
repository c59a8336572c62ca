import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * drizzle-kit compares the tables with the last snapshot; earlier ones, of many thousand lines each, are not needed.
 */
export function oldSnapshots(migrations: string): string[] {
  const meta = join(migrations, 'meta')
  if (!existsSync(meta)) return []
  const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'))
  return snapshots
    .sort()
    .slice(0, -1)
    .map((name) => join(meta, name))
}
