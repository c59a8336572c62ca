import { describe, expect, it } from 'vitest'
import { useSands } from '../../testing/sands.ts'
import { networkOf } from './throttle.service.ts'

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

  it('delay attempts for unknown accounts too, so that an attacker cannot tell which accounts exist', async () => {
    await fail('no-such-person', 5)
    expect(await signIn('no-such-person', 'Wrong@2026')).toFailWith('auth.wait_before_next_try')
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
