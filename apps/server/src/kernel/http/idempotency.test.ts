import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useSands } from '../../testing/sands.ts'

describe('an idempotency key', () => {
  const sands = useSands()
  const RETRY = 'POST /sands-system/api/v1/ops/dead-letter/retry'

  it('of a call that failed is free for another try', async () => {
    const admin = await sands.signIn('admin')
    const headers = { 'idempotency-key': randomUUID() }
    const body = { id: randomUUID() }

    expect(await admin.call(RETRY, { body, headers })).toFailWith('ops.dead_letter_gone')
    expect(await admin.call(RETRY, { body, headers })).toFailWith('ops.dead_letter_gone')
  })

  it('that makes no sense is refused', async () => {
    const admin = await sands.signIn('admin')
    expect(await admin.call(RETRY, { body: { id: randomUUID() }, headers: { 'idempotency-key': 'no' } })).toFailWith(
      'kernel.malformed',
    )
  })
})
