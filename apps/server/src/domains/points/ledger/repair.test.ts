import { expect, it } from 'vitest'
import type { Database } from '../../../kernel/database/database.ts'
import { repairAll } from './repair.service.ts'
import type { Difference } from './verify.repo.ts'

it('repairs again while a check finds something new, and tells only what it writes', async () => {
  const differs = (what: Difference['what'], id: string): Difference => ({ what, id, stored: 1, journal: 2 })
  const lots = differs('lots', '1')
  const rounds = [
    [lots, differs('balance', '1')],
    [lots, differs('balance', '2')],
    [lots, differs('balance', '2')],
  ]
  const told: string[] = []
  const transaction = (async () => undefined) as unknown as Database['transaction']
  const written = await repairAll(
    { transaction },
    { verify: async () => rounds.shift() ?? [], tell: ({ what, id }) => told.push(`${what} ${id}`) },
  )
  expect(written).toBe(2)
  expect(told).toEqual(['balance 1', 'balance 2'])
})
