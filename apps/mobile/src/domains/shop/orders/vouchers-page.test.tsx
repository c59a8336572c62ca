// @vitest-environment happy-dom
import type { OwnVoucher } from '@sands/contract/shop/order.model'
import { type Plain, refused } from '@sands/web/testing/fake-calls'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { tapButton } from '../../../testing/acts.ts'
import { onePage } from '../../../testing/pages.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const PAGE = 'GET /sands-shopping/api/v1/voucher/page'
const usable: Plain<OwnVoucher> = {
  ...{ code: 'ABCD23456789', isUsed: 0, useTime: null, expireTime: '2027-03-02T00:00:00.000Z', state: 'usable' },
  ...{ orderId: '7', spuName: 'Massage', coverImgUrl: null, merchantName: 'Dune Care' },
}
const used: Plain<OwnVoucher> = {
  ...usable,
  ...{ orderId: '8', code: 'WXYZ23456789', isUsed: 1, useTime: '2026-03-02T00:00:00.000Z', state: 'used' },
}

// First, because an earlier answer would be shown again while the server fails.
it('retries what failed, and says that there are no vouchers', async () => {
  const { t, server } = await renderPhone('/vouchers', { calls: { [PAGE]: refused('kernel.unavailable') } })
  await screen.findByRole('button', { name: t('kernel.retry') })
  server.answer({ [PAGE]: onePage([]) })
  await tapButton(t('kernel.retry'))
  expect(await screen.findByText(t('shop.vouchers_none_title'))).toBeTruthy()
})

it('shows the code of a voucher that can be used, and leads to its order', async () => {
  const { t } = await renderPhone('/vouchers', { calls: { [PAGE]: onePage([usable, used]) } })
  const row = (await screen.findByText(usable.code)).closest('a')
  expect(row?.getAttribute('href')).toBe('/orderDetail?id=7')
  expect(row?.textContent).toContain('Dune Care')
  expect(screen.queryByText(used.code)).toBeNull()
  expect(screen.getAllByText(t('shop.voucher_state_used')).length).toBeGreaterThan(1)
})

it('asks for the vouchers of a state', async () => {
  const { t, server } = await renderPhone('/vouchers', { calls: { [PAGE]: onePage([usable]) } })
  await tapButton(t('shop.voucher_state_over'))
  await waitFor(() => expect(server.sentTo(PAGE).at(-1)?.query.get('state')).toBe('over'))
})
