import type { CallBody } from '@sands/contract/calls'
import { describe, expect, it } from 'vitest'
import { networkOf } from '../../../kernel/http/network.ts'
import { aClient } from '../../../testing/client.ts'
import { startSands, useSands } from '../../../testing/sands.ts'

describe('wrong passwords', () => {
  const sands = useSands({ env: { TRUSTED_PROXIES: '1' } })
  const HOME = '203.0.113.7'
  const OFFICE = '198.51.100.9'

  const signIn = (username: string, secret: string, { from = HOME, device }: { from?: string; device?: string } = {}) =>
    sands.visitor().call('POST /sands-user/oauth/token', {
      body: { grant_type: 'password', username, password: secret, ...(device ? { device_id: device } : {}) },
      headers: { 'x-forwarded-for': from },
    })
  const fail = async (username: string, times: number, options = {}) => {
    for (let time = 0; time < times; time += 1) await signIn(username, 'Wrong@2026', options)
  }

  it('delay the next attempt, longer each time, even if it is right', async () => {
    sands.clock.hold(sands.clock.now())
    await fail('manager', 5)
    const waiting = await signIn('manager', 'Sands@2026')
    expect(waiting).toFailWith('auth.wait_before_next_try')
    expect(waiting.data).toMatchObject({ seconds: 30 })

    sands.clock.advance(31_000)
    expect(await signIn('manager', 'Wrong@2026')).toFailWith('auth.bad_credentials')
    expect((await signIn('manager', 'Sands@2026')).data).toMatchObject({ seconds: 60 })

    sands.clock.advance(61_000)
    expect(await signIn('manager', 'Sands@2026')).toSucceed()
    expect(await signIn('manager', 'Sands@2026')).toSucceed()
    sands.clock.set(sands.clock.now())
  })

  it('do not delay other accounts on the same network, nor the same account on another network', async () => {
    await fail('teacher', 6)

    expect(await signIn('teacher', 'Sands@2026')).toFailWith('auth.wait_before_next_try')
    expect(await signIn('reviewer', 'Sands@2026')).toSucceed()
    expect(await signIn('teacher', 'Sands@2026', { from: OFFICE })).toSucceed()
  })

  it('made by another person on the same network do not delay a browser that the person has used before', async () => {
    const device = 'the-browser-on-my-phone'
    expect(await signIn('auditor', 'Sands@2026', { device })).toSucceed()
    await fail('auditor', 6)

    expect(await signIn('auditor', 'Sands@2026')).toFailWith('auth.wait_before_next_try')
    expect(await signIn('auditor', 'Sands@2026', { device })).toSucceed()
  })

  it('are all counted even when they arrive at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn('author', 'Wrong@2026')))

    expect(answers.filter(({ code }) => code === 4140001)).toHaveLength(5)
    expect(answers.filter(({ code }) => code === 4140002)).toHaveLength(25)
  })

  /** As if so many wrong passwords for as many accounts had come from there: each would cost a tenth of a second. */
  const sprayed = (network: string, count: number) =>
    sands.server.kernel.database.pool.query(
      `insert into sign_in_failures (bucket, count, last_at) values ($1, $2, $3)
        on conflict (bucket) do update set count = sign_in_failures.count + excluded.count`,
      [`all network ${network}`, count, sands.clock.now()],
    )
  const failFor = (from: string, ...people: string[]) =>
    Promise.all(people.map((person) => signIn(person, 'Wrong@2026', { from })))

  it('are counted by network over all accounts, an IPv6 network of 64 bits being one', async () => {
    await sprayed('2001:0db8:0007:0007::/64', 97)
    for (const host of ['1', '2', '3']) await failFor(`2001:db8:7:7::${host}`, `person-${host}`)
    expect(await signIn('reviewer', 'Sands@2026', { from: '2001:db8:7:7:ffff::1' })).toFailWith(
      'auth.wait_before_next_try',
    )
    expect(await signIn('reviewer', 'Sands@2026', { from: '2001:db8:7:8::1' })).toSucceed()
  })

  it('of a network are forgotten one after the other, and never by a right password', async () => {
    const from = '192.0.2.44'
    await sprayed(from, 98)
    expect(await signIn('reviewer', 'Sands@2026', { from })).toSucceed()
    await failFor(from, 'one', 'two')
    expect(await signIn('reviewer', 'Sands@2026', { from })).toFailWith('auth.wait_before_next_try')
    sands.clock.advance(10 * 60_000)
    expect(await signIn('reviewer', 'Sands@2026', { from })).toSucceed()
    await sprayed(from, 16)
    await failFor(from, 'three')
    expect(await signIn('reviewer', 'Sands@2026', { from })).toFailWith('auth.wait_before_next_try')
  })

  it('of a network do not keep out a browser that the person has used before', async () => {
    const [from, device] = ['192.0.2.55', 'the-browser-at-my-desk']
    expect(await signIn('emma', 'Sands@2026', { from, device })).toSucceed()
    await sprayed(from, 99)
    await failFor(from, 'one')
    expect(await signIn('emma', 'Sands@2026', { from })).toFailWith('auth.wait_before_next_try')
    expect(await signIn('emma', 'Sands@2026', { from, device })).toSucceed()
  })

  it('of a network are known to other processes and after a restart', async () => {
    const from = '192.0.2.66'
    await sprayed(from, 99)
    await failFor(from, 'one')
    const other = await startSands({
      database: { url: sands.databaseUrl, drop: async () => undefined },
      clock: sands.clock,
      env: { TRUSTED_PROXIES: '1' },
    })
    const answer = await aClient(other.url).call('POST /sands-user/oauth/token', {
      body: { grant_type: 'password', username: 'reviewer', password: 'Sands@2026' },
      headers: { 'x-forwarded-for': from },
    })
    await other.close()
    expect(answer).toFailWith('auth.wait_before_next_try')
  })

  it('delay attempts for unknown accounts too, so that an attacker cannot tell which accounts exist', async () => {
    await fail('no-such-person', 5)
    expect(await signIn('no-such-person', 'Wrong@2026')).toFailWith('auth.wait_before_next_try')
  })
})

describe('guessed codes of hosts', () => {
  const sands = useSands({ env: { TRUSTED_PROXIES: '1' } })
  const headers = { 'x-forwarded-for': '203.0.113.70' }
  const guess = (code: string) =>
    sands.visitor().call('POST /sands-user/oauth/token', {
      body: { grant_type: 'social', socialType: 'feishu', appId: 'cli_demo', code },
      headers,
    })

  it('are counted by themselves: they do not stop people who type a code', async () => {
    for (let time = 0; time < 100; time += 1) await guess(`guessed-${time}`)
    expect(await guess('guessed-again')).toFailWith('kernel.too_many_requests')
    const body = { grant_type: 'sms', areaCode: '86', mobile: '19900000088', code: '000000' }
    const typed = await sands.visitor().call('POST /sands-user/oauth/token', { body, headers })
    expect(typed).toFailWith('auth.code_refused')
  })
})

describe('renewing sessions', () => {
  const sands = useSands()
  const send = (body: CallBody<'POST /sands-user/oauth/token'>) =>
    sands.visitor().call('POST /sands-user/oauth/token', { body })

  it('has requests of its own, which signing in does not use up', async () => {
    const { session } = await sands.signIn('author')
    const isRefused = async () => (await send({ grant_type: 'password' })).status === 429
    // A minute may end on the way; the next one is used up as well then.
    let tries = 0
    while (!(await isRefused()) && tries < 2000) tries += 1
    expect(tries).toBeLessThan(2000)
    expect(await send({ grant_type: 'refresh_token', refresh_token: session.refresh_token })).toSucceed()
  })
})

describe('a network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002::/64'],
    ['2001:db8::1', '2001:0db8:0000:0000::/64'],
    ['::1', '0000:0000:0000:0000::/64'],
  ])('%s counts as %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network)
  })
})
