// @vitest-environment happy-dom
import { samplePage } from '@sands/web/testing/sample'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const PAGE = 'GET /sands-shopping/api/v1/voucher/page'
const VOUCHER = { orderId: '7', spuName: 'Massage', merchantName: 'Dune Care', state: 'usable' } as const

it('shows the codes of vouchers that can be used, and leads to their orders', async () => {
  await renderDesktop('/orders/vouchers', {
    answers: {
      [PAGE]: samplePage(PAGE, [
        { ...VOUCHER, code: 'ABCD23456789' },
        { ...VOUCHER, orderId: '8', spuName: 'Stretching', state: 'used', code: 'WXYZ23456789' },
      ]),
    },
  })
  const link = await screen.findByRole('link', { name: 'Massage' })
  expect(link.getAttribute('href')).toContain('/orders/detail?id=7')
  expect(screen.getByText('ABCD23456789')).toBeTruthy()
  expect(screen.queryByText('WXYZ23456789')).toBeNull()
})

it('says that there are none', async () => {
  const { t } = await renderDesktop('/orders/vouchers', { answers: { [PAGE]: samplePage(PAGE, []) } })
  expect(await screen.findByText(t('shop.vouchers_none_title'))).toBeTruthy()
})
