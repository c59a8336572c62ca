// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const PAGE = 'GET /sands-lms/api/v1/manage/question/page'
const CATEGORIES = 'GET /sands-lms/api/v1/manage/question-category/list'
const TAGS = 'GET /sands-lms/api/v1/manage/question/tags'
const around = { [CATEGORIES]: sample(CATEGORIES, []), [TAGS]: [] }

it('lists questions with type, difficulty and where they are used', async () => {
  const { t } = await renderDesktop('/manage/exam/questions', {
    answers: {
      ...around,
      [PAGE]: samplePage(PAGE, [
        { id: '1', title: '水温是多少', type: 'single', difficulty: 'hard', tags: ['茶'], uses: 2 },
      ]),
    },
  })
  expect(await screen.findByText('水温是多少')).toBeTruthy()
  expect(screen.getAllByText(t('exam.type_single')).length).toBeGreaterThan(0)
  expect(screen.getByText(t('exam.difficulty_hard'))).toBeTruthy()
})

it('says that the bank is empty', async () => {
  const { t } = await renderDesktop('/manage/exam/questions', { answers: { ...around, [PAGE]: samplePage(PAGE, []) } })
  expect(await screen.findByText(t('exam.bank_none'))).toBeTruthy()
})

it('says that nothing matches the filters', async () => {
  const { t } = await renderDesktop('/manage/exam/questions?type=judge', {
    answers: { ...around, [PAGE]: samplePage(PAGE, []) },
  })
  expect(await screen.findByText(t('exam.bank_not_found'))).toBeTruthy()
})

it('shows why the list could not be fetched', async () => {
  const { t } = await renderDesktop('/manage/exam/questions', {
    answers: { ...around, [PAGE]: refused('kernel.unavailable') },
  })
  expect(await screen.findByRole('button', { name: t('kernel.retry') })).toBeTruthy()
})
