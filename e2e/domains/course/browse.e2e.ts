import type { Page } from '@playwright/test'
import { signIn } from '../../../apps/server/src/testing/client.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const rowOf = (phone: Page, title: string) => phone.getByRole('main').getByRole('link', { name: title })
const tabOf = (phone: Page, t: Words, name: string) =>
  phone.getByRole('navigation', { name: t('kernel.tabs') }).getByRole('link', { name })

/** Asks the server for the courses, because other tests may have studied, created or deleted some. */
async function coursesOf(url: string, person: string) {
  const client = await signIn(url, person)
  return (await client.call('POST /sands-lms/api/v1/online-class-summary/page', { body: { size: 9999 } })).data
}

test('a course is found through three levels of categories and another sort order, and the selection is remembered', async ({
  open,
  url,
  t,
}) => {
  const { records } = await coursesOf(url, 'learner')
  const phone = await open({ as: 'learner' })
  await phone.goto('/course')
  await phone.getByRole('combobox', { name: t('course.sort') }).selectOption({ label: t('course.sort_3') })
  const most = Math.max(...records.map(({ learnNum }) => learnNum))
  await expect(phone.getByRole('main').getByRole('link').first()).toContainText(t('course.learners', { count: most }))

  const rail = phone.getByRole('navigation', { name: t('course.categories') })
  await rail.getByRole('button', { name: '新人入门' }).click()
  await rail.getByRole('button', { name: '公司与文化' }).click()
  const chips = phone.getByRole('list', { name: '公司与文化' })
  await chips.getByRole('button', { name: '企业文化' }).click()
  await expect(chips.getByRole('button', { name: '企业文化', pressed: true })).toBeVisible()
  await expect(phone).toHaveURL(/\/course\?category=\d+&sortType=3$/)
  const chosen = phone.url()
  await expectAccessible(phone)

  await rowOf(phone, '新人第一课：认识沙丘').click()
  await expect(phone.getByRole('heading', { name: '新人第一课：认识沙丘' })).toBeVisible()
  await phone.getByRole('button', { name: t('kernel.back'), exact: true }).click()
  await expect(phone).toHaveURL(chosen)
  await expect(chips.getByRole('button', { name: '企业文化', pressed: true })).toBeVisible()
  await tabOf(phone, t, '我的').click()
  await expect(phone).toHaveURL('/my')
  await tabOf(phone, t, t('course.title')).click()
  await expect(phone).toHaveURL(chosen)
  await expect(rowOf(phone, '新人第一课：认识沙丘')).toBeVisible()
})

test('a search finds courses by their content, and back returns to the results', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/courseSearch')
  const field = phone.getByRole('searchbox', { name: t('course.search_hint') })
  await field.fill('礼仪')
  await expect(phone.getByRole('link', { name: '让顾客记住你：服务礼仪' })).toBeVisible()
  await field.press('Enter')
  const found = phone.getByRole('article').filter({ hasText: '让顾客记住你' })
  const hit = found.getByRole('link').filter({ hasText: t('course.place_courseware') })
  await expect(hit).toContainText('服务礼仪口袋书')
  await expectAccessible(phone)
  await hit.click()
  await expect(phone).toHaveURL(/courseWareId=\d+/)
  await expect(phone.getByRole('heading', { name: '让顾客记住你：服务礼仪' })).toBeVisible()
  await phone.getByRole('button', { name: t('kernel.back'), exact: true }).click()
  await expect(found).toBeVisible()
  await expect(field).toHaveValue('礼仪')
})
