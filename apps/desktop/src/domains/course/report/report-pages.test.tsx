// @vitest-environment happy-dom
import { noAnswer, refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { click, fill, findButton } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const PEOPLE = 'GET /sands-lms/api/v1/manage/course/report/people'
const COURSES = 'GET /sands-lms/api/v1/manage/course/report/courses'
const PERSON = 'GET /sands-lms/api/v1/manage/course/report/person'
const OPTIONS = 'GET /sands-user/api/v1/manage/audience/options'
const CATEGORIES = 'GET /sands-lms/api/v1/manage/course-category/list'
const LIN = { userId: '3', name: '林晓', userName: 'learner' }

it('keeps the filters of the records in the address, and clears them', async () => {
  const { t, address, server } = await renderDesktop('/manage/course/records?keyword=nobody', {
    answers: {
      [PEOPLE]: ({ query }) => samplePage(PEOPLE, query.get('keyWord') === 'nobody' ? [] : [LIN]),
      [OPTIONS]: sample(OPTIONS),
    },
  })
  expect(await screen.findByText(t('course.report_people_not_found'))).toBeTruthy()
  await click(screen.getAllByRole('button', { name: t('course.manage_clear') }).at(-1) as Element)
  expect(await screen.findByRole('link', { name: '林晓' })).toBeTruthy()
  expect(address()).toBe('/manage/course/records')
  fill(screen.getByRole('searchbox', { name: t('course.report_person_keyword') }), 'learner')
  await waitFor(() => expect(server.sentTo(PEOPLE).at(-1)?.query.get('keyWord')).toBe('learner'))
  expect(address()).toContain('keyword=learner')
})

it('offers a retry when reports cannot be loaded', async () => {
  const { t, server } = await renderDesktop('/manage/course/reports', {
    answers: { [COURSES]: noAnswer, [CATEGORIES]: [], [OPTIONS]: sample(OPTIONS) },
  })
  const retry = await findButton(t('kernel.retry'))
  server.answer({ [COURSES]: samplePage(COURSES, [{ id: '5', title: '门店安全第一课' }]) })
  await click(retry)
  expect(await screen.findByText('门店安全第一课')).toBeTruthy()
})

it('links from the record of an unknown person to all records, without a retry', async () => {
  const { t } = await renderDesktop('/manage/course/records/person?id=999', {
    answers: { [PERSON]: refused('kernel.not_found') },
  })
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('kernel.retry') })).toBeNull()
  expect(screen.getByRole('link', { name: t('course.records') })).toBeTruthy()
})
