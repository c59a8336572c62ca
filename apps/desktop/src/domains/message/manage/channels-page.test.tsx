// @vitest-environment happy-dom
import type { ManagedChannels } from '@sands/contract/message/channel.model'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { choose, click, clickButton, dialog } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const GET = 'GET /sands-system/api/v1/manage/message/channels'
const SAVE = 'POST /sands-system/api/v1/manage/message/channels-save'
const ALL = 'GET /sands-system/api/v1/manage/message/channel-totals'
const PAGE = 'GET /sands-system/api/v1/manage/message/page'
const DETAIL = 'GET /sands-system/api/v1/manage/message/get'
const READ = 'GET /sands-system/api/v1/manage/message/report'
const TOTALS = 'GET /sands-system/api/v1/manage/message/channel-report'
const PEOPLE = 'GET /sands-system/api/v1/manage/message/channel-report-page'
const stored: ManagedChannels = {
  rules: [{ group: 'notice', channels: ['email'], pace: 'now' }],
  events: [],
  knownEvents: [
    { event: 'exam.reminder', title: '考试提醒：…' },
    { event: 'auth.new_device', title: '新设备登录' },
  ],
  quiet: { from: 1320, until: 480 },
  digestAt: 540,
  version: 3,
  channels: [
    { channel: 'email', state: 'real' },
    { channel: 'sms', state: 'none' },
  ],
  reportAddresses: [],
}

it('saves which channels a group of messages uses', async () => {
  const answers = { [GET]: stored, [ALL]: [], [SAVE]: null }
  const { t, server } = await renderDesktop('/manage/message/channels', { answers })
  const use = (channel: 'email' | 'sms') =>
    t('message.channels_use', { group: t('message.category_notice'), channel: t(`message.channel_${channel}`) })
  await click(await screen.findByRole('checkbox', { name: use('sms') }))
  await clickButton(t('message.channels_save'))
  await waitFor(() => expect(server.sentTo(SAVE)).toHaveLength(1))
  expect(server.sentTo(SAVE)[0]?.body).toEqual({
    rules: [{ group: 'notice', channels: ['email', 'sms'], pace: 'now' }],
    events: [],
    quiet: { from: 1320, until: 480 },
    digestAt: 540,
    version: 3,
  })
})

it('has exceptions for single messages', async () => {
  const answers = { [GET]: stored, [ALL]: [], [SAVE]: null }
  const { t, server } = await renderDesktop('/manage/message/channels', { answers })
  const add = async (title: string) =>
    choose(await screen.findByRole('combobox', { name: t('message.channels_event_add') }), title)
  await add('考试提醒：…')
  const use = t('message.channels_use', { group: '考试提醒：…', channel: t('message.channel_email') })
  await click(await screen.findByRole('checkbox', { name: use }))
  await add('新设备登录')
  await clickButton(t('message.channels_event_remove_of', { title: '新设备登录' }))
  await clickButton(t('message.channels_save'))
  await waitFor(() => expect(server.sentTo(SAVE)).toHaveLength(1))
  expect(server.sentTo(SAVE)[0]?.body.events).toEqual([{ event: 'exam.reminder', channels: ['email'], pace: 'now' }])
})

it('says what became of all messages', async () => {
  const { t } = await renderDesktop('/manage/message/channels', {
    answers: {
      [GET]: stored,
      [ALL]: [
        {
          channel: 'sms',
          states: [{ state: 'failed', people: 3 }],
          reasons: [{ reason: 'settings', people: 3 }],
        },
      ],
    },
  })
  expect(await screen.findByText(`${t('message.delivery_failed')} 3`)).toBeTruthy()
  expect(screen.getByText(`${t('message.why_settings')} 3`)).toBeTruthy()
})

it('says which channels cannot send', async () => {
  const { t } = await renderDesktop('/manage/message/channels', { answers: { [GET]: stored, [ALL]: [] } })
  expect(await screen.findByText(t('message.channel_state_none'))).toBeTruthy()
})

it('shows in the report of a message why it did not reach somebody', async () => {
  const message = { id: '5', title: '感谢有您', state: 'sent' } as const
  const { t } = await renderDesktop('/manage/message/outgoing?open=5', {
    answers: {
      [PAGE]: samplePage(PAGE, [message]),
      [DETAIL]: sample(DETAIL, { ...message, texts: { 'zh-cn': { title: '感谢有您', content: '谢谢' } } }),
      [READ]: { state: 'sent', people: 1, delivered: 1, read: 0, unread: 1 },
      [TOTALS]: [
        {
          channel: 'email',
          states: [{ state: 'bounced', people: 1 }],
          reasons: [{ reason: 'unknown_address', people: 1 }],
        },
      ],
      [PEOPLE]: samplePage(PEOPLE, [
        { id: '9', name: '林晓', channel: 'email', state: 'bounced', reason: 'unknown_address', detail: '550' },
      ]),
    },
  })
  const report = await dialog(t('message.send_report'))
  expect(await report.findByText(`${t('message.why_unknown_address')} · 550`)).toBeTruthy()
})
