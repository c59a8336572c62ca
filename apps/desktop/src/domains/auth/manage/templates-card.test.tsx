// @vitest-environment happy-dom
import { sample } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clickButton, dialog, fill } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const LIST = 'GET /sands-user/api/v1/manage/connection/list'
const SENDERS = 'GET /sands-user/api/v1/manage/sender/list'
const TEMPLATES = 'GET /sands-user/api/v1/manage/channel-template/list'
const SAVE = 'POST /sands-user/api/v1/manage/channel-template/save'
const SIMULATED = 'GET /sands-user/api/v1/manage/channel-template/simulated'

it('sets the template of text messages, with what fills its fields', async () => {
  const { t, server } = await renderDesktop('/manage/auth/connections', {
    answers: {
      [SENDERS]: [],
      [LIST]: sample(LIST, { connections: [], colleges: [], addresses: [] }),
      [TEMPLATES]: [],
      [SIMULATED]: [],
      [SAVE]: null,
    },
  })
  const name = t('auth.template_sms')
  await clickButton(`${t('auth.desk_edit')} ${name}`)
  const drawer = await dialog(t('auth.template_edit', { name }))
  fill(drawer.getByLabelText(t('auth.template_id')), '2000000')
  await clickButton(t('auth.template_add'), drawer)
  await clickButton(t('auth.ways_save'), drawer)
  await waitFor(() => expect(server.sentTo(SAVE)).toHaveLength(1))
  expect(server.sentTo(SAVE)[0]?.body).toEqual({
    channel: 'sms',
    connectionId: null,
    templateId: '2000000',
    fields: [
      { name: '1', part: 'title' },
      { name: '2', part: 'content' },
    ],
    version: 1,
  })
})

it('shows what simulators stored', async () => {
  const message = { id: '1', channel: 'wecom' as const, target: 'lin', title: 'Hello', text: 'World', sentAt: '' }
  const { t } = await renderDesktop('/manage/auth/connections', {
    answers: {
      [SENDERS]: [],
      [LIST]: sample(LIST, { connections: [], colleges: [], addresses: [] }),
      [TEMPLATES]: [],
      [SIMULATED]: [{ ...message, sentAt: '2026-11-18T08:00:00.000Z' }],
    },
  })
  const table = await screen.findByRole('table', { name: t('auth.outbox_message') })
  expect(table.textContent).toContain('Hello · World')
})
