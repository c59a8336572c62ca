// @vitest-environment happy-dom
import { sample, samplePage } from '@sands/web/testing/sample'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeUpload, type UploadAnswer } from '../../../testing/fake-upload.ts'
import { button, clickButton, dialog } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const MANAGE = '/sands-shopping/api/v1/manage'
const PAGE = `GET ${MANAGE}/order/page` as const
const START = `POST ${MANAGE}/order/shipment/start` as const
const BATCH = 'GET /sands-system/api/v1/ops/batch/get'
const ROW = { row: 2, orderNo: 'S2026030208000012345678', carrier: 'SF', trackingNumber: 'SF1' }
const REFUSED = { row: 3, column: 'Order number', value: 'S1', text: 'No such order' }

async function opened(answers: object = {}) {
  const page = await renderDesktop('/manage/shop/orders', { answers: { [PAGE]: samplePage(PAGE, []), ...answers } })
  await clickButton(page.t('shop.manage_import'))
  const drawer = await dialog(page.t('shop.manage_import'))
  const choose = (name: string) => {
    const input = drawer.getByLabelText(page.t('shop.manage_import_choose'), { selector: 'input' })
    fireEvent.change(input, { target: { files: [new File(['x'], name)] } })
  }
  return { ...page, drawer, choose }
}

it('shows what a file would ship, ships only after a yes, and names refused rows in the result', async () => {
  const sent = fakeUpload(() => ({ data: { rows: [ROW], problems: [REFUSED] } }))
  const done = sample(BATCH, { id: '5', kind: 'shop.shipments', state: 'done', counts: { updated: 1, failed: 0 } })
  const { t, server, drawer, choose } = await opened({ [START]: sample(START, { batchId: '5' }), [BATCH]: done })
  choose('parcels.xlsx')
  expect(await drawer.findByText(t('shop.manage_import_good', { count: 1 }))).toBeTruthy()
  expect(drawer.getByText(REFUSED.text)).toBeTruthy()
  expect(sent[0]?.url).toContain('fileName=parcels.xlsx')
  expect(server.sentTo(START)).toHaveLength(0)
  await clickButton(t('shop.manage_import_run', { count: 1 }), drawer)
  await waitFor(() => expect(server.sentTo(START)[0]?.body).toEqual({ rows: [ROW] }))
  expect(await drawer.findByText(REFUSED.text)).toBeTruthy()
})

it('ships nothing when no row can be imported, and says why a file was refused', async () => {
  const answers: UploadAnswer[] = [
    { status: 422, code: 4270039, msg: 'Headings are missing' },
    { data: { rows: [], problems: [] } },
  ]
  fakeUpload(() => answers.shift() ?? 'goes on')
  const { t, drawer, choose } = await opened()
  choose('other.csv')
  expect((await drawer.findByRole('alert')).textContent).toContain('Headings are missing')
  choose('none.csv')
  expect(await screen.findByText(t('shop.manage_import_good', { count: 0 }))).toBeTruthy()
  expect(button(t('shop.manage_import_run', { count: 0 }), drawer)).toHaveProperty('disabled', true)
})
