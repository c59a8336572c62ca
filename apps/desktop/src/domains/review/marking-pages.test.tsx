// @vitest-environment happy-dom
import { refused, type SentCall } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { button, clickButton, dialog, fill, press } from '../../testing/person.ts'
import { renderDesktop } from '../../testing/render-desktop.tsx'

const QUEUE = 'POST /sands-lms/api/v1/review/bizPage'
const DETAILS = 'POST /sands-lms/api/v1/review/bizDetailPage'
const NEXT = 'POST /sands-lms/api/v1/review/getBizIdByNext'
const INFO = 'GET /sands-lms/api/v1/review/exam/basicInfo'
const PAPER = 'POST /sands-lms/api/v1/exam/exam-paper-answer/get'
const CLAIM = 'POST /sands-lms/api/v1/review/exam/claim'
const SAVE = 'POST /sands-lms/api/v1/review/exam/save'
const FINISH = 'POST /sands-lms/api/v1/review/exam/finish'
const READY = 'POST /sands-lms/api/v1/review/exam/finish-marked'
const QUESTION = 'GET /sands-lms/api/v1/review/exam/question'
const ANSWERS = 'GET /sands-lms/api/v1/review/exam/answer/page'

const SEALED = 'GET /sands-lms/api/v1/review/exam/sealed/page'
const SEALED_GET = 'GET /sands-lms/api/v1/review/exam/sealed/get'
const DECIDE = 'POST /sands-lms/api/v1/review/exam/sealed/decide'

const ROOT = '/manage/review/marking'
const CLAIMED = { isMine: true, name: '王敏', until: '2026-03-02T02:15:00.000Z' }

const body = {
  type: 'essay',
  stem: '<p>为什么？</p>',
  options: [],
  targets: [],
  blanks: [],
  words: null,
  files: 0,
  children: [],
} as const
const solution = {
  key: {},
  analysis: '',
  reference: '<p>因为水温。</p>',
  rubric: [{ key: 'a', title: '说出原因', percent: 60 }],
  children: {},
}
const ANSWER = {
  questionKey: 'q1',
  answer: { text: '水太热' },
  verdict: 'to_mark',
  maxScore: 1000,
  score: null,
  rubric: null,
  comment: null,
  isByHand: true,
  markedBy: null,
  files: [],
} as const
interface PaperFacts {
  state?: 'finished'
  score?: number
  isQualified?: 1
  reviewerName?: string
}
const aPaper = (paper: PaperFacts = {}, given: number | null = null) =>
  sample(PAPER, {
    examRecordId: '7',
    examId: '3',
    examName: '上岗考试',
    state: 'in_review',
    objectiveScore: 2000,
    totalScore: 3000,
    passScore: 1800,
    score: null,
    comment: null,
    claim: null,
    person: { userId: '5', name: '林晓', userName: 'learner', departmentName: '门店运营部' },
    sections: [
      {
        key: 's',
        title: '',
        remark: '',
        questions: [
          { key: 'q1', score: 1000, isRequired: false, body, solution, answers: [{ ...ANSWER, score: given }] },
        ],
      },
    ],
    ...paper,
  })
type Queued = Parameters<typeof samplePage<typeof QUEUE>>[1]
const aQueue =
  (papers: Queued, sealed: Queued = []) =>
  ({ body: { bizType } }: SentCall<typeof QUEUE>) =>
    samplePage(QUEUE, bizType === 2403 ? sealed : papers)
const points = () => screen.findByRole('spinbutton', { name: /得分/ })

it('lists exams with what waits in them', async () => {
  const { t } = await renderDesktop(ROOT, {
    answers: { [QUEUE]: aQueue([{ bizId: '3', bizName: '上岗考试', waiting: 4, claimed: 1, done: 2 }]) },
  })
  const row = within((await screen.findByText('上岗考试')).closest('tr') ?? document.body)
  expect(row.getByText('4')).toBeTruthy()
  expect(screen.getByRole('link', { name: '上岗考试' }).getAttribute('href')).toContain(`${ROOT}/exam?id=3`)
  expect(screen.queryByText(t('review.none'))).toBeNull()
})

it('leads to the sealed files of an exam, even when no paper waits', async () => {
  const { t } = await renderDesktop(ROOT, {
    answers: { [QUEUE]: aQueue([], [{ bizType: 2403, bizId: '3', bizName: '上岗考试', waiting: 2 }]) },
  })
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByText(t('review.tab_sealed'))).toBeTruthy()
  expect(notice.getByRole('link', { name: '上岗考试' }).getAttribute('href')).toContain(`${ROOT}/exam?id=3&tab=sealed`)
  expect(await screen.findByText(t('review.none'))).toBeTruthy()
})

it('says that nothing waits', async () => {
  const { t } = await renderDesktop(ROOT, { answers: { [QUEUE]: samplePage(QUEUE, []) } })
  expect(await screen.findByText(t('review.none'))).toBeTruthy()
})

it('offers another try when the list did not load', async () => {
  const { t, server } = await renderDesktop(ROOT, { answers: { [QUEUE]: refused('kernel.no_permission') } })
  expect(await screen.findByRole('alert')).toBeTruthy()
  server.answer({ [QUEUE]: samplePage(QUEUE, []) })
  await clickButton(t('kernel.retry'))
  expect(await screen.findByText(t('review.none'))).toBeTruthy()
})

it('keeps people without the right out of the management area, but not named reviewers out of the portal', async () => {
  const answers = { [QUEUE]: aQueue([{ bizId: '3', bizName: '上岗考试' }]) }
  await renderDesktop(ROOT, { rights: [], answers })
  expect(screen.queryByText('上岗考试')).toBeNull()
  await renderDesktop('/marking', { rights: [], answers })
  expect((await screen.findByRole('link', { name: '上岗考试' })).getAttribute('href')).toContain('/marking/exam?id=3')
})

it('hides names where the exam says so', async () => {
  const { t } = await renderDesktop(`${ROOT}/exam?id=3`, {
    answers: {
      [INFO]: sample(INFO, { examId: '3', examName: '上岗考试', isAnonymous: true, waiting: 1 }),
      [DETAILS]: samplePage(DETAILS, [{ recordId: '1234567', person: null, claim: null, reviewStatus: 0 }]),
    },
  })
  expect(await screen.findByText(t('review.paper_number', { number: '34567' }))).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: t('review.hide_names') })).toHaveProperty('disabled', true)
})

it('gives scores to all papers that are complete', async () => {
  const { t, server } = await renderDesktop(`${ROOT}/exam?id=3&tab=questions`, {
    answers: {
      [INFO]: sample(INFO, {
        examId: '3',
        ready: 2,
        questions: [{ questionId: '9', part: '', type: 'essay', title: '为什么？', waiting: 3, marked: 2 }],
      }),
      [DETAILS]: samplePage(DETAILS, []),
      [READY]: { finished: 2, left: 0 },
    },
  })
  expect((await screen.findByRole('link', { name: '为什么？' })).getAttribute('href')).toContain('exam=3&id=9')
  await clickButton(t('review.finish_ready'))
  await waitFor(() => expect(server.sentTo(READY).map((sent) => sent.body)).toEqual([{ examId: '3' }]))
})

it('claims a paper, stores marks, and finishes it when every answer has points', async () => {
  const { t, server, address } = await renderDesktop(`${ROOT}/paper?id=7`, {
    answers: {
      [PAPER]: aPaper(),
      [CLAIM]: CLAIMED,
      [SAVE]: sample(SAVE, { left: 0, claim: CLAIMED }),
      [FINISH]: { score: 2600, isQualified: 1 },
      [NEXT]: { bizType: 2401, bizId: '3', recordId: '8', claim: CLAIMED },
    },
  })
  expect(await screen.findByText('水太热')).toBeTruthy()
  expect(screen.getByText('因为水温。')).toBeTruthy()
  await waitFor(() => expect(server.sentTo(CLAIM)).toHaveLength(1))
  expect(button(t('review.finish_next'))).toHaveProperty('disabled', true)
  fill(await points(), '6')
  expect(await screen.findByText('26 / 30')).toBeTruthy()
  await waitFor(() =>
    expect(server.sentTo(SAVE).map((sent) => sent.body.marks)).toEqual([
      [{ questionKey: 'q1', score: 600, rubric: null, comment: null }],
    ]),
  )
  await clickButton(t('review.finish_next'))
  await waitFor(() => expect(server.sentTo(FINISH)).toHaveLength(1))
  await waitFor(() => expect(address()).toBe(`${ROOT}/paper?id=8`))
  expect(server.sentTo(NEXT).map((sent) => sent.body)).toEqual([{ bizType: 2401, bizId: '3', recordId: '7' }])
})

it('says who has the paper, and locks the fields', async () => {
  const { t, server } = await renderDesktop(`${ROOT}/paper?id=7`, {
    answers: { [PAPER]: aPaper(), [CLAIM]: refused('review.claimed', { name: '陈立' }) },
  })
  expect(await screen.findByText('陈立正在批阅这份答卷')).toBeTruthy()
  expect(await points()).toHaveProperty('disabled', true)
  server.answer({ [CLAIM]: CLAIMED })
  await clickButton(t('kernel.retry'))
  await waitFor(async () => expect(await points()).toHaveProperty('disabled', false))
})

it('keeps what was typed when the claim is lost while saving', async () => {
  await renderDesktop(`${ROOT}/paper?id=7`, {
    answers: { [PAPER]: aPaper(), [CLAIM]: CLAIMED, [SAVE]: refused('review.claimed', { name: '陈立' }) },
  })
  fill(await points(), '6')
  expect(await screen.findByText('陈立正在批阅这份答卷')).toBeTruthy()
  expect(screen.getByText('26 / 30')).toBeTruthy()
})

it('shows the marks that the server has when the person comes back', async () => {
  const go = (path: string) =>
    act(() => {
      window.history.pushState(null, '', `/desktop${path}`)
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
  const { server } = await renderDesktop(`${ROOT}/paper?id=7`, {
    answers: { [PAPER]: aPaper(), [CLAIM]: CLAIMED, [QUEUE]: samplePage(QUEUE, []) },
  })
  expect(await points()).toHaveProperty('value', '')
  go(ROOT)
  await waitFor(() => expect(screen.queryByRole('spinbutton')).toBeNull())
  server.answer({ [PAPER]: aPaper({}, 600) })
  go(`${ROOT}/paper?id=7`)
  expect(await points()).toHaveProperty('value', '6.0')
})

it('shows a finished paper without fields to change', async () => {
  const { t, server } = await renderDesktop(`${ROOT}/paper?id=7`, {
    answers: { [PAPER]: aPaper({ state: 'finished', score: 2700, isQualified: 1, reviewerName: '陈立' }) },
  })
  expect(await screen.findByText(t('review.passed'))).toBeTruthy()
  expect(screen.getByText('陈立')).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('review.finish_next') })).toBeNull()
  expect(server.sentTo(CLAIM)).toEqual([])
})

it('says that a paper is not there', async () => {
  await renderDesktop(`${ROOT}/paper?id=7`, { answers: { [PAPER]: refused('review.unknown') } })
  expect(await screen.findByText('这份答卷不存在，或者不由您批阅')).toBeTruthy()
})

it('marks all answers to one question by keyboard', async () => {
  const row = (id: string, text: string) => ({
    examRecordId: id,
    questionKey: 'q1',
    person: { userId: id, name: `学员${id}`, userName: id, departmentName: '' },
    answer: { text },
    maxScore: 1000,
    score: null,
    rubric: null,
    comment: null,
    claim: null,
    files: [],
  })
  const { server } = await renderDesktop(`${ROOT}/question?exam=3&id=9`, {
    answers: {
      [QUESTION]: sample(QUESTION, { questionId: '9', part: '', body, solution: { ...solution, rubric: [] } }),
      [ANSWERS]: samplePage(ANSWERS, [row('7', '水太热'), row('8', '水太冷')]),
      [SAVE]: sample(SAVE, { left: 0, claim: CLAIMED }),
    },
  })
  expect(await screen.findByText('水太冷')).toBeTruthy()
  const [first, second] = screen.getAllByRole('spinbutton', { name: /得分/ })
  if (!first || !second) throw new Error('no fields')
  fill(first, '8.5')
  press(first, 'Enter')
  await waitFor(() =>
    expect(server.sentTo(SAVE).map((sent) => [sent.body.examRecordId, sent.body.marks[0]?.score])).toEqual([
      ['7', 850],
    ]),
  )
  await waitFor(() => expect(document.activeElement).toBe(second))
})

it('shows the verdict of a sealed file, and refuses it with a reason', async () => {
  const file = { id: '6', examRecordId: '7', verdict: 'late_changes', late: 1, state: 'waiting', person: null } as const
  const { t, server } = await renderDesktop(`${ROOT}/exam?id=3&tab=sealed`, {
    answers: {
      [INFO]: sample(INFO, { examId: '3', isAnonymous: true }),
      [SEALED]: samplePage(SEALED, [file]),
      [SEALED_GET]: sample(SEALED_GET, {
        ...file,
        differences: [
          {
            questionKey: 'q1',
            question: { key: 'q1', score: 1000, isRequired: false, body },
            stored: null,
            sealed: { text: '水太热', fileIds: ['4'] },
            sealedFiles: [
              { id: '4', fileName: '草稿.jpg', fileType: 'image', url: '/files/4', coverUrl: '/files/4/small' },
            ],
            madeAt: '2026-03-02T02:20:00.000Z',
            isLate: true,
          },
        ],
      }),
      [DECIDE]: null,
    },
  })
  await clickButton(t('review.paper_number', { number: '7' }))
  const drawer = await dialog(t('review.sealed_title'))
  expect(await drawer.findByText('水太热')).toBeTruthy()
  expect(drawer.getByText(t('review.sealed_is_late'))).toBeTruthy()
  expect(drawer.getByRole('link', { name: '草稿.jpg' })).toBeTruthy()
  fill(drawer.getByRole('textbox', { name: new RegExp(t('review.sealed_reason')) }), '太晚')
  await clickButton(t('review.sealed_refuse'), drawer)
  await clickButton(t('review.sealed_refuse'), await dialog(t('review.sealed_refuse_ask')))
  await waitFor(() =>
    expect(server.sentTo(DECIDE).map((sent) => sent.body)).toEqual([
      { examId: '3', id: '6', isTaken: false, reason: '太晚' },
    ]),
  )
})
