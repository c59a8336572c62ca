// @vitest-environment happy-dom
import type { OpenedAttempt } from '@sands/contract/exam/attempt.model'
import { START_REASONS } from '@sands/rules/exam/state'
import {
  EXAM_INFO,
  EXAM_OPEN,
  EXAM_PAGE,
  EXAM_RESULT,
  EXAM_SAVE,
  EXAM_START,
  EXAM_SUBMIT,
} from '@sands/web/exam/exam-calls'
import { type CallAnswers, noAnswer, type Plain, refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { click, clickButton, dialog, fill, findButton, findField } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const AT = '2026-03-02T08:00:00.000Z'
const anInfo = (over: object = {}) =>
  sample(EXAM_INFO, {
    examId: '5',
    examName: 'Safety',
    examStatus: 1,
    tagStatus: 100,
    introduction: '',
    coverUrl: null,
    refusal: null,
    runningId: null,
    needsPassword: false,
    attempts: [],
    ...over,
  })
const body = { stem: '', options: [], targets: [], blanks: [], words: null, files: 0, children: [] }
const anAttempt = (examRecordId: string, over: Partial<Plain<OpenedAttempt>> = {}): Plain<OpenedAttempt> => ({
  examRecordId,
  examId: '5',
  examName: 'Safety',
  ticket: 1,
  sealKey: 'key',
  sections: [
    {
      key: 's1',
      title: 'Part one',
      remark: '',
      questions: [
        {
          key: 'q1',
          score: 1000,
          isRequired: false,
          body: {
            ...body,
            type: 'single',
            stem: 'Which one?',
            options: [
              { key: 'A', content: 'Helmet' },
              { key: 'B', content: 'Hat' },
            ],
          },
        },
        { key: 'q2', score: 1000, isRequired: true, body: { ...body, type: 'essay', stem: 'Why?' } },
      ],
    },
  ],
  answers: [],
  lastSeq: 0,
  savedAt: null,
  startedAt: AT,
  deadline: null,
  minSubmitAt: null,
  isOneWay: false,
  leaveLimit: null,
  leaves: 0,
  serverTime: AT,
  ...over,
})
const receipt = { code: '7.abc', answersHash: 'ab12', submittedAt: AT, answered: 2, total: 2 }
const aResult = (over: object = {}) =>
  sample(EXAM_RESULT, {
    examId: '5',
    examName: 'Safety',
    state: 'finished',
    score: 1550,
    totalScore: 2000,
    isQualified: 1,
    rank: null,
    receipt,
    sections: null,
    ...over,
  })
const stored: CallAnswers = {
  [EXAM_SAVE]: ({ body: { operations } }) => ({
    lastSeq: operations.at(-1)?.seq ?? 0,
    savedAt: AT,
    deadline: null,
    serverTime: AT,
    refused: [],
  }),
}
// An attempt stays open while its person looks at another page, so every test has an attempt of its own.
const paperOf = (examRecordId: string) => `/exam/paper?examId=5&examRecordId=${examRecordId}` as const

describe('the list of exams in the portal', () => {
  it('shows states, and a way to every exam that is not being marked', async () => {
    const { t } = await renderDesktop('/exam', {
      answers: {
        [EXAM_PAGE]: samplePage(EXAM_PAGE, [
          { examId: '5', examName: 'Safety', examStatus: 1, tagStatus: 100 },
          { examId: '6', examName: 'Tea', examStatus: 3, tagStatus: 300 },
        ]),
      },
    })
    expect(await screen.findByText(t('exam.status_3'))).toBeTruthy()
    expect(screen.getByRole('link', { name: `${t('exam.go')} Safety` }).getAttribute('href')).toContain(
      '/exam/info?examId=5',
    )
    expect(screen.queryByRole('link', { name: `${t('exam.go')} Tea` })).toBeNull()
  })

  it('says that no exam has the chosen state, and shows all again', async () => {
    const { t, server } = await renderDesktop('/exam?status=400', {
      answers: {
        [EXAM_PAGE]: ({ query }) =>
          samplePage(EXAM_PAGE, query.has('tagStatus') ? [] : [{ examId: '5', examName: 'Safety', examStatus: 1 }]),
      },
    })
    expect(await screen.findByText(t('exam.learn_none_here'))).toBeTruthy()
    await clickButton(t('exam.learn_show_all'))
    expect(await screen.findByText('Safety')).toBeTruthy()
    expect(server.sentTo(EXAM_PAGE).map(({ query }) => query.get('tagStatus'))).toEqual(['400', null])
  })

  it('says that there is no exam yet, and retries what failed', async () => {
    const { t, server } = await renderDesktop('/exam', { answers: { [EXAM_PAGE]: noAnswer } })
    const retry = await findButton(t('kernel.retry'))
    server.answer({ [EXAM_PAGE]: samplePage(EXAM_PAGE, []) })
    await click(retry)
    expect(await screen.findByText(t('exam.none'))).toBeTruthy()
  })
})

describe('the page of an exam in the portal', () => {
  it.each(START_REASONS)('says why it cannot be started: %s', async (reason) => {
    const { t } = await renderDesktop('/exam/info?examId=5', {
      answers: { [EXAM_INFO]: anInfo({ refusal: { reason, at: null } }) },
    })
    expect(await screen.findByText(t(`exam.reason_${reason}`))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('exam.go') })).toBeNull()
  })

  it('starts with its password and opens the paper, and keeps the training in the address', async () => {
    const { t, server, address } = await renderDesktop('/exam/info?examId=5&trainingId=3&globalIndex=1', {
      answers: {
        [EXAM_INFO]: anInfo({ needsPassword: true }),
        [EXAM_START]: { examRecordId: '70' },
        [EXAM_OPEN]: anAttempt('70'),
      },
    })
    fill(await findField(t('exam.password')), 'Sesame')
    await clickButton(t('exam.go'))
    expect(await screen.findByText('Which one?')).toBeTruthy()
    expect(server.sentTo(EXAM_START)[0]?.body).toEqual({
      examId: '5',
      password: 'Sesame',
      trainingId: '3',
      globalIndex: 1,
    })
    expect(address()).toBe('/exam/paper?examId=5&examRecordId=70&trainingId=3&globalIndex=1')
  })

  it('lists the attempts with their results', async () => {
    const attempt = { number: 1, startedAt: AT, submittedAt: AT }
    const { t } = await renderDesktop('/exam/info?examId=5', {
      answers: {
        [EXAM_INFO]: anInfo({
          attempts: [
            { ...attempt, examRecordId: '9', number: 2, state: 'in_review', score: null, isQualified: null },
            { ...attempt, examRecordId: '8', state: 'finished', score: 1050, isQualified: 0 },
          ],
        }),
      },
    })
    const mine = within(await screen.findByRole('region', { name: t('exam.my_attempts') }))
    expect(mine.getByText(t('exam.status_3'))).toBeTruthy()
    expect(mine.getByText(t('exam.status_5'))).toBeTruthy()
    expect(mine.getByText('10.5')).toBeTruthy()
    expect(screen.getByRole('button', { name: t('exam.again') })).toBeTruthy()
  })

  it('says that there is no such exam', async () => {
    const { t } = await renderDesktop('/exam/info?examId=5', { answers: { [EXAM_INFO]: refused('exam.unknown') } })
    expect(await screen.findByRole('link', { name: t('exam.learn_show_all') })).toBeTruthy()
  })
})

describe('the paper in the portal', () => {
  it('stores answers, jumps by the answer sheet, and is handed in after a last look', async () => {
    const { t, server, address } = await renderDesktop(paperOf('81'), {
      answers: {
        [EXAM_OPEN]: anAttempt('81'),
        ...stored,
        [EXAM_SUBMIT]: receipt,
        [EXAM_RESULT]: aResult(),
      },
    })
    await click(await screen.findByRole('radio', { name: /Helmet/ }))
    await click(screen.getByRole('button', { name: new RegExp(`^${t('exam.question', { number: 2 })}`) }))
    await clickButton(t('exam.hand_in'))
    const look = await dialog(t('exam.hand_in'))
    expect(look.getByText(t('exam.commit_unanswered', { count: 1 }))).toBeTruthy()
    await clickButton(t('exam.commit_back'), look)
    fill(screen.getByLabelText(t('exam.your_answer')), 'Because')
    await clickButton(t('exam.hand_in'))
    const again = await dialog(t('exam.hand_in'))
    expect(again.getByText(t('exam.commit_all'))).toBeTruthy()
    await clickButton(t('exam.hand_in'), again)
    expect(await screen.findByText('15.5')).toBeTruthy()
    expect(address()).toBe('/exam/result?examId=5&examRecordId=81')
    expect(server.sentTo(EXAM_SUBMIT)[0]?.body).toEqual({ examRecordId: '81', ticket: 1, lastSeq: 2 })
  })

  it('shows all questions at once, and none twice', async () => {
    const { t } = await renderDesktop(paperOf('82'), { answers: { [EXAM_OPEN]: anAttempt('82') } })
    await screen.findByText('Which one?')
    expect(screen.queryByText('Why?')).toBeNull()
    await click(screen.getByText(t('exam.all_view')))
    expect(screen.getByText('Why?')).toBeTruthy()
    expect(screen.getAllByText('Part one')).toHaveLength(1)
  })

  it('becomes read-only when a newer page is open, and can take over again', async () => {
    const { t, server } = await renderDesktop(paperOf('83'), {
      answers: { [EXAM_OPEN]: anAttempt('83'), [EXAM_SAVE]: refused('exam.newer_page_open') },
    })
    await click(await screen.findByRole('radio', { name: /Hat/ }))
    const takeOver = await findButton(t('exam.take_over'))
    expect(screen.getByRole('radio', { name: /Helmet/ })).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: t('exam.hand_in') })).toHaveProperty('disabled', true)
    server.answer({ [EXAM_OPEN]: anAttempt('83', { ticket: 2 }), ...stored })
    await click(takeOver)
    await waitFor(() => expect(screen.getByRole('radio', { name: /Helmet/ })).toHaveProperty('disabled', false))
  })

  it('says that answers wait on this device while there is no network', async () => {
    const { t } = await renderDesktop(paperOf('84'), {
      answers: { [EXAM_OPEN]: anAttempt('84'), [EXAM_SAVE]: noAnswer },
    })
    await click(await screen.findByRole('radio', { name: /Hat/ }))
    expect(await screen.findByText(new RegExp(t('exam.line_offline')))).toBeTruthy()
  })

  it('has no way back in a one-way exam', async () => {
    const { t } = await renderDesktop(paperOf('85'), {
      answers: { [EXAM_OPEN]: anAttempt('85', { isOneWay: true }), ...stored },
    })
    await clickButton(t('exam.next'))
    const ask = await dialog(t('exam.one_way_ask'))
    await clickButton(t('exam.next'), ask)
    expect(await screen.findByText('Why?')).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('exam.previous') })).toBeNull()
    expect(screen.queryByText(t('exam.all_view'))).toBeNull()
    const first = screen.getByRole('button', { name: new RegExp(`^${t('exam.question', { number: 1 })}`) })
    expect(first).toHaveProperty('disabled', true)
  })

  it('shows which answer the server refused', async () => {
    const { t } = await renderDesktop(paperOf('87'), {
      answers: {
        [EXAM_OPEN]: anAttempt('87'),
        [EXAM_SAVE]: ({ body: { operations } }) => ({
          lastSeq: operations.at(-1)?.seq ?? 0,
          savedAt: AT,
          deadline: null,
          serverTime: AT,
          refused: [{ seq: operations[0]?.seq ?? 0, reason: 'bad_answer' }],
        }),
      },
    })
    await click(await screen.findByRole('radio', { name: /Hat/ }))
    expect(await screen.findByText(new RegExp(t('exam.refused_bad_answer')))).toBeTruthy()
    await clickButton(t('exam.hand_in'))
    const look = await dialog(t('exam.hand_in'))
    expect(look.getByText(t('exam.commit_unanswered', { count: 2 }))).toBeTruthy()
  })

  it('shows the result of an attempt that was handed in', async () => {
    const { address } = await renderDesktop(paperOf('86'), {
      answers: { [EXAM_OPEN]: refused('exam.handed_in'), [EXAM_RESULT]: aResult() },
    })
    expect(await screen.findByText('15.5')).toBeTruthy()
    expect(address()).toBe('/exam/result?examId=5&examRecordId=86')
  })
})

describe('the result in the portal', () => {
  it('shows the score, the verdict and a receipt that anyone can check', async () => {
    const { t } = await renderDesktop('/exam/result?examId=5&examRecordId=7', {
      answers: { [EXAM_RESULT]: aResult({ rank: 3 }) },
    })
    expect(await screen.findByText(t('exam.status_4'))).toBeTruthy()
    expect(screen.getByText('3')).toBeTruthy()
    expect(screen.getByRole('link', { name: t('exam.receipt_check') }).getAttribute('href')).toBe('/verify?code=7.abc')
  })

  it.each([
    { state: 'in_review', words: 'exam.result_in_review' },
    { state: 'finished', words: 'exam.result_hidden' },
  ] as const)('says what is to come while there is no score: $state', async ({ state, words }) => {
    const { t } = await renderDesktop('/exam/result?examId=5&examRecordId=7', {
      answers: { [EXAM_RESULT]: aResult({ state, score: null, isQualified: null }) },
    })
    expect(await screen.findByText(t(words))).toBeTruthy()
  })

  it('shows what the review matrix allows of a question', async () => {
    const [section] = anAttempt('7').sections
    const [question] = section?.questions ?? []
    const { t } = await renderDesktop('/exam/result?examId=5&examRecordId=7', {
      answers: {
        [EXAM_RESULT]: aResult({
          sections: [
            {
              ...section,
              questions: [
                {
                  ...question,
                  answers: [
                    {
                      questionKey: 'q1',
                      answer: { options: ['B'] },
                      verdict: 'wrong',
                      score: 0,
                      maxScore: 1000,
                      comment: null,
                    },
                  ],
                  solution: { key: { key: { options: ['A'] }, reference: '' }, analysis: 'Heads break', children: [] },
                },
              ],
            },
          ],
        }),
      },
    })
    expect(await screen.findByText(`${t('exam.verdict_wrong')} · 0 / 10`)).toBeTruthy()
    expect(screen.getByText(`${t('exam.right_answer')}: A`)).toBeTruthy()
    expect(screen.getByText('Heads break')).toBeTruthy()
  })
})
