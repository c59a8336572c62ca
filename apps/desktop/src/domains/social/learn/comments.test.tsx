// @vitest-environment happy-dom
import { type CallAnswers, refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { click, clickButton, dialog, fill, findButton, findField } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { Comments } from './comments.tsx'

const PAGE = 'GET /sands-system/api/v1/comment/page'
const COUNT = 'GET /sands-system/api/v1/comment/count'
const DELETE = 'POST /sands-system/api/v1/comment/delete'
const LIKE = 'POST /sands-system/api/v1/like/likeOption'
const MINE = { id: '5', content: '边看边记的一句话', isExits: 1, isMine: 1, author: { name: '孙悦' } } as const
const THEIRS = { ...MINE, id: '6', content: '好主意', isMine: 0, author: { name: '林晓' } } as const

const open = (answers: CallAnswers = {}, isCommentable = true) =>
  renderDesktop(<Comments module={1} moduleId="9" isCommentable={isCommentable} />, {
    answers: {
      [PAGE]: samplePage(PAGE, [MINE, THEIRS]),
      [COUNT]: sample(COUNT, { count: 2 }),
      [DELETE]: null,
      [LIKE]: sample(LIKE, { isLike: 1, likeCount: 1 }),
      ...answers,
    },
  })

it('sends only a comment with text', async () => {
  const { t } = await open()
  const send = await findButton(t('social.send'))
  expect(send).toHaveProperty('disabled', true)
  fill(await findField(t('social.write')), '陈列图可以直接打印')
  await waitFor(() => expect(send).toHaveProperty('disabled', false))
})

it('takes down the person’s own comment after a question, and no other comment', async () => {
  const { t, server } = await open()
  server.answer({
    [DELETE]: () => {
      server.answer({ [PAGE]: samplePage(PAGE, [THEIRS]) })
      return null
    },
  })
  await screen.findByText(MINE.content)
  expect(screen.getAllByRole('button', { name: t('social.delete') })).toHaveLength(1)
  await clickButton(t('social.delete'))
  const question = await dialog(t('social.delete_ask'))
  await clickButton(t('social.delete'), question)
  await waitFor(() => expect(screen.queryByText(MINE.content) === null).toBe(true))
  await waitFor(() => expect(server.sentTo(DELETE)[0]?.body).toMatchObject({ id: '5' }))
})

it('shows a like at once, and focuses the field of a reply', async () => {
  const { t } = await open()
  await screen.findByText(THEIRS.content)
  const like = screen.getAllByRole('button', { name: t('social.like') })[1] as Element
  await click(like)
  await waitFor(() => expect(like.getAttribute('aria-pressed')).toBe('true'))
  await clickButton(t('social.reply_to', { name: '林晓' }))
  const field = await findField(t('social.reply_to', { name: '林晓' }))
  await waitFor(() => expect(document.activeElement === field).toBe(true))
})

it('says that comments are closed, that there are none, and that they cannot be loaded', async () => {
  const { t, server } = await open({ [PAGE]: refused('kernel.unavailable') }, false)
  expect(await screen.findByText(t('social.closed'))).toBeTruthy()
  const retry = await findButton(t('kernel.retry'))
  server.answer({ [PAGE]: samplePage(PAGE, []) })
  await click(retry)
  expect(await screen.findByText(t('social.none'))).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})
