// @vitest-environment happy-dom
import { type CallAnswers, refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { button, clickButton, field, fill, findField, press } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const GET = 'GET /sands-lms/api/v1/manage/course/get'
const SAVE = 'POST /sands-lms/api/v1/manage/course/save'
const EDITING = 'POST /sands-lms/api/v1/manage/course/editing'
const PUBLISH = 'POST /sands-lms/api/v1/manage/course/publish'
const PUBLICATION = 'GET /sands-lms/api/v1/manage/course/publication/get'
const ASK = 'POST /sands-lms/api/v1/manage/course/publication/ask'
const IMPACT = 'GET /sands-lms/api/v1/manage/course/impact'

const COURSEWARES = ['第一页', '第二页', '第三页'].map((title, place) => ({
  id: `${place + 1}`,
  title,
  courseWareType: 5 as const,
  link: 'https://example.com',
  status: 3,
}))
const entries = COURSEWARES.map(({ id }) => ({ key: `k${id}`, courseWareId: id, isRequired: true }))
const course = (draft: object = {}, over: object = {}) =>
  sample(GET, {
    id: '5',
    version: 1,
    title: '目录练习',
    coursewares: COURSEWARES,
    draft: { title: '目录练习', chapters: [{ key: 'c1', title: '', items: entries }], ...draft },
    ...over,
  })

const open = (answers: CallAnswers = {}, rights?: ['course.edit']) =>
  renderDesktop('/manage/course/courses/edit?id=5', {
    answers: {
      [GET]: course(),
      [SAVE]: ({ body }) => course(body.draft, { version: body.version + 1 }),
      [EDITING]: { others: [] },
      'GET /sands-lms/api/v1/manage/course-category/list': [],
      'GET /sands-lms/api/v1/lecturer/page': samplePage('GET /sands-lms/api/v1/lecturer/page', []),
      'POST /sands-user/api/v1/manage/audience/count': { people: 40 },
      'POST /sands-lms/api/v1/manage/course/preview': sample('POST /sands-lms/api/v1/manage/course/preview'),
      ...answers,
    },
    ...(rights && { rights }),
  })

const rows = (label: string) =>
  within(screen.getByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map((row) => COURSEWARES.find(({ title }) => row.textContent?.includes(title))?.title ?? 'chapter')

it('tells who saved first, keeps the typed values, and stores them on request', async () => {
  const { t, server } = await open({ [SAVE]: refused('kernel.changed_meanwhile') })
  fill(await findField(t('course.manage_name')), '我的名字')
  server.answer({ [GET]: course({ title: '同事的名字' }, { version: 2, updatedBy: '赵晨' }) })
  const note = await screen.findByRole('alert')
  await waitFor(() => expect(note.textContent).toContain('赵晨'))
  expect(field(t('course.manage_name'))).toHaveProperty('value', '我的名字')
  server.answer({ [SAVE]: ({ body }) => course(body.draft, { version: body.version + 1 }) })
  await clickButton(t('manage.conflict_mine'))
  await waitFor(() =>
    expect(server.sentTo(SAVE).at(-1)?.body).toMatchObject({ version: 2, draft: { title: '我的名字' } }),
  )
})

it('lets authors who may not publish ask for it, and shows that it waits', async () => {
  const request = {
    approvalId: '7',
    askerName: '作者',
    isOwn: 1 as const,
    isOld: 0 as const,
    createTime: '2099-01-01T00:00:00Z',
  }
  const { t, server } = await open({ [PUBLICATION]: { request: null }, [ASK]: { request } }, ['course.edit'])
  await clickButton(t('manage.ask_publish'))
  expect(screen.queryByRole('button', { name: t('course.manage_publish') })).toBeNull()
  fill(await findField(t('manage.ask_reason')), '内容已完善')
  server.answer({ [PUBLICATION]: { request } })
  await clickButton(t('manage.ask_send'))
  expect(await screen.findByText(t('manage.ask_waiting', { name: '作者' }))).toBeTruthy()
  expect(server.sentTo(ASK).at(-1)?.body).toMatchObject({ id: '5', version: 1, reason: '内容已完善' })
  expect(button(t('manage.ask_withdraw'))).toBeTruthy()
})

it('does not publish an empty course, and says what is missing', async () => {
  const { t } = await open({
    [GET]: course({ chapters: [] }),
    [IMPACT]: sample(IMPACT, { faults: [{ kind: 'no_items', isWarning: false }] }),
  })
  await clickButton(t('course.manage_publish_faults', { count: 1 }))
  const window = within(await screen.findByRole('dialog'))
  expect(await window.findByText(t('course.manage_fault_no_items'))).toBeTruthy()
  expect(window.queryByRole('button', { name: t('course.manage_publish_do') })).toBeNull()
})

it('shows the impact on learners before changes are published, and faults that do not prevent publishing', async () => {
  const { t } = await open({
    [GET]: course({}, { edition: 1, state: 'published', isChanged: true }),
    [IMPACT]: sample(IMPACT, { learners: 3, faults: [{ kind: 'no_cover', isWarning: true }] }),
  })
  await clickButton(t('course.manage_publish'))
  const window = within(await screen.findByRole('dialog'))
  expect(await window.findByText(t('course.manage_impact_learners', { count: 3 }))).toBeTruthy()
  expect(window.getByText(t('course.manage_fault_no_cover'))).toBeTruthy()
  expect(button(t('course.manage_publish_do'), window)).toBeTruthy()
})

it('sorts courseware with the keys and keeps the focus', async () => {
  const { t, server } = await open()
  const label = t('course.manage_part_catalogue')
  const grip = await screen.findByRole('button', { name: t('manage.sort_handle', { name: '第三页' }) })
  expect(rows(label)).toEqual(['第一页', '第二页', '第三页'])
  grip.focus()
  press(grip, 'Home')
  await waitFor(() => expect(rows(label)).toEqual(['第三页', '第一页', '第二页']))
  expect(document.activeElement?.getAttribute('aria-label')).toBe(t('manage.sort_handle', { name: '第三页' }))
  await waitFor(() =>
    expect(server.sentTo(SAVE)[0]?.body.draft.chapters[0]?.items.map(({ courseWareId }) => courseWareId)).toEqual([
      '3',
      '1',
      '2',
    ]),
  )
})

it('divides courseware into chapters, which can be moved with the keys too', async () => {
  const { t } = await open()
  const label = t('course.manage_part_catalogue')
  await clickButton(t('course.manage_chapter_begin'))
  fill(await findField(t('course.manage_chapter_name', { place: 2 })), '动手')
  // Moving down past the next heading puts it into the next chapter.
  const last = await screen.findByRole('button', { name: t('manage.sort_handle', { name: '第三页' }) })
  press(last, 'ArrowDown')
  await waitFor(() => expect(rows(label).at(-1)).toBe('第三页'))
  press(await screen.findByRole('button', { name: t('manage.sort_handle', { name: '动手' }) }), 'ArrowUp')
  await waitFor(() => expect(field(t('course.manage_chapter_name', { place: 1 }))).toHaveProperty('value', '动手'))
  expect(rows(label)[1]).toBe('第三页')
})

it('removes courseware, and restores it on request', async () => {
  const { t } = await open()
  const label = t('course.manage_part_catalogue')
  await clickButton(t('course.manage_remove_of', { name: '第二页' }))
  await waitFor(() => expect(rows(label)).toEqual(['第一页', '第三页']))
  const told = (await screen.findAllByRole('status')).find(({ textContent }) =>
    textContent?.includes(t('course.manage_taken_out', { name: '第二页' })),
  )
  await clickButton(t('manage.draft_undo'), within(told as HTMLElement))
  await waitFor(() => expect(rows(label)).toEqual(['第一页', '第二页', '第三页']))
})

it('shows what a colleague changed when publishing comes too late, loads it and goes on', async () => {
  const { t, server } = await open({
    [IMPACT]: sample(IMPACT, { faults: [] }),
    [PUBLISH]: refused('kernel.changed_meanwhile'),
  })
  await clickButton(t('course.manage_publish'))
  const window = within(await screen.findByRole('dialog'))
  await window.findByRole('button', { name: t('course.manage_publish_do') })
  server.answer({ [GET]: course({ title: '同事的名字' }, { version: 2, updatedBy: '赵晨' }) })
  await clickButton(t('course.manage_publish_do'), window)
  expect((await window.findByRole('list', { name: t('course.manage_difference') })).textContent).toContain('同事的名字')
  expect(window.getByRole('alert').textContent).toContain('赵晨')

  server.answer({ [PUBLISH]: course({ title: '同事的名字' }, { version: 3 }) })
  await clickButton(t('manage.publish_load_latest'), window)
  await waitFor(() => expect(field(t('course.manage_name'))).toHaveProperty('value', '同事的名字'))
  await window.findByRole('button', { name: t('course.manage_publish_do') })
  await clickButton(t('course.manage_publish_do'), window)
  await waitFor(() => expect(server.sentTo(PUBLISH).at(-1)?.body).toMatchObject({ id: '5', version: 2 }))
})

it('takes over what a colleague changed field by field', async () => {
  const { t, server } = await open({ [SAVE]: refused('kernel.changed_meanwhile') })
  fill(await findField(t('course.manage_name')), '我的名字')
  server.answer({ [GET]: course({ points: 30 }, { version: 2, updatedBy: '赵晨' }) })
  await clickButton(t('manage.conflict_choose'), within(await screen.findByRole('alert')))
  const window = within(await screen.findByRole('dialog'))
  const sides = async (name: string) =>
    within(await window.findByRole('radiogroup', { name }))
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).checked)
  expect(await sides(t('course.manage_field_title'))).toEqual([true, false])
  expect(await sides(t('course.manage_field_points'))).toEqual([false, true])
  server.answer({ [SAVE]: ({ body }) => course(body.draft, { version: body.version + 1 }) })
  await clickButton(t('manage.merge_do'), window)
  await waitFor(() =>
    expect(server.sentTo(SAVE).at(-1)?.body).toMatchObject({ version: 2, draft: { title: '我的名字', points: 30 } }),
  )
})

it('names who else has the course open, and says when it is closed here', async () => {
  const { t, server, drawAgain } = await open({ [EDITING]: { others: [{ userId: '8', name: '赵晨' }] } })
  expect(await screen.findByText(t('manage.others_editing', { names: '赵晨' }))).toBeTruthy()
  drawAgain()
  await waitFor(() => expect(server.sentTo(EDITING).map(({ body }) => body.isOpen)).toContain(false))
})
