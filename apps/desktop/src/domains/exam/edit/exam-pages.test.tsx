// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { click, clickButton, dialog } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const PAGE = 'GET /sands-lms/api/v1/manage/exam/page'
const GET = 'GET /sands-lms/api/v1/manage/exam/get'
const SAVE = 'POST /sands-lms/api/v1/manage/exam/save'
const EDITIONS = 'GET /sands-lms/api/v1/manage/exam/edition/page'
const PAPERS = 'GET /sands-lms/api/v1/manage/paper/page'

it('lists exams with their states', async () => {
  const { t } = await renderDesktop('/manage/exam/exams', {
    answers: { [PAGE]: samplePage(PAGE, [{ id: '1', title: '上岗考试', state: 'published', isChanged: true }]) },
  })
  expect(await screen.findByText('上岗考试')).toBeTruthy()
  expect(screen.getByText(t('exam.state_changed'))).toBeTruthy()
})

const edition = (number: number, document: object) => ({
  edition: number,
  publishedBy: '赵晨',
  document: { title: '上岗考试', ...document },
})

it('shows what an edition changed, and makes it the draft again on request', async () => {
  const { t, server } = await renderDesktop('/manage/exam/exams/editions?id=5', {
    answers: {
      [EDITIONS]: samplePage(EDITIONS, [edition(2, { passPercent: 80 }), edition(1, { passPercent: 60 })]),
      [GET]: sample(GET, { id: '5', version: 7, draft: { title: '上岗考试', passPercent: 80 } }),
      [PAPERS]: samplePage(PAPERS, []),
      [SAVE]: sample(SAVE),
      'POST /sands-user/api/v1/manage/audience/count': { people: 30 },
    },
  })
  await clickButton(t('exam.edition_number', { number: 2 }))
  const drawer = await dialog(t('exam.edition_number', { number: 2 }))
  const changes = await drawer.findByRole('list', { name: t('exam.difference') })
  expect(changes.textContent).toContain(`${t('exam.field_passPercent')}6080`)
  await clickButton(t('exam.edition_take'), drawer)
  const question = await dialog(t('exam.edition_take_ask', { number: 2 }))
  await clickButton(t('exam.edition_take'), question)
  await waitFor(() =>
    expect(server.sentTo(SAVE)[0]?.body).toMatchObject({ id: '5', version: 7, draft: { passPercent: 80 } }),
  )
})

it('says that nothing was published yet', async () => {
  const { t } = await renderDesktop('/manage/exam/exams/editions?id=5', {
    answers: { [EDITIONS]: samplePage(EDITIONS, []) },
  })
  expect(await screen.findByText(t('exam.editions_none'))).toBeTruthy()
})

it('says that there are no exams, or why they could not be fetched', async () => {
  const { t, server } = await renderDesktop('/manage/exam/exams', {
    answers: { [PAGE]: refused('kernel.unavailable') },
  })
  const retry = await screen.findByRole('button', { name: t('kernel.retry') })
  server.answer({ [PAGE]: samplePage(PAGE, []) })
  await click(retry)
  expect(await screen.findByText(t('exam.exams_none'))).toBeTruthy()
})
