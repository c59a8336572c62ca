import { describe, expect, it } from 'vitest'
import { batchEnded } from '../../testing/batch.ts'
import { useSands } from '../../testing/sands.ts'

const EXPORT = 'POST /sands-user/api/v1/manage/user/export'
const FILE = 'GET /sands-system/api/v1/ops/batch/file'
const PROVE = 'POST /sands-user/api/v1/auth/second-factor/prove'
const ELEVEN_MINUTES = 11 * 60_000

describe('the file of a batch', () => {
  const sands = useSands()

  it('about people is given out after a fresh proof only', async () => {
    const admin = await sands.signIn('admin')
    const { data } = await admin.call(EXPORT, { body: { filter: {}, format: 'csv' } })
    await batchEnded(admin, data.batchId)
    const query = { id: data.batchId }
    expect(await admin.call(FILE, { query })).toSucceed()
    sands.clock.advance(ELEVEN_MINUTES)
    expect(await admin.call(FILE, { query })).toFailWith('kernel.proof_due')
    expect(await (await sands.signIn('learner')).call(FILE, { query })).toFailWith('kernel.not_found')
    expect(await admin.call(PROVE, { body: { way: 'password', secret: 'Sands@2026' } })).toSucceed()
    expect(await admin.call(FILE, { query })).toSucceed()
  })
})
