// @vitest-environment happy-dom
import type { ManagedConnection } from '@sands/contract/auth/connections.model'
import { refused } from '@sands/web/testing/fake-calls'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const SWITCH = 'POST /sands-user/api/v1/manage/connection/switch'
const SAVE = 'POST /sands-user/api/v1/manage/connection/save'
const SAVE_SENDER = 'POST /sands-user/api/v1/manage/sender/save'
const nothing = { source: 'none' as const, options: null, keySetAt: null, version: 0 }
const SENDERS = [
  { channel: 'sms' as const, ...nothing },
  { channel: 'mail' as const, ...nothing, source: 'environment' as const },
]
const connection: ManagedConnection = {
  id: '7' as ManagedConnection['id'],
  kind: 'wecom',
  name: '企业微信',
  appId: 'ww-1',
  options: { agentId: '1', issuer: '', claim: 'userid', uniqueIds: [] },
  isOpen: true,
  isSimulated: false,
  closedColleges: [],
  keySetAt: '2026-11-01T00:00:00Z',
  linked: 5,
  onlyWay: 0,
  troubles: [],
  version: 3,
}

const renderPage = (onlyWay: number, troubles: ManagedConnection['troubles'] = []) =>
  renderDesktop('/manage/auth/connections', {
    answers: {
      'GET /sands-user/api/v1/manage/connection/list': {
        connections: [{ ...connection, onlyWay, troubles }],
        colleges: [],
        addresses: [],
      },
      'GET /sands-user/api/v1/manage/sender/list': SENDERS,
      'GET /sands-user/api/v1/manage/channel-template/list': [],
      [SAVE_SENDER]: null,
      'POST /sands-user/api/v1/manage/sender/examine': [
        { step: 'name', state: 'failed', reason: 'no_name', detail: 'mial.example.com' },
      ],
      'GET /sands-user/api/v1/manage/channel-template/simulated': [],
      [SWITCH]: null,
      [SAVE]: refused('auth.people_lose_way', { count: 2 }),
    },
  })

it('says in words what went wrong last, and when', async () => {
  const at = '2026-11-17T08:30:00.000Z'
  const { t } = await renderPage(0, [{ step: 'entry', reason: 'secret', detail: '40001', at }])
  const troubles = await screen.findByRole('region', { name: t('auth.desk_troubles_of', { name: connection.name }) })
  expect(within(troubles).getByText(t('auth.trouble_entry'))).toBeTruthy()
  expect(within(troubles).getByText(t('auth.reason_secret', { detail: '40001' }))).toBeTruthy()
  expect(troubles.textContent).toMatch(/2026|11/)
})

it('says in words what is wrong with a mail server', async () => {
  const { t } = await renderPage(0)
  const name = `${t('auth.desk_examine')} ${t('auth.sender_mail')}`
  fireEvent.click(await screen.findByRole('button', { name }))
  expect(await screen.findByText(t('auth.reason_no_name', { detail: 'mial.example.com' }))).toBeTruthy()
  expect(screen.getByText(t('auth.step_name'))).toBeTruthy()
})

it('takes the keys of a mail server, and asks for what is missing first', async () => {
  const { t, server } = await renderPage(0)
  const name = `${t('auth.desk_edit')} ${t('auth.sender_mail')}`
  fireEvent.click(await screen.findByRole('button', { name }))
  const host = await screen.findByRole('textbox', { name: t('auth.sender_mail_host') })
  fireEvent.click(screen.getByRole('button', { name: t('auth.ways_save') }))
  expect((await screen.findAllByText(t('auth.desk_required'))).length).toBe(2)
  fireEvent.change(host, { target: { value: ' mail.example.com ' } })
  fireEvent.change(screen.getByRole('textbox', { name: t('auth.sender_mail_from') }), {
    target: { value: 'a@example.com' },
  })
  fireEvent.change(screen.getByLabelText(t('auth.sender_mail_secret')), { target: { value: 'pass-word' } })
  fireEvent.click(screen.getByRole('button', { name: t('auth.ways_save') }))
  await waitFor(() =>
    expect(server.sentTo(SAVE_SENDER)[0]?.body).toMatchObject({
      ...{ channel: 'mail', version: 0, secret: 'pass-word' },
      options: { host: 'mail.example.com', from: 'a@example.com' },
    }),
  )
})

it('closes a connection at once when everybody has another way in', async () => {
  const { t, server } = await renderPage(0)
  fireEvent.click(await screen.findByRole('switch', { name: t('auth.desk_open_of', { name: connection.name }) }))
  await waitFor(() => expect(server.sentTo(SWITCH)[0]?.body).toMatchObject({ isOpen: false, confirmedLoss: 0 }))
})

it('says how many people lose their only way in, and closes after that is confirmed', async () => {
  const { t, server } = await renderPage(2)
  fireEvent.click(await screen.findByRole('switch', { name: t('auth.desk_open_of', { name: connection.name }) }))
  expect(await screen.findByText(t('auth.desk_lose_text', { count: 2 }))).toBeTruthy()
  expect(server.sentTo(SWITCH)).toHaveLength(0)
  fireEvent.click(screen.getByRole('button', { name: t('auth.desk_close') }))
  await waitFor(() => expect(server.sentTo(SWITCH)[0]?.body).toMatchObject({ isOpen: false, confirmedLoss: 2 }))
})

it('says how many people lose their only way in for closed colleges, and saves once that is confirmed', async () => {
  const { t, server } = await renderPage(2)
  fireEvent.click(await screen.findByRole('button', { name: t('auth.desk_edit') }))
  fireEvent.click(await screen.findByRole('button', { name: t('auth.ways_save') }))
  const text = await screen.findByText(t('auth.desk_lose_text', { count: 2 }))
  const dialog = text.closest<HTMLElement>('[role="dialog"]')
  if (!dialog) throw new Error('there is no dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: t('auth.ways_save') }))
  await waitFor(() => expect(server.sentTo(SAVE)[1]?.body).toMatchObject({ id: '7', confirmedLoss: 2 }))
})
