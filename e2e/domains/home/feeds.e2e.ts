import type { Locator, Page } from '@playwright/test'
import { type Client, signIn } from '../../../apps/server/src/testing/client.ts'
import type { HomePageDocument } from '../../../packages/contract/src/home/decoration.model.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { test as base, expect } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'
import { currentPage, desktopOf, publish } from './home-management.ts'

const COURSE_PAGE = 'POST /sands-lms/api/v1/online-class-summary/page'
const BANNER = '新员工学习周：从营地出发'
const COURSE = '门店安全第一课'
const [BY_CATEGORY, BY_HAND, LECTURERS] = ['本周必学', '店长推荐', '本月讲师']

interface Company {
  admin: Client
  page: HomePageDocument
}

/** Restores the home page after each test. */
const test = base.extend<{ company: Company }>({
  company: async ({ url }, use) => {
    const admin = await signIn(url, 'admin')
    const page = await currentPage(admin)
    await use({ admin, page })
    await publish(admin, page, '演示首页')
  },
})

const moduleOf = (phone: Page, title: string) => phone.getByRole('main').getByRole('region', { name: title })

/** Modules load when they are near the screen: scrolls each of them into view. */
async function comeTo(phone: Page, title: string): Promise<Locator> {
  const module = moduleOf(phone, title)
  await expect(async () => {
    await phone.getByText(title, { exact: true }).first().scrollIntoViewIfNeeded({ timeout: 2000 })
    await expect(module.getByRole('listitem').first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  return module
}

const settingsOf = (desktop: Page, t: Words) => desktop.getByRole('region', { name: t('home.edit_settings') })

/** Selects categories for a module. The list stays open until all of them are selected. */
async function chooseCategories(desktop: Page, part: Locator, names: readonly string[]): Promise<void> {
  const list = desktop.locator('.ant-select-dropdown:visible')
  await part.getByRole('combobox').click()
  for (const name of names) {
    await list.getByTitle(name, { exact: true }).click()
    await expect(part).toContainText(name)
  }
  await part.getByRole('combobox').press('Escape')
  await expect(list).toHaveCount(0)
}

const saved = (desktop: Page) => desktop.getByRole('status').filter({ hasText: /^已保存/ })

const modulesOf = (desktop: Page, t: Words) => desktop.getByRole('navigation', { name: t('home.edit_modules') })
const pickedOf = (desktop: Page, t: Words) =>
  settingsOf(desktop, t)
    .getByRole('list', { name: t('home.edit_feed_by_hand') })
    .getByRole('listitem')

async function add(desktop: Page, t: Words, { code, title }: { code: 'app-class' | 'app-lecturer'; title: string }) {
  await modulesOf(desktop, t)
    .getByRole('button', { name: t('home.edit_add') })
    .click()
  await desktop.getByRole('menuitem', { name: t(`home.edit_about_${code}`) }).click()
  // Waits for the settings of this module, so that nothing is typed into those of the previous one.
  await expect(modulesOf(desktop, t).locator('[aria-current]')).toContainText(t(`home.part_${code}`))
  const settings = settingsOf(desktop, t)
  await settings.getByRole('textbox', { name: t('home.edit_block_title') }).fill(title)
  await settings.getByText(t('home.edit_feed_look_1'), { exact: true }).click()
}

async function pick(desktop: Page, t: Words, { thing, names }: { thing: 'course' | 'lecturer'; names: string[] }) {
  const settings = settingsOf(desktop, t)
  await settings.getByText(t('home.edit_feed_by_hand'), { exact: true }).click()
  await expect(settings.getByText(t('home.edit_feed_picked_none'))).toBeVisible()
  const title = t(`home.edit_feed_pick_${thing}`)
  await settings.getByRole('button', { name: title }).click()
  const dialog = desktop.getByRole('dialog', { name: title })
  for (const [place, name] of names.entries()) {
    await dialog.getByRole('searchbox').fill(name)
    const choice = dialog.getByRole('button', { name })
    await choice.click()
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    await expect(dialog.getByText(t('manage.content_chosen', { count: place + 1, most: 20 }))).toBeVisible()
  }
  if (thing === 'course') await expectAccessible(desktop)
  await dialog.getByRole('button', { name: t('manage.content_done') }).click()
  await expect(dialog).toBeHidden()
  await expect(pickedOf(desktop, t)).toContainText(names)
}

async function leadBannerToCourse(desktop: Page, t: Words): Promise<void> {
  await modulesOf(desktop, t)
    .getByRole('button', { name: new RegExp(`^${t('home.part_app-banner')}`) })
    .click()
  const settings = settingsOf(desktop, t)
  await settings.getByRole('button', { name: new RegExp(`^${BANNER}`) }).click()
  await settings.getByRole('combobox', { name: t('manage.jump') }).click()
  await desktop.getByTitle(t('course.jump_course'), { exact: true }).click()
  await expect(settings.getByText(t('manage.content_none'))).toBeVisible()
  await settings.getByRole('button', { name: t('manage.content_pick'), exact: true }).click()
  const picker = desktop.getByRole('dialog', { name: t('course.pick_course') })
  const choices = picker.getByRole('list').getByRole('button')
  await expect(choices.first()).toBeVisible()
  await expectAccessible(desktop)
  await picker.getByRole('searchbox').fill('没有这样的课程')
  await expect(picker.getByText(t('manage.content_not_found'), { exact: true })).toBeVisible()
  await picker.getByRole('searchbox').fill('安全第一')
  await expect(choices).toHaveCount(1)
  await choices.filter({ hasText: COURSE }).click()
  await expect(picker).toBeHidden()
  await expect(settings.getByRole('group', { name: t('course.pick_course') })).toContainText(COURSE)
  await expectAccessible(desktop)
}

/** The popular courses of a category, as the server answers them to a learner. */
async function popularIn(learner: Client, category: string) {
  const tree = (await learner.call('POST /sands-lms/api/v1/course-category/tree', { body: {} })).data
  const found = tree.find(({ name }) => name === category)
  if (!found) throw new Error('the demo company has no such category')
  const body = { classificationId: found.id, size: 3, sorts: [{ sortType: 3 as const, desc: true }] }
  const names = (await learner.call(COURSE_PAGE, { body })).data.records.map(({ fileName }) => fileName)
  return { id: found.id, count: found.count, names }
}

test('a manager leads a banner to a course and adds courses by category, courses and lecturers by hand; learners open them', async ({
  open,
  t,
  url,
  company: { admin },
}) => {
  test.slow()
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/home/decoration')
  const settings = settingsOf(desktop, t)
  const preview = desktop.frameLocator(`iframe[title="${t('manage.preview_title')}"]`)
  const previewed = (title: string) => preview.getByRole('region', { name: title }).getByRole('listitem')
  await leadBannerToCourse(desktop, t)

  await add(desktop, t, { code: 'app-class', title: BY_CATEGORY })
  await chooseCategories(desktop, settings.getByRole('group', { name: t('home.edit_feed_course') }), ['门店运营'])
  await settings.getByRole('combobox', { name: t('home.edit_amount') }).click()
  await desktop.getByTitle(t('home.edit_amount_count', { count: 3 }), { exact: true }).click()
  await settings.getByRole('combobox', { name: t('home.edit_order') }).click()
  await desktop.getByTitle(t('home.edit_feed_order_course'), { exact: true }).click()
  await expect(modulesOf(desktop, t).locator('[aria-current]')).toContainText(BY_CATEGORY)
  await expect(previewed(BY_CATEGORY)).toHaveCount(3)
  await expectAccessible(desktop)

  await add(desktop, t, { code: 'app-lecturer', title: LECTURERS })
  await pick(desktop, t, { thing: 'lecturer', names: ['顾清扬', '王敏'] })
  await expect(previewed(LECTURERS)).toContainText(['顾清扬', '王敏'])
  await add(desktop, t, { code: 'app-class', title: BY_HAND })
  // The second course is for managers only: other people see no sign of it.
  await pick(desktop, t, { thing: 'course', names: ['数据看板入门', '新任店长的头三十天', '食品安全日常检查'] })
  const handle = settings.getByRole('button', { name: t('manage.sort_handle', { name: '食品安全日常检查' }) })
  await handle.press('ArrowUp')
  await handle.press('ArrowUp')
  await expect(pickedOf(desktop, t)).toContainText(['食品安全日常检查', '数据看板入门', '新任店长的头三十天'])
  await expectAccessible(desktop)
  await expect(previewed(BY_HAND)).toContainText(['食品安全日常检查', '数据看板入门'])
  await expect(saved(desktop)).toBeVisible()

  await desktop.reload()
  await modulesOf(desktop, t)
    .getByRole('button', { name: new RegExp(`^${t('home.part_app-banner')}`) })
    .click()
  await expect(settings.getByRole('button', { name: new RegExp(`^${BANNER}`) })).toContainText(COURSE)
  const { draft } = await desktopOf(admin)
  if (!draft) throw new Error('the draft was not stored')
  await desktop.close()
  await publish(admin, draft.page, '推荐首页')

  const shop = await popularIn(await signIn(url, 'learner'), '门店运营')
  const phone = await open({ as: 'learner' })
  await phone.goto('/')
  await phone.getByRole('link', { name: BANNER }).first().click()
  await expect(phone).toHaveURL(/\/courseDetail\?id=\d+&courseType=course/)
  await expect(phone.getByRole('heading', { name: COURSE }).first()).toBeVisible()
  await phone.goBack()

  const module = await comeTo(phone, BY_CATEGORY)
  await expect(module.getByRole('listitem')).toHaveCount(3)
  await expect(module.getByRole('listitem')).toContainText(shop.names)
  await module.getByRole('link', { name: t('kernel.more') }).click()
  await expect(phone).toHaveURL(`/course?category=${shop.id}&sortType=3`)
  await expect(phone.getByText(t('course.total', { count: shop.count }))).toBeVisible()
  await phone.goBack()
  await module.getByRole('listitem').first().getByRole('link').click()
  await expect(phone).toHaveURL(/\/courseDetail\?/)
  await expect(phone.getByRole('heading', { name: shop.names[0] ?? '', exact: true }).first()).toBeVisible()
  await phone.goBack()

  const courses = await comeTo(phone, BY_HAND)
  await expect(courses.getByRole('listitem')).toHaveCount(2)
  await expect(courses.getByRole('listitem')).toContainText(['食品安全日常检查', '数据看板入门'])
  const lecturers = await comeTo(phone, LECTURERS)
  await expect(lecturers.getByRole('listitem')).toHaveCount(2)
  await expect(lecturers.getByRole('listitem')).toContainText(['顾清扬', '王敏'])
  await courses.getByRole('link', { name: t('kernel.more') }).click()
  await expect(phone).toHaveURL(/\/course(\?sortType=1)?$/)
})
