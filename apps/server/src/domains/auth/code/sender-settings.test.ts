import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anSmtpServer, type SmtpSimulator } from '../../../testing/mail/smtp.ts'
import { type Sands, startSands } from '../../../testing/sands.ts'

const LIST = 'GET /sands-user/api/v1/manage/sender/list'
const SAVE = 'POST /sands-user/api/v1/manage/sender/save'
const REMOVE = 'POST /sands-user/api/v1/manage/sender/remove'
const EXAMINE = 'POST /sands-user/api/v1/manage/sender/examine'
const SEND = 'POST /sands-user/api/v1/auth/send-email-code'

describe('who sends, as entered at the desk', () => {
  let mail: SmtpSimulator
  let sands: Sands
  beforeAll(async () => {
    mail = await anSmtpServer({ user: 'sands', pass: 'very-secret' })
    sands = await startSands({ env: { CONNECTIONS_INSIDE: 'true' } })
  })
  afterAll(async () => {
    await sands.close()
    await mail.close()
  })
  const options = () => ({
    ...{ account: 'sands', appId: '', sign: '', templateId: '', isSecure: false, from: 'learning@sands.example' },
    ...{ host: new URL(mail.url).hostname, port: Number(new URL(mail.url).port) },
  })
  const change = (more: object = {}) => ({
    ...{ channel: 'mail' as const, version: 0, options: options(), secret: 'very-secret' },
    ...more,
  })

  it('is closed to people without the right', async () => {
    const learner = await sands.signIn('learner')
    expect(await learner.call(LIST)).toFailWith('kernel.no_permission')
    expect(await learner.call(SAVE, { body: change() })).toFailWith('kernel.no_permission')
    expect(await learner.call(REMOVE, { body: { channel: 'mail', version: 1 } })).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(LIST)).toFailWith('kernel.not_signed_in')
  })

  it('needs a secret and everything else that the channel asks for', async () => {
    const admin = await sands.signIn('admin')
    expect(await admin.call(SAVE, { body: change({ secret: null }) })).toFailWith('auth.key_missing')
    const noHost = { ...options(), host: '' }
    expect(await admin.call(SAVE, { body: change({ options: noHost }) })).toFailWith('auth.sender_incomplete')
    expect(await admin.call(SAVE, { body: change({ channel: 'sms' }) })).toFailWith('auth.sender_incomplete')
    const withPort = { ...options(), host: 'a:465', port: 465 }
    expect(await admin.call(SAVE, { body: change({ options: withPort }) })).toMatchObject({ status: 422 })
  })

  it('is checked step by step, and says what is wrong', async () => {
    const admin = await sands.signIn('admin')
    const learner = await sands.signIn('learner')
    expect(await learner.call(EXAMINE, { body: { channel: 'mail' } })).toFailWith('kernel.no_permission')
    const examine = async () =>
      (await admin.call(EXAMINE, { body: { channel: 'mail' } })).data.map(({ step, reason }) => `${step} ${reason}`)
    expect(await examine()).toEqual(['simulated simulated'])
    expect(await admin.call(SAVE, { body: change({ secret: 'wrong' }) })).toSucceed()
    const reached = ['key fine', 'name fine', 'reach fine']
    expect(await examine()).toEqual([...reached, 'tls fine', 'login secret'])
    expect(await admin.call(SAVE, { body: change({ version: 1 }) })).toSucceed()
    expect(await examine()).toEqual([...reached, 'tls fine', 'login fine'])
    const nowhere = { ...options(), port: 1 }
    expect(await admin.call(SAVE, { body: change({ version: 2, options: nowhere }) })).toSucceed()
    expect(await examine()).toEqual([...reached.slice(0, 2), 'reach unreachable', 'tls before', 'login before'])
    expect(await admin.call(REMOVE, { body: { channel: 'mail', version: 3 } })).toSucceed()
    expect(mail.received).toEqual([])
  })

  it('takes a mail server that asks for no sign-in without a secret', async () => {
    const admin = await sands.signIn('admin')
    expect(await admin.call(SAVE, { body: change() })).toSucceed()
    const relay = { ...options(), account: '' }
    expect(await admin.call(SAVE, { body: change({ version: 1, options: relay, secret: null }) })).toSucceed()
    expect((await admin.call(LIST)).data[1]).toMatchObject({ source: 'settings', keySetAt: null })
    const { data } = await admin.call(EXAMINE, { body: { channel: 'mail' } })
    expect(data.map(({ step, state }) => `${step} ${state}`)).toEqual([
      'key fine',
      'name fine',
      'reach fine',
      'tls fine',
    ])
    // The secret that was entered before is gone.
    expect(await admin.call(SAVE, { body: change({ version: 2, secret: null }) })).toFailWith('auth.key_missing')
    expect(await admin.call(REMOVE, { body: { channel: 'mail', version: 2 } })).toSucceed()
  })

  it('breaks nothing where a stored value cannot be used', async () => {
    const admin = await sands.signIn('admin')
    expect(await admin.call(SAVE, { body: change() })).toSucceed()
    await sands.server.kernel.database.pool.query(
      `update sender_settings set options = options || '{"host": "a:465", "port": 465}'`,
    )
    expect((await admin.call(LIST)).data[1]).toMatchObject({ source: 'settings', options: { host: 'a:465' } })
    expect(await sands.visitor().call('GET /sands-user/api/v1/auth/login-methods')).toSucceed()
    expect(await admin.call('GET /sands-user/api/v1/manage/connection/list')).toSucceed()
    expect(await sands.visitor().call(SEND, { body: { email: 'staff05@sands.example', scene: 'reset' } })).toFailWith(
      'auth.way_closed',
    )
    expect(await admin.call(REMOVE, { body: { channel: 'mail', version: 1 } })).toSucceed()
  })

  it('goes before the simulators, is never shown again, and can be removed', async () => {
    const admin = await sands.signIn('admin')
    expect((await admin.call(LIST)).data.map(({ source }) => source)).toEqual(['simulator', 'simulator'])
    expect(await admin.call(SAVE, { body: change() })).toSucceed()
    expect(await admin.call(SAVE, { body: change() })).toFailWith('kernel.changed_meanwhile')
    const list = await admin.call(LIST)
    expect(list.data).toMatchObject([
      { channel: 'sms', source: 'none', options: null },
      { channel: 'mail', source: 'settings', keySetAt: expect.any(String), version: 1 },
    ])
    const log = await admin.call('GET /sands-system/api/v1/ops/audit/page', { query: { current: 1, size: 50 } })
    expect(JSON.stringify([list, log])).not.toContain('very-secret')
    expect(JSON.stringify(log)).toContain('auth.sender.created')

    const sent = await sands.visitor().call(SEND, { body: { email: 'staff05@sands.example', scene: 'reset' } })
    expect(sent.data.simulated).toBeNull()
    expect(mail.received[0]).toMatchObject({ from: 'learning@sands.example', to: 'staff05@sands.example' })

    // The secret goes to no other server.
    const elsewhere = { ...options(), host: 'mail.example.com' }
    expect(await admin.call(SAVE, { body: change({ version: 1, options: elsewhere, secret: null }) })).toFailWith(
      'auth.key_missing',
    )
    const renamed = { ...options(), from: 'school@sands.example' }
    expect(await admin.call(SAVE, { body: change({ version: 1, options: renamed, secret: null }) })).toSucceed()
    expect(await admin.call(REMOVE, { body: { channel: 'mail', version: 1 } })).toFailWith('kernel.changed_meanwhile')
    expect(await admin.call(REMOVE, { body: { channel: 'mail', version: 2 } })).toSucceed()
    expect((await admin.call(LIST)).data.map(({ source }) => source)).toEqual(['simulator', 'simulator'])
  })
})
