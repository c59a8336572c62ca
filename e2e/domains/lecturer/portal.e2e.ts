import type { Page } from '@playwright/test'
import { signIn } from '../../../apps/server/src/testing/client.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

const cardOf = (desk: Page, name: string) => desk.getByRole('main').getByRole('link', { name })

test('a lecturer is found by kind, and leads to their courses, which lead back to them', async ({ open, url, t }) => {
  const learner = await signIn(url, 'learner')
  const { data } = await learner.call('GET /sands-lms/api/v1/lecturer/page', { query: { size: 50 } })
  const lecturer = data.records.find(({ teachCourseNum }) => teachCourseNum > 0)
  if (!lecturer) throw new Error('the demo company has lecturers who teach')
  const { data: courses } = await learner.call('POST /sands-lms/api/v1/online-class-summary/page', {
    body: { lecturerId: lecturer.id, sorts: [{ sortType: 1, desc: true }] },
  })
  const title = courses.records[0]?.fileName ?? ''

  const desk = await open({ device: 'desk', as: 'learner' })
  await desk.goto('/desktop/')
  await desk
    .getByRole('navigation', { name: t('kernel.tabs') })
    .getByRole('link', { name: t('lecturer.title') })
    .click()
  await expect(cardOf(desk, '王敏')).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('main').getByText(t('lecturer.kind_external'), { exact: true }).click()
  await expect(desk).toHaveURL(/kind=external/)
  await expect(cardOf(desk, '顾清扬')).toBeVisible()
  await expect(cardOf(desk, '王敏')).toHaveCount(0)
  await desk.goBack()
  await cardOf(desk, lecturer.name).first().click()
  await expect(desk.getByRole('heading', { level: 1, name: lecturer.name })).toBeVisible()
  await expect(desk.getByRole('heading', { level: 2, name: t('lecturer.courses') })).toBeVisible()
  await expect(cardOf(desk, title).first()).toBeVisible()
  await expectAccessible(desk)
  await cardOf(desk, title).first().click()
  await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await desk.getByRole('tab', { name: t('course.tab_introduction') }).click()
  await desk.getByRole('tabpanel').getByRole('link', { name: lecturer.name, exact: true }).click()
  await expect(desk).toHaveURL(/\/desktop\/lecturer\/detail\?lecturerId=\d+/)
  await expect(desk.getByRole('heading', { level: 1, name: lecturer.name })).toBeVisible()
})
