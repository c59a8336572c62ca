import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anSmtpServer, type SmtpSimulator } from '../../../testing/mail/smtp.ts'
import { type Sands, startSands } from '../../../testing/sands.ts'

const SEND = 'POST /sands-user/api/v1/auth/send-email-code'

describe('codes by e-mail', () => {
  let mail: SmtpSimulator
  let sands: Sands
  beforeAll(async () => {
    mail = await anSmtpServer({ user: 'sands', pass: 'secret' })
    sands = await startSands({ env: { SMTP_URL: mail.url, MAIL_FROM: 'learning@sands.example' } })
  })
  afterAll(async () => {
    await sands.close()
    await mail.close()
  })

  it('go through the mail server, and not into the answer', async () => {
    const body = { email: 'staff05@sands.example', scene: 'reset' as const }
    const answer = await sands.visitor().call(SEND, { body })
    expect(answer.data.simulated).toBeNull()
    const [message] = mail.received
    expect(message).toMatchObject({ from: 'learning@sands.example', to: 'staff05@sands.example' })
    const [head = '', ...parts] = message?.data.split('\n\n') ?? []
    const raw = parts.join('\n\n')
    const text = /base64/i.test(head) ? Buffer.from(raw, 'base64').toString() : raw.replaceAll('=\n', '')
    const code = /\d{6}/.exec(text)?.[0] ?? ''
    const checked = await sands
      .visitor()
      .call('POST /sands-user/oauth/check-sms', { body: { email: body.email, code } })
    expect(checked).toSucceed()
  })

  it('that the server does not take are said on the form, and text messages are not simulated beside it', async () => {
    mail.refusal = '550 no such mailbox'
    const body = { email: 'staff06@sands.example', scene: 'reset' as const }
    expect(await sands.visitor().call(SEND, { body })).toFailWith('auth.mail_unavailable')
    mail.refusal = undefined
    expect(await sands.visitor().call(SEND, { body })).toSucceed()
    const sms = { areaCode: '86', mobile: '19900001000', scene: 'login' as const }
    expect(await sands.visitor().call('POST /sands-system/api/v1/sms/send', { body: sms })).toFailWith(
      'auth.way_closed',
    )
  })
})
