// @vitest-environment happy-dom
import { type CallAnswers, refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { button, click, clickButton, dialog, field, fill, findField } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const GET = 'GET /sands-lms/api/v1/manage/exam/get'
const SAVE = 'POST /sands-lms/api/v1/manage/exam/save'
const IMPACT = 'GET /sands-lms/api/v1/manage/exam/impact'
const PUBLISH = 'POST /sands-lms/api/v1/manage/exam/publish'
const PAPERS = 'GET /sands-lms/api/v1/manage/paper/page'
const OVERRIDES = 'GET /sands-lms/api/v1/manage/exam/override/list'
const ADD_OVERRIDE = 'POST /sands-lms/api/v1/manage/exam/override/add'
const OPTIONS = 'GET /sands-user/api/v1/manage/audience/options'

const exam = (draft: object = {}, over: object = {}) =>
  sample(GET, {
    id: '5',
    version: 1,
    title: '上岗考试',
    state: 'draft',
    draft: { title: '上岗考试', ...draft },
    faults: [],
    ...over,
  })

const open = (answers: CallAnswers = {}, rights?: ['exam.edit']) =>
  renderDesktop('/manage/exam/exams/edit?id=5', {
    answers: {
      [GET]: exam(),
      [SAVE]: ({ body }) => exam(body.draft, { version: body.version + 1 }),
      [PAPERS]: samplePage(PAPERS, [{ id: '7', title: '门店试卷', questionNum: 10, totalScore: 5000 }]),
      [OVERRIDES]: [],
      'POST /sands-user/api/v1/manage/audience/count': { people: 30 },
      ...answers,
    },
    ...(rights && { rights }),
  })

it('stores what is typed without a button, and undoes it', async () => {
  const { t, server } = await open()
  fill(await findField(t('exam.exam_title')), '新名字')
  await waitFor(() =>
    expect(server.sentTo(SAVE).at(-1)?.body).toMatchObject({ id: '5', version: 1, draft: { title: '新名字' } }),
  )
  await click(screen.getByTitle(t('manage.draft_undo_keys')))
  await waitFor(() => expect(server.sentTo(SAVE).at(-1)?.body).toMatchObject({ draft: { title: '上岗考试' } }))
})

it('says who changed the exam meanwhile, shows the difference and goes on with both', async () => {
  const { t, server } = await open({ [SAVE]: refused('kernel.changed_meanwhile') })
  fill(await findField(t('exam.exam_title')), '我的名字')
  server.answer({ [GET]: exam({ points: 30 }, { version: 2, updatedBy: '赵晨' }) })
  const note = await screen.findByRole('alert')
  await waitFor(() => expect(note.textContent).toContain('赵晨'))
  expect(button(t('exam.publish'))).toHaveProperty('disabled', true)
  await clickButton(t('manage.conflict_choose'), within(note))
  const window = await dialog(t('manage.merge_title'))
  const sides = async (name: string) =>
    within(await window.findByRole('radiogroup', { name }))
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).checked)
  expect(await sides(t('exam.field_title'))).toEqual([true, false])
  expect(await sides(t('exam.field_points'))).toEqual([false, true])
  server.answer({ [SAVE]: ({ body }) => exam(body.draft, { version: body.version + 1 }) })
  await clickButton(t('manage.merge_do'), window)
  await waitFor(() =>
    expect(server.sentTo(SAVE).at(-1)?.body).toMatchObject({ version: 2, draft: { title: '我的名字', points: 30 } }),
  )
})

it('loads what somebody else has stored', async () => {
  const { t, server } = await open({ [SAVE]: refused('kernel.changed_meanwhile') })
  fill(await findField(t('exam.exam_title')), '我的名字')
  server.answer({ [GET]: exam({ title: '同事的名字' }, { version: 2, updatedBy: '赵晨' }) })
  await clickButton(t('manage.conflict_theirs'), within(await screen.findByRole('alert')))
  await waitFor(() => expect(field(t('exam.exam_title'))).toHaveProperty('value', '同事的名字'))
})

it('says how many people a publication touches, and regrades on request', async () => {
  const live = exam({}, { state: 'published', edition: 1, version: 4 })
  const { t, server } = await open({
    [GET]: live,
    [IMPACT]: sample(IMPACT, { invited: 30, taken: 5, inProgress: 2, wouldPass: 3, wouldFail: 1, faults: [] }),
    [PUBLISH]: live,
  })
  await clickButton(t('exam.publish'))
  const window = await dialog(t('exam.publish_title', { name: '上岗考试' }))
  expect(await window.findByText(t('exam.impact_running', { count: 2 }))).toBeTruthy()
  expect(window.queryByText(t('exam.impact_pass', { count: 3 }))).toBeNull()
  const ways = within(window.getByRole('radiogroup', { name: t('exam.publish_whom') })).getAllByRole('radio')
  await click(ways[1] as HTMLElement)
  expect(window.getByText(t('exam.impact_pass', { count: 3 }))).toBeTruthy()
  expect(window.getByText(t('exam.impact_fail', { count: 1 }))).toBeTruthy()
  expect(server.sentTo(PUBLISH)).toEqual([])
  await clickButton(t('exam.publish_do'), window)
  await waitFor(() =>
    expect(server.sentTo(PUBLISH).map(({ body }) => body)).toEqual([{ id: '5', version: 4, regrade: true }]),
  )
})

it('does not publish an incomplete exam, and says what is missing', async () => {
  const faults = [
    { kind: 'no_paper' as const, isWarning: false },
    { kind: 'nothing_shown' as const, isWarning: true },
  ]
  const { t } = await open({ [GET]: exam({}, { faults }), [IMPACT]: sample(IMPACT, { faults }) })
  await clickButton(t('exam.publish_faults', { count: 1 }))
  const window = await dialog(t('exam.publish_title', { name: '上岗考试' }))
  expect(await window.findByText(t('exam.exam_fault_no_paper'))).toBeTruthy()
  expect(window.getByText(t('exam.exam_fault_nothing_shown'))).toBeTruthy()
  expect(window.queryByRole('button', { name: t('exam.publish_do') })).toBeNull()
})

it('names the right that publishing needs', async () => {
  const { t } = await open({}, ['exam.edit'])
  expect(await screen.findByText(t('manage.publish_no_right', { right: t('org.right.exam.publish') }))).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('exam.publish') })).toBeNull()
})

it('shows learners what they will read before they start', async () => {
  const { t } = await open({ [GET]: exam({ paperId: '7', passPercent: 60, attempts: 2, minMinutes: 10 }) })
  const phone = within(await screen.findByRole('figure'))
  expect(await phone.findByText('30')).toBeTruthy()
  expect(phone.getByText(t('exam.rule_min', { minutes: 10 }))).toBeTruthy()
})

it('gives other terms to somebody, and asks for the reason', async () => {
  const { t, server } = await open({
    [GET]: exam({}, { state: 'published', edition: 1 }),
    [OPTIONS]: sample(OPTIONS),
    [ADD_OVERRIDE]: sample(ADD_OVERRIDE),
  })
  await clickButton(t('exam.override_new'))
  const window = await dialog(t('exam.override_new'))
  await clickButton(t('exam.override_add'), window)
  expect(await window.findByText(t('exam.override_no_term'))).toBeTruthy()
  expect(window.getAllByText(t('exam.override_missing'))).toHaveLength(2)
  expect(server.sentTo(ADD_OVERRIDE)).toEqual([])
})

it('says why the exam could not be fetched', async () => {
  const { t } = await open({ [GET]: refused('exam.unknown') })
  expect(await screen.findByRole('link', { name: t('exam.exams') })).toBeTruthy()
})

it('says that the address names no exam', async () => {
  const { t } = await renderDesktop('/manage/exam/exams/edit')
  expect(await screen.findByText(t('exam.exam_edit_none'))).toBeTruthy()
})
