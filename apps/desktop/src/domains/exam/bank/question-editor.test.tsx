// @vitest-environment happy-dom
import { type CallAnswers, refused } from '@sands/web/testing/fake-calls'
import { sample } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { click, clickButton, fill, findField } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { newQuestion } from './question-edit.ts'
import { QuestionEditor } from './question-editor.tsx'

const GET = 'GET /sands-lms/api/v1/manage/question/get'
const SAVE = 'POST /sands-lms/api/v1/manage/question/save'
const TAGS = 'GET /sands-lms/api/v1/manage/question/tags'
const CATEGORIES = 'GET /sands-lms/api/v1/manage/question-category/list'

const judge = (isTrue: boolean) => {
  const { body, solution, ...rest } = newQuestion('judge')
  return { ...rest, body: { ...body, stem: '<p>牛奶要冷藏</p>' }, solution: { ...solution, key: { isTrue } } }
}
const question = (document: ReturnType<typeof newQuestion>, over: object = {}) =>
  sample(GET, { id: '5', version: 1, type: document.body.type, ...over, document })

const open = async (stored: ReturnType<typeof question> | undefined, answers: CallAnswers = {}) => {
  const onStored = vi.fn()
  const page = await renderDesktop(
    <QuestionEditor
      question={stored as never}
      onDirty={() => undefined}
      onCancel={() => undefined}
      onStored={onStored}
    />,
    { answers: { [TAGS]: [], [CATEGORIES]: sample(CATEGORIES, []), ...answers } },
  )
  return { ...page, onStored }
}

it('says what a new question lacks, and sends nothing', async () => {
  const { t, onStored } = await open(undefined)
  await clickButton(t('exam.question_save'))
  expect(await screen.findByText(t('exam.fault_no_stem'))).toBeTruthy()
  expect(screen.getByText(t('exam.fault_no_key'))).toBeTruthy()
  expect(onStored).not.toHaveBeenCalled()
})

it('takes options as plain lines, and stores them as paragraphs', async () => {
  const { body, ...rest } = newQuestion('single')
  const stored = question({ ...rest, body: { ...body, stem: '<p>水温？</p>' } })
  const { t, server, onStored } = await open(stored, { [SAVE]: stored })
  for (const [place, letter] of ['A', 'B', 'C', 'D'].entries())
    fill(await findField(t('exam.question_option', { letter })), `${place * 20} < 度`)
  await click(screen.getByRole('radio', { name: t('exam.question_right', { letter: 'B' }) }))
  await clickButton(t('exam.question_save'))
  await waitFor(() => expect(onStored).toHaveBeenCalled())
  const sent = server.sentTo(SAVE)[0]?.body.document
  expect(sent?.body.options[1]?.content).toBe('<p>20 &lt; 度</p>')
  expect(sent?.solution.key.options).toEqual([sent?.body.options[1]?.key])
})

it('shows the sum of a rubric', async () => {
  const { t } = await open(question(newQuestion('essay')))
  await clickButton(t('exam.rubric_add'))
  fill(await findField(t('exam.rubric_line', { number: 1 })), '要点')
  expect(screen.getByText(t('exam.rubric_sum', { sum: 100 }))).toBeTruthy()
  fill(screen.getByRole('spinbutton', { name: t('exam.rubric_percent', { number: 1 }) }), '40')
  await clickButton(t('exam.rubric_add'))
  expect(screen.getByText(t('exam.rubric_sum', { sum: 100 }))).toBeTruthy()
})

it('says who changed the question meanwhile, and stores mine on request', async () => {
  const stored = question(judge(true))
  const { t, server, onStored } = await open(stored, {
    [SAVE]: refused('kernel.changed_meanwhile'),
    [GET]: question(judge(false), { version: 2, updatedBy: '赵晨' }),
  })
  await clickButton(t('exam.question_save'))
  await waitFor(async () => expect((await screen.findByRole('alert')).textContent).toContain('赵晨'))
  expect(onStored).not.toHaveBeenCalled()
  server.answer({ [SAVE]: question(judge(true), { version: 3 }) })
  await clickButton(t('manage.conflict_mine'))
  await waitFor(() => expect(onStored).toHaveBeenCalled())
  expect(server.sentTo(SAVE).at(-1)?.body).toMatchObject({
    version: 2,
    document: { solution: { key: { isTrue: true } } },
  })
})

it('says how many papers use the question before it is changed', async () => {
  const { t } = await open(question(judge(true), { uses: 3 }))
  expect(await screen.findByText(t('exam.question_used', { count: 3 }))).toBeTruthy()
})
