// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { samplePage } from '@sands/web/testing/sample'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { click, fill, findButton } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const PAGE = 'GET /sands-lms/api/v1/lecturer/page'
const GET = 'GET /sands-lms/api/v1/lecturer/get'

it('says that a search finds nobody, and links to all lecturers', async () => {
  const { t, address } = await renderDesktop('/lecturer?kind=external', {
    answers: {
      [PAGE]: ({ query }) => samplePage(PAGE, query.toString().includes('keyWord') ? [] : [{ name: '王敏' }]),
    },
  })
  expect(await screen.findAllByText('王敏')).not.toEqual([])
  fill(screen.getByRole('searchbox', { name: t('lecturer.search_hint') }), '没有这个人')
  expect(await screen.findByText(t('lecturer.none_found', { words: '没有这个人' }))).toBeTruthy()
  await click(await findButton(t('lecturer.show_all')))
  expect(await screen.findAllByText('王敏')).not.toEqual([])
  expect(address()).toBe('/lecturer')
})

it.each(['/lecturer/detail?lecturerId=999', '/lecturer/detail'] as const)(
  'shows at %s that there is no such lecturer',
  async (path) => {
    const { t } = await renderDesktop(path, { answers: { [GET]: refused('kernel.not_found') } })
    const way = await screen.findByRole('link', { name: t('lecturer.show_all') })
    expect(way.getAttribute('href')).toBe('/desktop/lecturer')
  },
)
