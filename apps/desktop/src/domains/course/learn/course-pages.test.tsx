// @vitest-environment happy-dom
import { noAnswer, refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { click, clickButton, findButton } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { Celebration } from './study/celebration.tsx'

const LIST = 'POST /sands-lms/api/v1/online-class-summary/page'
const TREE = 'POST /sands-lms/api/v1/course-category/tree'
const DETAIL = 'POST /sands-lms/api/v1/course/courseDetail'
const COUNT = 'GET /sands-system/api/v1/comment/count'

it('says that a category is empty, and links to all courses', async () => {
  const { t, address, server } = await renderDesktop('/course?category=3', {
    answers: {
      [TREE]: sample(TREE, [{ id: '3', name: '规章制度' }]),
      [LIST]: ({ body }) => samplePage(LIST, body.classificationId ? [] : [{ id: '5', fileName: '新人第一课' }]),
    },
  })
  expect(await screen.findByText(t('course.none'))).toBeTruthy()
  const categories = within(screen.getByRole('navigation', { name: t('course.categories') }))
  expect((await categories.findByRole('link', { name: /规章制度/ })).getAttribute('aria-current')).toBe('true')
  await clickButton(t('course.all_courses'))
  expect(await screen.findByText('新人第一课')).toBeTruthy()
  expect(screen.getByText(t('course.total', { count: 1 }))).toBeTruthy()
  expect(address()).toBe('/course')
  expect(server.sentTo(LIST)[0]?.body.classificationId).toBe('3')
})

it('offers a retry when the courses cannot be loaded', async () => {
  const { t, server } = await renderDesktop('/course', { language: 'en-us', answers: { [TREE]: [], [LIST]: noAnswer } })
  const retry = await findButton(t('kernel.retry'))
  server.answer({ [LIST]: samplePage(LIST, [{ id: '5', fileName: 'Safety' }]) })
  await click(retry)
  expect(await screen.findByText('Safety')).toBeTruthy()
})

it('says that a course is for other people, and links to all courses', async () => {
  const { t } = await renderDesktop('/course/detail?id=999', { answers: { [DETAIL]: refused('course.not_for_you') } })
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.getByRole('link', { name: t('course.all_courses') }).getAttribute('href')).toBe('/desktop/course')
})

it('keeps the training in the address on the way into the course', async () => {
  const { server } = await renderDesktop('/course/detail?id=5&courseType=course&channel=5&trainingId=9', {
    answers: {
      [DETAIL]: sample(DETAIL, {
        id: '5',
        fileName: '门店安全第一课',
        catalogue: [{ items: [{ id: '7', title: '第一页', courseWareType: 3, isReady: 1 }] }],
      }),
      [COUNT]: sample(COUNT),
      'GET /sands-system/api/v1/like/get': sample('GET /sands-system/api/v1/like/get'),
      'GET /sands-system/api/v1/collect/get': sample('GET /sands-system/api/v1/collect/get'),
    },
  })
  const link = await screen.findByRole('link', { name: /第一页/ })
  expect(link.getAttribute('href')).toMatch(/\/course\/study\?.*channel=5&trainingId=9/)
  expect(server.sentTo(DETAIL)[0]?.body).toMatchObject({ id: '5', channel: 5, trainingId: '9' })
})

it('celebrates a finished course in a dialog, with a link to more courses', async () => {
  const course = sample(DETAIL, { id: '5', fileName: '早安沙丘', rating: { myScore: 5 } })
  const { t, address } = await renderDesktop(
    <Celebration course={course as Parameters<typeof Celebration>[0]['course']} onClose={() => undefined} />,
    { at: '/course/study?id=5' },
  )
  const moment = within(await screen.findByRole('dialog', { name: t('course.finished') }))
  expect(moment.getByText(/早安沙丘/)).toBeTruthy()
  await clickButton(t('course.finished_more'), moment)
  expect(address()).toBe('/course')
})
