import type { Page } from '@playwright/test'
import { signIn } from '../../../apps/server/src/testing/client.ts'
import type { CourseItem } from '../../../packages/contract/src/course/course.model.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

const LIST = 'POST /sands-lms/api/v1/online-class-summary/page'
/** The videos of the demo company last seconds, but machines may be slow. */
const PLAYED = { timeout: 90_000 }
test.describe.configure({ timeout: 240_000 })

const itemOf = (phone: Page, title: string) =>
  phone.getByRole('tabpanel').getByRole('button', { name: new RegExp(`^${title}`) })
const mainButton = (phone: Page, name: string) =>
  phone.getByRole('contentinfo').getByRole('button', { name, exact: true })

async function coursesOf(url: string, person: string) {
  const client = await signIn(url, person)
  return (await client.call(LIST, { body: { size: 9999 } })).data
}

async function courseId(url: string, person: string, title: string): Promise<CourseItem['id']> {
  const { records } = await coursesOf(url, person)
  const course = records.find(({ fileName }) => fileName === title)
  if (!course) throw new Error(`${person} does not see ${title}`)
  return course.id
}

async function openCourse(phone: Page, id: string, title: string): Promise<void> {
  await phone.goto(`/courseDetail?id=${id}&courseType=course`)
  await expect(phone.getByRole('heading', { name: title })).toBeVisible()
}

test('a video is studied to its end, and every screen shows the same progress', async ({ open, url, t }) => {
  const title = '收银规范与差错处理'
  const phone = await open({ as: 'learner', isFast: true })
  await openCourse(phone, await courseId(url, 'learner', title), title)
  await mainButton(phone, t('course.act_continue')).click()
  const player = phone.getByRole('region', { name: /^播放器/ })
  await expect(player).toBeVisible()
  await expect(phone.getByRole('status').filter({ hasText: t('course.item_done') })).toBeVisible(PLAYED)
  await expect(itemOf(phone, '标准收银动作')).toContainText(t('course.item_finished'))
  await expect(phone.getByRole('main').getByText('50%')).toBeVisible()

  await phone.goto('/course')
  const row = phone.getByRole('main').getByRole('link', { name: title })
  await expect(row).toContainText('50%')
  await phone.goto('/myStudy')
  await expect(phone.getByRole('listitem').filter({ hasText: title })).toContainText('50%')
})

test('after the end the next courseware starts by itself, unless the learner cancels', async ({ open, url, t }) => {
  const title = '门店安全第一课'
  const phone = await open({ as: 'learner', isFast: true })
  await openCourse(phone, await courseId(url, 'learner', title), title)
  await expect(itemOf(phone, '看图找隐患')).toContainText(t('course.locked', { title: '巡查路线示范' }))
  await itemOf(phone, '看图找隐患').press('Enter')
  await expect(
    phone.getByRole('status').filter({ hasText: t('course.locked', { title: '巡查路线示范' }) }),
  ).toBeVisible()
  await expect(phone).not.toHaveURL(/courseWareId/)
  await expectAccessible(phone)

  await mainButton(phone, t('course.act_continue')).click()
  const stay = phone.getByRole('button', { name: t('kernel.cancel'), exact: true })
  await stay.click(PLAYED)
  await expect(stay).toBeHidden()
  await expect(itemOf(phone, '巡查路线示范')).toHaveAttribute('aria-current', 'true')
  await phone.getByRole('button', { name: t('course.details') }).click()
  const record = phone.getByRole('dialog', { name: t('course.study_record') })
  await expect(record.getByText(t('course.missing_nothing'))).toBeVisible()
  await expect(record.getByRole('heading', { name: t('course.uncounted') })).toBeVisible()
  await expectAccessible(phone)
  await record.getByRole('button', { name: t('kernel.close') }).click()

  await mainButton(phone, t('course.act_next')).click()
  await expect(itemOf(phone, '看图找隐患')).toHaveAttribute('aria-current', 'true')
  await expect(phone.getByRole('button', { name: t('kernel.picture_open', { name: '看图找隐患 1' }) })).toBeVisible()
  await expectAccessible(phone)
})

test('finishing the last courseware of a course shows a celebration', async ({ open, url, t }) => {
  const title = '早安沙丘：课前音乐'
  const phone = await open({ as: 'learner', isFast: true })
  await openCourse(phone, await courseId(url, 'learner', title), title)
  // An earlier test may have started the course.
  await mainButton(phone, t('course.act_start'))
    .or(mainButton(phone, t('course.act_continue')))
    .click()
  const party = phone.getByRole('dialog', { name: t('course.finished') })
  await expect(party).toBeVisible(PLAYED)
  await expect(party.getByText(title)).toBeVisible()
  await expectAccessible(phone)
  await party.getByRole('button', { name: t('course.finished_rate') }).click()
  await expect(phone.getByRole('dialog', { name: t('course.rate') })).toBeVisible()
  await phone.getByRole('button', { name: t('kernel.close'), exact: true }).click()
  await expect(phone.getByRole('main').getByText(t('course.learned'))).toBeVisible()
  await phone.reload()
  await expect(mainButton(phone, t('course.act_next')).or(phone.getByText(t('course.last_item')))).toBeVisible()
  await expect(party).toBeHidden()
})
