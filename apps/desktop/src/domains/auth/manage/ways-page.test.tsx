// @vitest-environment happy-dom
import type { ManagedWays } from '@sands/contract/auth/ways.model'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const ways: ManagedWays = {
  phone: true,
  resetBySms: true,
  resetByEmail: false,
  homeArea: '86',
  registerBy: 'closed',
  registerDomains: [],
  version: 3,
  sms: 'simulated',
  mail: 'none',
}

it('shows what is open and saves a change', async () => {
  const { t, server } = await renderDesktop('/manage/auth/ways', {
    answers: {
      'GET /sands-user/api/v1/manage/ways/get': ways,
      'GET /sands-user/api/v1/manage/ways/outbox': [
        {
          id: '1',
          channel: 'sms',
          target: '+8619900001000',
          text: '您的验证码是 123456',
          sentAt: '2026-11-01T00:00:00Z',
        },
      ],
      'POST /sands-user/api/v1/manage/ways/save': null,
      'GET /sands-user/api/v1/manage/second-factor/rule': { forManagers: false, due: null, version: 1 },
      'POST /sands-user/api/v1/manage/second-factor/rule/save': null,
    },
  })
  expect(await screen.findByText(t('auth.sender_simulated'))).toBeTruthy()
  expect(await screen.findByText('+8619900001000')).toBeTruthy()
  fireEvent.click(screen.getByRole('switch', { name: t('auth.ways_reset_email') }))
  fireEvent.click(screen.getByRole('button', { name: t('auth.ways_save') }))
  await waitFor(() =>
    expect(server.sentTo('POST /sands-user/api/v1/manage/ways/save')[0]?.body).toMatchObject({
      resetByEmail: true,
      version: 3,
    }),
  )
  fireEvent.click(screen.getByRole('switch', { name: t('auth.factor_for_managers') }))
  await waitFor(() =>
    expect(server.sentTo('POST /sands-user/api/v1/manage/second-factor/rule/save')[0]?.body).toEqual({
      forManagers: true,
      version: 1,
    }),
  )
})
