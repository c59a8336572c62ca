import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const PAGE = 'GET /sands-system/api/v1/ops/audit/page'
const SPRAYS = 'GET /sands-system/api/v1/ops/audit/sprays'
const LOG_OUT = 'POST /sands-user/api/v1/auth/logout'

describe('the audit log', () => {
  const sands = useSands({ env: { TRUSTED_PROXIES: '1' } })
  let auditor: SignedIn
  beforeAll(async () => {
    auditor = await sands.signIn('auditor')
  })
  const signIn = (username: string, password: string, from = '203.0.113.7') =>
    sands.visitor().call('POST /sands-user/oauth/token', {
      body: { grant_type: 'password', username, password, device_id: 'the-browser-on-my-phone' },
      headers: { 'x-forwarded-for': from, 'user-agent': 'Phone' },
    })
  const newest = async (action: string) => (await auditor.call(PAGE, { query: { action } })).data.records[0]
  const afterOf = (entry: { after: string | null } | undefined) => JSON.parse(entry?.after ?? '{}') as object

  it('tells who signed in, from which network and device', async () => {
    expect(await signIn('learner', 'Sands@2026', '2001:db8:1:2::3')).toSucceed()
    const entry = await newest('auth.session.started')
    expect(entry).toMatchObject({
      actorId: await userId(sands, 'learner'),
      subjectId: await userId(sands, 'learner'),
      ip: '2001:db8:1:2::3',
      userAgent: 'Phone',
    })
    expect(afterOf(entry)).toEqual({
      how: 'password',
      network: '2001:0db8:0001:0002::/64',
      device: expect.stringMatching(/^[\w-]{12}$/),
    })
  })

  it('tells which sign-in failed and why, but never what was typed', async () => {
    expect(await signIn('learner', 'Wrong@2026')).toFailWith('auth.bad_credentials')
    const known = await newest('auth.session.refused')
    expect(known).toMatchObject({ actorId: null, subjectId: await userId(sands, 'learner'), ip: '203.0.113.7' })
    expect(afterOf(known)).toMatchObject({ reason: 'password', network: '203.0.113.7' })

    expect(await signIn('MyP@ssw0rd-in-the-wrong-field', 'x')).toFailWith('auth.bad_credentials')
    const unknown = await newest('auth.session.refused')
    expect(unknown).toMatchObject({ actorId: null, subjectId: null, subjectName: '' })
    expect(JSON.stringify(unknown)).not.toContain('P@ssw0rd')
  })

  it('tells which tries had to wait', async () => {
    const from = '203.0.113.99'
    for (let time = 0; time < 5; time += 1) await signIn('teacher', 'Wrong@2026', from)
    expect(await signIn('teacher', 'Sands@2026', from)).toFailWith('auth.wait_before_next_try')
    const entry = await newest('auth.session.refused')
    expect(entry).toMatchObject({ actorId: null, subjectId: await userId(sands, 'teacher'), ip: from })
    expect(afterOf(entry)).toMatchObject({
      reason: 'wait',
      network: from,
      device: expect.stringMatching(/^[\w-]{12}$/),
    })
    sands.clock.advance(8 * 86_400_000)
    auditor = await sands.signIn('auditor')
  })

  it('tells who signed out, replaced a password or failed to', async () => {
    const person = await sands.signIn('staff01')
    const change = (oldPassword: string) =>
      person.call('POST /sands-user/api/v1/user/change-password', {
        body: { oldPassword, newPassword: 'Dunes#2027' },
      })
    expect(await change('Wrong@2026')).toFailWith('auth.wrong_password')
    expect(afterOf(await newest('auth.session.refused'))).toMatchObject({ reason: 'change' })
    expect(await change('Sands@2026')).toSucceed()
    expect(await newest('auth.password.replaced')).toMatchObject({ actorId: await userId(sands, 'staff01') })
    expect(await person.call(LOG_OUT, { body: { everywhere: true } })).toSucceed()
    expect(afterOf(await newest('auth.session.ended'))).toMatchObject({ everywhere: true, sessions: 1 })
  })

  it('tells that a refresh token was copied', async () => {
    const refresh = (token: string) =>
      sands
        .visitor()
        .call('POST /sands-user/oauth/token', { body: { grant_type: 'refresh_token', refresh_token: token } })
    const { session } = await sands.signIn('staff02')
    const { data } = await refresh(session.refresh_token)
    await refresh(data.refresh_token)
    sands.clock.advance(120_000)
    expect(await refresh(session.refresh_token)).toFailWith('auth.refresh_refused')
    expect(await newest('auth.session.copied')).toMatchObject({ subjectId: await userId(sands, 'staff02') })
  })

  it('lists sign-ins only when they are asked for, so that changes can be found', async () => {
    const { data } = await auditor.call(PAGE, { query: { size: 100 } })
    expect(data.records.filter(({ action }) => action.startsWith('auth.session.'))).toEqual([])
    expect(data.total).toBeGreaterThan(0)
  })

  it('shows networks from which many accounts were tried, and how many people entered from there', async () => {
    const from = '198.51.100.77'
    const people = ['learner', 'manager', 'teacher', 'author', 'nobody-here']
    for (const person of people) await signIn(person, 'Spring@2026', from)
    await signIn('reviewer', 'Sands@2026', from)
    for (let time = 0; time < 4; time += 1) await signIn('emma', 'Wrong@2026', '192.0.2.1')

    const { data } = await auditor.call(SPRAYS)
    expect(data.records.map(({ network }) => network)).toEqual([from])
    expect(data.records[0]).toMatchObject({ accounts: 5, failures: 5, signedIn: 1 })
    expect(data.records[0]?.names).toHaveLength(4)
    sands.clock.advance(8 * 86_400_000)
    const later = await sands.signIn('auditor')
    expect((await later.call(SPRAYS)).data).toMatchObject({ total: 0, records: [] })
  })

  it('shows them to those who may see the log, within what they look after', async () => {
    expect(await (await sands.signIn('learner')).call(SPRAYS)).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(SPRAYS)).toFailWith('kernel.not_signed_in')
    for (const person of ['manager', 'teacher', 'author', 'reviewer', 'staff03'])
      await signIn(person, 'Summer@2026', '198.51.100.88')
    const there = await signInWith(sands, 'emma', { rights: ['ops.audit.view'], college: 'Dune Academy' })
    expect((await there.call(SPRAYS)).data.records).toEqual([])
  })
})
