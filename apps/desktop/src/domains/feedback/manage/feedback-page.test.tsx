// @vitest-environment happy-dom
import type { ManagedFeedback } from '@sands/contract/feedback/feedback.model'
import { type Plain, refused } from '@sands/web/testing/fake-calls'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { clickButton, dialog, fill, findField } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const PAGE = 'GET /sands-system/api/v1/manage/question/page'
const GET = 'GET /sands-system/api/v1/manage/question/get'
const CATEGORIES = 'GET /sands-system/api/v1/questionCategory/questionList'
const ANSWER = 'POST /sands-system/api/v1/manage/question/answer'
const ASSIGN = 'POST /sands-system/api/v1/manage/question/assign'
const CLOSE = 'POST /sands-system/api/v1/manage/question/close'
const LIST = '/manage/feedback/list'

const aFeedback = (over: Partial<Plain<ManagedFeedback>> = {}): Plain<ManagedFeedback> => ({
  id: '9',
  categoryId: '1',
  categoryName: '课程内容',
  content: '希望增加短视频',
  contact: '',
  pictures: [],
  state: 'new',
  answers: [],
  author: { id: '8', name: '林晓', postName: '店员' },
  assignee: null,
  version: 1,
  createTime: '2026-03-02T08:00:00.000Z',
  updateTime: '2026-03-02T08:00:00.000Z',
  ...over,
})
const pageOf = (...records: Plain<ManagedFeedback>[]) => ({ records, current: 1, size: 20, total: records.length })
const answers = { [PAGE]: pageOf(aFeedback()), [GET]: aFeedback(), [CATEGORIES]: [{ id: '1', name: '课程内容' }] }

describe('the list of feedback', () => {
  it('opens a feedback, and sends the answer to its author', async () => {
    const { t, server } = await renderDesktop(LIST, {
      answers: { ...answers, [ANSWER]: aFeedback({ state: 'answered' }) },
    })
    await clickButton('希望增加短视频')
    const drawer = await dialog(t('feedback.manage_one_of', { name: '林晓' }))
    await clickButton(t('feedback.manage_answer_send'), drawer)
    expect(await drawer.findByText(t('feedback.manage_answer_missing'))).toBeTruthy()
    fill(await findField(new RegExp(t('feedback.manage_answer')), drawer), '下月上线')
    await clickButton(t('feedback.manage_answer_send'), drawer)
    expect(await screen.findByText(t('feedback.manage_answered'))).toBeTruthy()
    expect(server.sentTo(ANSWER)[0]?.body).toEqual({ id: '9', version: 1, content: '下月上线' })
  })

  it('lets the viewer take on a feedback', async () => {
    const { t, server } = await renderDesktop(`${LIST}?open=9`, { answers: { ...answers, [ASSIGN]: aFeedback() } })
    await clickButton(t('feedback.manage_assign_me'))
    await waitFor(() => expect(server.sentTo(ASSIGN)[0]?.body).toMatchObject({ id: '9', assigneeId: '7' }))
  })

  it('asks before it closes a feedback', async () => {
    const { t, server } = await renderDesktop(`${LIST}?open=9`, { answers: { ...answers, [CLOSE]: aFeedback() } })
    await clickButton(t('feedback.manage_close'))
    const question = await screen.findByRole('dialog', { name: t('feedback.manage_close_ask') })
    await clickButton(t('feedback.manage_close'), within(question))
    await waitFor(() => expect(server.sentTo(CLOSE)[0]?.body).toEqual({ id: '9', version: 1 }))
  })

  it('only offers to reopen a closed feedback', async () => {
    const { t } = await renderDesktop(`${LIST}?open=9`, {
      answers: { ...answers, [GET]: aFeedback({ state: 'closed' }) },
    })
    expect(await screen.findByRole('button', { name: t('feedback.manage_reopen') })).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('feedback.manage_answer_send') })).toBeNull()
    expect(screen.queryByRole('button', { name: t('feedback.manage_assign_me') })).toBeNull()
  })

  it('filters by the address, and says when nothing matches', async () => {
    const { t, server } = await renderDesktop(`${LIST}?state=closed&mine=1`, {
      answers: { ...answers, [PAGE]: pageOf() },
    })
    expect(await screen.findByText(t('feedback.manage_not_found'))).toBeTruthy()
    const [asked] = server.sentTo(PAGE)
    expect([asked?.query.get('state'), asked?.query.get('assigneeId')]).toEqual(['closed', '7'])
  })

  it('says that there is no feedback yet, and why loading failed', async () => {
    const { t, server } = await renderDesktop(LIST, { answers: { ...answers, [PAGE]: refused('kernel.unexpected') } })
    await screen.findByRole('button', { name: t('kernel.retry') })
    server.answer({ [PAGE]: pageOf() })
    await clickButton(t('kernel.retry'))
    expect(await screen.findByText(t('feedback.manage_none'))).toBeTruthy()
  })

  it('needs the right to view feedback', async () => {
    const { server } = await renderDesktop(LIST, { answers, rights: ['course.edit'] })
    expect(server.sentTo(PAGE)).toEqual([])
  })
})
