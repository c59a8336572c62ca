// @vitest-environment happy-dom
import { samplePage } from '@sands/web/testing/sample'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { click, clickButton, fill } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const PAGE = 'GET /sands-lms/api/v1/manage/article/page'
const REMOVE = 'POST /sands-lms/api/v1/manage/article/remove'
const REPORT = { id: '5', title: '行业报告', state: 'scheduled', version: 1 } as const

it('keeps its filters in the address, clears them, and deletes after a question', async () => {
  let isThere = true
  const { t, address, server } = await renderDesktop('/manage/article/articles?state=scheduled', {
    answers: {
      [PAGE]: ({ query }) => samplePage(PAGE, isThere && !query.has('keyWord') ? [REPORT] : []),
      [REMOVE]: () => {
        isThere = false
        return null
      },
      'GET /sands-lms/api/v1/manage/article-category/list': [],
    },
  })
  expect(await screen.findByText(REPORT.title)).toBeTruthy()
  expect(server.sentTo(PAGE)[0]?.query.get('state')).toBe('scheduled')
  fill(screen.getByRole('searchbox', { name: t('article.manage_keyword') }), '没有这样的资讯')
  expect(await screen.findByText(t('article.manage_not_found'))).toBeTruthy()
  expect(address()).toContain('keyword=')
  await click(screen.getAllByRole('button', { name: t('article.manage_clear') })[0] as Element)
  expect(await screen.findByText(REPORT.title)).toBeTruthy()
  expect(address()).not.toMatch(/keyword=|state=/)

  await clickButton(t('article.manage_acts_of', { name: REPORT.title }))
  await click(await screen.findByRole('menuitem', { name: t('article.manage_remove') }))
  await clickButton(t('article.manage_remove'), within(await screen.findByRole('dialog')))
  await waitFor(() => expect(screen.queryByText(REPORT.title)).toBeNull())
  expect(server.sentTo(REMOVE)[0]?.body).toMatchObject({ id: '5', version: 1 })
})
