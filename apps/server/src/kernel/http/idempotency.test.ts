import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useSands } from '../../testing/sands.ts'

describe('an idempotency key', () => {
  const sands = useSands()
  const RETRY = 'POST /sands-system/api/v1/ops/dead-letter/retry'

  it('can be used again after the call failed', async () => {
    const admin = await sands.signIn('admin')
    const headers = { 'idempotency-key': randomUUID() }
    const body = { id: randomUUID() }

    expect(await admin.call(RETRY, { body, headers })).toFailWith('ops.dead_letter_gone')
    expect(await admin.call(RETRY, { body, headers })).toFailWith('ops.dead_letter_gone')
  })

  it('is refused when it is malformed', async () => {
    const admin = await sands.signIn('admin')
    expect(await admin.call(RETRY, { body: { id: randomUUID() }, headers: { 'idempotency-key': 'no' } })).toFailWith(
      'kernel.malformed',
    )
  })
})
