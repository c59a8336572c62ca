import type { CodeScene } from '@sands/contract/auth/code.model'
import { describe, expect, it } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { enrol } from '../../../testing/factor/factors.ts'
import { userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const BIND_MOBILE = 'POST /sands-user/api/v1/user/bind-mobile'
const BIND_EMAIL = 'POST /sands-user/api/v1/user/bind-email'
const BIND_OPEN = 'POST /sands-user/api/v1/user/bind-open'
const BY_CODE = 'POST /sands-user/api/v1/user/mobile-change-password'
const CHANGE = 'POST /sands-user/api/v1/user/change-password'
const SAFETY = 'GET /sands-user/api/v1/user/account-safety'
const CHALLENGE = 'GET /sands-user/api/v1/auth/second-factor/challenge'
const PROVE = 'POST /sands-user/api/v1/auth/second-factor/prove'
const BEGIN = 'POST /sands-user/api/v1/user/second-factor/totp/begin'
const TOKEN = 'POST /sands-user/oauth/token'
const SMS = 'POST /sands-system/api/v1/sms/send'
const ELEVEN_MINUTES = 11 * 60_000
const newPassword = 'Dune-walk7'

describe('ways into an account', () => {
  const sands = useSands()
  const codeFor = async (mobile: string, scene: CodeScene, client: Client = sands.visitor()) =>
    (await client.call(SMS, { body: { areaCode: '86', mobile, scene } })).data.simulated ?? ''
  /** As somebody whom only providers and codes let in. */
  async function withoutPassword(userName: string): Promise<{ stolen: Client; mobile: string }> {
    const stolen = await sands.signIn(userName)
    const mobile = (await stolen.call(SAFETY)).data.mobile ?? ''
    await sands.server.kernel.database.pool.query('delete from credentials where user_id = $1', [
      await userId(sands, userName),
    ])
    sands.clock.advance(ELEVEN_MINUTES)
    return { stolen, mobile }
  }
  async function signInBySms(mobile: string): Promise<Client> {
    const client = sands.visitor()
    const body = { grant_type: 'sms', mobile, code: await codeFor(mobile, 'login') }
    client.token = (await client.call(TOKEN, { body })).data.access_token
    return client
  }

  it('do not change in a stolen session of somebody without a password', async () => {
    const { stolen, mobile } = await withoutPassword('staff11')
    const foreign = '18800003333'
    const binding = { areaCode: '86', mobile: foreign, code: await codeFor(foreign, 'bind', stolen), password: 'x' }
    expect(await stolen.call(BIND_MOBILE, { body: binding })).toFailWith('kernel.proof_due')
    const address = { email: 'thief@sands.example', code: '000000', password: 'x' }
    expect(await stolen.call(BIND_EMAIL, { body: address })).toFailWith('kernel.proof_due')
    const byCode = { areaCode: '86', mobile, code: '000000', newPassword }
    expect(await stolen.call(BY_CODE, { body: byCode })).toFailWith('kernel.proof_due')
    expect(await stolen.call(CHANGE, { body: { oldPassword: 'x', newPassword } })).toFailWith('kernel.proof_due')
    const open = { socialType: 'wechat' as const, code: 'x' }
    expect(await stolen.call(BIND_OPEN, { body: open })).toFailWith('kernel.proof_due')
    expect((await stolen.call(CHALLENGE)).data.ways).toEqual([])
    const proof = { way: 'password' as const, secret: newPassword }
    expect(await stolen.call(PROVE, { body: proof })).toFailWith('auth.factor_refused')
    expect(await stolen.call(BEGIN)).toFailWith('kernel.proof_due')
  })

  it('change after a new sign-in, and the new password counts from the next one on', async () => {
    const { mobile } = await withoutPassword('staff12')
    const owner = await signInBySms(mobile)
    sands.clock.advance(2 * 60_000)
    const change = { areaCode: '86', mobile, code: await codeFor(mobile, 'password', owner), newPassword }
    expect(await owner.call(BY_CODE, { body: change })).toSucceed()
    sands.clock.advance(ELEVEN_MINUTES)
    const proof = { way: 'password' as const, secret: newPassword }
    expect(await owner.call(PROVE, { body: proof })).toFailWith('auth.factor_refused')
    const again = await sands.signIn('staff12', newPassword)
    sands.clock.advance(ELEVEN_MINUTES)
    expect(await again.call(BEGIN)).toFailWith('kernel.proof_due')
    expect(await again.call(PROVE, { body: proof })).toSucceed()
    expect(await again.call(BEGIN)).toSucceed()
  })

  it('need the second factor where there is one', async () => {
    const staff = await sands.signIn('staff13')
    await enrol(sands, staff)
    sands.clock.advance(ELEVEN_MINUTES)
    const body = { oldPassword: 'Sands@2026', newPassword }
    expect(await staff.call(CHANGE, { body })).toFailWith('kernel.proof_due')
  })
})
