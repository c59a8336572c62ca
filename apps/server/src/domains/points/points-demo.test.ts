import { describe, expect, it } from 'vitest'
import { useSands } from '../../testing/sands.ts'
import { change } from '../../testing/study.ts'
import { verifyLedger } from './index.ts'

describe('the points of the demo company', () => {
  const sands = useSands()

  it('were earned for everything that has happened there', async () => {
    const { rows } = await change(sands, 'select distinct type from point_journal')
    const types = rows.map(({ type }) => type)
    expect(types).toEqual(expect.arrayContaining(['course', 'exam', 'survey', 'post', 'login', 'order']))
    expect((await verifyLedger(sands.server.kernel.database.primary)).differences).toEqual([])
  })

  it('are held by orders that wait for their payment, and by nothing else', async () => {
    const { rows } = await change(
      sands,
      `select h.key, o.state from point_holds h left join orders o on 'shop ' || o.number = h.key
       where h.state = 'held'`,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { state } of rows) expect(state).toBe('pending_pay')
  })
})
