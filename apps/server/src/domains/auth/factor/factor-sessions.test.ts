import { describe, expect, it } from 'vitest'
import { enrol, firstStep, nextCode } from '../../../testing/factor/factors.ts'
import { useSands } from '../../../testing/sands.ts'

const STATE = 'GET /sands-user/api/v1/user/second-factor/state'
const PROVE = 'POST /sands-user/api/v1/auth/second-factor/prove'
const REMOVE = 'POST /sands-user/api/v1/user/second-factor/remove'
const RENEW = 'POST /sands-user/api/v1/user/second-factor/recovery/renew'
const VALIDATE = 'GET /sands-user/api/v1/auth/validate-token'
const TOKEN = 'POST /sands-user/oauth/token'

describe('other sessions of somebody who changes second factors', () => {
  const sands = useSands()

  it('end with the first one, and are not renewed', async () => {
    const stolen = await sands.signIn('staff20')
    const owner = await sands.signIn('staff20')
    expect(await stolen.call(VALIDATE)).toSucceed()
    await enrol(sands, owner)
    expect(await stolen.call(VALIDATE)).toFailWith('kernel.signed_out')
    expect(await stolen.call(REMOVE, { body: { passkeyId: null } })).toFailWith('kernel.signed_out')
    const body = { grant_type: 'refresh_token', refresh_token: stolen.session.refresh_token }
    expect(await sands.visitor().call(TOKEN, { body })).toFailWith('auth.refresh_refused')
    expect((await owner.call(STATE)).data.recoveryLeft).toBe(10)
  })

  it('lose their proofs with every later change, and stay', async () => {
    const owner = await sands.signIn('staff21')
    const { secret } = await enrol(sands, owner)
    const other = await firstStep(sands, 'staff21')
    expect(await other.call(PROVE, { body: { way: 'totp', secret: nextCode(sands, secret) } })).toSucceed()
    expect(await owner.call(RENEW)).toSucceed()
    expect(await other.call(VALIDATE)).toSucceed()
    expect(await other.call(RENEW)).toFailWith('kernel.proof_due')
    expect(await other.call(REMOVE, { body: { passkeyId: null } })).toFailWith('kernel.proof_due')
    expect(await owner.call(REMOVE, { body: { passkeyId: null } })).toSucceed()
  })
})
