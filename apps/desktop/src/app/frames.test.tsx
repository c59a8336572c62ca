// @vitest-environment happy-dom

import { EXAM_PAGE } from '@sands/web/exam/exam-calls'
import { noAnswer, refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { click, clickButton, fill, press } from '../testing/person.ts'
import { renderDesktop } from '../testing/render-desktop.tsx'

const STATUS = 'GET /sands-system/api/v1/ops/status'
const PEOPLE = 'GET /sands-user/api/v1/manage/user/page'
const COURSES = 'GET /sands-lms/api/v1/course/search'
const COLLEGES = 'POST /sands-lms/api/v1/college/list'
const HIT = { place: 'title' as const, text: '食品安全日常检查', marks: [[0, 4]] }
const NO_ARTICLES = {
  'GET /sands-lms/api/v1/article/page': samplePage('GET /sands-lms/api/v1/article/page', []),
  'POST /sands-lms/api/v1/articleCategory/listThreeLevelByIds': [],
}

const onStatus = (rights: Parameters<typeof renderDesktop>[1] = {}) =>
  renderDesktop('/manage/ops/status', {
    frame: true,
    ...rights,
    answers: { [STATUS]: sample(STATUS), ...rights.answers },
  })

it('shows no link to the management without a right, and explains why at its address', async () => {
  const { t } = await renderDesktop('/manage', { frame: true, rights: [] })
  expect(await screen.findByText(t('manage.no_right_title'))).toBeTruthy()
})

it('names the missing right at the address of a page', async () => {
  const { t } = await renderDesktop('/manage/ops/status', { frame: true, rights: ['org.people.view'] })
  expect(await screen.findByText(t('manage.no_right_title'))).toBeTruthy()
  const navigation = within(screen.getByRole('navigation', { name: t('kernel.tabs') }))
  expect(navigation.queryByRole('link', { name: t('ops.status') })).toBeNull()
  expect(navigation.getByRole('link', { name: t('org.people') })).toBeTruthy()
})

it('links from the portal to the management only for people who may open a page there', async () => {
  const { t } = await renderDesktop('/article', { frame: true, rights: [], answers: NO_ARTICLES })
  expect(await screen.findByRole('button', { name: new RegExp(t('manage.account_menu')) })).toBeTruthy()
  expect(screen.queryByRole('link', { name: t('manage.title') })).toBeNull()
})

it('opens the search with a slash, and finds pages and people', async () => {
  const { t, address } = await onStatus({
    answers: { [PEOPLE]: samplePage(PEOPLE, [{ id: '3', name: '王敏', userName: 'teacher' }]) },
  })
  await screen.findByText(t('ops.database_embedded'))
  press(document.body, '/')
  const search = await screen.findByRole('combobox', { name: t('manage.search') })
  expect(document.activeElement).toBe(search)
  fill(search, '王敏')
  expect(await screen.findByRole('option', { name: /王敏/ })).toBeTruthy()
  press(search, 'Enter')
  await waitFor(() => expect(address()).toBe('/manage/org/people?open=3'))
  expect(screen.queryByRole('combobox', { name: t('manage.search') })).toBeNull()
})

it('closes the search with Escape', async () => {
  const { t } = await onStatus()
  await clickButton(new RegExp(t('manage.search')))
  const search = await screen.findByRole('combobox', { name: t('manage.search') })
  fireEvent(search.closest('dialog') as Element, new Event('close'))
  await waitFor(() => expect(screen.queryByRole('combobox', { name: t('manage.search') })).toBeNull())
})

it('finds courses in the portal, marks the typed words, and links to all results', async () => {
  const { t, address } = await renderDesktop('/article', {
    frame: true,
    answers: {
      ...NO_ARTICLES,
      [PEOPLE]: samplePage(PEOPLE, []),
      [EXAM_PAGE]: samplePage(EXAM_PAGE, []),
      [COURSES]: {
        ...samplePage(COURSES, [{ id: '5', fileName: '食品安全日常检查', hits: [HIT] }]),
        total: 9,
      },
    },
  })
  await clickButton(new RegExp(t('manage.search')))
  const search = await screen.findByRole('combobox', { name: t('manage.search') })
  fill(search, '食品安全')
  const found = await screen.findByRole('option', { name: /日常检查/ })
  expect(found.querySelector('mark')?.textContent).toBe('食品安全')
  await click(await screen.findByRole('option', { name: new RegExp(t('course.desk_found_all', { count: 9 })) }))
  expect(address()).toMatch(/^\/course\?keyWord=/)
})

it('finds pages even when courses cannot be searched', async () => {
  const { t, address } = await renderDesktop('/article', {
    frame: true,
    rights: [],
    answers: { ...NO_ARTICLES, [COURSES]: noAnswer, [EXAM_PAGE]: noAnswer },
  })
  await clickButton(new RegExp(t('manage.search')))
  const search = await screen.findByRole('combobox', { name: t('manage.search') })
  fill(search, t('study.my'))
  expect(await screen.findByRole('option', { name: new RegExp(t('study.my')) })).toBeTruthy()
  press(search, 'Enter')
  expect(address()).toBe('/study')
})

it('shows the only college of a person without a menu', async () => {
  await onStatus()
  expect(await screen.findByText('沙丘学院')).toBeTruthy()
  expect(within(screen.getByRole('complementary')).queryByRole('button')).toBeNull()
})

it('offers the other colleges of a person', async () => {
  const colleges = [
    { id: '1', collegeName: '沙丘学院' },
    { id: '2', collegeName: 'Dune Academy' },
  ]
  const { t } = await onStatus({ answers: { [COLLEGES]: sample(COLLEGES, { colleges }) } })
  await clickButton(new RegExp(t('manage.college_switch')))
  expect(await screen.findByRole('menuitem', { name: /Dune Academy/ })).toBeTruthy()
})

it('shows the not-found page at an unknown address', async () => {
  const { t } = await renderDesktop('/no-such-page', { frame: true })
  expect(await screen.findByText(t('kernel.not_found_title'))).toBeTruthy()
})

it('asks a visitor to sign in first, and remembers where they wanted to go', async () => {
  const { address } = await renderDesktop('/manage/ops/status?x=1', {
    frame: true,
    visitor: true,
    answers: {
      'GET /sands-user/api/v1/auth/login-methods': sample('GET /sands-user/api/v1/auth/login-methods'),
    },
  })
  await waitFor(() => expect(address()).toMatch(/^\/login\?redirect=.*manage.*ops.*status.*x.*1$/))
})

it('goes to the set-up page when the installation turns out to be empty', async () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  onTestFinished(() => replace.mockRestore())
  await renderDesktop('/manage/ops/status', {
    frame: true,
    answers: { 'GET /sands-user/api/v1/user/current-info': refused('kernel.not_set_up') },
  })
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/desktop/setup'))
})
