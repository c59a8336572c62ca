import type { Page } from '@playwright/test'
import { signIn } from '../../../apps/server/src/testing/client.ts'
import { LEARN_STATUS } from '../../../packages/rules/src/study.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const railOf = (phone: Page, t: Words) => phone.getByRole('navigation', { name: t('course.categories') })
const rowOf = (phone: Page, title: string) => phone.getByRole('main').getByRole('link', { name: title })
const tabOf = (phone: Page, t: Words, name: string) =>
  phone.getByRole('navigation', { name: t('kernel.tabs') }).getByRole('link', { name })

/** As the server tells them: tests beside this one may have studied, made or deleted some. */
async function coursesOf(url: string, person: string) {
  const client = await signIn(url, person)
  return (await client.call('POST /sands-lms/api/v1/online-class-summary/page', { body: { size: 9999 } })).data
}

test('a course is found through three levels of categories, and the choice stays', async ({ open, url, t }) => {
  const { total, records } = await coursesOf(url, 'learner')
  const phone = await open({ as: 'learner' })
  await phone.goto('/my')
  await tabOf(phone, t, t('course.title')).click()
  await expect(phone.getByText(t('course.total', { count: total }))).toBeVisible()
  const begun = records.find(({ learnStatus }) => learnStatus === LEARN_STATUS.inProgress)
  await expect(rowOf(phone, begun?.fileName ?? '')).toContainText(`${begun?.percent}%`)
  await expect(rowOf(phone, '信息安全人人有责')).toContainText(t('course.learned'))
  await expectAccessible(phone)

  const rail = railOf(phone, t)
  await rail.getByRole('button', { name: '新人入门' }).click()
  await expect(rail.getByRole('button', { name: '新人入门' })).toHaveAttribute('aria-current', 'true')
  await rail.getByRole('button', { name: '公司与文化' }).click()
  const chips = phone.getByRole('list', { name: '公司与文化' })
  await expect(chips.getByRole('button', { name: t('course.all'), pressed: true })).toBeVisible()
  await chips.getByRole('button', { name: '企业文化' }).click()
  await expect(chips.getByRole('button', { name: '企业文化', pressed: true })).toBeVisible()
  await expect(phone).toHaveURL(/\/course\?category=\d+$/)
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

  await chips.getByRole('button', { name: '规章制度' }).click()
  await expect(phone.getByRole('heading', { name: t('course.none') })).toBeVisible()
  await phone.getByRole('button', { name: t('course.all_courses') }).click()
  await expect(phone.getByText(t('course.total', { count: total }))).toBeVisible()
})

test('the order of courses is chosen, and stands in the address', async ({ open, url, t }) => {
  const { total, records } = await coursesOf(url, 'learner')
  const most = Math.max(...records.map(({ learnNum }) => learnNum))
  const phone = await open({ as: 'learner' })
  await phone.goto('/course')
  const rows = phone.getByRole('main').getByRole('link')
  await expect(rows).toHaveCount(total)
  await phone.getByRole('combobox', { name: t('course.sort') }).selectOption({ label: t('course.sort_3') })
  await expect(phone).toHaveURL('/course?sortType=3')
  await expect(rows.first()).toContainText(t('course.learners', { count: most }))
  await phone.reload()
  await expect(rows.first()).toContainText(t('course.learners', { count: most }))
})

test('words find courses by what is in them, and lead back to what was found', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/')
  await phone.getByRole('link', { name: t('home.search') }).click()
  const field = phone.getByRole('searchbox', { name: t('course.search_hint') })
  await field.fill('礼仪')
  await expect(phone.getByRole('link', { name: '让顾客记住你：服务礼仪' })).toBeVisible()
  await field.press('Enter')

  const found = phone.getByRole('article').filter({ hasText: '让顾客记住你' })
  await expect(found.getByText('礼仪', { exact: true }).first()).toBeVisible()
  const hit = found.getByRole('link').filter({ hasText: t('course.place_courseware') })
  await expect(hit).toContainText('服务礼仪口袋书')
  await expectAccessible(phone)
  await hit.click()
  await expect(phone).toHaveURL(/courseWareId=\d+/)
  await expect(phone.getByRole('heading', { name: '让顾客记住你：服务礼仪' })).toBeVisible()
  await phone.getByRole('button', { name: t('kernel.back'), exact: true }).click()
  await expect(found).toBeVisible()
  await expect(field).toHaveValue('礼仪')

  await field.fill('没有这样的课')
  await field.press('Enter')
  await expect(phone.getByRole('heading', { name: t('course.found_none', { words: '没有这样的课' }) })).toBeVisible()
})

test('what was looked for is remembered on the device, one by one to be forgotten', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/courseSearch')
  const field = phone.getByRole('searchbox', { name: t('course.search_hint') })
  for (const words of ['安全', '收银']) {
    await field.fill(words)
    await field.press('Enter')
    await expect(phone.getByRole('article').first()).toBeVisible()
  }
  await phone.getByRole('button', { name: t('kernel.clear') }).click()
  await expect(phone.getByRole('heading', { name: t('course.history') })).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: t('course.history_forget', { words: '安全' }) }).click()
  await expect(phone.getByRole('button', { name: '安全', exact: true })).toBeHidden()
  await phone.getByRole('button', { name: '收银', exact: true }).click()
  await expect(phone.getByRole('article').filter({ hasText: '收银规范与差错处理' })).toBeVisible()
})
