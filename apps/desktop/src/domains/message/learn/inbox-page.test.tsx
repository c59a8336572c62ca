// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { click, clickButton, findButton } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const PAGE = 'GET /sands-system/api/v1/message/page'
const READ = 'POST /sands-system/api/v1/message/read'
const COUNT = 'GET /sands-system/api/v1/message/unread-count'

it('marks a message as read in place, and switches between shelves', async () => {
  let isRead: 0 | 1 = 0
  const { t, address, server } = await renderDesktop('/messages', {
    language: 'en-us',
    answers: {
      [PAGE]: () => samplePage(PAGE, [{ id: '5', title: 'Hello', categoryCode: 'notice', isRead }]),
      [READ]: () => {
        isRead = 1
        return sample(READ)
      },
      [COUNT]: { unreadCount: 0 },
    },
  })
  const message = within(await screen.findByRole('article', { name: 'Hello' }))
  expect(message.getByText(t('message.unread_mark'))).toBeTruthy()
  await clickButton(t('message.mark_read'), message)
  await waitFor(() => expect(screen.queryByText(t('message.unread_mark'))).toBeNull())
  await click(screen.getByRole('radio', { name: t('message.category_system') }))
  await waitFor(() => expect(server.sentTo(PAGE).at(-1)?.query.get('code')).toBe('system'))
  expect(address()).toContain('shelf=system')
})

it('says when messages cannot be loaded, and when there are none', async () => {
  const { t, server } = await renderDesktop('/messages', { answers: { [PAGE]: refused('kernel.unavailable') } })
  const retry = await findButton(t('kernel.retry'))
  server.answer({ [PAGE]: samplePage(PAGE, []) })
  await click(retry)
  expect(await screen.findByText(t('message.none_title'))).toBeTruthy()
})
