// @vitest-environment happy-dom
import { type CallAnswers, refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { click, clickButton, dialog, fill, findField, press } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const GET = 'GET /sands-lms/api/v1/manage/paper/get'
const SAVE = 'POST /sands-lms/api/v1/manage/paper/save'
const PREVIEW = 'GET /sands-lms/api/v1/manage/paper/preview'
const BANK = 'GET /sands-lms/api/v1/manage/question/page'
const TAGS = 'GET /sands-lms/api/v1/manage/question/tags'
const CATEGORIES = 'GET /sands-lms/api/v1/manage/question-category/list'

const QUESTIONS = ['水温', '洗手', '投诉'].map((title, place) => ({
  id: `${place + 1}`,
  title,
  type: 'single' as const,
  difficulty: 'easy' as const,
}))
const items = (...ids: string[]) => ids.map((questionId) => ({ key: `k${questionId}`, questionId, score: 200 }))
const SECTION = { key: 's', title: '', remark: '', items: items('1', '2'), draws: [] }
const NO_SUPPLY = { draws: [], faults: [] }

const paper = (document: object = {}, over: object = {}) =>
  sample(GET, {
    id: '5',
    version: 1,
    questions: QUESTIONS,
    supply: NO_SUPPLY,
    document: { title: '门店试卷', kind: 'fixed', partialRule: 'half', sections: [SECTION], ...document },
    ...over,
  })

const open = (answers: CallAnswers = {}) =>
  renderDesktop('/manage/exam/papers/edit?id=5', {
    answers: {
      [GET]: paper(),
      [SAVE]: ({ body }) => paper(body.document, { version: body.version + 1 }),
      [PREVIEW]: sample(PREVIEW, { questionNum: 0, sections: [] }),
      [TAGS]: [],
      [CATEGORIES]: sample(CATEGORIES, []),
      [BANK]: samplePage(BANK, QUESTIONS),
      ...answers,
    },
  })

it('stores what is typed without a button', async () => {
  const { t, server } = await open()
  fill(await findField(t('exam.paper_title')), '新试卷')
  await waitFor(() =>
    expect(server.sentTo(SAVE).at(-1)?.body).toMatchObject({ id: '5', version: 1, document: { title: '新试卷' } }),
  )
})

it('adds several questions at once, and not those that it has', async () => {
  const { t, server } = await open()
  await clickButton(t('exam.paper_add_question'))
  const window = await dialog(t('exam.paper_add_question'))
  const boxes = within(await window.findByRole('list', { name: t('exam.bank') })).getAllByRole('checkbox')
  expect(boxes.map((box) => (box as HTMLInputElement).disabled)).toEqual([true, true, false])
  await click(boxes[2] as HTMLElement)
  await clickButton(t('exam.paper_choose_these', { count: 1 }), window)
  await waitFor(() =>
    expect(
      server
        .sentTo(SAVE)
        .at(-1)
        ?.body.document.sections[0]?.items.map(({ questionId }) => questionId),
    ).toEqual(['1', '2', '3']),
  )
})

it('sorts questions with the keys, and takes one out with a way back', async () => {
  const { t } = await open()
  const names = () =>
    within(screen.getByRole('list', { name: t('exam.paper_section', { number: 1 }) }))
      .getAllByRole('listitem')
      .map((row) => QUESTIONS.find(({ title }) => row.textContent?.includes(title))?.title)
  press(await screen.findByRole('button', { name: t('manage.sort_handle', { name: '洗手' }) }), 'Home')
  await waitFor(() => expect(names()).toEqual(['洗手', '水温']))
  await clickButton(t('exam.paper_take_out_of', { name: '洗手' }))
  await waitFor(() => expect(names()).toEqual(['水温']))
  const told = (await screen.findAllByRole('status')).find(({ textContent }) =>
    textContent?.includes(t('exam.paper_taken_out', { name: '洗手' })),
  )
  await clickButton(t('manage.draft_undo'), within(told as HTMLElement))
  await waitFor(() => expect(names()).toEqual(['洗手', '水温']))
})

it('says when the bank cannot serve a draw', async () => {
  const draw = { key: 'd', type: 'judge' as const, categoryId: null, difficulty: null, tags: [], count: 9, score: 100 }
  const { t } = await open({
    [GET]: paper(
      { kind: 'random', sections: [{ ...SECTION, items: [], draws: [draw] }] },
      { supply: { draws: [{ key: 'd', available: 2, missing: 7 }], faults: [] } },
    ),
  })
  expect(await screen.findByText(t('exam.paper_missing', { available: 2, missing: 7 }))).toBeTruthy()
  expect(screen.getByText(t('exam.paper_fault_not_enough'))).toBeTruthy()
})

it('marks a question that was deleted', async () => {
  const { t } = await open({ [GET]: paper({}, { questions: QUESTIONS.slice(0, 1) }) })
  expect((await screen.findAllByText(t('exam.paper_fault_question_gone'))).length).toBeGreaterThan(1)
})

it('says who changed the paper meanwhile, and names the questions that differ', async () => {
  const { t, server } = await open({ [SAVE]: refused('kernel.changed_meanwhile') })
  fill(await findField(t('exam.paper_title')), '我的试卷')
  const theirs = { sections: [{ ...SECTION, items: items('1', '2', '3') }] }
  server.answer({ [GET]: paper(theirs, { version: 2, updatedBy: '赵晨' }) })
  await clickButton(t('manage.conflict_choose'), within(await screen.findByRole('alert')))
  const window = await dialog(t('manage.merge_title'))
  expect((await window.findAllByText('投诉')).length).toBe(1)
  server.answer({ [SAVE]: ({ body }) => paper(body.document, { version: body.version + 1 }) })
  await clickButton(t('manage.merge_do'), window)
  await waitFor(() =>
    expect(server.sentTo(SAVE).at(-1)?.body).toMatchObject({
      version: 2,
      document: { title: '我的试卷', sections: [{ items: [{}, {}, { questionId: '3' }] }] },
    }),
  )
})

it('shows the paper as a learner gets it', async () => {
  const body = { type: 'judge' as const, stem: '<p>牛奶要冷藏</p>' }
  const { t } = await open({
    [PREVIEW]: sample(PREVIEW, {
      questionNum: 1,
      sections: [{ key: 's', title: '第一部分', questions: [{ key: 'q', score: 250, body }] }],
    }),
  })
  const phone = within(await screen.findByRole('figure'))
  expect(await phone.findByText('牛奶要冷藏')).toBeTruthy()
  expect(phone.getByText(t('exam.paper_points', { score: '2.5' }))).toBeTruthy()
  await click(phone.getByRole('radio', { name: t('exam.answer_true') }))
  expect(phone.getByRole('radio', { name: t('exam.answer_true') })).toHaveProperty('checked', true)
})

it('says why the paper could not be fetched', async () => {
  const { t } = await open({ [GET]: refused('exam.paper_unknown') })
  expect(await screen.findByRole('link', { name: t('exam.papers') })).toBeTruthy()
})
