import { describe, expect, it } from 'vitest'
import { allowChannels, linked, outcomes, runChannels, sendNotice } from '../../../testing/message/channels.ts'
import { useSands } from '../../../testing/sands.ts'

const SIMULATED = 'GET /sands-user/api/v1/manage/channel-template/simulated'
const TEMPLATES = 'GET /sands-user/api/v1/manage/channel-template/list'
const TEMPLATE = 'POST /sands-user/api/v1/manage/channel-template/save'
const CONNECTIONS = 'GET /sands-user/api/v1/manage/connection/list'
const SWITCH = 'POST /sands-user/api/v1/manage/connection/switch'

describe('messages of apps of hosts', () => {
  const sands = useSands()
  const stored = async (title: string) => {
    const { data } = await (await sands.signIn('admin')).call(SIMULATED)
    return data.filter((message) => message.title === title)
  }
  const connection = async (kind: string) => {
    const { data } = await (await sands.signIn('admin')).call(CONNECTIONS)
    const found = data.connections.find((candidate) => candidate.kind === kind)
    if (!found) throw new Error(`there is no ${kind}`)
    return found
  }

  it('reach people who are linked, and nobody else', async () => {
    await allowChannels(sands, { channels: ['wecom', 'feishu'] })
    await linked(sands, 'staff01', 'wecom', 'staff-at-wecom')
    const id = await sendNotice(sands, 'staff01', 'To the linked')
    await runChannels(sands)
    expect(await outcomes(sands, id)).toEqual([{ channel: 'wecom', state: 'sent', reason: null, detail: null }])
    expect(await stored('To the linked')).toMatchObject([{ channel: 'wecom', target: 'staff-at-wecom' }])
  })

  it('go through Feishu as posts', async () => {
    await allowChannels(sands, { channels: ['feishu'] })
    await linked(sands, 'staff02', 'feishu', 'ou_staff')
    await sendNotice(sands, 'staff02', 'By Feishu')
    await runChannels(sands)
    const [message] = await stored('By Feishu')
    expect(message).toMatchObject({ channel: 'feishu', target: 'ou_staff' })
    expect(message?.text).toContain('Please be on time')
  })

  it('of WeChat need the template of the account', async () => {
    const admin = await sands.signIn('admin')
    const { id: connectionId } = await connection('wechat')
    const before = (await admin.call(TEMPLATES)).data.find((template) => template.connectionId === connectionId)
    const body = {
      channel: 'wechat' as const,
      connectionId,
      templateId: 'tpl-notice',
      fields: [
        { name: 'thing1', part: 'title' as const },
        { name: 'time2', part: 'time' as const },
      ],
      version: before?.version ?? 1,
    }
    expect(await admin.call(TEMPLATE, { body })).toSucceed()
    expect(await admin.call(TEMPLATE, { body: { ...body, version: 99 } })).toFailWith('kernel.changed_meanwhile')
    await allowChannels(sands, { channels: ['wechat'] })
    await linked(sands, 'staff03', 'wechat', 'o_staff')
    const title = 'A title that is longer than twenty letters'
    await sendNotice(sands, 'staff03', title)
    await runChannels(sands)
    expect(await stored('A title that is lon…')).toMatchObject([{ channel: 'wechat', target: 'o_staff' }])
  })

  it('to somebody whom the host does not know come back', async () => {
    await allowChannels(sands, { channels: ['wecom'] })
    await linked(sands, 'staff04', 'wecom', 'gone')
    const id = await sendNotice(sands, 'staff04', 'To nobody')
    await runChannels(sands)
    expect(await outcomes(sands, id)).toEqual([
      { channel: 'wecom', state: 'bounced', reason: 'unknown_address', detail: '60111' },
    ])
    const next = await sendNotice(sands, 'staff04', 'To nobody again')
    await runChannels(sands)
    expect((await outcomes(sands, next))[0]).toMatchObject({ state: 'skipped', reason: 'address_bounced' })
  })

  it.each([
    ['wecom', 'staff08', '81013'],
    ['feishu', 'staff09', '230013'],
  ] as const)('to somebody to whom the app of %s is not open do not mark the person', async (channel, name, detail) => {
    await allowChannels(sands, { channels: [channel] })
    await linked(sands, name, channel, `${name}-unseen`)
    const refused = await sendNotice(sands, name, 'Before the app is open')
    await runChannels(sands)
    expect(await outcomes(sands, refused)).toEqual([{ channel, state: 'failed', reason: 'refused', detail }])
    await linked(sands, name, channel, name)
    const next = await sendNotice(sands, name, 'After that')
    await runChannels(sands)
    expect((await outcomes(sands, next))[0]?.state).toBe('sent')
  })

  it('are not sent while the connection is closed', async () => {
    const admin = await sands.signIn('admin')
    await allowChannels(sands, { channels: ['wecom'] }, { quiet: { from: 0, until: 1439 } })
    await linked(sands, 'staff05', 'wecom', 'staff-five')
    const id = await sendNotice(sands, 'staff05', 'Held, then closed')
    await runChannels(sands)
    expect((await outcomes(sands, id))[0]).toMatchObject({ state: 'held', reason: 'quiet' })
    const wecom = await connection('wecom')
    const close = { id: wecom.id, version: wecom.version, isOpen: false }
    expect(await admin.call(SWITCH, { body: close })).toSucceed()
    sands.clock.advance(24 * 3_600_000)
    await runChannels(sands)
    expect((await outcomes(sands, id))[0]).toMatchObject({ state: 'skipped', reason: 'channel_closed' })
    const open = { id: wecom.id, version: wecom.version + 1, isOpen: true }
    expect(await (await sands.signIn('admin')).call(SWITCH, { body: open })).toSucceed()
  })

  it('have templates that only people with the right see and change', async () => {
    const learner = await sands.signIn('learner')
    const body = { channel: 'sms' as const, connectionId: null, templateId: '1', fields: [], version: 1 }
    for (const key of [TEMPLATES, SIMULATED] as const) {
      expect(await sands.visitor().call(key)).toFailWith('kernel.not_signed_in')
      expect(await learner.call(key)).toFailWith('kernel.no_permission')
    }
    expect(await sands.visitor().call(TEMPLATE, { body })).toFailWith('kernel.not_signed_in')
    expect(await learner.call(TEMPLATE, { body })).toFailWith('kernel.no_permission')
    const admin = await sands.signIn('admin')
    const { id: wecomId } = await connection('wecom')
    const wrong = { ...body, channel: 'wechat' as const, connectionId: wecomId }
    expect(await admin.call(TEMPLATE, { body: wrong })).toFailWith('kernel.not_found')
    expect(await admin.call(TEMPLATE, { body: { ...body, templateId: 'a b' } })).toFailWith('kernel.invalid_field')
  })
})
