// @vitest-environment happy-dom
import { loadShellTexts } from '@sands/i18n/shell'
import { loadTexts } from '@sands/i18n/texts'
import { showTexts } from '@sands/web/i18n/domain-texts'
import { i18nState } from '@sands/web/i18n/texts'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anArticleDetail } from '../testing/articles.ts'
import { renderPhone } from '../testing/render-phone.tsx'
import { socialAnswers } from '../testing/social.ts'

const calls = {
  ...socialAnswers,
  'GET /sands-lms/api/v1/article/get': anArticleDetail('5'),
  'GET /sands-lms/api/v1/article/addViewCount': { viewCount: 8 },
  'GET /sands-lms/api/v1/article/addUv': { readers: 3 },
  'GET /sands-lms/api/v1/article/saveArticleLearnTime': { seconds: 9 },
} as const
const openArticle = () => renderPhone('/broadcastDetail/5', { calls, texts: 'shell' })
const english = await loadTexts('en-us')
const indonesian = await loadTexts('id')

it('a page has the texts of its domain when it is first drawn, and no others', async () => {
  await openArticle()
  expect(i18nState.get().domains).toEqual(['article'])
  expect(screen.getByRole('heading', { name: english['article.detail'] })).toBeTruthy()
})

it('a part of another domain brings its texts into the page', async () => {
  await openArticle()
  expect(await screen.findByText(english['social.none'])).toBeTruthy()
  expect(i18nState.get().domains).toEqual(['article', 'social'])
})

it('a page that is open follows a new language with all its texts', async () => {
  await openArticle()
  await screen.findByText(english['social.none'])
  await act(() => showTexts('id', loadShellTexts))
  expect(screen.getByRole('heading', { name: indonesian['article.detail'] })).toBeTruthy()
  expect(await screen.findByText(indonesian['social.none'])).toBeTruthy()
})
