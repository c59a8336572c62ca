// @vitest-environment happy-dom
import { type CallAnswers, noAnswer, refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { click, clickButton, dialog } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const PAGE = 'GET /sands-lms/api/v1/manage/course/edition/page'
const FILES = 'GET /sands-lms/api/v1/manage/course/edition/files'
const GET = 'GET /sands-lms/api/v1/manage/course/get'
const SAVE = 'POST /sands-lms/api/v1/manage/course/save'
const item = (id: string) => ({ key: `k${id}`, courseWareId: id, isRequired: true })
const OLD = { title: '版本练习', chapters: [{ key: 'c', title: '', items: [item('1')] }] }
const NEW = { title: '版本练习（新）', chapters: [{ key: 'c', title: '', items: [item('1'), item('2')] }] }
const titles = { '1': '旧页面', '2': '新页面' }

it('compares editions, and makes an earlier one the draft again after a question', async () => {
  const { t, server, address } = await renderDesktop('/manage/course/courses/editions?id=5', {
    answers: {
      [PAGE]: samplePage(PAGE, [
        { edition: 2, document: NEW, titles },
        { edition: 1, document: OLD, titles },
      ]),
      [GET]: sample(GET, { id: '5', version: 7, edition: 2, draft: NEW }),
      [FILES]: [],
      [SAVE]: sample(SAVE, { id: '5', version: 8 }),
      // The course editor, which opens at the end.
      'GET /sands-lms/api/v1/manage/course-category/list': [],
      'GET /sands-lms/api/v1/lecturer/page': samplePage('GET /sands-lms/api/v1/lecturer/page', []),
      'POST /sands-user/api/v1/manage/audience/count': { people: 40 },
      'POST /sands-lms/api/v1/manage/course/preview': refused('kernel.unavailable'),
      'POST /sands-lms/api/v1/manage/course/editing': sample('POST /sands-lms/api/v1/manage/course/editing'),
    },
  })
  await clickButton(t('course.manage_edition_number', { number: 2 }))
  const second = await dialog(t('course.manage_edition_number', { number: 2 }))
  const changes = await second.findByRole('list', { name: t('course.manage_difference') })
  expect(changes.textContent).toContain('版本练习（新）')
  expect(changes.textContent).toContain('新页面')

  await clickButton(t('course.manage_edition_number', { number: 1 }))
  const first = await dialog(t('course.manage_edition_number', { number: 1 }))
  await clickButton(t('course.manage_edition_take'), first)
  const question = await dialog(t('course.manage_edition_take_ask', { number: 1 }))
  await clickButton(t('course.manage_edition_take'), question)
  await waitFor(() => expect(server.sentTo(SAVE)[0]?.body).toMatchObject({ id: '5', version: 7, draft: OLD }))
  await waitFor(() => expect(address()).toBe('/manage/course/courses/edit?id=5'))
})

const anEdition = (files: NonNullable<CallAnswers[typeof FILES]>) => ({
  [PAGE]: samplePage(PAGE, [{ edition: 1, document: OLD, titles }]),
  [GET]: sample(GET, { id: '5', version: 7, edition: 1, draft: OLD }),
  'GET /sands-lms/api/v1/manage/course-category/list': [],
  [FILES]: files,
})
const before = {
  fileName: '讲义.pdf',
  bytes: 2048,
  since: '2026-01-02T03:04:05.000Z',
  until: '2026-02-02T03:04:05.000Z',
}
const after = { fileName: '讲义.pdf', bytes: 4096, since: '2026-02-02T03:04:05.000Z', until: null, url: null }

it('shows what a replaced file contained during the edition, and opens it for those who may see the library', async () => {
  const { t, server } = await renderDesktop('/manage/course/courses/editions?id=5', {
    answers: anEdition([{ courseWareId: '1', title: '旧页面', contents: [{ ...before, url: '/files/old' }, after] }]),
  })
  await clickButton(t('course.manage_edition_number', { number: 1 }))
  const drawer = await dialog(t('course.manage_edition_number', { number: 1 }))
  expect(await drawer.findByText(t('course.manage_edition_files'))).toBeTruthy()
  const [first, second] = drawer.getAllByText('讲义.pdf').map((name: Element) => name.closest('li'))
  expect(first?.textContent).toContain('2 KB')
  expect(first?.textContent).toContain('至')
  expect(first?.querySelector('a')?.getAttribute('href')).toBe('/files/old')
  expect(second?.textContent).toContain('起至今')
  expect(second?.querySelector('a')).toBeNull()
  expect(server.sentTo(FILES)[0]?.query.get('edition')).toBe('1')
})

it('shows no list of files for an edition whose files were never replaced, and a retry when it cannot be loaded', async () => {
  const { t, server } = await renderDesktop('/manage/course/courses/editions?id=5', { answers: anEdition(noAnswer) })
  await clickButton(t('course.manage_edition_number', { number: 1 }))
  const drawer = await dialog(t('course.manage_edition_number', { number: 1 }))
  const retry = await drawer.findByRole('button', { name: t('kernel.retry') })
  server.answer({ [FILES]: [] })
  await click(retry)
  await waitFor(() => expect(drawer.queryByRole('button', { name: t('kernel.retry') })).toBeNull())
  expect(drawer.queryByText(t('course.manage_edition_files'))).toBeNull()
})
