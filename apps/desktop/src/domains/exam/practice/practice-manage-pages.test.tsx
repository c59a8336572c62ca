// @vitest-environment happy-dom
import { type CallAnswers, refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, click, clickButton, dialog, fill, findField } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const PAGE = 'GET /sands-lms/api/v1/manage/practise/page'
const GET = 'GET /sands-lms/api/v1/manage/practise/get'
const SAVE = 'POST /sands-lms/api/v1/manage/practise/save'
const PUBLISH = 'POST /sands-lms/api/v1/manage/practise/publish'
const END = 'POST /sands-lms/api/v1/manage/practise/end'
const COPY = 'POST /sands-lms/api/v1/manage/practise/copy'
const REMOVE = 'POST /sands-lms/api/v1/manage/practise/remove'
const NUMBERS = 'GET /sands-lms/api/v1/manage/practise/numbers'
const QUESTIONS = 'GET /sands-lms/api/v1/manage/question/page'

const question = { id: '9', title: 'How hot?', type: 'single', difficulty: 'easy' } as const
const practice = (draft: object = {}, over: object = {}) =>
  sample(GET, {
    id: '5',
    version: 1,
    title: '每周一练',
    state: 'draft',
    invited: 30,
    draft: { title: '每周一练', questionIds: ['9'], mode: 'whole', completion: 'hand_in', ...draft },
    questions: [question],
    ...over,
  })

const open = (answers: CallAnswers = {}, rights?: ['exam.edit']) =>
  renderDesktop('/manage/exam/practices/edit?id=5', {
    answers: {
      [GET]: practice(),
      [SAVE]: ({ body }) => practice(body.draft, { version: body.version + 1 }),
      [QUESTIONS]: samplePage(QUESTIONS, [question, { ...question, id: '10', title: 'How long?' }]),
      'GET /sands-lms/api/v1/manage/question/tags': [],
      'GET /sands-lms/api/v1/manage/question-category/list': [],
      'POST /sands-user/api/v1/manage/audience/count': { people: 30 },
      ...answers,
    },
    ...(rights && { rights }),
  })

describe('practices in the management', () => {
  it('are listed with their states and how many people have completed them', async () => {
    const { t } = await renderDesktop('/manage/exam/practices', {
      answers: {
        [PAGE]: samplePage(PAGE, [
          { id: '5', title: '每周一练', state: 'published', isChanged: true, completed: 12, invited: 30 },
          { id: '6', title: '草稿练习', state: 'draft' },
        ]),
      },
    })
    expect(await screen.findByRole('link', { name: '12 / 30' })).toBeTruthy()
    expect(screen.getByText(t('exam.state_changed'))).toBeTruthy()
    expect(screen.getByText(t('exam.practice_state_draft'))).toBeTruthy()
  })

  it('say that there are none, or why they could not be fetched', async () => {
    const { t, server } = await renderDesktop('/manage/exam/practices', {
      answers: { [PAGE]: refused('kernel.unavailable') },
    })
    const retry = await screen.findByRole('button', { name: t('kernel.retry') })
    server.answer({ [PAGE]: samplePage(PAGE, []) })
    await click(retry)
    expect(await screen.findByText(t('exam.practices_none'))).toBeTruthy()
  })
})

describe('the editor of a practice', () => {
  it('stores what is typed without a button', async () => {
    const { t, server } = await open()
    fill(await findField(t('exam.practice_field_title')), '新名字')
    await waitFor(() =>
      expect(server.sentTo(SAVE).at(-1)?.body).toMatchObject({ id: '5', version: 1, draft: { title: '新名字' } }),
    )
  })

  it('takes questions from the bank and rules to draw more', async () => {
    const { t, server } = await open()
    await clickButton(t('exam.paper_add_question'))
    const picker = await dialog(t('exam.paper_add_question'))
    await click(await picker.findByRole('checkbox', { name: /How long/ }))
    await clickButton(t('exam.paper_choose_these', { count: 1 }), picker)
    await clickButton(t('exam.paper_add_draw'))
    await waitFor(() =>
      expect(server.sentTo(SAVE).at(-1)?.body.draft).toMatchObject({ questionIds: ['9', '10'], draws: [{ count: 5 }] }),
    )
  })

  it('says what is missing, and is not published before', async () => {
    const { t } = await open({ [GET]: practice({ title: '', questionIds: [] }, { questions: [] }) })
    expect(await screen.findByText(t('exam.practice_fault_no_questions'))).toBeTruthy()
    expect(screen.getByText(t('exam.practice_fault_no_title'))).toBeTruthy()
    expect(button(t('exam.publish'))).toHaveProperty('disabled', true)
  })

  it('is published after saying how many people will see it', async () => {
    const { t, server } = await open({ [PUBLISH]: practice({}, { version: 2, state: 'published' }) })
    await clickButton(t('exam.publish'))
    const sure = await dialog(t('exam.publish_title', { name: '每周一练' }))
    expect(sure.getByText(t('exam.practice_publish_text', { count: 30 }))).toBeTruthy()
    await clickButton(t('exam.publish'), sure)
    await waitFor(() => expect(server.sentTo(PUBLISH)[0]?.body).toEqual({ id: '5', version: 1 }))
  })

  it('names the right that publishing needs', async () => {
    const { t } = await open({}, ['exam.edit'])
    expect(await screen.findByText(new RegExp(t('org.right.exam.publish')))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('exam.publish') })).toBeNull()
  })

  it.each([
    ['exam.practice_end', 'exam.practice_end_ask', END],
    ['exam.manage_remove', 'exam.bank_remove_ask', REMOVE],
  ] as const)('asks before %s', async (act, question, call) => {
    const { t, server } = await open({
      [GET]: practice({}, { state: 'published' }),
      [END]: practice({}, { state: 'ended', version: 2 }),
      [REMOVE]: null,
      [PAGE]: samplePage(PAGE, []),
    })
    await clickButton(t('exam.manage_acts'))
    await click(await screen.findByRole('menuitem', { name: t(act) }))
    const sure = await dialog(t(question, { name: '每周一练' }))
    await clickButton(t(act), sure)
    await waitFor(() => expect(server.sentTo(call)[0]?.body).toEqual({ id: '5', version: 1 }))
  })

  it('copies itself with another name', async () => {
    const { t, server, address } = await open({ [COPY]: practice({}, { id: '8' }) })
    await clickButton(t('exam.manage_acts'))
    await click(await screen.findByRole('menuitem', { name: t('exam.practice_copy') }))
    await waitFor(() => expect(address()).toBe('/manage/exam/practices/edit?id=8'))
    expect(server.sentTo(COPY)[0]?.body).toEqual({
      id: '5',
      title: t('exam.practice_copy_title', { name: '每周一练' }),
    })
  })

  it('says that no practice was chosen', async () => {
    const { t } = await renderDesktop('/manage/exam/practices/edit', { answers: {} })
    expect(await screen.findByText(t('exam.practice_edit_none'))).toBeTruthy()
  })
})

describe('the numbers of a practice', () => {
  it('are shown by topic, weakest first', async () => {
    const { t } = await renderDesktop('/manage/exam/practices/numbers?id=5', {
      answers: {
        [NUMBERS]: sample(NUMBERS, {
          title: '每周一练',
          invited: 30,
          started: 12,
          averagePercent: 64,
          topics: [{ categoryName: '茶', answered: 40, right: 10, people: 8 }],
        }),
      },
    })
    expect(await screen.findByText('64%')).toBeTruthy()
    expect(screen.getByText(t('exam.practice_topic', { percent: 25, answered: '40', people: '8' }))).toBeTruthy()
  })

  it('say that too few people have practised', async () => {
    const { t } = await renderDesktop('/manage/exam/practices/numbers?id=5', {
      answers: { [NUMBERS]: sample(NUMBERS) },
    })
    expect(await screen.findByText(t('exam.practice_topics_none'))).toBeTruthy()
  })
})
