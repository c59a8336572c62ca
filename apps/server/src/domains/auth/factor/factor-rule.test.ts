import { describe, expect, it } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { enrol, firstStep, nextCode } from '../../../testing/factor/factors.ts'
import { auditLog, signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import { rescueFactors } from './factor-rescue.service.ts'

const BEGIN = 'POST /sands-user/api/v1/user/second-factor/totp/begin'
const REMOVE = 'POST /sands-user/api/v1/user/second-factor/remove'
const PROVE = 'POST /sands-user/api/v1/auth/second-factor/prove'
const RULE = 'GET /sands-user/api/v1/manage/second-factor/rule'
const SAVE = 'POST /sands-user/api/v1/manage/second-factor/rule/save'
const VALIDATE = 'GET /sands-user/api/v1/auth/validate-token'
const SAFETY = 'GET /sands-user/api/v1/user/account-safety'
const TOKEN = 'POST /sands-user/oauth/token'
const SMS = 'POST /sands-system/api/v1/sms/send'
const MINUTE = 60_000
const DAY = 86_400_000

describe('the rule of the company about second factors', () => {
  const sands = useSands()
  let adminSecret: Buffer
  const enter = async (userName: string, secret: Buffer): Promise<Client> => {
    const client = await firstStep(sands, userName)
    expect(await client.call(PROVE, { body: { way: 'totp', secret: nextCode(sands, secret) } })).toSucceed()
    return client
  }
  async function signInBySms(mobile: string): Promise<Client> {
    const client = sands.visitor()
    const sent = await client.call(SMS, { body: { areaCode: '86', mobile, scene: 'login' } })
    const body = { grant_type: 'sms', mobile, code: sent.data.simulated ?? '' }
    client.token = (await client.call(TOKEN, { body })).data.access_token
    return client
  }

  it('is closed to visitors', async () => {
    expect(await sands.visitor().call(RULE)).toFailWith('kernel.not_signed_in')
  })

  it('is switched on only by somebody who follows it', async () => {
    const admin = await sands.signIn('admin')
    const body = { forManagers: true, version: (await admin.call(RULE)).data.version }
    expect(await (await sands.signIn('learner')).call(SAVE, { body })).toFailWith('kernel.no_permission')
    expect(await admin.call(SAVE, { body })).toFailWith('auth.enrol_yourself_first')
    adminSecret = (await enrol(sands, admin)).secret
    expect(await admin.call(SAVE, { body })).toSucceed()
    expect(await admin.call(SAVE, { body })).toFailWith('kernel.changed_meanwhile')
    expect((await admin.call(VALIDATE)).data.enrolBy).toBeNull()
    expect(await admin.call(REMOVE, { body: { passkeyId: null } })).toFailWith('auth.factor_required')
  })

  it('counts a week later for people with management rights', async () => {
    const manager = await signInWith(sands, 'staff20', { rights: ['auth.ways.edit'] })
    expect((await manager.call(VALIDATE)).data.enrolBy).toBe((await manager.call(RULE)).data.due)
    sands.clock.advance(8 * DAY)
    const later = await sands.signIn('staff20')
    expect(await later.call(RULE)).toFailWith('kernel.second_factor_first')
    await enrol(sands, later)
    expect(await later.call(RULE)).toSucceed()
    expect((await (await sands.signIn('learner')).call(VALIDATE)).data.enrolBy).toBeNull()
  })

  it('lets managers without a password enrol after a new sign-in', async () => {
    const manager = await signInWith(sands, 'staff21', { rights: ['auth.ways.edit'] })
    const mobile = (await manager.call(SAFETY)).data.mobile ?? ''
    const { pool } = sands.server.kernel.database
    const id = await userId(sands, 'staff21')
    await pool.query('delete from credentials where user_id = $1', [id])
    // A number opens an account with rights only when it was proven.
    await pool.query('insert into account_phones (user_id, phone, proven_at) values ($1, $2, $3)', [
      ...[id, `+86${mobile}`, sands.clock.now()],
    ])
    sands.clock.advance(11 * MINUTE)
    expect(await manager.call(BEGIN)).toFailWith('kernel.proof_due')
    const again = await signInBySms(mobile)
    expect(await again.call(RULE)).toFailWith('kernel.second_factor_first')
    await enrol(sands, again)
    expect(await again.call(RULE)).toSucceed()
  })

  it('does not shut the last administrator out: a command on the server resets the factors', async () => {
    const admin = await enter('admin', adminSecret)
    const { kernel } = sands.server
    const rescue = (userName: string) => kernel.database.transaction((tx) => rescueFactors(tx, userName, kernel))
    expect(await rescue('nobody-has-this-name')).toBeUndefined()
    expect(await rescue('learner')).toMatchObject({ removed: 0 })
    expect(await rescue('ADMIN')).toMatchObject({ removed: 1 })
    expect((await auditLog(sands))[0]).toMatchObject({ action: 'auth.factor.reset', after: { by: 'command' } })
    await expect.poll(async () => (await admin.call(VALIDATE)).code).toBe(14280)
    const again = await sands.signIn('admin')
    expect(await again.call(RULE)).toFailWith('kernel.second_factor_first')
    await enrol(sands, again)
    expect(await again.call(RULE)).toSucceed()
  })
})
