// @vitest-environment happy-dom
import { type CallAnswers, refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { choose, click, clickButton, dialog, field, fill, findField, press } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const PAGE = 'GET /sands-system/api/v1/manage/notice/page'
const CREATE = 'POST /sands-system/api/v1/manage/notice/create'
const UPDATE = 'POST /sands-system/api/v1/manage/notice/update'
const SORT = 'POST /sands-system/api/v1/manage/notice/sort'
const CONTENT = 'GET /sands-system/api/v1/manage/content/get'
const COUNT = 'POST /sands-user/api/v1/manage/audience/count'
const LUNCH = { id: '5', text: '本周食堂提前开饭', state: 'running', version: 1 } as const
const DRILL = { id: '6', text: '周五消防演练', state: 'running', version: 1 } as const

const open = (at: string, answers: CallAnswers = {}) =>
  renderDesktop(`/manage/home/notices${at}`, {
    answers: { [PAGE]: samplePage(PAGE, [LUNCH, DRILL]), [COUNT]: { people: 40 }, ...answers },
  })

it('shows faults at their fields, and asks before typed values are lost', async () => {
  const { t, address, server } = await open('?open=new')
  const drawer = await dialog(t('home.notices_add'))
  fill(await findField(t('home.notices_text'), drawer), '  ')
  await choose(drawer.getByRole('combobox', { name: t('manage.jump') }), t('manage.jump_link'))
  const link = await findField(t('manage.jump_link_address'), drawer)
  fill(link, 'javascript:alert(1)')
  fireEvent.blur(link)
  fill(drawer.getByLabelText(t('manage.window_from')), '2026-12-02T08:00')
  fill(drawer.getByLabelText(t('manage.window_until')), '2026-12-01T08:00')
  expect(await drawer.findByText(t('manage.jump_fault_link'))).toBeTruthy()
  expect(drawer.getByText(t('manage.window_fault'))).toBeTruthy()
  await clickButton(t('home.notices_add'), drawer)
  expect(await drawer.findByText(t('home.notices_fault_text'))).toBeTruthy()
  expect(server.sentTo(CREATE)).toEqual([])

  await clickButton(t('kernel.cancel'), drawer)
  await clickButton(t('kernel.cancel'), await dialog(t('manage.leave_ask')))
  expect(link).toHaveProperty('value', 'javascript:alert(1)')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: t('manage.leave_ask') })).toBeNull())
  await clickButton(t('kernel.cancel'), drawer)
  await clickButton(t('manage.leave'), await dialog(t('manage.leave_ask')))
  await waitFor(() => expect(address()).toBe('/manage/home/notices'))
})

it('tells the second of two editors, and takes the stored notice or their own', async () => {
  const { t, server } = await open('?open=5', { [UPDATE]: refused('kernel.changed_meanwhile') })
  const drawer = await dialog(t('home.notices_edit'))
  fill(await findField(t('home.notices_text'), drawer), '提前一小时')
  server.answer({ [PAGE]: samplePage(PAGE, [{ ...LUNCH, text: '提前半小时', version: 2 }, DRILL]) })
  await clickButton(t('home.front_save'), drawer)
  expect(await drawer.findByText(t('manage.conflict'))).toBeTruthy()
  expect(field(t('home.notices_text'), drawer)).toHaveProperty('value', '提前一小时')
  await clickButton(t('manage.conflict_theirs'), drawer)
  await waitFor(() => expect(field(t('home.notices_text'), drawer)).toHaveProperty('value', '提前半小时'))
  server.answer({ [UPDATE]: null })
  fill(field(t('home.notices_text'), drawer), '提前一刻钟')
  await clickButton(t('home.front_save'), drawer)
  await waitFor(() => expect(server.sentTo(UPDATE).at(-1)?.body).toMatchObject({ version: 2, text: '提前一刻钟' }))
})

it('sorts notices with the keys, and keeps the focus', async () => {
  const { t, server } = await open('', { [SORT]: null })
  const handle = () => screen.findByRole('button', { name: t('manage.sort_handle', { name: LUNCH.text }) })
  const first = await handle()
  first.focus()
  server.answer({ [PAGE]: samplePage(PAGE, [DRILL, LUNCH]) })
  press(first, 'ArrowDown')
  await waitFor(() => expect(server.sentTo(SORT)[0]?.body).toEqual({ ids: ['6', '5'], seen: ['5', '6'] }))
  const rows = within(screen.getByRole('list', { name: t('home.notices_title') })).getAllByRole('listitem')
  expect(rows[0]?.textContent).toContain(DRILL.text)
  expect(document.activeElement).toBe(await handle())
})

it('keeps the filtered state in the address, and says when there are no notices in it', async () => {
  const { t, address } = await open('')
  const over = t('home.shown_counted', { state: t('home.shown_over'), count: 0 })
  await click(await screen.findByRole('radio', { name: over }))
  expect(await screen.findByText(t('home.shown_none_found'))).toBeTruthy()
  expect(address()).toContain('state=over')
  await clickButton(t('home.shown_show_all'))
  expect(await screen.findByRole('list', { name: t('home.notices_title') })).toBeTruthy()
})

it.each([
  [{ title: '新课', isOut: 0 }, 'manage.content_not_out', 'manage.content_not_out_hint'],
  [null, 'manage.content_gone', 'manage.content_gone_hint'],
] as const)('shows the course that a notice leads to: %j', async (course, words, hint) => {
  const jump = { to: 'course', moduleId: '9', link: null } as const
  const { t } = await open('', {
    [PAGE]: samplePage(PAGE, [{ ...LUNCH, jump }]),
    [CONTENT]: course && sample(CONTENT, course),
  })
  const list = await screen.findByRole('list', { name: t('home.notices_title') })
  await waitFor(() => expect(list.textContent).toContain(t(words)))
  await clickButton(t('home.front_edit_of', { name: LUNCH.text }))
  const drawer = await dialog(t('home.notices_edit'))
  expect(await drawer.findByText(t(hint))).toBeTruthy()
})

it('asks which course a notice leads to', async () => {
  const { t, server } = await open('?open=new')
  const drawer = await dialog(t('home.notices_add'))
  fill(await findField(t('home.notices_text'), drawer), '来看看新课')
  await choose(drawer.getByRole('combobox', { name: t('manage.jump') }), t('course.jump_course'))
  await clickButton(t('home.notices_add'), drawer)
  expect(await drawer.findByText(t('manage.content_fault'))).toBeTruthy()
  expect(server.sentTo(CREATE)).toEqual([])
})
