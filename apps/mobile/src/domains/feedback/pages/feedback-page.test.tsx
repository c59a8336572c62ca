// @vitest-environment happy-dom
import type { FeedbackItem } from '@sands/contract/feedback/feedback.model'
import { FEEDBACK_STATES } from '@sands/rules/feedback'
import { noAnswer, type Plain, refused } from '@sands/web/testing/fake-calls'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, tap, tapButton, typeInto } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'
import { CATEGORIES, FEEDBACK_CREATE, FEEDBACK_PAGE } from '../feedback-calls.ts'

const categories = [
  { id: '1', name: 'Course content' },
  { id: '2', name: 'Something else' },
]
const aFeedback = (over: Partial<Plain<FeedbackItem>> = {}): Plain<FeedbackItem> => ({
  id: '9',
  categoryName: 'Course content',
  content: 'More videos',
  contact: '',
  pictures: [],
  state: 'new',
  answers: [],
  createTime: '2026-03-02T08:00:00.000Z',
  ...over,
})
const pageOf = (...records: Plain<FeedbackItem>[]) => ({ records, current: 1, size: 20, total: records.length })

describe('the feedback page', () => {
  it('sends the feedback with its category, and lists it', async () => {
    const { t, server } = await renderPhone('/feedback', {
      calls: { [CATEGORIES]: categories, [FEEDBACK_PAGE]: pageOf(aFeedback()), [FEEDBACK_CREATE]: aFeedback() },
    })
    await tap(await screen.findByRole('radio', { name: 'Something else' }))
    await typeInto(screen.getByLabelText(t('feedback.content')), '  More videos ')
    await typeInto(screen.getByLabelText(t('feedback.contact')), '138')
    await tapButton(t('feedback.send'))
    expect(await screen.findByText(t('feedback.sent'))).toBeTruthy()
    await waitFor(() => expect(server.sentTo(FEEDBACK_CREATE)).toHaveLength(1))
    expect(server.sentTo(FEEDBACK_CREATE)[0]?.body).toEqual({ categoryId: '2', content: 'More videos', contact: '138' })
    expect(address()).toBe('/feedback?tab=mine')
    expect(await screen.findByText('More videos')).toBeTruthy()
  })

  it('says what is missing instead of sending', async () => {
    const { t, server } = await renderPhone('/feedback', { calls: { [CATEGORIES]: categories } })
    await tapButton(t('feedback.send'))
    expect(await screen.findByText(t('feedback.fault_category'))).toBeTruthy()
    expect(screen.getByText(t('feedback.fault_content'))).toBeTruthy()
    expect(server.sentTo(FEEDBACK_CREATE)).toEqual([])
  })

  it('keeps an unfinished text after leaving the page', async () => {
    const { t } = await renderPhone('/feedback', { calls: { [CATEGORIES]: categories, [FEEDBACK_PAGE]: pageOf() } })
    await typeInto(await screen.findByLabelText(t('feedback.content')), 'Half a sentence')
    await tap(screen.getByRole('tab', { name: t('feedback.mine') }))
    await tap(screen.getByRole('tab', { name: t('feedback.write') }))
    expect(await screen.findByDisplayValue('Half a sentence')).toBeTruthy()
  })

  it('keeps feedback that cannot be sent now, and says so', async () => {
    const { t } = await renderPhone('/feedback', {
      calls: { [CATEGORIES]: categories, [FEEDBACK_PAGE]: pageOf(), [FEEDBACK_CREATE]: noAnswer },
    })
    await tap(await screen.findByRole('radio', { name: 'Course content' }))
    await typeInto(screen.getByLabelText(t('feedback.content')), 'From the train')
    await tapButton(t('feedback.send'))
    expect(await screen.findByText('From the train')).toBeTruthy()
    expect(screen.getByText(t('feedback.waiting'))).toBeTruthy()
  })

  it('shows every state, and the answers', async () => {
    const answers = [{ id: '1', content: 'Coming soon', authorName: 'Wu Yue', createTime: '2026-03-03T08:00:00.000Z' }]
    const { t } = await renderPhone('/feedback?tab=mine', {
      calls: {
        [CATEGORIES]: categories,
        [FEEDBACK_PAGE]: pageOf(
          ...FEEDBACK_STATES.map((state, index) =>
            aFeedback({ id: String(index + 1), state, answers: state === 'answered' ? answers : [] }),
          ),
        ),
      },
    })
    for (const state of FEEDBACK_STATES) expect(await screen.findByText(t(`feedback.state_${state}`))).toBeTruthy()
    expect(screen.getByText('Coming soon')).toBeTruthy()
    expect(screen.getByText(t('feedback.answer_by', { name: 'Wu Yue' }))).toBeTruthy()
  })

  it('says that nothing was sent yet, and links to the form', async () => {
    const { t } = await renderPhone('/feedback?tab=mine', {
      calls: { [CATEGORIES]: categories, [FEEDBACK_PAGE]: pageOf() },
    })
    expect(await screen.findByText(t('feedback.none'))).toBeTruthy()
    await tapButton(t('feedback.write'))
    expect(address()).toBe('/feedback')
  })

  it('says that it is not open while there is no category', async () => {
    const { t } = await renderPhone('/feedback', { calls: { [CATEGORIES]: [] } })
    expect(await screen.findByText(t('feedback.closed'))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('feedback.send') })).toBeNull()
  })

  it('shows the error and offers a retry', async () => {
    const { t, server } = await renderPhone('/feedback', { calls: { [CATEGORIES]: refused('kernel.unexpected') } })
    await screen.findByRole('button', { name: t('kernel.retry') })
    server.answer({ [CATEGORIES]: categories })
    await tapButton(t('kernel.retry'))
    expect(await screen.findByRole('radio', { name: 'Course content' })).toBeTruthy()
  })
})
