// @vitest-environment happy-dom
import { noAnswer, refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { click, fill, findButton } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const PAGE = 'GET /sands-lms/api/v1/article/page'
const TREE = 'POST /sands-lms/api/v1/articleCategory/listThreeLevelByIds'
const GET = 'GET /sands-lms/api/v1/article/get'
const REPORT = { id: '5', title: '年度学习报告', isTop: 1 as const }

it('says when a search finds nothing, links to all articles, and always searches in all categories', async () => {
  const { t, address, server } = await renderDesktop('/article?categoryId=3', {
    answers: {
      [TREE]: [],
      [PAGE]: ({ query }) => samplePage(PAGE, query.get('keyWord') === '没有这样的文章' ? [] : [REPORT]),
    },
  })
  expect(await screen.findByText(REPORT.title)).toBeTruthy()
  fill(screen.getByRole('searchbox', { name: t('article.search') }), '没有这样的文章')
  expect(await screen.findByText(t('article.none_found', { words: '没有这样的文章' }))).toBeTruthy()
  expect(server.sentTo(PAGE).at(-1)?.query.has('categoryId')).toBe(false)
  await click(await findButton(t('article.show_all')))
  expect(await screen.findByText(REPORT.title)).toBeTruthy()
  expect(address()).toBe('/article')
})

it('offers a retry when articles cannot be loaded', async () => {
  const { t, server } = await renderDesktop('/article', {
    language: 'en-us',
    answers: { [TREE]: [], [PAGE]: noAnswer },
  })
  const retry = await findButton(t('kernel.retry'))
  server.answer({ [PAGE]: samplePage(PAGE, [REPORT]) })
  await click(retry)
  expect(await screen.findByText(REPORT.title)).toBeTruthy()
})

it.each(['/article/detail?id=999', '/article/detail'] as const)(
  'shows at %s that there is no such article',
  async (path) => {
    const { t } = await renderDesktop(path, { answers: { [GET]: refused('kernel.not_found') } })
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(screen.getByRole('link', { name: t('article.show_all') }).getAttribute('href')).toBe('/desktop/article')
  },
)

it('links to an external article, in a new window', async () => {
  const { t } = await renderDesktop('/article/detail?id=5', {
    answers: {
      [GET]: sample(GET, { ...REPORT, articleType: 2, jumpUrl: 'https://example.com/report' }),
      'GET /sands-lms/api/v1/article/addViewCount': sample('GET /sands-lms/api/v1/article/addViewCount'),
      'GET /sands-lms/api/v1/article/addUv': sample('GET /sands-lms/api/v1/article/addUv'),
    },
  })
  const way = await screen.findByRole('link', { name: t('article.open_page', { host: 'example.com' }) })
  expect(way.getAttribute('target')).toBe('_blank')
  expect(way.getAttribute('href')).toBe('https://example.com/report')
  await waitFor(() => expect(screen.getByText(t('article.elsewhere'))).toBeTruthy())
})

it('shows an article to visitors, with a way to sign in and come back', async () => {
  const { t } = await renderDesktop('/article/detail?id=5', {
    visitor: true,
    frame: true,
    answers: {
      [GET]: sample(GET, { ...REPORT, articleType: 1 }),
      'GET /sands-lms/api/v1/article/addViewCount': sample('GET /sands-lms/api/v1/article/addViewCount'),
      'GET /sands-lms/api/v1/article/addUv': sample('GET /sands-lms/api/v1/article/addUv'),
    },
  })
  expect(await screen.findByRole('heading', { name: REPORT.title })).toBeTruthy()
  expect(screen.getByRole('link', { name: t('auth.sign_in') }).getAttribute('href')).toContain(
    '/desktop/login?redirect=',
  )
})
