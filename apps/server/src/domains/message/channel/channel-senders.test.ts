import { MOST_TRIES } from '@sands/rules/message/channel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aClock } from '../../../testing/clock.ts'
import { anSmtpServer, type SmtpSimulator } from '../../../testing/mail/smtp.ts'
import { allowChannels, outcomes, reachable, runChannels, sendNotice } from '../../../testing/message/channels.ts'
import { type Sands, startSands } from '../../../testing/sands.ts'
import { anAccount } from '../../../testing/tencent/account.ts'
import { anSms, type SmsSimulator } from '../../../testing/tencent/sms.ts'

const TEMPLATE = 'POST /sands-user/api/v1/manage/channel-template/save'
const OWN = 'GET /sands-system/api/v1/message/channel/own'
const CONFIRM = 'POST /sands-system/api/v1/message/channel/confirm'

describe('messages by e-mail and text message', () => {
  let mail: SmtpSimulator
  let sms: SmsSimulator
  let sands: Sands
  beforeAll(async () => {
    const clock = aClock()
    const account = anAccount(() => Math.floor(clock.now().getTime() / 1000))
    mail = await anSmtpServer({ user: 'sands', pass: 'secret' })
    sms = await anSms(account)
    sands = await startSands({
      clock,
      env: {
        SMTP_URL: mail.url,
        MAIL_FROM: 'learning@sands.example',
        TENCENT_SECRET_ID: account.secretId,
        TENCENT_SECRET_KEY: account.secretKey,
        TENCENT_SMS_APP_ID: '1400000000',
        TENCENT_SMS_SIGN: 'Sands',
        TENCENT_SMS_TEMPLATE: '1000000',
        TENCENT_SMS_URL: sms.url,
      },
    })
  })
  afterAll(async () => {
    await sands.close()
    await mail.close()
    await sms.close()
  })
  const mailsTo = (address: string) => mail.received.filter(({ to }) => to === address)

  it('go through the mail server once, with a stable id and a way to turn them off', async () => {
    await allowChannels(sands, { channels: ['email'] })
    await reachable(sands, 'learner', { email: 'Learner.One@sands.example' })
    const id = await sendNotice(sands, 'learner')
    await runChannels(sands)
    await runChannels(sands)

    const [message, ...others] = mailsTo('learner.one@sands.example')
    expect(others).toEqual([])
    expect(message?.from).toBe('learning@sands.example')
    expect(message?.data).toMatch(/^Message-ID: <sands-\d+@localhost>$/im)
    expect(message?.data).toMatch(/^Auto-Submitted: auto-generated$/im)
    expect(message?.data).toMatch(/^List-Unsubscribe: <.*\/messageSettings>$/im)
    expect(message?.data).toContain('Training on Monday')
    expect(await outcomes(sands, id)).toEqual([{ channel: 'email', state: 'sent', reason: null, detail: null }])
  })

  it('are tried again after trouble that passes', async () => {
    await allowChannels(sands, { channels: ['email'] })
    mail.refusal = '451 try later'
    const id = await sendNotice(sands, 'manager')
    await runChannels(sands)
    expect(await outcomes(sands, id)).toEqual([{ channel: 'email', state: 'waiting', reason: 'limit', detail: '451' }])
    mail.refusal = undefined
    await runChannels(sands)
    expect((await outcomes(sands, id))[0]?.state).toBe('waiting')
    sands.clock.advance(2 * 60_000)
    await runChannels(sands)
    expect((await outcomes(sands, id))[0]?.state).toBe('sent')
  })

  it('that come back mark the address, until it is confirmed or changed', async () => {
    await allowChannels(sands, { channels: ['email'] })
    await reachable(sands, 'teacher', { email: 'no-such-box@sands.example' })
    mail.refusal = '550 5.1.1 no such mailbox'
    const first = await sendNotice(sands, 'teacher', 'First')
    await runChannels(sands)
    mail.refusal = undefined
    expect(await outcomes(sands, first)).toEqual([
      { channel: 'email', state: 'bounced', reason: 'unknown_address', detail: '550' },
    ])
    const second = await sendNotice(sands, 'teacher', 'Second')
    await runChannels(sands)
    expect((await outcomes(sands, second))[0]).toMatchObject({ state: 'skipped', reason: 'address_bounced' })
    expect(mailsTo('no-such-box@sands.example')).toEqual([])

    const teacher = await sands.signIn('teacher')
    const own = async () => (await teacher.call(OWN)).data.channels.find(({ channel }) => channel === 'email')?.state
    expect(await own()).toBe('bounced')
    expect(await teacher.call(CONFIRM, { body: { channel: 'email' } })).toSucceed()
    expect(await own()).toBe('ready')
    const third = await sendNotice(sands, 'teacher', 'Third')
    await runChannels(sands)
    expect((await outcomes(sands, third))[0]?.state).toBe('sent')
  })

  it('use an address again that was changed after a message came back', async () => {
    await allowChannels(sands, { channels: ['email'] })
    await reachable(sands, 'author', { email: 'old@sands.example' })
    mail.refusal = '550 5.1.1 no such mailbox'
    await sendNotice(sands, 'author', 'To the old address')
    await runChannels(sands)
    mail.refusal = undefined
    await reachable(sands, 'author', { email: 'new@sands.example' })
    const id = await sendNotice(sands, 'author', 'To the new address')
    await runChannels(sands)
    expect((await outcomes(sands, id))[0]?.state).toBe('sent')
  })

  it('that the mail server refuses for what they say do not mark the address', async () => {
    await allowChannels(sands, { channels: ['email'] })
    mail.refusal = '550 5.7.1 looks like spam'
    const id = await sendNotice(sands, 'reviewer')
    await runChannels(sands)
    mail.refusal = undefined
    expect((await outcomes(sands, id))[0]).toMatchObject({ state: 'failed', reason: 'refused' })
    const next = await sendNotice(sands, 'reviewer', 'Again')
    await runChannels(sands)
    expect((await outcomes(sands, next))[0]?.state).toBe('sent')
  })

  it.each(['550 no such user here', '553 5.1.8 sender domain unknown', '550 5.2.2 mailbox full'])(
    'that are refused without a word about the mailbox do not mark the address: %s',
    async (refusal) => {
      await allowChannels(sands, { channels: ['email'] })
      mail.refusal = refusal
      const id = await sendNotice(sands, 'reviewer')
      await runChannels(sands)
      mail.refusal = undefined
      expect((await outcomes(sands, id))[0]).toMatchObject({ state: 'failed', reason: 'refused' })
      const next = await sendNotice(sands, 'reviewer', 'Again')
      await runChannels(sands)
      expect((await outcomes(sands, next))[0]?.state).toBe('sent')
    },
  )

  it('wait when the mail server does not take the sender, and mark nobody', async () => {
    await allowChannels(sands, { channels: ['email'] })
    mail.senderRefusal = '550 5.1.0 sender rejected'
    const id = await sendNotice(sands, 'manager', 'From nobody')
    await runChannels(sands)
    mail.senderRefusal = undefined
    expect((await outcomes(sands, id))[0]).toMatchObject({ state: 'waiting', reason: 'settings', detail: '550' })
    sands.clock.advance(2 * 60_000)
    await runChannels(sands)
    expect((await outcomes(sands, id))[0]?.state).toBe('sent')
  })

  it('use an address again 90 days after a message came back', async () => {
    await allowChannels(sands, { channels: ['email'] })
    await reachable(sands, 'auditor', { email: 'long-ago@sands.example' })
    mail.refusal = '550 5.1.1 no such mailbox'
    await sendNotice(sands, 'auditor', 'Comes back')
    await runChannels(sands)
    mail.refusal = undefined
    const marked = await sendNotice(sands, 'auditor', 'Marked')
    await runChannels(sands)
    expect((await outcomes(sands, marked))[0]).toMatchObject({ reason: 'address_bounced' })
    await sands.server.kernel.database.pool.query(
      `update channel_bounces set bounced_at = bounced_at - interval '91 days' where channel = 'email'`,
    )
    const id = await sendNotice(sands, 'auditor', 'Much later')
    await runChannels(sands)
    expect((await outcomes(sands, id))[0]?.state).toBe('sent')
  })

  it('are text messages of an approved template, and none without one', async () => {
    await allowChannels(sands, { channels: ['sms'] })
    await reachable(sands, 'learner', { mobile: '19900007777' })
    const without = await sendNotice(sands, 'learner', 'Without a template')
    await runChannels(sands)
    expect(await outcomes(sands, without)).toEqual([])

    const admin = await sands.signIn('admin')
    const fields = [
      { name: '1', part: 'college' as const },
      { name: '2', part: 'title' as const },
    ]
    const body = { channel: 'sms' as const, connectionId: null, templateId: '2000000', fields, version: 1 }
    expect(await admin.call(TEMPLATE, { body })).toSucceed()
    const id = await sendNotice(sands, 'learner', 'With a template')
    await runChannels(sands)
    const sent = sms.sent.find(({ TemplateId }) => TemplateId === '2000000')
    expect(sent).toMatchObject({ PhoneNumberSet: ['+8619900007777'], SignName: 'Sands' })
    expect(sent?.TemplateParamSet[1]).toBe('With a template')
    expect((await outcomes(sands, id))[0]?.state).toBe('sent')
  })

  it('to a number that the provider does not know mark it', async () => {
    await allowChannels(sands, { channels: ['sms'] })
    sms.status = 'InvalidParameterValue.IncorrectPhoneNumber'
    const id = await sendNotice(sands, 'manager', 'To a wrong number')
    await runChannels(sands)
    sms.status = 'Ok'
    expect((await outcomes(sands, id))[0]).toMatchObject({ state: 'bounced', reason: 'unknown_address' })
    const next = await sendNotice(sands, 'manager', 'Again')
    await runChannels(sands)
    expect((await outcomes(sands, next))[0]).toMatchObject({ state: 'skipped', reason: 'address_bounced' })
  })

  it('with a value that the provider does not take fail alone', async () => {
    await allowChannels(sands, { channels: ['sms'] })
    sms.status = 'InvalidParameterValue.TemplateParameterFormatError'
    const id = await sendNotice(sands, 'learner', 'With a wrong value')
    await runChannels(sands)
    sms.status = 'Ok'
    expect((await outcomes(sands, id))[0]).toMatchObject({ state: 'failed', reason: 'refused' })
    const next = await sendNotice(sands, 'learner', 'With a right value')
    await runChannels(sands)
    expect((await outcomes(sands, next))[0]?.state).toBe('sent')
  })

  it('wait without losing a try while the account has reached its daily limit', async () => {
    await allowChannels(sands, { channels: ['sms'] })
    sms.fault = 'LimitExceeded.AppDailyLimit'
    const id = await sendNotice(sands, 'learner', 'Tomorrow')
    for (let round = 0; round < MOST_TRIES + 1; round += 1) {
      await runChannels(sands)
      sands.clock.advance(6 * 60_000)
    }
    expect((await outcomes(sands, id))[0]).toMatchObject({ state: 'waiting', reason: 'limit' })
    sms.fault = undefined
    await runChannels(sands)
    expect((await outcomes(sands, id))[0]?.state).toBe('sent')
  })

  it('are not sent again when the provider may have sent them', async () => {
    await allowChannels(sands, { channels: ['sms'] })
    sms.fault = 'InternalError.Timeout'
    const id = await sendNotice(sands, 'learner', 'Perhaps')
    await runChannels(sands)
    sms.fault = undefined
    const before = sms.sent.length
    expect((await outcomes(sands, id))[0]).toMatchObject({ state: 'failed', reason: 'down' })
    sands.clock.advance(10 * 60_000)
    await runChannels(sands)
    expect(sms.sent).toHaveLength(before)
  })

  it('are not sent to people who have read them in the app', async () => {
    await allowChannels(sands, { channels: ['email'] }, { quiet: { from: 0, until: 1439 } })
    const id = await sendNotice(sands, 'auditor', 'Read meanwhile')
    await runChannels(sands)
    const auditor = await sands.signIn('auditor')
    await auditor.call('POST /sands-system/api/v1/message/read-all', { body: {} })
    sands.clock.advance(24 * 3_600_000)
    await runChannels(sands)
    expect((await outcomes(sands, id))[0]).toMatchObject({ channel: 'email', state: 'skipped', reason: 'read' })
  })
})
