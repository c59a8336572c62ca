import { describe, expect, it } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { codeOf, enrol, firstStep, nextCode, wrongCode } from '../../../testing/factor/factors.ts'
import { useSands } from '../../../testing/sands.ts'

const PROVE = 'POST /sands-user/api/v1/auth/second-factor/prove'
const VALIDATE = 'GET /sands-user/api/v1/auth/validate-token'
const INBOX = 'GET /sands-system/api/v1/message/page'
const GUESSED = 'Somebody is guessing your codes'
const HOUR = 3_600_000

describe('guessed codes of the second step', () => {
  const sands = useSands({ env: { TRUSTED_PROXIES: '1' } })
  let networks = 0
  /** Each try comes from a network of its own. */
  const elsewhere = () => {
    networks += 1
    return `2001:db8:${networks.toString(16)}::1`
  }
  const prove = (
    client: Client,
    secret: string,
    { from = elsewhere(), device }: { from?: string; device?: string } = {},
  ) =>
    client.call(PROVE, {
      body: { way: 'totp', secret, ...(device ? { deviceId: device } : {}) },
      headers: { 'x-forwarded-for': from },
    })
  const titles = async (client: Client) =>
    (await client.call(INBOX, { query: {} })).data.records.map(({ title }) => title)

  it('end the sign-in after five, from wherever they come', async () => {
    const { secret } = await enrol(sands, await sands.signIn('staff20'))
    const client = await firstStep(sands, 'staff20', { from: elsewhere() })
    for (let time = 0; time < 5; time += 1)
      expect(await prove(client, wrongCode(sands, secret))).toFailWith('auth.factor_refused')
    expect(await prove(client, nextCode(sands, secret))).toFailWith('kernel.signed_out')
    // The person begins again, and gets in.
    const again = await firstStep(sands, 'staff20', { from: elsewhere() })
    expect(await prove(again, codeOf(sands, secret))).toSucceed()
    expect(await again.call(VALIDATE)).toSucceed()
  })

  it('sent at the same time are five at most', async () => {
    const { secret } = await enrol(sands, await sands.signIn('staff21'))
    const client = await firstStep(sands, 'staff21', { from: elsewhere() })
    const guess = wrongCode(sands, secret)
    const answers = await Promise.all(Array.from({ length: 12 }, () => prove(client, guess)))
    expect(answers.filter(({ code }) => code === 4140049).length).toBeLessThanOrEqual(5)
  })

  it('wait for the whole person after twenty, who is told; recovery codes still work', async () => {
    const staff = await sands.signIn('staff22')
    const { secret, recovery } = await enrol(sands, staff)
    for (let round = 0; round < 4; round += 1) {
      const client = await firstStep(sands, 'staff22', { from: elsewhere() })
      for (let time = 0; time < 5; time += 1) await prove(client, wrongCode(sands, secret))
    }
    const owner = await firstStep(sands, 'staff22', { from: elsewhere() })
    expect(await prove(owner, nextCode(sands, secret))).toFailWith('auth.wait_before_next_try')
    const [code = ''] = recovery
    const headers = { 'x-forwarded-for': elsewhere() }
    expect(await owner.call(PROVE, { body: { way: 'recovery', secret: code }, headers })).toSucceed()
    expect(await titles(owner)).toContain(GUESSED)
    sands.clock.advance(HOUR)
    const later = await firstStep(sands, 'staff22', { from: elsewhere() })
    expect(await prove(later, nextCode(sands, secret))).toSucceed()
  })

  it('are not forgotten when the person comes in meanwhile', async () => {
    const { secret } = await enrol(sands, await sands.signIn('staff24'))
    const guess = async (times: number) => {
      const client = await firstStep(sands, 'staff24', { from: elsewhere() })
      for (let time = 0; time < times; time += 1) await prove(client, wrongCode(sands, secret))
      return client
    }
    for (const times of [5, 5, 5, 4]) await guess(times)
    const owner = await firstStep(sands, 'staff24', { from: elsewhere() })
    expect(await prove(owner, nextCode(sands, secret))).toSucceed()
    await guess(1)
    const again = await firstStep(sands, 'staff24', { from: elsewhere() })
    expect(await prove(again, nextCode(sands, secret))).toFailWith('auth.wait_before_next_try')
  })

  it('of others in the same office do not stop a browser that the person has used before', async () => {
    const office = '198.51.100.9'
    const device = 'the-browser-on-my-phone'
    // The browser is known from a sign-in before.
    await firstStep(sands, 'staff23', { device, from: office })
    const { secret } = await enrol(sands, await sands.signIn('staff23'))
    const client = await firstStep(sands, 'staff23', { device, from: office })
    await sands.server.kernel.database.pool.query(
      `insert into sign_in_failures (bucket, count, last_at, blocked_until)
       values ($1, 200, $2::timestamptz, $2::timestamptz + interval '15 minutes')
       on conflict (bucket) do update set count = 200, blocked_until = excluded.blocked_until`,
      [`all network ${office}`, sands.clock.now()],
    )
    const code = nextCode(sands, secret)
    expect(await prove(client, code, { from: office })).toFailWith('auth.wait_before_next_try')
    expect(await prove(client, code, { from: office, device })).toSucceed()
  })
})
