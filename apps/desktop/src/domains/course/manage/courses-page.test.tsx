// @vitest-environment happy-dom
import { type CallAnswers, refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { button, choose, click, clickButton, dialog } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const PAGE = 'GET /sands-lms/api/v1/manage/course/page'
const GET = 'GET /sands-lms/api/v1/manage/course/get'
const SAVE = 'POST /sands-lms/api/v1/manage/course/save'
const PUBLISH = 'POST /sands-lms/api/v1/manage/course/publish'
const REMOVE = 'POST /sands-lms/api/v1/manage/course/remove'
const CATEGORIES = 'GET /sands-lms/api/v1/manage/course-category/list'
const COURSES = [
  { id: '1', title: '批量甲', state: 'draft', version: 3 },
  { id: '2', title: '批量乙', state: 'draft', version: 3 },
  { id: '3', title: '批量丙', state: 'published', version: 3 },
] as const

async function chooseAll(answers: CallAnswers) {
  const editor = await renderDesktop('/manage/course/courses?keyword=批量', {
    answers: {
      [PAGE]: samplePage(PAGE, COURSES),
      [CATEGORIES]: sample(CATEGORIES, [{ id: '8', name: '茶艺' }]),
      ...answers,
    },
  })
  await click(await screen.findByRole('checkbox', { name: editor.t('manage.choose_all') }))
  const bar = within(await screen.findByRole('region', { name: editor.t('manage.chosen', { count: 3 }) }))
  return { ...editor, bar }
}

it('publishes the chosen drafts after a question that names the skipped ones, and reports refusals', async () => {
  const { t, server, bar } = await chooseAll({
    [PUBLISH]: ({ body }) => (body.id === '1' ? sample(PUBLISH) : refused('course.has_faults', { faults: 1 })),
  })
  await clickButton(t('course.manage_publish'), bar)
  const question = await dialog(t('course.manage_bulk_publish_ask', { count: 2 }))
  expect(question.getByText(new RegExp(t('course.manage_bulk_left', { count: 1 })))).toBeTruthy()
  expect(server.sentTo(PUBLISH)).toEqual([])
  await clickButton(t('course.manage_publish'), question)
  const outcome = await dialog(t('course.manage_bulk_failed', { count: 1 }))
  expect(outcome.getByRole('listitem').textContent).toContain('批量乙')
  expect(screen.getByText(t('course.manage_bulk_publish_done', { count: 1 }))).toBeTruthy()
  expect(server.sentTo(PUBLISH).map(({ body }) => body)).toEqual([
    { id: '1', version: 3 },
    { id: '2', version: 3 },
  ])
})

it('does not mention skipped courses when there are none', async () => {
  const { t, server, bar } = await chooseAll({ [REMOVE]: null })
  await clickButton(t('course.manage_remove'), bar)
  const question = await dialog(t('course.manage_bulk_remove_ask', { count: 3 }))
  expect(question.getByText(t('course.manage_bulk_remove_text'))).toBeTruthy()
  await clickButton(t('course.manage_remove'), question)
  await waitFor(() => expect(server.sentTo(REMOVE)).toHaveLength(3))
  expect(await screen.findByText(t('course.manage_bulk_remove_done', { count: 3 }))).toBeTruthy()
})

it('moves each draft into the category, and skips those that are already there', async () => {
  const { t, server, bar } = await chooseAll({
    [GET]: ({ query }) => sample(GET, { version: 7, draft: { categoryId: query.get('id') === '1' ? '8' : null } }),
    [SAVE]: sample(SAVE),
  })
  await clickButton(t('course.manage_bulk_move'), bar)
  const window = await dialog(t('course.manage_bulk_move_ask', { count: 3 }))
  await clickButton(t('course.manage_bulk_move'), window)
  expect(await window.findByText(t('course.manage_category_choose'), { selector: 'p, [role=alert]' })).toBeTruthy()
  await choose(window.getByRole('combobox', { name: t('course.manage_category') }), '茶艺')
  await clickButton(t('course.manage_bulk_move'), window)
  await waitFor(() => expect(server.sentTo(SAVE)).toHaveLength(2))
  expect(server.sentTo(SAVE).map(({ body }) => [body.version, body.draft.categoryId])).toEqual([
    [7, '8'],
    [7, '8'],
  ])
})

it('sorts the list by a column heading', async () => {
  const { t, server } = await renderDesktop('/manage/course/courses', {
    answers: { [PAGE]: samplePage(PAGE, COURSES), [CATEGORIES]: [] },
  })
  const heading = await screen.findByRole('columnheader', { name: t('course.manage_course') })
  await click(button(t('course.manage_course'), within(heading)))
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: t('course.manage_course') }).getAttribute('aria-sort')).toBe(
      'ascending',
    ),
  )
  expect(server.sentTo(PAGE).at(-1)?.query.toString()).toContain('asc')
})
