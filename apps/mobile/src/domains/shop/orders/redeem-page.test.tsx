// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { sample } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { tapButton, typeInto } from '../../../testing/acts.ts'
import { currentUser } from '../../../testing/answers.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const ME = 'GET /sands-user/api/v1/user/current-info'
const REDEEM = 'POST /sands-shopping/api/v1/manage/voucher/redeem'
const CODE = 'ABCD23456789'
const merchant = { ...currentUser, rights: ['shop.orders.ship'] }
const order = sample(REDEEM, {
  goods: { id: '3', spuName: 'Massage', spuType: 3, coverImgUrl: null },
  buyer: { id: '9', name: 'Wang Min', postName: '' },
})

it('is for people who may redeem', async () => {
  const { t } = await renderPhone('/redeem', { calls: { [ME]: currentUser } })
  expect(await screen.findByText(t('kernel.no_permission_title'))).toBeTruthy()
  expect(screen.queryByLabelText(t('shop.voucher'))).toBeNull()
})

it('redeems a typed code and says what for whom', async () => {
  const { t, server } = await renderPhone('/redeem', { calls: { [ME]: merchant, [REDEEM]: order } })
  await typeInto(await screen.findByLabelText(t('shop.voucher')), 'abcd-2345-6789')
  await tapButton(t('shop.redeem'))
  await waitFor(() => expect(server.sentTo(REDEEM)[0]?.body).toEqual({ code: CODE }))
  expect(await screen.findByText(t('shop.redeemed', { goods: 'Massage', person: 'Wang Min' }))).toBeTruthy()
})

it('sends nothing that is no code, and says why a code was refused', async () => {
  const calls = { [ME]: merchant, [REDEEM]: refused('shop.voucher_used') }
  const { t, server } = await renderPhone('/redeem', { calls })
  const field = await screen.findByLabelText(t('shop.voucher'))
  await typeInto(field, 'https://other')
  await tapButton(t('shop.redeem'))
  expect((await screen.findByRole('alert')).textContent).toBe(t('shop.redeem_other'))
  expect(server.sentTo(REDEEM)).toEqual([])
  await typeInto(field, CODE)
  await tapButton(t('shop.redeem'))
  await waitFor(() => expect(server.sentTo(REDEEM)).toHaveLength(1))
  expect(await screen.findByRole('alert')).toBeTruthy()
})
