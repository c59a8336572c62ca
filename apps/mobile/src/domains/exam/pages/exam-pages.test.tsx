// @vitest-environment happy-dom
import type { ExamInfo, OpenedAttempt } from '@sands/contract/exam/attempt.model'
import { START_REASONS } from '@sands/rules/exam/state'
import {
  EXAM_INFO,
  EXAM_OPEN,
  EXAM_PAGE,
  EXAM_RESULT,
  EXAM_SAVE,
  EXAM_START,
  EXAM_SUBMIT,
  EXAM_VERIFY,
} from '@sands/web/exam/exam-calls'
import { noAnswer, type Plain, refused } from '@sands/web/testing/fake-calls'
import { TRAINING_PANEL } from '@sands/web/training/training-calls'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, tap, tapButton, typeInto } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const AT = '2026-03-02T08:00:00.000Z'
const anInfo = (over: Partial<Plain<ExamInfo>> = {}): Plain<ExamInfo> => ({
  examId: '5',
  examName: 'Safety',
  examStatus: 1,
  tagStatus: 100,
  startTime: null,
  endTime: null,
  limitMinutes: 60,
  questionNum: 2,
  totalScore: 2000,
  passScore: 1200,
  score: null,
  isQualified: null,
  introduction: '',
  coverUrl: null,
  admitUntil: null,
  minMinutes: 0,
  attemptLimit: 1,
  attemptsLeft: 1,
  intervalMinutes: 0,
  isOneWay: false,
  leaveLimit: null,
  needsPassword: false,
  refusal: null,
  runningId: null,
  attempts: [],
  serverTime: AT,
  ...over,
})
const body = { stem: '', options: [], targets: [], blanks: [], words: null, files: 0, children: [] }
const anAttempt = (over: Partial<Plain<OpenedAttempt>> = {}): Plain<OpenedAttempt> => ({
  examRecordId: '7',
  examId: '5',
  examName: 'Safety',
  ticket: 1,
  sealKey: 'key',
  sections: [
    {
      key: 's1',
      title: '',
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
const aSave = (operations: readonly { seq: number }[]) => ({
  lastSeq: operations.at(-1)?.seq ?? 0,
  savedAt: AT,
  deadline: null,
  serverTime: AT,
  refused: [],
})
const receipt = { code: '7.abc', answersHash: 'ab12', submittedAt: AT, answered: 2, total: 2 }
// An open paper stays open while its person looks at something else, so every test has an attempt of its own.
const paperOf = (examRecordId: string) => `/paper?examId=5&examRecordId=${examRecordId}`

describe('the pages of an exam on the phone', () => {
  it('list the exams with their states, and lead to their rules', async () => {
    const { t } = await renderPhone('/examList', {
      calls: {
        [EXAM_PAGE]: {
          records: [anInfo(), anInfo({ examId: '6', tagStatus: 300, examStatus: 3 })],
          current: 1,
          size: 20,
          total: 2,
        },
      },
    })
    expect(await screen.findByText(t('exam.status_1'))).toBeTruthy()
    expect(screen.getByText(t('exam.status_3'))).toBeTruthy()
    expect(screen.getAllByText(t('exam.go'))).toHaveLength(1)
  })

  it('say that there is no exam yet', async () => {
    const { t } = await renderPhone('/examList', {
      calls: { [EXAM_PAGE]: { records: [], current: 1, size: 20, total: 0 } },
    })
    expect(await screen.findByText(t('exam.none'))).toBeTruthy()
  })

  it.each(START_REASONS)('say why an exam cannot be started: %s', async (reason) => {
    const { t } = await renderPhone('/examInfo?examId=5', {
      calls: { [EXAM_INFO]: anInfo({ refusal: { reason, at: null } }) },
    })
    expect(await screen.findByText(t(`exam.reason_${reason}`))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('exam.go') })).toBeNull()
  })

  it('start an exam with its password and open the paper', async () => {
    const { t, server } = await renderPhone('/ExamInfo?examId=5&trainingId=3&globalIndex=1', {
      calls: {
        [EXAM_INFO]: anInfo({ needsPassword: true }),
        [EXAM_START]: { examRecordId: '7' },
        [EXAM_OPEN]: anAttempt(),
        [TRAINING_PANEL]: [],
      },
    })
    await typeInto(await screen.findByLabelText(t('exam.password')), 'Sesame')
    await tapButton(t('exam.go'))
    await waitFor(() =>
      expect(server.sentTo(EXAM_START)[0]?.body).toEqual({
        examId: '5',
        password: 'Sesame',
        trainingId: '3',
        globalIndex: 1,
      }),
    )
    expect(await screen.findByText('Which one?')).toBeTruthy()
    expect(address()).toContain('/paper?examId=5&examRecordId=7&trainingId=3&globalIndex=1')
  })

  it('store an answer and hand in after a last look', async () => {
    const { t, server } = await renderPhone(paperOf('8'), {
      calls: {
        [EXAM_OPEN]: anAttempt({ examRecordId: '8' }),
        [EXAM_SAVE]: ({ body: { operations } }) => aSave(operations),
        [EXAM_SUBMIT]: receipt,
        [EXAM_RESULT]: {
          examRecordId: '8',
          examId: '5',
          examName: 'Safety',
          number: 1,
          state: 'finished',
          parts: ['score'],
          startedAt: AT,
          submittedAt: AT,
          submitReason: 'learner',
          totalScore: 2000,
          passScore: 1200,
          score: 1550,
          isQualified: 1,
          rank: null,
          comment: null,
          receipt,
          sections: null,
        },
      },
    })
    await tap(await screen.findByRole('radio', { name: /Helmet/ }))
    await tapButton(t('exam.next'))
    await typeInto(await screen.findByLabelText(t('exam.your_answer')), 'Because')
    await tapButton(t('exam.hand_in'))
    expect(await screen.findByText(t('exam.commit_all'))).toBeTruthy()
    await tapButton(t('exam.hand_in'))
    expect(await screen.findByText('15.5')).toBeTruthy()
    expect(screen.getByText(t('exam.status_4'))).toBeTruthy()
    const saved = server.sentTo(EXAM_SAVE).flatMap(({ body: { operations } }) => operations)
    expect(saved).toMatchObject([
      { seq: 1, questionKey: 'q1', answer: { options: ['A'] } },
      { seq: 2, questionKey: 'q2', answer: { text: 'Because' } },
    ])
    expect(server.sentTo(EXAM_OPEN)).toHaveLength(1)
    expect(server.sentTo(EXAM_SUBMIT)[0]?.body).toEqual({ examRecordId: '8', ticket: 1, lastSeq: 2 })
  })

  it('become read-only when a newer page is open, and can take over again', async () => {
    const { t } = await renderPhone(paperOf('9'), {
      calls: { [EXAM_OPEN]: anAttempt({ examRecordId: '9' }), [EXAM_SAVE]: refused('exam.newer_page_open') },
    })
    await tap(await screen.findByRole('radio', { name: /Hat/ }))
    expect(await screen.findByRole('button', { name: t('exam.take_over') })).toBeTruthy()
    expect(screen.getByRole('radio', { name: /Helmet/ })).toHaveProperty('disabled', true)
  })

  it('say which answer was refused and why, and do not count it as stored', async () => {
    const { t } = await renderPhone(paperOf('10'), {
      calls: {
        [EXAM_OPEN]: anAttempt({ examRecordId: '10' }),
        [EXAM_SAVE]: ({ body: { operations } }) => ({
          ...aSave(operations),
          refused: operations.map(({ seq }) => ({ seq, reason: 'bad_answer' as const })),
        }),
      },
    })
    await tap(await screen.findByRole('radio', { name: /Helmet/ }))
    expect((await screen.findByRole('alert')).textContent).toContain(t('exam.refused_bad_answer'))
    expect(screen.getByRole('radio', { name: /Helmet/ })).toHaveProperty('checked', true)
    expect(screen.getByText(new RegExp(t('exam.refused_count', { count: 1 })))).toBeTruthy()
    await tapButton(t('exam.next'))
    await tapButton(t('exam.hand_in'))
    expect(await screen.findByText(t('exam.commit_unanswered', { count: 2 }))).toBeTruthy()
  })

  it('go on without a network, and offer the answers as a sealed file', async () => {
    const { t, server } = await renderPhone(paperOf('11'), {
      calls: { [EXAM_OPEN]: anAttempt({ examRecordId: '11' }), [EXAM_SAVE]: noAnswer },
    })
    await tap(await screen.findByRole('radio', { name: /Helmet/ }))
    await tapButton(t('exam.next'))
    await tapButton(t('exam.hand_in'))
    expect(await screen.findByRole('button', { name: t('exam.sealed_save') })).toBeTruthy()
    server.answer({ [EXAM_SAVE]: ({ body: { operations } }) => aSave(operations) })
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(screen.queryByRole('button', { name: t('exam.sealed_save') })).toBeNull())
  })

  it('tell the server about every question of a one-way exam, and ask before one is left open', async () => {
    const { t, server } = await renderPhone(paperOf('12'), {
      calls: {
        [EXAM_OPEN]: anAttempt({ examRecordId: '12', isOneWay: true }),
        [EXAM_SAVE]: ({ body: { operations } }) => aSave(operations),
      },
    })
    await screen.findByText('Which one?')
    await tapButton(t('exam.next'))
    expect(await screen.findByText(t('exam.one_way_text'))).toBeTruthy()
    const dialog = screen.getByRole('dialog', { name: t('exam.one_way_ask') })
    await tap(within(dialog).getByRole('button', { name: t('exam.next') }))
    expect(await screen.findByText('Why?')).toBeTruthy()
    expect(screen.getByRole('button', { name: t('exam.previous') })).toHaveProperty('disabled', true)
    await waitFor(() =>
      expect(server.sentTo(EXAM_SAVE).flatMap(({ body: { operations } }) => operations)).toMatchObject([
        { questionKey: 'q2', answer: {} },
      ]),
    )
  })

  it('show whether a receipt is genuine, also to a visitor', async () => {
    const { t } = await renderPhone('/verify?code=7.abc', {
      session: null,
      calls: { [EXAM_VERIFY]: { ...receipt, examName: 'Safety', isCurrent: true } },
    })
    expect(await screen.findByText(t('exam.verify_ok'))).toBeTruthy()
    expect(screen.getByText(/ab12/)).toBeTruthy()
  })
})
