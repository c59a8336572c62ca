// @vitest-environment happy-dom
import { PRACTICE_REFUSALS } from '@sands/rules/exam/practice'
import {
  BOOK_CATEGORIES,
  DAILY_ANSWER,
  DAILY_SET,
  FAVORITE_PAGE,
  PRACTICE_ANSWER,
  PRACTICE_INFO,
  PRACTICE_PAGE,
  PRACTICE_PAPER,
  PRACTICE_REDO,
  PRACTICE_RESULT,
  PRACTICE_START,
  PRACTICE_SUBMIT,
  PRACTICE_TOPICS,
  WRONG_PAGE,
} from '@sands/web/exam/practice/practice-calls'
import { noAnswer, refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { click, clickButton, dialog, findButton } from '../../../../testing/person.ts'
import { renderDesktop } from '../../../../testing/render-desktop.tsx'

const AT = '2026-03-02T08:00:00.000Z'
const noSet = sample(DAILY_SET, { due: 0 })
const aQuestion = {
  key: 'q-1',
  questionId: '1',
  isFavorite: 0 as const,
  body: {
    type: 'single' as const,
    stem: 'Which one?',
    options: [
      { key: 'a', content: 'Helmet' },
      { key: 'b', content: 'Hat' },
    ],
    targets: [],
    blanks: [],
    words: null,
    files: 0,
    children: [],
  },
}
const solution = { key: { key: { options: ['a'] } }, analysis: 'It protects.', reference: null, children: [] }
const aReview = { ...aQuestion, answers: [], solution }
const aPaper = (id: string, over: object = {}) =>
  sample(PRACTICE_PAPER, {
    practiseRecordId: id,
    practiseId: '5',
    practiseName: 'Safety',
    kind: 'practice',
    mode: 'whole',
    questions: [aQuestion],
    ...over,
  })
const anInfo = (over: object = {}) =>
  sample(PRACTICE_INFO, {
    practiseId: '5',
    practiseName: 'Safety',
    tagStatus: 100,
    timeStatus: 1,
    mode: 'whole',
    completion: 'hand_in',
    ...over,
  })

describe('practices in the portal', () => {
  it('are listed with what each offers', async () => {
    const { t } = await renderDesktop('/practice', {
      answers: {
        [DAILY_SET]: sample(DAILY_SET, { due: 3 }),
        [PRACTICE_PAGE]: samplePage(PRACTICE_PAGE, [
          { practiseId: '5', practiseName: 'Safety', tagStatus: 100, timeStatus: 1, isRepeat: 1 },
          { practiseId: '6', practiseName: 'Tea', tagStatus: 300, timeStatus: 1, isRepeat: 0 },
        ]),
      },
    })
    expect(await screen.findByRole('link', { name: `${t('exam.practice_go')} Safety` })).toBeTruthy()
    expect(screen.getByRole('link', { name: `${t('exam.practice_view')} Tea` })).toBeTruthy()
    expect(await screen.findByText(t('exam.daily_text', { count: 3 }))).toBeTruthy()
  })

  it('say that there is none, and retry what failed', async () => {
    const { t, server } = await renderDesktop('/practice', {
      answers: { [DAILY_SET]: noSet, [PRACTICE_PAGE]: noAnswer },
    })
    const retry = await findButton(t('kernel.retry'))
    server.answer({ [PRACTICE_PAGE]: samplePage(PRACTICE_PAGE, []) })
    await click(retry)
    expect(await screen.findByText(t('exam.practice_none'))).toBeTruthy()
  })

  it.each(PRACTICE_REFUSALS)('say why they cannot be started: %s', async (refusal) => {
    const { t } = await renderDesktop('/practice/info?practiseId=5', {
      answers: { [PRACTICE_INFO]: anInfo({ refusal }) },
    })
    expect(await screen.findByText(t(`exam.practice_reason_${refusal}`))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('exam.practice_go') })).toBeNull()
  })

  it('start and open the paper', async () => {
    const { t, server, address } = await renderDesktop('/practice/info?practiseId=5&trainingId=3&globalIndex=1', {
      answers: {
        [PRACTICE_INFO]: anInfo(),
        [PRACTICE_START]: { practiseRecordId: '70' },
        [PRACTICE_PAPER]: aPaper('70'),
      },
    })
    await clickButton(t('exam.practice_go'))
    expect(await screen.findByText('Which one?')).toBeTruthy()
    expect(server.sentTo(PRACTICE_START)[0]?.body).toEqual({ practiseId: '5', trainingId: '3', globalIndex: 1 })
    expect(address()).toBe('/practice/paper?practiseRecordId=70&trainingId=3&globalIndex=1')
  })

  it('say that there is no such practice', async () => {
    const { t } = await renderDesktop('/practice/info?practiseId=5', {
      answers: { [PRACTICE_INFO]: refused('exam.practice_unknown') },
    })
    expect(await screen.findByRole('link', { name: t('exam.practice_show_all') })).toBeTruthy()
  })

  it('are handed in after a last look, and show the result', async () => {
    const { t, server } = await renderDesktop('/practice/paper?practiseRecordId=71', {
      answers: {
        [PRACTICE_PAPER]: aPaper('71'),
        [PRACTICE_ANSWER]: sample(PRACTICE_ANSWER),
        [PRACTICE_SUBMIT]: { practiseRecordId: '71' },
        [PRACTICE_RESULT]: sample(PRACTICE_RESULT, {
          practiseId: '5',
          practiseName: 'Safety',
          accuracy: 100,
          isCompleted: true,
          questions: [aReview],
        }),
      },
    })
    await click(await screen.findByRole('radio', { name: /Helmet/ }))
    await clickButton(t('exam.practice_hand_in'))
    const sure = await dialog(t('exam.practice_hand_in_ask'))
    await clickButton(t('exam.practice_hand_in'), sure)
    expect(await screen.findByText('100%')).toBeTruthy()
    expect(screen.getByText('It protects.')).toBeTruthy()
    expect(server.sentTo(PRACTICE_ANSWER)[0]?.body.answers).toMatchObject([{ questionKey: 'q-1' }])
  })

  it('show the explanation at once, one by one', async () => {
    const { t } = await renderDesktop('/practice/paper?practiseRecordId=72', {
      answers: {
        [PRACTICE_PAPER]: aPaper('72', { mode: 'one_by_one' }),
        [PRACTICE_ANSWER]: sample(PRACTICE_ANSWER, { reviews: [aReview] }),
      },
    })
    await click(await screen.findByRole('radio', { name: /Hat/ }))
    await clickButton(t('exam.practice_check'))
    expect(await screen.findByText('It protects.')).toBeTruthy()
  })

  it('lead to the result when another device has handed in', async () => {
    const { address } = await renderDesktop('/practice/paper?practiseRecordId=73', {
      answers: {
        [PRACTICE_PAPER]: refused('exam.practice_handed_in'),
        [PRACTICE_RESULT]: sample(PRACTICE_RESULT, { practiseId: '5' }),
      },
    })
    await waitFor(() => expect(address()).toBe('/practice/result?practiseRecordId=73'))
  })
})

describe('the wrong book in the portal', () => {
  it('shows how often and when, and starts again', async () => {
    const { t, address } = await renderDesktop('/practice/wrong-book', {
      answers: {
        [WRONG_PAGE]: samplePage(WRONG_PAGE, [
          { questionId: '1', title: 'Which one?', type: 'single', timesWrong: 2, lastWrongAt: AT },
        ]),
        [BOOK_CATEGORIES]: [],
        [PRACTICE_TOPICS]: sample(PRACTICE_TOPICS, [{ categoryName: 'Tea', answered: 4, right: 1, inBook: 1 }]),
        [PRACTICE_REDO]: { practiseRecordId: '90' },
        [PRACTICE_PAPER]: aPaper('90'),
      },
    })
    expect(await screen.findByText(t('exam.wrong_times', { count: 2 }))).toBeTruthy()
    expect(await screen.findByText(t('exam.topic_share', { percent: 25, count: 4 }))).toBeTruthy()
    await clickButton(t('exam.wrong_redo'))
    await waitFor(() => expect(address()).toBe('/practice/paper?practiseRecordId=90'))
  })

  it('is narrowed to a category of the bank, which is then practised alone', async () => {
    const { t, server } = await renderDesktop('/practice/wrong-book?categoryId=6', {
      answers: {
        [WRONG_PAGE]: samplePage(WRONG_PAGE, [
          { questionId: '1', title: 'Which one?', type: 'single', timesWrong: 2, lastWrongAt: AT },
        ]),
        [BOOK_CATEGORIES]: [
          { categoryId: '5', categoryName: 'Cups', questionNum: 1 },
          { categoryId: '6', categoryName: 'Pots', questionNum: 2 },
        ],
        [PRACTICE_REDO]: { practiseRecordId: '90' },
        [PRACTICE_PAPER]: aPaper('90'),
      },
    })
    expect(await screen.findByText('Pots')).toBeTruthy()
    expect(server.sentTo(WRONG_PAGE)[0]?.query.get('categoryId')).toBe('6')
    await clickButton(t('exam.wrong_redo'))
    await waitFor(() => expect(server.sentTo(PRACTICE_REDO)[0]?.body).toEqual({ kind: 'wrong', categoryId: '6' }))
  })

  it.each(['wrong', 'left', 'favorite'] as const)('says what belongs in an empty part: %s', async (tab) => {
    const { t } = await renderDesktop(`/practice/wrong-book?tab=${tab}`, {
      answers: {
        [WRONG_PAGE]: samplePage(WRONG_PAGE, []),
        [FAVORITE_PAGE]: samplePage(FAVORITE_PAGE, []),
        [BOOK_CATEGORIES]: [],
        [PRACTICE_TOPICS]: [],
      },
    })
    expect(await screen.findByText(t(tab === 'left' ? 'exam.wrong_left_none' : `exam.${tab}_none`))).toBeTruthy()
  })
})

describe('the daily set in the portal', () => {
  it('is answered question by question', async () => {
    const daily = { ...aReview, versionId: '8', dueAt: AT }
    const { t, server } = await renderDesktop('/practice/daily', {
      answers: { [DAILY_SET]: sample(DAILY_SET, { questions: [daily], due: 1 }), [DAILY_ANSWER]: { stored: 1 } },
    })
    await clickButton(t('exam.daily_start'))
    await click(await screen.findByRole('radio', { name: /Helmet/ }))
    await clickButton(t('exam.practice_check'))
    await clickButton(t('exam.next'))
    expect(await screen.findByText(t('exam.daily_done_text', { right: 1, total: 1 }))).toBeTruthy()
    await waitFor(() => expect(server.sentTo(DAILY_ANSWER)).toHaveLength(1))
  })

  it('says that nothing is due', async () => {
    const { t } = await renderDesktop('/practice/daily', { answers: { [DAILY_SET]: noSet } })
    expect(await screen.findByText(t('exam.daily_none'))).toBeTruthy()
  })
})
