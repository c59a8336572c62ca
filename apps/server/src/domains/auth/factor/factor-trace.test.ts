import type { UserId } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { enrol, firstStep, nextCode, wrongCode } from '../../../testing/factor/factors.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const PROVE = 'POST /sands-user/api/v1/auth/second-factor/prove'
const INBOX = 'GET /sands-system/api/v1/message/page'
const UNFINISHED = 'A sign-in without its second step'
const MINUTE = 60_000

describe('the traces of a sign-in with two steps', () => {
  const sands = useSands({ env: { TRUSTED_PROXIES: '1' } })
  const home = { 'x-forwarded-for': '203.0.113.7' }
  const totp = (secret: string, deviceId?: string) => ({
    body: { way: 'totp' as const, secret, ...(deviceId ? { deviceId } : {}) },
    headers: home,
  })
  const rows = async <Row extends object>(text: string, ...values: unknown[]) =>
    (await sands.server.kernel.database.pool.query<Row>(text, values)).rows
  const actions = async (id: UserId) =>
    (
      await rows<{ action: string }>(
        `select action from audit_entries where subject_id = $1 and action like 'auth.session.%' order by seq`,
        id,
      )
    ).map(({ action }) => action.replace('auth.session.', ''))
  const devices = async (id: UserId) => (await rows('select from known_devices where user_id = $1', id)).length
  const unfinished = async (client: Client) =>
    (await client.call(INBOX, { query: {} })).data.records.filter(({ title }) => title === UNFINISHED).length
  const sweep = async () => {
    await rows(`insert into jobs.job (name, data) values ('auth.unfinished-sign-ins', '{}')`)
    await runJobs(sands)
  }

  it('are half before the second step, and whole after it', async () => {
    const id = await userId(sands, 'staff20')
    const { secret } = await enrol(sands, await sands.signIn('staff20'))
    const before = await actions(id)
    const device = 'the-browser-on-my-phone'
    const client = await firstStep(sands, 'staff20', { device, from: home['x-forwarded-for'] })
    expect((await actions(id)).slice(before.length)).toEqual(['first-step'])
    expect(await devices(id)).toBe(0)
    expect(await client.call(PROVE, totp(nextCode(sands, secret), device))).toSucceed()
    expect((await actions(id)).slice(before.length)).toEqual(['first-step', 'proven', 'started'])
    expect(await devices(id)).toBe(1)
    // Once more before something grave: the person is in already.
    expect(await client.call(PROVE, totp(nextCode(sands, secret), device))).toSucceed()
    expect((await actions(id)).slice(before.length)).toEqual(['first-step', 'proven', 'started', 'proven'])
    const [newest] = await rows<{ after: object }>(
      `select after from audit_entries where action = 'auth.session.proven' order by seq desc limit 1`,
    )
    expect(newest?.after).toMatchObject({ factor: 'totp', network: '203.0.113.7' })
  })

  it('reach the owner when the second step never comes', async () => {
    const owner = await sands.signIn('staff21')
    const { secret } = await enrol(sands, owner)
    await firstStep(sands, 'staff21', { from: '198.51.100.9' })
    await sweep()
    expect(await unfinished(owner)).toBe(0)
    sands.clock.advance(11 * MINUTE)
    await sweep()
    await sweep()
    expect(await unfinished(owner)).toBe(1)
    // A false start of the person, who came in from the same network.
    const start = { from: home['x-forwarded-for'] }
    await firstStep(sands, 'staff21', start)
    const client = await firstStep(sands, 'staff21', start)
    expect(await client.call(PROVE, totp(nextCode(sands, secret)))).toSucceed()
    sands.clock.advance(11 * MINUTE)
    await sweep()
    expect(await unfinished(client)).toBe(1)
  })

  it('reach the owner when the tries are used up', async () => {
    const owner = await sands.signIn('staff22')
    const { secret } = await enrol(sands, owner)
    const client = await firstStep(sands, 'staff22', { from: '198.51.100.9' })
    for (let time = 0; time < 5; time += 1) await client.call(PROVE, totp(wrongCode(sands, secret)))
    expect(await unfinished(owner)).toBe(1)
  })
})
