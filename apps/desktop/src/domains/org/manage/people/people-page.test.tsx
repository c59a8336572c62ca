// @vitest-environment happy-dom
import type { CallAnswers } from '@sands/web/testing/fake-calls'
import { refused } from '@sands/web/testing/fake-calls'
import { type Given, sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { button, choose, click, clickButton, dialog, field, fill, findField } from '../../../../testing/person.ts'
import { renderDesktop } from '../../../../testing/render-desktop.tsx'

const PAGE = 'GET /sands-user/api/v1/manage/user/page'
const GET = 'GET /sands-user/api/v1/manage/user/get'
const CREATE = 'POST /sands-user/api/v1/manage/user/create'
const UPDATE = 'POST /sands-user/api/v1/manage/user/update'
const STATUS = 'POST /sands-user/api/v1/manage/user/set-status'
const MOVE = 'POST /sands-user/api/v1/manage/user/move'
const TREE = 'GET /sands-user/api/v1/manage/department/tree'
const COLLEGES = 'GET /sands-user/api/v1/manage/college/list'

const LIN = { id: '3', name: '林晓', userName: 'learner', email: 'learner@sands.example' }
const DEPARTMENTS = [
  { id: '11', parentId: null, name: '人力资源部', mayEdit: true },
  { id: '12', parentId: null, name: '前端组', mayEdit: true },
]
const PLACE = {
  collegeId: '1',
  collegeName: '沙丘学院',
  departmentId: '11',
  departmentName: '人力资源部',
  mayEdit: true,
}
const DETAIL = { ...LIN, mayEdit: true, version: 1, places: [PLACE] }

const lists: CallAnswers = {
  [PAGE]: samplePage(PAGE, [LIN]),
  [TREE]: sample(TREE, DEPARTMENTS),
  [COLLEGES]: sample(COLLEGES, [{ id: '1', name: '沙丘学院', mayEditPeople: true }]),
  'GET /sands-user/api/v1/manage/post/list': [],
  'GET /sands-user/api/v1/manage/label/list': [],
  'GET /sands-user/api/v1/manage/role/list': [],
}

const open = (path: `/${string}`, answers: CallAnswers = {}, options: { rights?: ['org.people.view'] } = {}) =>
  renderDesktop(path, { ...options, answers: { ...lists, ...answers } })

it('keeps keyword and departments in the address, and clears them', async () => {
  const { t, address, server } = await open('/manage/org/people')
  await screen.findByRole('button', { name: LIN.name })
  fill(screen.getByRole('searchbox', { name: t('org.people_search') }), LIN.name)
  await waitFor(() => expect(server.sentTo(PAGE).at(-1)?.query.get('keyword')).toBe(LIN.name))
  expect(address()).toContain('keyword=')
  await clickButton(t('org.filter_clear'))
  await waitFor(() => expect(address()).not.toContain('keyword='))
  expect(screen.getByRole('searchbox', { name: t('org.people_search') })).toHaveProperty('value', '')

  await click(await screen.findByRole('treeitem', { name: /人力资源部/ }))
  await waitFor(() => expect(server.sentTo(PAGE).at(-1)?.query.get('departmentId')).toBe('11'))
  expect(address()).toContain('department=11')
})

it('shows a person to people who may only view, and lets them change nothing', async () => {
  const { t } = await open('/manage/org/people?open=3', { [GET]: sample(GET, DETAIL) }, { rights: ['org.people.view'] })
  const drawer = await dialog(t('org.person'))
  expect(await drawer.findByText(LIN.email)).toBeTruthy()
  expect(drawer.queryByRole('button', { name: t('org.save') })).toBeNull()
  expect(screen.queryByRole('button', { name: t('org.person_add') })).toBeNull()
})

it('shows missing and taken values at their fields, and asks before typed values are lost', async () => {
  const { t, server, address } = await open('/manage/org/people?open=new', {
    [CREATE]: refused('org.login_taken', { field: 'userName', value: 'learner' }),
  })
  const drawer = await dialog(t('org.person_add'))
  await clickButton(t('org.person_add'), drawer)
  expect(await drawer.findByText(t('org.person_name_missing'))).toBeTruthy()
  expect(drawer.getByText(t('org.user_name_missing'))).toBeTruthy()
  expect(server.sentTo(CREATE)).toEqual([])

  fill(field(t('org.name'), drawer), '同名')
  fill(field(t('org.user_name'), drawer), 'learner')
  await clickButton(t('org.person_add'), drawer)
  await waitFor(() => expect(field(t('org.user_name'), drawer).getAttribute('aria-invalid')).toBe('true'))
  expect(server.sentTo(CREATE)).toHaveLength(1)

  await clickButton(t('kernel.cancel'), drawer)
  await clickButton(t('org.leave'), await dialog(t('org.leave_ask')))
  await waitFor(() => expect(address()).toBe('/manage/org/people'))
})

it('shows a one-time password until the person confirms having noted it', async () => {
  const { t } = await open('/manage/org/people?open=new', {
    [CREATE]: { id: '3', oneTimePassword: 'k7qm-3xtr-9wpa' },
    [GET]: sample(GET, DETAIL),
  })
  const drawer = await dialog(t('org.person_add'))
  fill(field(t('org.name'), drawer), '何新')
  fill(field(t('org.user_name'), drawer), 'newcomer')
  await clickButton(t('org.person_add'), drawer)
  const secret = await dialog(t('org.one_time_title'))
  expect(secret.getByRole('status', { name: t('org.one_time_title') }).textContent).toBe('k7qm-3xtr-9wpa')
  await clickButton(t('org.one_time_done'), secret)
  await waitFor(() => expect(screen.queryByText('k7qm-3xtr-9wpa')).toBeNull())
})

async function conflict(theirs: Given<typeof DETAIL>) {
  let stored = sample(GET, DETAIL)
  const desktop = await open('/manage/org/people?open=3', {
    [GET]: () => stored,
    [UPDATE]: ({ body }) => (body.version === stored.version ? null : refused('kernel.changed_meanwhile')),
  })
  const drawer = await dialog(desktop.t('org.person'))
  await findField(desktop.t('org.name'), drawer)
  stored = sample(GET, { ...DETAIL, ...theirs, version: 2 })
  return { ...desktop, drawer }
}

it('tells the second of two editors what the first changed, and loses nothing', async () => {
  const { t, server, drawer } = await conflict({ name: '甲', email: 'new@sands.example' })
  fill(field(t('org.name'), drawer), '乙')
  await clickButton(t('org.save'), drawer)
  expect(await drawer.findByText(t('org.meanwhile_title'))).toBeTruthy()
  expect(drawer.getByText(t('org.meanwhile_theirs', { field: t('org.name'), value: '甲' }))).toBeTruthy()
  expect(field(t('org.name'), drawer)).toHaveProperty('value', '乙')
  expect(field(t('org.email'), drawer)).toHaveProperty('value', 'new@sands.example')

  await clickButton(t('org.save'), drawer)
  await waitFor(() => expect(drawer.queryByText(t('org.meanwhile_title'))).toBeNull())
  expect(server.sentTo(UPDATE).at(-1)?.body).toMatchObject({ version: 2, name: '乙', email: 'new@sands.example' })
})

it('keeps the place changed here and takes over the place changed by somebody else', async () => {
  const there = {
    collegeId: '2',
    collegeName: 'Dune Academy',
    departmentId: '21',
    departmentName: 'Apps',
    mayEdit: true,
  }
  const { t, server, drawer } = await conflict({ places: [PLACE, there] })
  const here = within(drawer.getByRole('group', { name: '沙丘学院' }))
  await choose(here.getByRole('combobox', { name: t('org.department') }), '前端组')
  await clickButton(t('org.save'), drawer)
  expect(await drawer.findByText(t('org.meanwhile_title'))).toBeTruthy()
  expect(within(drawer.getByRole('group', { name: 'Dune Academy' })).getByText('Apps')).toBeTruthy()
  expect(here.getAllByText('前端组')).not.toEqual([])
  await clickButton(t('org.save'), drawer)
  await waitFor(() => expect(server.sentTo(UPDATE)).toHaveLength(2))
  expect(server.sentTo(UPDATE).at(-1)?.body.places).toMatchObject([{ departmentId: '12' }, { departmentId: '21' }])
})

async function chooseLin() {
  let status: 'active' | 'disabled' = 'active'
  const desktop = await open('/manage/org/people', {
    [PAGE]: () => samplePage(PAGE, [{ ...LIN, status }]),
    [MOVE]: { changed: 1 },
    [STATUS]: ({ body }) => {
      status = body.status
      return { changed: 1 }
    },
  })
  const pick = async () =>
    await click(await screen.findByRole('checkbox', { name: desktop.t('manage.choose', { name: LIN.name }) }))
  await pick()
  return { ...desktop, pick }
}

it('moves the chosen people', async () => {
  const { t, server } = await chooseLin()
  await clickButton(t('org.move'))
  const move = await dialog(t('org.move_ask', { count: 1 }))
  await choose(move.getByRole('combobox', { name: t('org.department') }), '前端组')
  await clickButton(t('org.move'), move)
  await waitFor(() => expect(server.sentTo(MOVE)[0]?.body).toMatchObject({ ids: ['3'], departmentId: '12' }))
})

it('disables the chosen people, and enables them again', async () => {
  const { t, pick } = await chooseLin()
  await clickButton(t('org.disable'))
  await clickButton(t('org.disable'), within(await screen.findByRole('dialog')))
  const row = () => screen.getByRole('row', { name: new RegExp(LIN.name) })
  await waitFor(() => expect(row().textContent).toContain(t('org.status_disabled')))
  await pick()
  await waitFor(() => expect(button(t('org.enable'))).toBeTruthy())
  await click(button(t('org.enable')))
  await clickButton(t('org.enable'), within(await screen.findByRole('dialog')))
  await waitFor(() => expect(row().textContent).toContain(t('org.status_active')))
})
