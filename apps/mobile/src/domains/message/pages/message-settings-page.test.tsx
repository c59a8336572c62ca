// @vitest-environment happy-dom
import type { ChannelChoices } from '@sands/contract/message/channel.model'
import { refused } from '@sands/web/testing/fake-calls'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { tap, tapButton } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const OWN = 'GET /sands-system/api/v1/message/channel/own'
const SAVE = 'POST /sands-system/api/v1/message/channel/save-own'
const CONFIRM = 'POST /sands-system/api/v1/message/channel/confirm'
const choices: ChannelChoices = {
  channels: [
    {
      channel: 'email',
      state: 'ready',
      groups: [
        { group: 'notice', pace: 'now', isOn: true },
        { group: 'interaction', pace: 'daily', isOn: false },
      ],
    },
    { channel: 'sms', state: 'bounced', groups: [{ group: 'notice', pace: 'now', isOn: true }] },
  ],
  quietBy: 'company',
  quiet: null,
  companyQuiet: { from: 1320, until: 480 },
  digestAt: 540,
  timeZone: 'Asia/Shanghai',
}

describe('the message settings', () => {
  it('have a switch for each channel and group, which is stored at once', async () => {
    const { t, server } = await renderPhone('/messageSettings', { calls: { [OWN]: choices, [SAVE]: null } })
    const name = t('message.channel_switch', {
      group: t('message.category_notice'),
      channel: t('message.channel_email'),
    })
    const first = await screen.findByRole('switch', { name })
    expect(first.getAttribute('aria-checked')).toBe('true')
    await tap(first)
    await waitFor(() => expect(server.sentTo(SAVE)).toHaveLength(1))
    expect(screen.getByRole('switch', { name }).getAttribute('aria-checked')).toBe('false')
    expect(screen.getByText(t('message.pace_daily_at', { time: '09:00' }))).toBeTruthy()
  })

  it('go back to what is stored when it cannot be changed', async () => {
    const calls = { [OWN]: choices, [SAVE]: refused('kernel.unavailable') }
    const { t } = await renderPhone('/messageSettings', { calls })
    const name = t('message.channel_switch', {
      group: t('message.category_notice'),
      channel: t('message.channel_email'),
    })
    await tap(await screen.findByRole('switch', { name }))
    await waitFor(() => expect(screen.getByRole('switch', { name }).getAttribute('aria-checked')).toBe('true'))
  })

  it('let the person say that an address is right', async () => {
    const { t, server } = await renderPhone('/messageSettings', { calls: { [OWN]: choices, [CONFIRM]: null } })
    expect(await screen.findByText(t('message.channel_bounced'))).toBeTruthy()
    await tapButton(t('message.channel_confirm'))
    await waitFor(() => expect(server.sentTo(CONFIRM)).toHaveLength(1))
  })

  it('show the hours of the company, and fields for own ones', async () => {
    const { t } = await renderPhone('/messageSettings', { calls: { [OWN]: choices, [SAVE]: null } })
    expect(await screen.findByText(t('message.quiet_span', { from: '22:00', until: '08:00' }))).toBeTruthy()
    await tapButton(t('message.quiet_own'))
    const from = await screen.findByLabelText(t('message.quiet_from'))
    expect((from as HTMLInputElement).value).toBe('22:00')
  })

  it('say so when the company uses no channels', async () => {
    const { t } = await renderPhone('/messageSettings', { calls: { [OWN]: { ...choices, channels: [] } } })
    expect(await screen.findByText(t('message.settings_none'))).toBeTruthy()
  })
})
