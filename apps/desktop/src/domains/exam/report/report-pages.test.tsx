// @vitest-environment happy-dom
import { noAnswer, refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { click, clickButton, dialog, findButton } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const BASE = '/sands-lms/api/v1/manage/exam/report'
const EXAMS = `GET ${BASE}/exams` as const
const REPORT = `GET ${BASE}` as const
const DEPARTMENTS = `GET ${BASE}/departments` as const
const PEOPLE = `GET ${BASE}/page` as const
const QUESTIONS = `GET ${BASE}/questions` as const
const QUESTION = `GET ${BASE}/question` as const
const INTEGRITY = `GET ${BASE}/integrity` as const
const SIMILARITY = `GET ${BASE}/similarity` as const
const EFFECT = `GET ${BASE}/remind` as const
const REMIND = `POST ${BASE}/remind` as const
const PERSON = `GET ${BASE}/person` as const
const ATTEMPT = `GET ${BASE}/attempt` as const
const OPTIONS = 'GET /sands-user/api/v1/manage/audience/options'

const aReport = (report: object = {}) =>
  sample(REPORT, {
    title: '上岗考试',
    state: 'published',
    totalScore: 10_000,
    passScore: 6000,
    finished: 4,
    bands: [0, 0, 0, 1, 0, 0, 0, 2, 1, 0],
    ...report,
  })
const LIN = { userId: '3', name: '林晓', userName: 'learner' }

it('lists exams, and offers a retry when they cannot be loaded', async () => {
  const { t, server } = await renderDesktop('/manage/exam/reports', { answers: { [EXAMS]: noAnswer } })
  const retry = await findButton(t('kernel.retry'))
  server.answer({ [EXAMS]: samplePage(EXAMS, [{ id: '5', title: '上岗考试', state: 'published' }]) })
  await click(retry)
  expect((await screen.findByRole('link', { name: '上岗考试' })).getAttribute('href')).toContain('reports/exam?id=5')
})

it('says that there is nothing to report yet', async () => {
  const { t } = await renderDesktop('/manage/exam/reports', { answers: { [EXAMS]: samplePage(EXAMS, []) } })
  expect(await screen.findByText(t('exam.reports_none'))).toBeTruthy()
})

it('shows the numbers of an exam and its scores as a chart with a table', async () => {
  const { t } = await renderDesktop('/manage/exam/reports/exam?id=5', {
    answers: {
      [REPORT]: aReport(),
      [DEPARTMENTS]: samplePage(DEPARTMENTS, [{ departmentId: '8', name: '门店一部' }]),
    },
  })
  expect(await screen.findByRole('heading', { level: 1, name: '上岗考试' })).toBeTruthy()
  const range = t('exam.report_band_range', { from: '70', until: '80' })
  const row = await screen.findByRole('row', { name: `${range} 2` })
  expect(row).toBeTruthy()
  expect(await screen.findByRole('button', { name: '门店一部' })).toBeTruthy()
})

it('shows no chart before there are scores', async () => {
  const { t } = await renderDesktop('/manage/exam/reports/exam?id=5', {
    answers: { [REPORT]: aReport({ finished: 0 }), [DEPARTMENTS]: samplePage(DEPARTMENTS, []) },
  })
  expect(await screen.findByText(t('exam.report_bands_none'))).toBeTruthy()
})

it('links from an unknown exam to all reports', async () => {
  const { t } = await renderDesktop('/manage/exam/reports/exam?id=9', {
    answers: { [REPORT]: refused('exam.unknown') },
  })
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: t('exam.reports') }).length).toBeGreaterThan(0)
})

it('says how many people a reminder reaches before it is sent', async () => {
  const { t, server } = await renderDesktop('/manage/exam/reports/exam?id=5&part=people', {
    answers: {
      [REPORT]: aReport(),
      [PEOPLE]: samplePage(PEOPLE, [{ ...LIN, state: 'not_taken', remindedAt: null }]),
      [OPTIONS]: sample(OPTIONS),
      [EFFECT]: { people: 7, resting: 2 },
      [REMIND]: { people: 7 },
    },
  })
  await clickButton(t('exam.report_remind'))
  const question = await dialog(t('exam.report_remind_ask'))
  const words = new RegExp(t('exam.report_remind_people', { count: 7 }))
  expect(await question.findByText(words)).toBeTruthy()
  expect(server.sentTo(REMIND)).toEqual([])
  await clickButton(t('exam.report_remind_send'), question)
  await waitFor(() => expect(server.sentTo(REMIND).map(({ body }) => body)).toEqual([{ examId: '5' }]))
})

it('asks nothing when there is nobody to remind', async () => {
  const { t } = await renderDesktop('/manage/exam/reports/exam?id=5&part=people', {
    answers: {
      [REPORT]: aReport(),
      [PEOPLE]: samplePage(PEOPLE, [{ ...LIN, state: 'not_taken' }]),
      [OPTIONS]: sample(OPTIONS),
      [EFFECT]: { people: 0, resting: 0 },
    },
  })
  await clickButton(t('exam.report_remind_of', { name: '林晓' }))
  expect(await screen.findByText(t('exam.report_remind_nobody'))).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows questions that need a look, and how their options were chosen', async () => {
  const statistics = { questionId: '11', child: null, type: 'single' as const, title: '泡茶水温', answers: 10 }
  const { t } = await renderDesktop('/manage/exam/reports/exam?id=5&part=questions', {
    answers: {
      [REPORT]: aReport(),
      [QUESTIONS]: sample(QUESTIONS, {
        attempts: 10,
        questions: [{ ...sample(QUESTIONS).questions[0], ...statistics, hint: 'negative', discrimination: -0.31 }],
      }),
      [QUESTION]: sample(QUESTION, {
        ...statistics,
        hint: 'negative',
        stem: '<p>泡茶水温</p>',
        choices: [
          { key: 'a', content: '<p>60 度</p>', text: null, isRight: true, people: 3 },
          { key: 'b', content: '<p>80 度</p>', text: null, isRight: false, people: 7 },
        ],
      }),
    },
  })
  expect(await screen.findByText(t('exam.report_hint_negative'))).toBeTruthy()
  await clickButton('泡茶水温')
  const drawer = await dialog(t('exam.report_question'))
  expect(await drawer.findByText('80 度')).toBeTruthy()
  expect(drawer.getByText(t('exam.report_choice_people', { count: '7', share: '70%' }))).toBeTruthy()
})

it('shows hints as hints, and says when answers were never compared', async () => {
  const { t } = await renderDesktop('/manage/exam/reports/exam?id=5&part=integrity', {
    answers: { [REPORT]: aReport(), [INTEGRITY]: samplePage(INTEGRITY, []), [SIMILARITY]: null },
  })
  expect(await screen.findByText(t('exam.report_integrity_intro'))).toBeTruthy()
  expect(await screen.findByText(t('exam.report_integrity_none'))).toBeTruthy()
  expect(await screen.findByText(t('exam.report_similar_never'))).toBeTruthy()
})

it('shows what a person answered beside the right answer', async () => {
  const attempt = { ...sample(PERSON).attempts[0], examRecordId: '21', number: 1 }
  const body = {
    type: 'judge' as const,
    stem: '<p>绿茶要用沸水吗？</p>',
    options: [],
    targets: [],
    blanks: [],
    words: null,
    files: 0,
    children: [],
  }
  const { t } = await renderDesktop('/manage/exam/reports/person?exam=5&id=3', {
    answers: {
      [PERSON]: sample(PERSON, {
        examTitle: '上岗考试',
        person: { ...sample(PERSON).person, ...LIN },
        attempts: [attempt],
      }),
      [ATTEMPT]: sample(ATTEMPT, {
        notes: [{ kind: 'leave', at: '2026-03-01T08:00:00.000Z', device: null }],
        seconds: { q1: 12 },
        sections: [
          {
            key: 's1',
            title: '',
            remark: '',
            questions: [
              {
                key: 'q1',
                score: 500,
                isRequired: false,
                body,
                answers: [
                  {
                    questionKey: 'q1',
                    answer: { isTrue: true },
                    verdict: 'wrong',
                    score: 0,
                    maxScore: 500,
                    comment: null,
                  },
                ],
                solution: { key: { key: { isTrue: false }, reference: '' }, analysis: null, children: [] },
              },
            ],
          },
        ],
      }),
    },
  })
  expect(await screen.findByText('绿茶要用沸水吗？')).toBeTruthy()
  const lineOf = (words: string) => screen.getByText(words).closest('li')?.textContent
  expect(lineOf(t('exam.report_chosen'))).toContain(t('exam.answer_true'))
  expect(lineOf(t('exam.report_choice_right'))).toContain(t('exam.answer_false'))
  expect(screen.getByRole('heading', { name: t('exam.report_notes') }).closest('section')?.textContent).toContain(
    t('exam.report_note_leave'),
  )
})
