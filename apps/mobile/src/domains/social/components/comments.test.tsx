// @vitest-environment happy-dom
import { translate } from '@sands/web/i18n/i18n'
import { enqueue } from '@sands/web/outbox/outbox'
import { putSession } from '@sands/web/session/store'
import { COMMENT_CREATE } from '@sands/web/social/social-calls'
import { aComment, aReply } from '@sands/web/testing/comments'
import { aSession } from '@sands/web/testing/session'
import { stubWire } from '@sands/web/testing/wire'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tap } from '../../../testing/acts.ts'
import { Comments } from './comments.tsx'

const LIST = { records: [aComment('9'), aComment('8')], total: 140, current: 1, size: 20, pages: 7 }
const onWords = () => screen.getAllByText(/^Words/).map(({ textContent }) => textContent)
const show = (commentId?: string) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Comments module={1} moduleId="7" isCommentable={false} commentId={commentId} />
    </QueryClientProvider>,
  )

const scrolled: (string | null)[] = []
beforeEach(() => {
  putSession(aSession())
  scrolled.length = 0
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.getAttribute('data-comment'))
  }
})
afterEach(() => {
  cleanup()
  putSession(null)
  vi.unstubAllGlobals()
})

it('shows the comment that a message refers to first, even when it is on a later page', async () => {
  const sent = stubWire(({ key }) => {
    if (key.endsWith('/comment/get')) return { code: 1, data: aComment('3', [aReply('4')]) }
    return { code: 1, data: key.endsWith('/count') ? { count: 140 } : LIST }
  })
  show('4')
  await vi.waitFor(() => expect(scrolled).toEqual(['4']))
  expect(onWords()).toEqual(['Words 3', 'Words 4', 'Words 9', 'Words 8'])
  expect(sent.filter(({ key }) => key.endsWith('/comment/page'))).toHaveLength(1)
})

it('shows the list when that comment was deleted', async () => {
  stubWire(({ key }) => {
    if (key.endsWith('/comment/get')) return { code: 4170001, status: 404, msg: 'gone' }
    return { code: 1, data: key.endsWith('/count') ? { count: 140 } : LIST }
  })
  show('4')
  await screen.findByText('Words 9')
  expect(scrolled).toEqual([])
})

it('shows a new comment as waiting, even while nothing can be loaded', async () => {
  stubWire(() => ({ code: 5000, status: 503, msg: 'unavailable' }))
  show()
  await enqueue({ key: COMMENT_CREATE, body: { commentModule: 1, commentModuleId: '7', content: 'Mine' }, label: '' })
  expect(await screen.findByText('Mine')).toBeTruthy()
  expect(await screen.findByText('kernel.outbox_waiting')).toBeTruthy()
  expect(await screen.findByText('unavailable')).toBeTruthy()
})

it('lets a person report a comment of another one', async () => {
  const sent = stubWire(({ key }) => {
    if (key.endsWith('/comment/report')) return { code: 1, data: null }
    const list = { ...LIST, records: [{ ...aComment('9'), isMine: 0 }] }
    return { code: 1, data: key.endsWith('/count') ? { count: 140 } : list }
  })
  show()
  const name = translate('social.report_of', { name: aComment('9').author.name })
  const [flag] = await screen.findAllByRole('button', { name })
  await tap(flag as Element)
  await tap(await screen.findByLabelText(translate('social.report_spam')))
  await tap(screen.getByRole('button', { name: translate('social.report_send') }))
  await vi.waitFor(() => expect(sent.some(({ key }) => key.endsWith('/comment/report'))).toBe(true))
})
