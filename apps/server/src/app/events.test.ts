import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { useSands } from '../testing/sands.ts'
import '../domains/org/index.ts'

describe('an event', () => {
  const sands = useSands()

  it('is handled in the transaction that raised it, and rolled back with it', async () => {
    const { database, events } = sands.server.kernel
    await database.primary.execute(sql`create table event_test (user_id text)`)
    events.on('org.user-changed', async (tx, { userId }) => {
      await tx.execute(sql`insert into event_test values (${userId})`)
      if (userId === '13') throw new Error('unlucky')
    })
    const raise = (userId: string) =>
      database.transaction((tx) => events.emit(tx, 'org.user-changed', { userId: userId as never }))

    await raise('12')
    await expect(raise('13')).rejects.toThrow('unlucky')
    const { rows } = await database.primary.execute(sql`select user_id from event_test`)
    expect(rows).toEqual([{ user_id: '12' }])
  })
})
