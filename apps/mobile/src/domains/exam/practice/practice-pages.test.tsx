// @vitest-environment happy-dom
import { PRACTICE_REFUSALS } from '@sands/rules/exam/practice'
import {
  BOOK_CATEGORIES,
  DAILY_ANSWER,
  DAILY_SET,
  FAVORITE_PAGE,
  FAVORITE_SET,
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
import { type CallAnswers, noAnswer, refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { TRAINING_PANEL } from '@sands/web/training/training-calls'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, tap, tapButton, tapLink } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const AT = '2026-03-02T08:00:00.000Z'
const body = {
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
}
const aQuestion = (id: string, stem = 'Which one?') => ({
  key: `q-${id}`,
  questionId: id,
  isFavorite: 0 as const,
  body: { ...body, stem },
})
const aReview = (id: string, options: string[]) => ({
  ...aQuestion(id),
  answers: [
    {
      questionKey: `q-${id}`,
      answer: { options },
      verdict: options[0] === 'a' ? ('right' as const) : ('wrong' as const),
      score: null,
      maxScore: 0,
      comment: null,
    },
  ],
  solution: { key: { key: { options: ['a'] } }, analysis: 'It protects the head.', reference: null, children: [] },
})
const aPaper = (practiseRecordId: string, over: object = {}) =>
  sample(PRACTICE_PAPER, {
    practiseRecordId,
    practiseId: '5',
    practiseName: 'Safety',
    kind: 'practice',
    mode: 'whole',
    questions: [aQuestion('1'), aQuestion('2', 'And now?')],
    ...over,
  })
const paperOf = (id: string) => `/examPractisePaper?practiseRecordId=${id}`
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
const aSave = (reviews: object[] = []) => sample(PRACTICE_ANSWER, { savedAt: AT, reviews })
const noSet: CallAnswers = { [DAILY_SET]: sample(DAILY_SET, { due: 0 }) }

describe('the list of practices on the phone', () => {
  // First, because an earlier answer would be shown again while the server fails.
  it('says that there is no practice yet, and retries what failed', async () => {
    const { t, server } = await renderPhone('/examPractiseTab', {
      calls: { ...noSet, [PRACTICE_PAGE]: refused('kernel.unavailable') },
    })
    const retry = await screen.findByRole('button', { name: t('kernel.retry') })
    server.answer({ [PRACTICE_PAGE]: samplePage(PRACTICE_PAGE, []) })
    await tap(retry)
    expect(await screen.findByText(t('exam.practice_none'))).toBeTruthy()
  })

  it('shows states and what each card offers', async () => {
    const item = { practiseName: 'Safety', timeStatus: 1, isRepeat: 1 as const }
    const { t } = await renderPhone('/examPractise', {
      calls: {
        [DAILY_SET]: sample(DAILY_SET, { due: 4 }),
        [PRACTICE_PAGE]: samplePage(PRACTICE_PAGE, [
          { ...item, practiseId: '5', tagStatus: 100 },
          { ...item, practiseId: '6', tagStatus: 400 },
          { ...item, practiseId: '7', tagStatus: 500, timeStatus: 2 },
        ]),
      },
    })
    expect(await screen.findByText(t('exam.practice_go'))).toBeTruthy()
    expect(screen.getByText(t('exam.practice_again'))).toBeTruthy()
    expect(screen.getByText(t('exam.practice_view'))).toBeTruthy()
    expect(await screen.findByText(t('exam.daily_text', { count: 4 }))).toBeTruthy()
  })
})

describe('the page of a practice on the phone', () => {
  it.each(PRACTICE_REFUSALS)('says why it cannot be started: %s', async (refusal) => {
    const { t } = await renderPhone('/ExamPractiseInfo?practiseId=5', {
      calls: { [PRACTICE_INFO]: anInfo({ refusal }) },
    })
    expect(await screen.findByText(t(`exam.practice_reason_${refusal}`))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('exam.practice_go') })).toBeNull()
  })

  it('starts for a training, and opens the paper', async () => {
    const { t, server } = await renderPhone('/examPractiseInfo?practiseId=5&trainingId=3&globalIndex=1', {
      calls: {
        [PRACTICE_INFO]: anInfo(),
        [PRACTICE_START]: { practiseRecordId: '70' },
        [PRACTICE_PAPER]: aPaper('70'),
        [TRAINING_PANEL]: [],
      },
    })
    await tapButton(t('exam.practice_go'))
    expect(await screen.findByText('Which one?')).toBeTruthy()
    expect(server.sentTo(PRACTICE_START)[0]?.body).toEqual({ practiseId: '5', trainingId: '3', globalIndex: 1 })
  })

  it('keeps the training on the way to an earlier attempt', async () => {
    const attempt = { practiseRecordId: '70', number: 1, state: 'handed_in' as const, handedInAt: AT, accuracy: 80 }
    const { t } = await renderPhone('/ExamPractiseInfo?practiseId=5&trainingId=3&globalIndex=1', {
      calls: { [PRACTICE_INFO]: anInfo({ attempts: [attempt] }), [TRAINING_PANEL]: [] },
    })
    const link = await screen.findByRole('link', { name: new RegExp(t('exam.practice_attempt', { number: 1 })) })
    expect(link.getAttribute('href')).toBe('/examPractiseResult?practiseRecordId=70&trainingId=3&globalIndex=1')
  })

  it('says that there is no such practice', async () => {
    const { t } = await renderPhone('/examPractiseInfo?practiseId=6', {
      calls: { [PRACTICE_INFO]: refused('exam.practice_unknown') },
    })
    expect(await screen.findByText(t('kernel.gone_title'))).toBeTruthy()
  })
})

describe('the paper of a practice on the phone', () => {
  it('stores answers and is handed in as a whole', async () => {
    const { t, server } = await renderPhone(paperOf('81'), {
      calls: {
        [PRACTICE_PAPER]: aPaper('81'),
        [PRACTICE_ANSWER]: aSave(),
        [PRACTICE_SUBMIT]: { practiseRecordId: '81' },
        [PRACTICE_RESULT]: sample(PRACTICE_RESULT, {
          practiseRecordId: '81',
          practiseId: '5',
          accuracy: 50,
          right: 1,
          wrong: 1,
          questionNum: 2,
          isCompleted: false,
          questions: [aReview('1', ['b'])],
        }),
      },
    })
    await tap(await screen.findByRole('radio', { name: /Helmet/ }))
    await tapButton(t('exam.next'))
    expect(screen.queryByText('It protects the head.')).toBeNull()
    await tapButton(t('exam.practice_hand_in'))
    expect(await screen.findByText(t('exam.commit_unanswered', { count: 1 }))).toBeTruthy()
    const [, sure] = await screen.findAllByRole('button', { name: t('exam.practice_hand_in') })
    if (sure) await tap(sure)
    expect(await screen.findByText('50%')).toBeTruthy()
    expect(screen.getByText(t('exam.practice_goal_missed'))).toBeTruthy()
    expect(server.sentTo(PRACTICE_ANSWER)[0]?.body.answers).toMatchObject([
      { questionKey: 'q-1', answer: { options: ['a'] }, isFinal: false },
    ])
  })

  it('shows the explanation at once and locks the answer, one by one', async () => {
    const { t, server } = await renderPhone(paperOf('82'), {
      calls: {
        [PRACTICE_PAPER]: aPaper('82', { mode: 'one_by_one' }),
        [PRACTICE_ANSWER]: aSave([aReview('1', ['b'])]),
      },
    })
    await tap(await screen.findByRole('radio', { name: /Hat/ }))
    await tapButton(t('exam.practice_check'))
    expect(await screen.findByText('It protects the head.')).toBeTruthy()
    expect(server.sentTo(PRACTICE_ANSWER).at(-1)?.body.answers).toMatchObject([{ isFinal: true }])
    await tapButton(t('exam.next'))
    expect(await screen.findByText('And now?')).toBeTruthy()
  })

  it('goes on where another device left off', async () => {
    const answers = [{ questionKey: 'q-1', answer: { options: ['a'] }, isFinal: false, madeAt: AT }]
    await renderPhone(paperOf('83'), { calls: { [PRACTICE_PAPER]: aPaper('83', { answers }) } })
    expect(await screen.findByText('And now?')).toBeTruthy()
  })

  it('says that answers wait while the network is away, and does not hand in', async () => {
    const { t, server } = await renderPhone(paperOf('84'), {
      calls: { [PRACTICE_PAPER]: aPaper('84', { questions: [aQuestion('1')] }), [PRACTICE_ANSWER]: noAnswer },
    })
    await tap(await screen.findByRole('radio', { name: /Helmet/ }))
    expect(await screen.findByText(t('exam.practice_offline'))).toBeTruthy()
    await tapButton(t('exam.practice_hand_in'))
    const [, sure] = await screen.findAllByRole('button', { name: t('exam.practice_hand_in') })
    if (sure) await tap(sure)
    expect(await screen.findByText(t('exam.practice_hand_in_offline'))).toBeTruthy()
    expect(server.sentTo(PRACTICE_SUBMIT)).toHaveLength(0)
  })

  it('leads to the result when it was handed in elsewhere', async () => {
    const { t } = await renderPhone(paperOf('85'), {
      calls: {
        [PRACTICE_PAPER]: refused('exam.practice_handed_in'),
        [PRACTICE_RESULT]: sample(PRACTICE_RESULT, {
          practiseId: '5',
          accuracy: 100,
          isCompleted: true,
          canRepeat: true,
        }),
      },
    })
    expect(await screen.findByText(t('exam.practice_goal_reached'))).toBeTruthy()
    expect(address()).toBe('/examPractiseResult?practiseRecordId=85')
  })

  it('takes a favourite back when the server refuses', async () => {
    const { t, server } = await renderPhone(paperOf('86'), {
      calls: { [PRACTICE_PAPER]: aPaper('86'), [FAVORITE_SET]: refused('exam.question_unknown') },
    })
    await tapButton(t('exam.favorite_add'))
    expect(await screen.findByRole('button', { name: t('exam.favorite_add') })).toBeTruthy()
    expect(server.sentTo(FAVORITE_SET)[0]?.body).toEqual({ questionId: '1', isFavorite: 1 })
  })
})

describe('the wrong book on the phone', () => {
  const wrong = { questionId: '1', title: 'Which one?', type: 'single' as const, timesWrong: 2, lastWrongAt: AT }

  it('shows how often and weak topics, and starts again', async () => {
    const { t, server } = await renderPhone('/wrongBook', {
      calls: {
        [WRONG_PAGE]: samplePage(WRONG_PAGE, [wrong]),
        [FAVORITE_PAGE]: samplePage(FAVORITE_PAGE, []),
        [BOOK_CATEGORIES]: [],
        [PRACTICE_TOPICS]: sample(PRACTICE_TOPICS, [{ categoryName: 'Tea', answered: 4, right: 1, inBook: 1 }]),
        [PRACTICE_REDO]: { practiseRecordId: '90' },
        [PRACTICE_PAPER]: aPaper('90', { kind: 'wrong', practiseId: null, practiseName: null }),
      },
    })
    expect(await screen.findByText(new RegExp(t('exam.wrong_times', { count: 2 })))).toBeTruthy()
    expect(await screen.findByText(t('exam.topic_share', { percent: 25, count: 4 }))).toBeTruthy()
    await tapButton(t('exam.wrong_redo'))
    expect(await screen.findByRole('radio', { name: /Helmet/ })).toBeTruthy()
    expect(server.sentTo(PRACTICE_REDO)[0]?.body).toEqual({ kind: 'wrong' })
  })

  it('is narrowed to a category of the bank, which is then practised alone', async () => {
    const { t, server } = await renderPhone('/wrongBook', {
      calls: {
        [WRONG_PAGE]: samplePage(WRONG_PAGE, [wrong]),
        [FAVORITE_PAGE]: samplePage(FAVORITE_PAGE, []),
        [PRACTICE_TOPICS]: [],
        [BOOK_CATEGORIES]: [
          { categoryId: '5', categoryName: 'Cups', questionNum: 1 },
          { categoryId: '6', categoryName: 'Pots', questionNum: 2 },
        ],
        [PRACTICE_REDO]: { practiseRecordId: '90' },
        [PRACTICE_PAPER]: aPaper('90', { kind: 'wrong', practiseId: null, practiseName: null }),
      },
    })
    await tapButton('Pots')
    await waitFor(() => expect(server.sentTo(WRONG_PAGE).at(-1)?.query.get('categoryId')).toBe('6'))
    await tapButton(t('exam.wrong_redo'))
    await waitFor(() => expect(server.sentTo(PRACTICE_REDO)[0]?.body).toEqual({ kind: 'wrong', categoryId: '6' }))
  })

  it.each(['wrong', 'left', 'favorite'] as const)('says what belongs in an empty part: %s', async (tab) => {
    const { t } = await renderPhone(`/wrongBook?tab=${tab}`, {
      calls: {
        [WRONG_PAGE]: samplePage(WRONG_PAGE, []),
        [FAVORITE_PAGE]: samplePage(FAVORITE_PAGE, []),
        [BOOK_CATEGORIES]: [],
        [PRACTICE_TOPICS]: [],
      },
    })
    expect(await screen.findByText(t(tab === 'left' ? 'exam.wrong_left_none' : `exam.${tab}_none`))).toBeTruthy()
  })
})

describe('the daily set on the phone', () => {
  const aDaily = (id: string) => ({ ...aReview(id, []), answers: [], versionId: '8', dueAt: AT })

  it('is answered and explained on the device, and sent by the outbox', async () => {
    const { t, server } = await renderPhone('/dailySet', {
      calls: { [DAILY_SET]: sample(DAILY_SET, { questions: [aDaily('1')], due: 1 }), [DAILY_ANSWER]: { stored: 1 } },
    })
    await tapButton(t('exam.daily_start'))
    await tap(await screen.findByRole('radio', { name: /Helmet/ }))
    await tapButton(t('exam.practice_check'))
    expect(await screen.findByText('It protects the head.')).toBeTruthy()
    await tapButton(t('exam.next'))
    expect(await screen.findByText(t('exam.daily_done_text', { right: 1, total: 1 }))).toBeTruthy()
    await waitFor(() =>
      expect(server.sentTo(DAILY_ANSWER)[0]?.body.answers).toMatchObject([
        { questionId: '1', versionId: '8', dueAt: AT },
      ]),
    )
  })

  it('says when the next question is due', async () => {
    const { t } = await renderPhone('/dailySet', { calls: noSet })
    expect(await screen.findByText(t('exam.daily_none'))).toBeTruthy()
  })
})

it('the my page leads to practices', async () => {
  const { t } = await renderPhone('/my', { calls: { ...noSet, [PRACTICE_PAGE]: samplePage(PRACTICE_PAGE, []) } })
  await tapLink(t('exam.my_practice'))
  expect(await screen.findByText(t('exam.practice_none'))).toBeTruthy()
})
