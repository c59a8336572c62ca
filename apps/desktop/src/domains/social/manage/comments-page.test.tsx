// @vitest-environment happy-dom
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { click, clickButton, dialog, field } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const PAGE = 'GET /sands-system/api/v1/manage/comment/page'
const REMOVE = 'POST /sands-system/api/v1/manage/comment/remove'
const COMMENT = { id: '5', isExits: 1 as const, content: '加我微信便宜卖', author: { name: '陈立' } }

it('keeps the filters in the address, says when nothing is found, and clears them', async () => {
  const { t, address, server } = await renderDesktop('/manage/social/comments?kind=lecturer&keyword=zzzz', {
    answers: { [PAGE]: ({ query }) => samplePage(PAGE, query.has('keyWord') ? [] : [COMMENT]) },
  })
  expect(await screen.findByText(t('social.manage_not_found'))).toBeTruthy()
  expect(server.sentTo(PAGE)[0]?.query.get('keyWord')).toBe('zzzz')
  await click(screen.getAllByRole('button', { name: t('social.manage_clear') }).at(-1) as Element)
  expect(await screen.findByRole('table')).toBeTruthy()
  expect(address()).not.toContain('kind=')
})

it('requires a reason to take a comment down, and suggests reasons', async () => {
  const { t, server } = await renderDesktop('/manage/social/comments', {
    answers: { [PAGE]: samplePage(PAGE, [COMMENT]), [REMOVE]: sample(REMOVE) },
  })
  await clickButton(COMMENT.content)
  const drawer = await dialog(t('social.manage_comment_of', { name: '陈立' }))
  await clickButton(t('social.manage_take_down'), drawer)
  const question = await dialog(t('social.manage_take_down_ask', { name: '陈立' }))
  await clickButton(t('social.manage_take_down'), question)
  expect(await question.findByText(t('social.manage_reason_missing'))).toBeTruthy()
  expect(server.sentTo(REMOVE)).toEqual([])
  await clickButton(t('social.manage_reason_advert'), question)
  expect(field(t('social.manage_reason'), question)).toHaveProperty('value', t('social.manage_reason_advert'))
  await clickButton(t('social.manage_take_down'), question)
  await waitFor(() =>
    expect(server.sentTo(REMOVE)[0]?.body).toEqual({ id: '5', reason: t('social.manage_reason_advert') }),
  )
})
