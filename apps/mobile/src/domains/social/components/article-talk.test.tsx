// @vitest-environment happy-dom
import { errorTexts } from '@sands/i18n/errors'
import { aComment, aReply } from '@sands/web/testing/comments'
import { type CallAnswers, noAnswer, refused } from '@sands/web/testing/fake-calls'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { settle, tap, tapButton, typeInto } from '../../../testing/acts.ts'
import { anArticleDetail } from '../../../testing/articles.ts'
import { onePage } from '../../../testing/pages.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'
import { socialAnswers } from '../../../testing/social.ts'

const COMMENTS = 'GET /sands-system/api/v1/comment/page'
const CREATE = 'POST /sands-system/api/v1/comment/create'
const DELETE = 'POST /sands-system/api/v1/comment/delete'
const LIKE = 'POST /sands-system/api/v1/like/likeOption'

const article = (over: CallAnswers = {}): CallAnswers => ({
  ...socialAnswers,
  'GET /sands-lms/api/v1/article/get': anArticleDetail('5'),
  'GET /sands-lms/api/v1/article/addViewCount': { viewCount: 8 },
  'GET /sands-lms/api/v1/article/addUv': { readers: 3 },
  'GET /sands-lms/api/v1/article/saveArticleLearnTime': { seconds: 9 },
  ...over,
})
const ADDRESS = '/broadcastDetail/5'

describe('a comment', () => {
  it('that is unfinished is still there when the person comes back', async () => {
    const { t } = await renderPhone(ADDRESS, { calls: article() })
    await tapButton(t('social.write'))
    const composer = () => within(screen.getByRole('dialog'))
    expect(composer().getByRole<HTMLButtonElement>('button', { name: t('social.send') }).disabled).toBe(true)
    await typeInto(composer().getByRole('textbox'), 'Half a')
    await tap(composer().getByRole('button', { name: t('kernel.cancel') }))
    await tapButton(t('social.write'))
    expect(composer().getByRole<HTMLTextAreaElement>('textbox').value).toBe('Half a')
    await typeInto(composer().getByRole('textbox'), '')
  })

  it('that is written offline is shown in its place as waiting', async () => {
    const { t } = await renderPhone(ADDRESS, { calls: article({ [CREATE]: noAnswer }) })
    await tapButton(t('social.write'))
    const composer = within(screen.getByRole('dialog'))
    await typeInto(composer.getByRole('textbox'), 'From a tunnel')
    await tap(composer.getByRole('button', { name: t('social.send') }))
    const row = (await screen.findByText('From a tunnel')).closest('li')
    await waitFor(() => expect(row?.textContent).toContain(t('kernel.outbox_waiting')))
  })

  it('of the person is only deleted after a question', async () => {
    let left = [aComment('1')]
    const { t, server } = await renderPhone(ADDRESS, {
      calls: article({
        [COMMENTS]: () => onePage(left),
        [DELETE]: () => {
          left = []
          return null
        },
      }),
    })
    await screen.findByText('Words 1')
    const ask = async () => {
      await tapButton(t('social.delete'))
      return within(await screen.findByRole('dialog', { name: t('social.delete_ask') }))
    }
    await tap((await ask()).getByRole('button', { name: t('kernel.cancel') }))
    await settle()
    expect(server.sentTo(DELETE)).toEqual([])
    await tap((await ask()).getByRole('button', { name: t('social.delete') }))
    await waitFor(() => expect(screen.queryByText('Words 1')).toBeNull())
  })

  it('shows the rest of its replies on request', async () => {
    const thread = { ...aComment('1', [aReply('2')]), replyCount: 2 }
    const { t } = await renderPhone(ADDRESS, {
      calls: article({
        [COMMENTS]: ({ query }) =>
          query.get('parentId') ? onePage([aComment('2'), aComment('3')]) : onePage([thread]),
      }),
    })
    await screen.findByText('Words 2')
    expect(screen.queryByText('Words 3')).toBeNull()
    await tapButton(t('social.more_replies', { count: 1 }))
    expect(await screen.findByText('Words 3')).toBeTruthy()
  })

  it('cannot be written where comments are closed', async () => {
    const { t } = await renderPhone(ADDRESS, {
      calls: article({ 'GET /sands-lms/api/v1/article/get': anArticleDetail('5', { isCommentable: 0 }) }),
    })
    const bar = within(await screen.findByRole('contentinfo'))
    expect(bar.getByRole<HTMLButtonElement>('button', { name: t('social.closed') }).disabled).toBe(true)
    expect(screen.getAllByText(t('social.closed')).length).toBeGreaterThan(1)
  })
})

it('a like is undone when the server refuses it, and stays otherwise', async () => {
  const { t, server } = await renderPhone(ADDRESS, { calls: article({ [LIKE]: refused('kernel.unavailable') }) })
  const bar = within(await screen.findByRole('contentinfo'))
  const like = await bar.findByRole<HTMLButtonElement>('button', { name: new RegExp(t('social.like')) })
  await waitFor(() => expect(like.disabled).toBe(false))
  const before = like.textContent
  await tap(like)
  expect(await screen.findByText(errorTexts['en-us']['kernel.unavailable'])).toBeTruthy()
  expect([like.getAttribute('aria-pressed'), like.textContent]).toEqual(['false', before])
  server.answer({ [LIKE]: { isLike: 1, likeCount: 3 } })
  await tap(like)
  await waitFor(() => expect(like.getAttribute('aria-pressed')).toBe('true'))
})
