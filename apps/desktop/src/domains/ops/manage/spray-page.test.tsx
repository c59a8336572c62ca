// @vitest-environment happy-dom
import { samplePage } from '@sands/web/testing/sample'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const SPRAYS = 'GET /sands-system/api/v1/ops/audit/sprays'

it('lists networks that tried many accounts, and says whether anybody entered from there', async () => {
  const { t } = await renderDesktop('/manage/ops/sprays', {
    answers: {
      [SPRAYS]: samplePage(SPRAYS, [
        { network: '198.51.100.77', accounts: 40, failures: 41, signedIn: 1, names: ['王敏', '陈立'] },
        { network: '2001:0db8:0001:0002::/64', accounts: 7, failures: 9, signedIn: 0, names: [] },
      ]),
    },
  })
  const table = within(await screen.findByRole('table', { name: t('ops.sprays') }))
  expect(table.getByText('198.51.100.77')).toBeTruthy()
  expect(table.getByText('王敏, 陈立')).toBeTruthy()
  expect(table.getByText(t('ops.spray_signed_in_count', { count: 1 }))).toBeTruthy()
  expect(table.getByText(t('ops.spray_signed_in_count', { count: 0 }))).toBeTruthy()
  expect(screen.getByRole('link', { name: t('ops.sprays_all') }).getAttribute('href')).toContain(
    '/manage/ops/audit?action=auth.session',
  )
})

it('says so when there are none', async () => {
  const { t } = await renderDesktop('/manage/ops/sprays', { answers: { [SPRAYS]: samplePage(SPRAYS, []) } })
  expect(await screen.findByText(t('ops.sprays_none'))).toBeTruthy()
})
