// @vitest-environment happy-dom
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { click, clickButton, dialog, fill, press } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const PAGE = 'GET /sands-system/api/v1/manage/message/page'
const GET = 'GET /sands-system/api/v1/manage/message/get'
const CANCEL = 'POST /sands-system/api/v1/manage/message/cancel'
const REPORT = 'GET /sands-system/api/v1/manage/message/report'
const CHANNELS = 'GET /sands-system/api/v1/manage/message/channel-report'
const COUNT = 'POST /sands-user/api/v1/manage/audience/count'
const THANKS = { id: '5', title: '感谢有您', state: 'sent' } as const

it('keeps the keyword in the address and the focus in the field', async () => {
  const { t, address, server } = await renderDesktop('/manage/message/outgoing', {
    answers: { [PAGE]: samplePage(PAGE, [THANKS]) },
  })
  const search = await screen.findByRole('searchbox', { name: t('message.send_filter_keyword') })
  search.focus()
  fill(search, '感谢')
  press(search, 'Enter')
  await waitFor(() => expect(server.sentTo(PAGE).at(-1)?.query.get('keyword')).toBe('感谢'))
  expect(address()).toContain('keyword=')
  expect(document.activeElement).toBe(search)
})

it('reports how many have read a message, with all its languages', async () => {
  const { t } = await renderDesktop('/manage/message/outgoing?open=5', {
    answers: {
      [PAGE]: samplePage(PAGE, [THANKS]),
      [GET]: sample(GET, {
        ...THANKS,
        texts: { 'zh-cn': { title: '感谢有您', content: '谢谢' }, 'en-us': { title: 'Thank you', content: 'Thanks' } },
      }),
      [REPORT]: { state: 'sent', people: 9, delivered: 9, read: 7, unread: 2 },
      [CHANNELS]: [],
      [COUNT]: { people: 9 },
    },
  })
  const report = await dialog(t('message.send_report'))
  const tiles = within(await report.findByRole('list', { name: t('message.send_report') }))
  const read = tiles
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.includes(t('message.send_report_read')))
  expect(read?.textContent).toContain('7')
  await click(report.getByRole('radio', { name: 'English' }))
  await waitFor(() => expect(report.getByRole('article').textContent).toContain('Thank you'))
})

it('cancels a scheduled message after a question', async () => {
  let state: 'scheduled' | 'cancelled' = 'scheduled'
  const { t } = await renderDesktop('/manage/message/outgoing', {
    answers: {
      [PAGE]: () => samplePage(PAGE, [{ ...THANKS, state }]),
      [CANCEL]: () => {
        state = 'cancelled'
        return null
      },
    },
  })
  await clickButton(t('message.send_cancel_of', { title: THANKS.title }))
  const question = await dialog(t('message.send_cancel_ask', { title: THANKS.title }))
  await clickButton(t('message.send_cancel'), question)
  await waitFor(() => expect(screen.getByRole('table').textContent).toContain(t('message.send_state_cancelled')))
})
