// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { click, clickButton, dialog, field, fill, findField } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const PAGE = 'GET /sands-lms/api/v1/manage/lecturer/page'
const GET = 'GET /sands-lms/api/v1/manage/lecturer/get'
const UPDATE = 'POST /sands-lms/api/v1/manage/lecturer/update'
const WANG = { id: '3', name: '王敏', teachCourseNum: 2, version: 1 }
const SHEN = { id: '4', name: '沈溪', teachCourseNum: 0, version: 1 }

it('cannot remove a lecturer who is named in a course', async () => {
  const { t } = await renderDesktop('/manage/lecturer/lecturers', { answers: { [PAGE]: samplePage(PAGE, [WANG]) } })
  await clickButton(t('lecturer.manage_acts_of', { name: WANG.name }))
  const remove = await screen.findByRole('menuitem', { name: t('lecturer.manage_remove_used') })
  expect(remove.getAttribute('aria-disabled')).toBe('true')
})

it('keeps the keyword in the address, and sorts only the unfiltered list', async () => {
  const { t, address } = await renderDesktop('/manage/lecturer/lecturers', {
    answers: { [PAGE]: ({ query }) => samplePage(PAGE, query.size > 2 ? [SHEN] : [WANG, SHEN]) },
  })
  const handle = { name: t('manage.sort_handle', { name: SHEN.name }) }
  expect(await screen.findByRole('button', handle)).toBeTruthy()
  fill(screen.getByRole('searchbox', { name: t('lecturer.search_hint') }), SHEN.name)
  await waitFor(() => expect(screen.queryByText(WANG.name)).toBeNull())
  expect(address()).toContain('keyword=')
  expect(screen.queryByRole('button', handle)).toBeNull()
})

it('tells the second of two editors, keeps the typed values, and stores them when they insist', async () => {
  const { t, server, address } = await renderDesktop('/manage/lecturer/lecturers?open=4', {
    answers: {
      [PAGE]: samplePage(PAGE, [SHEN]),
      [GET]: sample(GET, SHEN),
      [UPDATE]: ({ body }) => (body.version === 2 ? sample(UPDATE) : refused('kernel.changed_meanwhile')),
    },
  })
  const drawer = await dialog(t('lecturer.manage_edit_title'))
  fill(await findField(t('lecturer.manage_name'), drawer), '沈小溪')
  server.answer({ [GET]: sample(GET, { ...SHEN, name: '沈清溪', version: 2 }) })
  await clickButton(t('lecturer.manage_save'), drawer)
  const mine = await drawer.findByRole('button', { name: t('manage.conflict_mine') })
  expect(field(t('lecturer.manage_name'), drawer)).toHaveProperty('value', '沈小溪')
  await click(mine)
  await waitFor(() => expect(address()).toBe('/manage/lecturer/lecturers'))
  expect(server.sentTo(UPDATE).at(-1)?.body).toMatchObject({ version: 2, name: '沈小溪' })
})
