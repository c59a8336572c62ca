import type { UserId } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import { fromBase32 } from '../../../testing/factor/factors.ts'
import { useSands } from '../../../testing/sands.ts'
import { hotp, stepAt } from './totp.codec.ts'

const STATE = 'GET /sands-user/api/v1/user/second-factor/state'
const BEGIN = 'POST /sands-user/api/v1/user/second-factor/totp/begin'
const CONFIRM = 'POST /sands-user/api/v1/user/second-factor/totp/confirm'
const PASSKEY_BEGIN = 'POST /sands-user/api/v1/user/second-factor/passkey/begin'
const PASSKEY_CONFIRM = 'POST /sands-user/api/v1/user/second-factor/passkey/confirm'
const REMOVE = 'POST /sands-user/api/v1/user/second-factor/remove'
const RENEW = 'POST /sands-user/api/v1/user/second-factor/recovery/renew'
const CHALLENGE = 'GET /sands-user/api/v1/auth/second-factor/challenge'
const PROVE = 'POST /sands-user/api/v1/auth/second-factor/prove'
const RESET = 'POST /sands-user/api/v1/manage/second-factor/reset'
const TOKEN = 'POST /sands-user/oauth/token'
const VALIDATE = 'GET /sands-user/api/v1/auth/validate-token'
const EXPORT = 'POST /sands-user/api/v1/manage/user/export'
const password = 'Sands@2026'
const MINUTE = 60_000

describe('second factors', () => {
  const sands = useSands()
  type Client = ReturnType<typeof sands.visitor>

  const codeOf = (secret: Buffer) => hotp(secret, stepAt(sands.clock.now()))
  /** A later step, so that its code was not used before. */
  const nextCode = (secret: Buffer) => {
    sands.clock.advance(MINUTE)
    return codeOf(secret)
  }
  async function enrol(client: Client): Promise<{ secret: Buffer; recovery: readonly string[] }> {
    const { data: start } = await client.call(BEGIN)
    const secret = fromBase32(start.secret)
    const body = { enrolToken: start.enrolToken, code: codeOf(secret) }
    const { data } = await client.call(CONFIRM, { body })
    return { secret, recovery: data.recoveryCodes ?? [] }
  }
  async function firstStep(username: string): Promise<Client> {
    const client = sands.visitor()
    const { data } = await client.call(TOKEN, { body: { grant_type: 'password', username, password } })
    client.token = data.access_token
    return client
  }
  const totp = (secret: string) => ({ way: 'totp' as const, secret })

  it.each([STATE, CHALLENGE] as const)('are closed to visitors: %s', async (key) => {
    expect(await sands.visitor().call(key)).toFailWith('kernel.not_signed_in')
  })

  it('are asked for after the password, and nothing works before', async () => {
    const staff = await sands.signIn('staff20')
    const { secret, recovery } = await enrol(staff)
    expect(recovery).toHaveLength(10)
    expect((await staff.call(STATE)).data).toMatchObject({ recoveryLeft: 10, passkeys: [], isRequired: false })
    expect(await staff.call(BEGIN)).toFailWith('auth.factor_exists')

    const client = await firstStep('staff20')
    expect(await client.call(VALIDATE)).toFailWith('kernel.second_factor_due')
    expect((await client.call(CHALLENGE)).data.ways).toEqual(['totp', 'recovery'])
    // The code of the enrolment was seen; the password is no second factor.
    expect(await client.call(PROVE, { body: totp(codeOf(secret)) })).toFailWith('auth.factor_refused')
    expect(await client.call(PROVE, { body: { way: 'password', secret: password } })).toFailWith('auth.factor_refused')
    const code = nextCode(secret)
    expect(await client.call(PROVE, { body: totp(code) })).toSucceed()
    expect(await client.call(VALIDATE)).toSucceed()

    const again = await firstStep('staff20')
    expect(await again.call(PROVE, { body: totp(code) })).toFailWith('auth.factor_refused')
    const [first = ''] = recovery
    expect(await again.call(PROVE, { body: { way: 'recovery', secret: first.toUpperCase() } })).toSucceed()
    expect((await again.call(STATE)).data.recoveryLeft).toBe(9)
    const third = await firstStep('staff20')
    expect(await third.call(PROVE, { body: { way: 'recovery', secret: first } })).toFailWith('auth.factor_refused')
  })

  it('come too late after ten minutes, are not renewed before, and end after five tries', async () => {
    const { secret } = await enrol(await sands.signIn('staff21'))
    const late = sands.visitor()
    const { data } = await late.call(TOKEN, { body: { grant_type: 'password', username: 'staff21', password } })
    late.token = data.access_token
    const renewal = { grant_type: 'refresh_token', refresh_token: data.refresh_token }
    expect(await sands.visitor().call(TOKEN, { body: renewal })).toFailWith('auth.refresh_refused')
    sands.clock.advance(11 * MINUTE)
    expect(await late.call(CHALLENGE)).toFailWith('kernel.not_signed_in')
    for (let time = 0; time < 6; time += 1)
      expect(await late.call(PROVE, { body: totp(codeOf(secret)) })).toFailWith('kernel.not_signed_in')
    const client = await firstStep('staff21')
    for (const guess of ['000000', '000001', '000002', '000003'])
      expect(await client.call(PROVE, { body: totp(guess) })).toFailWith('auth.factor_refused')
    expect(await client.call(PROVE, { body: totp('000004') })).toFailWith('auth.factor_refused')
    // The sign-in has ended, so a right one does not help.
    expect(await client.call(PROVE, { body: totp(codeOf(secret)) })).toFailWith('kernel.signed_out')
  })

  it('of two sign-ins with one code let one in', async () => {
    const { secret } = await enrol(await sands.signIn('staff22'))
    const clients = [await firstStep('staff22'), await firstStep('staff22')]
    const body = totp(nextCode(secret))
    const answers = await Promise.all(clients.map((client) => client.call(PROVE, { body })))
    expect(answers.map(({ code }) => code).sort()).toEqual([1, 4140049])
  })

  it('are asked for again before something grave; without one the password is', async () => {
    const admin = await sands.signIn('admin')
    const body = { filter: {}, format: 'csv' as const }
    sands.clock.advance(11 * MINUTE)
    expect(await admin.call(EXPORT, { body })).toFailWith('kernel.proof_due')
    expect((await admin.call(CHALLENGE)).data.ways).toEqual(['password'])
    expect(await admin.call(PROVE, { body: { way: 'password', secret: 'Wrong-1234' } })).toFailWith(
      'auth.factor_refused',
    )
    expect(await admin.call(PROVE, { body: { way: 'password', secret: password } })).toSucceed()
    expect(await admin.call(EXPORT, { body })).toSucceed()
    // The proof is of one session.
    const other = await sands.signIn('learner')
    sands.clock.advance(11 * MINUTE)
    expect(await other.call(BEGIN)).toFailWith('kernel.proof_due')
    expect(await other.call(EXPORT, { body })).toFailWith('kernel.no_permission')
  })

  it('go when their owner removes them, with the recovery codes', async () => {
    const staff = await sands.signIn('staff23')
    expect(await staff.call(RENEW)).toFailWith('kernel.not_found')
    expect(await staff.call(REMOVE, { body: { passkeyId: null } })).toFailWith('kernel.not_found')
    const { recovery } = await enrol(staff)
    const renewed = (await staff.call(RENEW)).data.recoveryCodes ?? []
    expect(renewed).toHaveLength(10)
    expect(renewed).not.toContain(recovery[0])
    expect(await staff.call(REMOVE, { body: { passkeyId: null } })).toSucceed()
    expect((await staff.call(STATE)).data).toMatchObject({ totpSince: null, recoveryLeft: 0 })
    expect(await (await firstStep('staff23')).call(VALIDATE)).toSucceed()
  })

  it('are reset by people who look after the person, who is told', async () => {
    const staff = await sands.signIn('staff24')
    const { data: me } = await staff.call(VALIDATE)
    const body = { userId: me.userId as UserId }
    const admin = await sands.signIn('admin')
    expect(await admin.call(RESET, { body })).toFailWith('kernel.not_found')
    await enrol(staff)
    expect(await staff.call(RESET, { body })).toFailWith('kernel.no_permission')
    expect(await admin.call(RESET, { body })).toSucceed()
    expect(await staff.call(VALIDATE)).toFailWith('kernel.signed_out')
    expect(await (await firstStep('staff24')).call(VALIDATE)).toSucceed()
  })

  it('are refused with a token of somebody else, a wrong code or a forged passkey', async () => {
    const one = await sands.signIn('staff25')
    const two = await sands.signIn('staff26')
    const { data: start } = await one.call(BEGIN)
    const code = codeOf(fromBase32(start.secret))
    expect(await two.call(CONFIRM, { body: { enrolToken: start.enrolToken, code } })).toFailWith('auth.factor_refused')
    expect(await one.call(CONFIRM, { body: { enrolToken: start.enrolToken, code: '12' } })).toFailWith(
      'auth.factor_refused',
    )
    const { data: started } = await one.call(PASSKEY_BEGIN)
    expect(started.rpId).toBe('localhost')
    const passkey = { id: 'AAAA', clientDataJSON: 'e30', attestationObject: 'oA', transports: [] }
    const body = { enrolToken: started.enrolToken, name: 'Key', passkey }
    expect(await one.call(PASSKEY_CONFIRM, { body })).toFailWith('auth.factor_refused')
    expect(await one.call(PASSKEY_CONFIRM, { body: { ...body, name: ' ' } })).toFailWith('kernel.invalid_field')
  })
})
