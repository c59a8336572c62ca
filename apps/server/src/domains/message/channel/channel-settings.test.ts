import type { Id } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import { allowChannels, elsewhere, outcomes, runChannels, sendNotice } from '../../../testing/message/channels.ts'
import { auditLog, signInWith } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const OWN = 'GET /sands-system/api/v1/message/channel/own'
const SAVE_OWN = 'POST /sands-system/api/v1/message/channel/save-own'
const CONFIRM = 'POST /sands-system/api/v1/message/channel/confirm'
const RULES = 'GET /sands-system/api/v1/manage/message/channels'
const SAVE = 'POST /sands-system/api/v1/manage/message/channels-save'
const REPORT = 'GET /sands-system/api/v1/manage/message/channel-report'
const TOTALS = 'GET /sands-system/api/v1/manage/message/channel-totals'
const REPORT_PAGE = 'GET /sands-system/api/v1/manage/message/channel-report-page'
const SIMULATED = 'GET /sands-user/api/v1/manage/channel-template/simulated'
const HOUR_MS = 3_600_000

describe('what people choose about messages outside', () => {
  const sands = useSands()
  /** The next time at which it is this hour in Shanghai. */
  const goTo = (hour: number) => {
    const now = sands.clock.now().getTime()
    const local = (now + 8 * HOUR_MS) % (24 * HOUR_MS)
    sands.clock.advance((hour * HOUR_MS - local + 24 * HOUR_MS) % (24 * HOUR_MS))
  }
  const stored = async (title: string) => {
    const { data } = await (await sands.signIn('admin')).call(SIMULATED)
    return data.filter((message) => message.title === title)
  }

  it('is a switch for each channel and group that the company uses', async () => {
    await allowChannels(sands, { channels: ['email', 'sms'] })
    const learner = await sands.signIn('learner')
    const { data } = await learner.call(OWN)
    expect(data.channels.map(({ channel, state, groups }) => ({ channel, state, groups }))).toEqual([
      { channel: 'email', state: 'ready', groups: [{ group: 'notice', pace: 'now', isOn: true }] },
      { channel: 'sms', state: 'ready', groups: [{ group: 'notice', pace: 'now', isOn: true }] },
    ])
    const body = { off: [{ channel: 'sms' as const, group: 'notice' as const }], quietBy: 'none' as const, quiet: null }
    expect(await learner.call(SAVE_OWN, { body })).toSucceed()
    const id = await sendNotice(sands, 'learner', 'Only by e-mail')
    await runChannels(sands)
    expect(await outcomes(sands, id)).toEqual([{ channel: 'email', state: 'sent', reason: null, detail: null }])
    expect((await learner.call(OWN)).data.channels[1]?.groups[0]?.isOn).toBe(false)
  })

  it('holds messages in quiet hours until they end, unless they are urgent', async () => {
    goTo(23)
    const quiet = { from: 22 * 60, until: 8 * 60 }
    await allowChannels(sands, { channels: ['email'] }, { quiet })
    const held = await sendNotice(sands, 'manager', 'In the night')
    await runChannels(sands)
    expect(await outcomes(sands, held)).toEqual([{ channel: 'email', state: 'held', reason: 'quiet', detail: null }])
    await allowChannels(sands, { channels: ['email'], pace: 'urgent' }, { quiet })
    const urgent = await sendNotice(sands, 'manager', 'At once')
    await runChannels(sands)
    expect((await outcomes(sands, urgent))[0]?.state).toBe('sent')
    expect((await outcomes(sands, held))[0]?.state).toBe('held')
    goTo(8)
    sands.clock.advance(60_000)
    await runChannels(sands)
    expect((await outcomes(sands, held))[0]?.state).toBe('sent')
  })

  it('has quiet hours of their own, in their time zone', async () => {
    goTo(12)
    await allowChannels(sands, { channels: ['email'] }, { quiet: null })
    const teacher = await sands.signIn('teacher')
    const noon = { off: [], quietBy: 'own' as const, quiet: { from: 11 * 60, until: 14 * 60 } }
    expect(await teacher.call(SAVE_OWN, { body: noon })).toSucceed()
    const here = await sendNotice(sands, 'teacher', 'At noon in Shanghai')
    await runChannels(sands)
    expect((await outcomes(sands, here))[0]).toMatchObject({ state: 'held', reason: 'quiet' })
    const headers = { 'x-time-zone': 'America/New_York' }
    expect(await teacher.call(SAVE_OWN, { body: noon, headers })).toSucceed()
    expect((await teacher.call(OWN)).data.timeZone).toBe('America/New_York')
    const there = await sendNotice(sands, 'teacher', 'At night in New York')
    await runChannels(sands)
    expect((await outcomes(sands, there))[0]?.state).toBe('sent')
  })

  it('puts what is not urgent into one summary a day', async () => {
    goTo(10)
    await allowChannels(sands, { channels: ['email'], pace: 'daily' }, { digestAt: 18 * 60 })
    const ids = [await sendNotice(sands, 'reviewer', 'One'), await sendNotice(sands, 'reviewer', 'Two')]
    await runChannels(sands)
    for (const id of ids) expect((await outcomes(sands, id))[0]).toMatchObject({ state: 'held', reason: 'digest' })
    goTo(18)
    sands.clock.advance(60_000)
    await runChannels(sands)
    for (const id of ids) expect((await outcomes(sands, id))[0]?.state).toBe('sent')
    const summaries = (await (await sands.signIn('admin')).call(SIMULATED)).data.filter(({ text }) =>
      /· One/.test(text),
    )
    expect(summaries).toHaveLength(1)
    expect(summaries[0]?.text).toContain('· Two')
    expect(await stored('One')).toEqual([])
  })

  it('puts what two colleges have for a person into two summaries', async () => {
    goTo(10)
    await allowChannels(sands, { channels: ['email'], pace: 'daily' }, { digestAt: 18 * 60 })
    const admin = await sands.signIn('admin')
    const here = await sendNotice(sands, 'learner', 'Of this college', admin)
    await elsewhere(admin, () => sendNotice(sands, 'learner', 'Of the other college', admin))
    await runChannels(sands)
    expect((await outcomes(sands, here))[0]).toMatchObject({ state: 'held', reason: 'digest' })
    goTo(18)
    sands.clock.advance(60_000)
    await runChannels(sands)
    const { data } = await (await sands.signIn('admin')).call(SIMULATED)
    const texts = data.map(({ text }) => text).filter((text) => /· Of (this|the other) college/.test(text))
    expect(texts.sort()).toEqual(['· Of the other college', '· Of this college'])
  })

  it('is nobody else’s matter, and must make sense', async () => {
    const learner = await sands.signIn('learner')
    const body = { off: [], quietBy: 'own' as const, quiet: { from: 0, until: 1440 } }
    for (const key of [OWN] as const) expect(await sands.visitor().call(key)).toFailWith('kernel.not_signed_in')
    expect(await sands.visitor().call(SAVE_OWN, { body })).toFailWith('kernel.not_signed_in')
    expect(await learner.call(SAVE_OWN, { body })).toFailWith('kernel.invalid_field')
    expect(await sands.visitor().call(CONFIRM, { body: { channel: 'email' } })).toFailWith('kernel.not_signed_in')
    expect(await learner.call(CONFIRM, { body: { channel: 'fax' as 'email' } })).toFailWith('kernel.invalid_field')
  })
})

describe('what the company decides about messages outside', () => {
  const sands = useSands()

  it('needs the right, is in the audit log, and refuses an old version', async () => {
    const [admin, learner] = [await sands.signIn('admin'), await sands.signIn('learner')]
    const { version } = (await admin.call(RULES)).data
    const rules = [{ group: 'notice' as const, channels: ['email' as const], pace: 'now' as const }]
    const body = { rules, quiet: null, digestAt: 600, version }
    expect(await sands.visitor().call(RULES)).toFailWith('kernel.not_signed_in')
    expect(await learner.call(RULES)).toFailWith('kernel.no_permission')
    expect(await learner.call(SAVE, { body })).toFailWith('kernel.no_permission')
    expect(await admin.call(SAVE, { body })).toSucceed()
    expect(await auditLog(sands)).toMatchObject([{ action: 'message.channels.updated', after: { digestAt: 600 } }])
    expect(await admin.call(SAVE, { body })).toFailWith('kernel.changed_meanwhile')
    expect((await admin.call(RULES)).data).toMatchObject({ quiet: null, digestAt: 600, version: version + 1 })
  })

  it('has exceptions for single events, which count instead of the rule of their group', async () => {
    const event = 'auth.password_replaced'
    const rule = { event, channels: ['email' as const], pace: 'urgent' as const }
    const unknown = { event: 'nobody.knows', channels: ['sms' as const], pace: 'now' as const }
    await allowChannels(sands, { channels: [] }, { events: [rule, unknown] })
    const { data } = await (await sands.signIn('admin')).call(RULES)
    expect(data.events).toEqual([rule])
    expect(data.knownEvents).toContainEqual({ event, title: 'Your password was changed' })
    expect(data.knownEvents).toContainEqual({ event: 'exam.reminder', title: 'Reminder: the exam “…”' })
    const person = await sands.signIn('staff08')
    expect((await person.call(OWN)).data.channels.map(({ channel }) => channel)).toEqual(['email'])
    const body = { oldPassword: 'Sands@2026', newPassword: 'Dunes#2027' }
    expect(await person.call('POST /sands-user/api/v1/user/change-password', { body })).toSucceed()
    await runChannels(sands)
    const { rows } = await sands.server.kernel.database.pool.query(
      `select m.event, m.category, d.channel, d.pace from channel_deliveries d join messages m on m.id = d.message_id
       join users u on u.id = d.user_id where u.user_name = 'staff08'`,
    )
    expect(rows).toEqual([{ event, category: 'system', channel: 'email', pace: 'urgent' }])
  })

  it('is a matter of the whole company', async () => {
    const [college] = (await (await sands.signIn('learner')).call('POST /sands-lms/api/v1/college/list')).data.colleges
    const sender = await signInWith(sands, 'staff06', { rights: ['message.send'], college: college?.collegeName ?? '' })
    expect(await sender.call(RULES)).toFailWith('kernel.no_permission')
  })

  it('shows in the report what became of a message, without addresses', async () => {
    await allowChannels(sands, { channels: ['email', 'wecom'] })
    const id = await sendNotice(sands, 'staff07', 'Reported')
    await runChannels(sands)
    const admin = await sands.signIn('admin')
    const { data } = await admin.call(REPORT, { query: { id } })
    const email = data.find(({ channel }) => channel === 'email')
    expect(email?.states.find(({ state }) => state === 'sent')?.people).toBe(1)
    // Nobody is planned for a host that does not know them.
    expect(data.map(({ channel }) => channel)).toEqual(['email'])
    const page = await admin.call(REPORT_PAGE, { query: { id, state: 'sent' } })
    expect(page.data.total).toBe(1)
    expect(JSON.stringify(page.data)).not.toContain('@sands.example')
  })

  it('counts what became of all messages, for people who decide about channels', async () => {
    const [admin, learner] = [await sands.signIn('admin'), await sands.signIn('learner')]
    expect(await sands.visitor().call(TOTALS)).toFailWith('kernel.not_signed_in')
    expect(await learner.call(TOTALS)).toFailWith('kernel.no_permission')
    const sent = async () => {
      const email = (await admin.call(TOTALS)).data.find(({ channel }) => channel === 'email')
      return email?.states.find(({ state }) => state === 'sent')?.people ?? 0
    }
    await allowChannels(sands, { channels: ['email'] })
    const before = await sent()
    await sendNotice(sands, 'staff07', 'Counted')
    await runChannels(sands)
    expect(await sent()).toBe(before + 1)
    sands.clock.advance(31 * 24 * HOUR_MS)
    const later = await sands.signIn('admin')
    const { data } = await later.call(TOTALS)
    const states = data.flatMap((channel) => channel.states.filter(({ state }) => state === 'sent'))
    expect(states.every(({ people }) => people === 0)).toBe(true)
  })

  it('hides the reports of other colleges, and of nobody', async () => {
    await allowChannels(sands, { channels: ['email'] })
    const boss = await sands.signIn('admin')
    const id = await sendNotice(sands, 'staff07', 'Of this college', boss)
    await runChannels(sands)
    for (const key of [REPORT, REPORT_PAGE] as const) {
      expect(await boss.call(key, { query: { id } })).toSucceed()
      expect(await elsewhere(boss, () => boss.call(key, { query: { id } }))).toFailWith('kernel.not_found')
    }
    const [admin, learner] = [await sands.signIn('admin'), await sands.signIn('learner')]
    const nobody = { id: '999999' as Id<'outgoing'> }
    for (const key of [REPORT, REPORT_PAGE] as const) {
      expect(await sands.visitor().call(key, { query: nobody })).toFailWith('kernel.not_signed_in')
      expect(await learner.call(key, { query: nobody })).toFailWith('kernel.no_permission')
      expect(await admin.call(key, { query: nobody })).toFailWith('kernel.not_found')
    }
  })
})
