import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { useSands } from '../testing/sands.ts'
import { domains } from './domains.ts'

describe('triggers that broadcast', () => {
  const sands = useSands()

  it('are each declared by the domain that owns their channel', async () => {
    const { rows } = await sands.server.kernel.database.primary.execute<{
      name: string
      table: string
      source: string
    }>(
      sql`select distinct p.proname as name, c.relname as "table", p.prosrc as source
        from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
          join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
        where p.prosrc like '%pg_notify%'`,
    )
    const declared = domains.all.flatMap(({ triggers = [] }) => triggers)
    const expected = declared.flatMap(({ channel, function: name, tables }) =>
      tables.map((table) => ({ name, table, sends: channel as string })),
    )
    const found = rows.map(({ name, table, source }) => ({
      name,
      table,
      sends: /'([\w.-]+) '/.exec(source)?.[1],
    }))

    const byTable = (one: { name: string; table: string }, other: { name: string; table: string }) =>
      `${one.name} ${one.table}`.localeCompare(`${other.name} ${other.table}`)
    expect(found.toSorted(byTable)).toEqual(expected.toSorted(byTable))
  })
})
