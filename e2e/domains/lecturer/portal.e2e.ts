import type { Page } from '@playwright/test'
import { signIn } from '../../../apps/server/src/testing/client.ts'
import { expect, test } from '../../kernel/test.ts'

const cardOf = (desktop: Page, name: string) => desktop.getByRole('main').getByRole('link', { name })

test('a lecturer is found by kind, and leads to their courses, which lead back to them', async ({ open, url, t }) => {
  const learner = await signIn(url, 'learner')
  const { data } = await learner.call('GET /sands-lms/api/v1/lecturer/page', { query: { size: 50 } })
  const lecturer = data.records.find(({ teachCourseNum }) => teachCourseNum > 0)
  if (!lecturer) throw new Error('the demo company has no lecturer with courses')
  const { data: courses } = await learner.call('POST /sands-lms/api/v1/online-class-summary/page', {
    body: { lecturerId: lecturer.id, sorts: [{ sortType: 1, desc: true }] },
  })
  const title = courses.records[0]?.fileName ?? ''

  const desktop = await open({ device: 'desktop', as: 'learner' })
  await desktop.goto('/desktop/')
  await desktop
    .getByRole('navigation', { name: t('kernel.tabs') })
    .getByRole('link', { name: t('lecturer.title') })
    .click()
  await expect(cardOf(desktop, '王敏')).toBeVisible()
  await desktop.getByRole('main').getByText(t('lecturer.kind_external'), { exact: true }).click()
  await expect(desktop).toHaveURL(/kind=external/)
  await expect(cardOf(desktop, '顾清扬')).toBeVisible()
  await expect(cardOf(desktop, '王敏')).toHaveCount(0)
  await desktop.goBack()
  await cardOf(desktop, lecturer.name).first().click()
  await expect(desktop.getByRole('heading', { level: 1, name: lecturer.name })).toBeVisible()
  await expect(desktop.getByRole('heading', { level: 2, name: t('lecturer.courses') })).toBeVisible()
  await expect(cardOf(desktop, title).first()).toBeVisible()
  await cardOf(desktop, title).first().click()
  await expect(desktop.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await desktop.getByRole('tab', { name: t('course.tab_introduction') }).click()
  await desktop.getByRole('tabpanel').getByRole('link', { name: lecturer.name, exact: true }).click()
  await expect(desktop).toHaveURL(/\/desktop\/lecturer\/detail\?lecturerId=\d+/)
  await expect(desktop.getByRole('heading', { level: 1, name: lecturer.name })).toBeVisible()
})
