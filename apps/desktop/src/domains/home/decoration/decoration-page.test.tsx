// @vitest-environment happy-dom
import { type CallAnswers, noAnswer, refused } from '@sands/web/testing/fake-calls'
import { type Given, sample } from '@sands/web/testing/sample'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { button, click, clickButton, dialog, field, fill, findField } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const OVERVIEW = 'GET /sands-lms/api/v1/manage/decoration/desk'
const SAVE = 'POST /sands-lms/api/v1/manage/decoration/save'
const PUBLISH = 'POST /sands-lms/api/v1/manage/decoration/publish'
const WITHDRAW = 'POST /sands-lms/api/v1/manage/decoration/withdraw'
const PUBLICATION = 'GET /sands-lms/api/v1/manage/decoration/publication/get'
const ASK = 'POST /sands-lms/api/v1/manage/decoration/publication/ask'
const PREVIEW = 'POST /sands-lms/api/v1/manage/decoration/preview'
const COUNT = 'POST /sands-user/api/v1/manage/audience/count'

const NAV_ITEM = { key: 'i1', name: '课程', fileId: '3', jump: { to: 'course_list', moduleId: null, link: null } }
const page = (title = '学院风采', itemName = NAV_ITEM.name) => ({
  blocks: [
    {
      key: 'menu',
      code: 'app-nav' as const,
      title: '',
      categories: [{ key: 'c1', name: '', items: [{ ...NAV_ITEM, name: itemName, jump: { to: 'none' as const } }] }],
    },
    {
      key: 'pictures',
      code: 'app-class' as const,
      title,
      extendInfo: { layoutType: 1 as const },
      dataMaxCount: 4,
      categories: [{ key: 'c2', name: '' }],
    },
  ],
})
type Stored = { version: number; title?: string; itemName?: string }
const detail = ({ version, title, itemName }: Stored) => ({
  id: '5',
  version,
  page: page(title, itemName),
  updatedBy: '赵晨',
})
const overview = (draft: Stored | null, over: Given<ReturnType<typeof sample<typeof OVERVIEW>>> = {}) =>
  sample(OVERVIEW, { draft: draft && detail(draft), current: detail({ version: 1 }), ...over })

const open = (answers: CallAnswers = {}, at: '' | '?block=pictures' | '?block=menu' = '?block=pictures') =>
  renderDesktop(`/manage/home/decoration${at}`, {
    answers: {
      [OVERVIEW]: overview(null),
      [SAVE]: ({ body }) => ({ id: '5', version: body.version + 1 }),
      [PREVIEW]: sample(PREVIEW, { token: 'a' }),
      [COUNT]: { people: 40 },
      'POST /sands-lms/api/v1/course-category/tree': [],
      ...answers,
    },
  })
type Overview = Awaited<ReturnType<typeof open>>
const bar = ({ t }: Overview) => within(screen.getByRole('region', { name: t('home.edit_bar') }))
const title = ({ t }: Overview) => field(t('home.edit_block_title'))

async function conflict() {
  const opened = await open({ [SAVE]: refused('kernel.changed_meanwhile') })
  fill(await findField(opened.t('home.edit_block_title')), '我的标题')
  opened.server.answer({ [OVERVIEW]: overview({ version: 2, title: '他们的标题' }) })
  await screen.findByRole('button', { name: opened.t('manage.conflict_mine') })
  return opened
}

it('names the person who saved first, keeps the typed values, and publishes nothing before a choice', async () => {
  const opened = await conflict()
  const { t, server } = opened
  expect(title(opened)).toHaveProperty('value', '我的标题')
  expect(bar(opened).getByText(t('home.publish_hold_conflict'))).toBeTruthy()
  expect(button(t('home.publish'), bar(opened))).toHaveProperty('disabled', true)
  expect(screen.getByText(t('manage.draft_unsaved_conflict'))).toBeTruthy()
  server.answer({ [SAVE]: ({ body }) => ({ id: '5', version: body.version + 1 }) })
  await clickButton(t('manage.conflict_mine'))
  await waitFor(() => expect(server.sentTo(SAVE).at(-1)?.body.version).toBe(2))
  await waitFor(() => expect(screen.queryByRole('button', { name: t('manage.conflict_mine') })).toBeNull())
  await waitFor(() => expect(button(t('home.publish'), bar(opened))).toHaveProperty('disabled', false))
})

it("takes over somebody else's changes as a step that can be undone", async () => {
  const opened = await conflict()
  const { t } = opened
  await clickButton(t('manage.conflict_theirs'))
  await waitFor(() => expect(title(opened)).toHaveProperty('value', '他们的标题'))
  await clickButton(t('manage.draft_undo'))
  await waitFor(() => expect(title(opened)).toHaveProperty('value', '我的标题'))
})

it('says that changes typed offline are not stored yet, and stores all of them later', async () => {
  const { t, server } = await open({ [SAVE]: noAnswer })
  const field = await findField(t('home.edit_block_title'))
  fireEvent(window, new Event('offline'))
  fill(field, '路上写的')
  expect(await screen.findByText(t('manage.draft_unsaved_offline'))).toBeTruthy()
  fill(field, '路上写的标题')
  server.answer({ [SAVE]: ({ body }) => ({ id: '5', version: body.version + 1 }) })
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(server.sentTo(SAVE).at(-1)?.body.page.blocks[1]?.title).toBe('路上写的标题'))
  await waitFor(() => expect(screen.queryByText(t('manage.draft_unsaved_offline'))).toBeNull())
})

it('lets an author without the right to publish ask for it, and offers no publish button', async () => {
  const { t, server } = await renderDesktop('/manage/home/decoration', {
    rights: ['home.decoration.edit'],
    answers: {
      [OVERVIEW]: overview({ version: 2, title: '请审阅' }),
      [PREVIEW]: sample(PREVIEW, { token: 'a' }),
      [PUBLICATION]: { request: null },
      [ASK]: { request: null },
    },
  })
  await clickButton(t('manage.ask_publish'))
  const window = within(await screen.findByRole('dialog'))
  expect(window.getByText(t('manage.ask_note', { right: t('org.right.home.decoration.publish') }))).toBeTruthy()
  await clickButton(t('manage.ask_send'))
  await waitFor(() => expect(server.sentTo(ASK)[0]?.body).toMatchObject({ version: 2 }))
  expect(screen.getByText(t('home.publish_waiting'))).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('home.publish') })).toBeNull()
  expect(screen.queryByRole('button', { name: t('home.publish_later') })).toBeNull()
})

it('lists the faults, and links to their modules', async () => {
  const { t, address } = await open({ [OVERVIEW]: overview({ version: 2, itemName: ' ' }) }, '')
  await clickButton(t('home.publish'))
  const window = await dialog(t('home.publish_faults_title', { count: 1 }))
  await clickButton(new RegExp(t('home.fault_no_name')), window)
  expect(address()).toContain('block=menu')
})

it('marks the missing fields of a shortcut', async () => {
  const { t } = await open({ [OVERVIEW]: overview({ version: 2, itemName: ' ' }) }, '?block=menu')
  const settings = within(await screen.findByRole('region', { name: t('home.edit_settings') }))
  await click(settings.getAllByRole('button', { expanded: false })[0] as Element)
  const name = await findField(t('home.edit_name'), settings)
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(settings.getByText(t('home.fault_no_name'))).toBeTruthy()
  fill(name, '全部课程')
  await waitFor(() => expect(settings.queryByText(t('home.fault_no_name'))).toBeNull())
})

it('asks for a name and a future time before a page is scheduled', async () => {
  const { t, server } = await open({ [OVERVIEW]: overview({ version: 2, title: '新年' }) })
  await clickButton(t('home.publish_later'))
  const window = await dialog(t('home.publish_later_title'))
  fill(window.getByLabelText(new RegExp(t('home.publish_at'))), '2020-01-01T08:00')
  fill(field(t('home.publish_name'), window), ' ')
  await clickButton(t('home.publish_later_do'), window)
  expect(await window.findByText(t('home.publish_at_fault'))).toBeTruthy()
  expect(window.getByText(t('home.publish_name_fault'))).toBeTruthy()
  expect(server.sentTo(PUBLISH)).toEqual([])
})

it('does not publish a draft that a colleague has changed meanwhile, and keeps the typed name', async () => {
  const { t, server } = await open({
    [OVERVIEW]: overview({ version: 2, title: '第一稿' }),
    [PUBLISH]: refused('kernel.changed_meanwhile'),
  })
  await clickButton(t('home.publish'))
  const window = await dialog(t('home.publish_title'))
  expect(window.getByRole('list', { name: t('home.publish_changes') }).textContent).toContain('第一稿')
  fill(field(t('home.publish_name'), window), '我起的名字')
  server.answer({ [OVERVIEW]: overview({ version: 3, title: '第二稿' }) })
  await clickButton(t('home.publish_do'), window)
  expect(await window.findByText(t('home.publish_conflict_title'))).toBeTruthy()
  expect(field(t('home.publish_name'), window)).toHaveProperty('value', '我起的名字')
  await clickButton(t('home.publish_conflict_look'), window)
  await waitFor(() => expect(field(t('home.edit_block_title'))).toHaveProperty('value', '第二稿'))
})

it('withdraws a scheduled page after a question', async () => {
  const waiting = { id: '8', name: '新年首页', version: 4, publishAt: '2099-01-01T00:00:00.000Z', updatedBy: '吴越' }
  const { t, server } = await open({ [OVERVIEW]: overview(null, { scheduled: [waiting] }), [WITHDRAW]: null }, '')
  await clickButton(t('home.scheduled', { count: 1 }))
  const drawer = await dialog(t('home.scheduled_title'))
  expect(drawer.getByRole('listitem').textContent).toContain('吴越')
  await clickButton(t('home.withdraw_of', { name: '新年首页' }), drawer)
  server.answer({ [OVERVIEW]: overview(null) })
  await clickButton(t('home.withdraw'), await dialog(t('home.withdraw_ask', { name: '新年首页' })))
  expect(await drawer.findByText(t('home.scheduled_none'))).toBeTruthy()
  expect(server.sentTo(WITHDRAW)[0]?.body).toEqual({ id: '8', version: 4 })
})
