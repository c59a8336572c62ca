import type { Locator, Page } from '@playwright/test'
import { type Client, signIn } from '../../../apps/server/src/testing/client.ts'
import type { HomePageDocument } from '../../../packages/contract/src/home/decoration.model.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { test as base, expect } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'
import { currentPage, desktopOf, publish } from './home-management.ts'

const COURSE_PAGE = 'POST /sands-lms/api/v1/online-class-summary/page'

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

test('a manager adds courses to the home page, and a learner opens one of them there', async ({
  open,
  t,
  url,
  company: _,
}) => {
  const title = '本周必学'
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/home/decoration')
  const modules = desktop.getByRole('navigation', { name: t('home.edit_modules') })
  await modules.getByRole('button', { name: t('home.edit_add') }).click()
  await desktop.getByRole('menuitem', { name: t('home.edit_about_app-class') }).click()
  const settings = settingsOf(desktop, t)
  await settings.getByRole('textbox', { name: t('home.edit_block_title') }).fill(title)
  await settings.getByText(t('home.edit_feed_look_1'), { exact: true }).click()
  await chooseCategories(desktop, settings.getByRole('group', { name: t('home.edit_feed_course') }), ['门店运营'])
  await settings.getByRole('combobox', { name: t('home.edit_amount') }).click()
  await desktop.getByTitle(t('home.edit_amount_count', { count: 3 }), { exact: true }).click()
  await settings.getByRole('combobox', { name: t('home.edit_order') }).click()
  await desktop.getByTitle(t('home.edit_feed_order_course'), { exact: true }).click()
  await expect(modules.locator('[aria-current]')).toContainText(title)
  await expect(saved(desktop)).toBeVisible()

  const learner = await signIn(url, 'learner')
  const tree = (await learner.call('POST /sands-lms/api/v1/course-category/tree', { body: {} })).data
  const shop = tree.find(({ name }) => name === '门店运营')
  if (!shop) throw new Error('the demo company has no such category')
  const body = { classificationId: shop.id, size: 3, sorts: [{ sortType: 3 as const, desc: true }] }
  const names = (await learner.call(COURSE_PAGE, { body })).data.records.map(({ fileName }) => fileName)

  const preview = desktop.frameLocator(`iframe[title="${t('manage.preview_title')}"]`)
  const previewed = preview.getByRole('region', { name: title }).getByRole('listitem')
  await expect(previewed).toHaveCount(3)
  await expectAccessible(desktop)

  const bar = desktop.getByRole('region', { name: t('home.edit_bar') })
  await bar.getByRole('button', { name: t('home.publish'), exact: true }).click()
  const dialog = desktop.getByRole('dialog', { name: t('home.publish_title') })
  await expect(dialog.getByRole('list', { name: t('home.publish_changes') })).toContainText(title)
  await dialog.getByRole('textbox', { name: t('home.publish_name') }).fill('必学首页')
  await dialog.getByRole('button', { name: t('home.publish_do') }).click()
  await expect(dialog).toBeHidden()

  const phone = await open({ as: 'learner' })
  await phone.goto('/')
  const module = await comeTo(phone, title)
  await expect(module.getByRole('listitem')).toHaveCount(3)
  await expect(module.getByRole('listitem')).toContainText(names)
  await module.getByRole('link', { name: t('kernel.more') }).click()
  await expect(phone).toHaveURL(`/course?category=${shop.id}&sortType=3`)
  await expect(phone.getByText(t('course.total', { count: shop.count }))).toBeVisible()
  await phone.goBack()
  await module.getByRole('listitem').first().getByRole('link').click()
  await expect(phone).toHaveURL(/\/courseDetail\?/)
  await expect(phone.getByRole('heading', { name: names[0] ?? '', exact: true }).first()).toBeVisible()
})

test('a manager picks courses and lecturers one by one, and learners see them in that order', async ({
  open,
  t,
  url,
  company: { admin },
}) => {
  test.slow()
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/home/decoration')
  const modules = desktop.getByRole('navigation', { name: t('home.edit_modules') })
  const settings = settingsOf(desktop, t)
  const add = async (code: 'app-class' | 'app-lecturer', title: string) => {
    await modules.getByRole('button', { name: t('home.edit_add') }).click()
    await desktop.getByRole('menuitem', { name: t(`home.edit_about_${code}`) }).click()
    // Waits for the settings of this module, so that nothing is typed into those of the previous one.
    await expect(modules.locator('[aria-current]')).toContainText(t(`home.part_${code}`))
    await settings.getByRole('textbox', { name: t('home.edit_block_title') }).fill(title)
    await settings.getByText(t('home.edit_feed_look_1'), { exact: true }).click()
    await settings.getByText(t('home.edit_feed_by_hand'), { exact: true }).click()
    await expect(settings.getByText(t('home.edit_feed_picked_none'))).toBeVisible()
  }
  const picked = settings.getByRole('list', { name: t('home.edit_feed_by_hand') }).getByRole('listitem')
  const pick = async (thing: 'course' | 'lecturer', names: readonly string[]) => {
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
    await expect(picked).toContainText(names)
  }

  await add('app-class', '店长推荐')
  // The second course is for managers only: other people see no sign of it.
  await pick('course', ['数据看板入门', '新任店长的头三十天', '食品安全日常检查'])
  const handle = settings.getByRole('button', { name: t('manage.sort_handle', { name: '食品安全日常检查' }) })
  await handle.press('ArrowUp')
  await handle.press('ArrowUp')
  await expect(picked).toContainText(['食品安全日常检查', '数据看板入门', '新任店长的头三十天'])
  await expectAccessible(desktop)
  await add('app-lecturer', '本月讲师')
  await pick('lecturer', ['顾清扬', '王敏'])
  await expect(saved(desktop)).toBeVisible()
  const preview = desktop.frameLocator(`iframe[title="${t('manage.preview_title')}"]`)
  await expect(preview.getByRole('region', { name: '本月讲师' }).getByRole('listitem')).toContainText([
    '顾清扬',
    '王敏',
  ])

  const { draft } = await desktopOf(admin)
  if (!draft) throw new Error('the draft was not stored')
  await publish(admin, draft.page, '推荐首页')
  const learner = await signIn(url, 'learner')
  await expect
    .poll(async () => {
      const body = { clientType: 3, collegeId: '-1' } as const
      const { data } = await learner.call('POST /sands-lms/api/v1/homePageDecorate/getInfo', { body })
      return data.lmsDecorateModules.map(({ title }) => title)
    })
    .toContain('店长推荐')

  const phone = await open({ as: 'learner' })
  await phone.goto('/')
  const courses = await comeTo(phone, '店长推荐')
  await expect(courses.getByRole('listitem')).toHaveCount(2)
  await expect(courses.getByRole('listitem')).toContainText(['食品安全日常检查', '数据看板入门'])
  const lecturers = await comeTo(phone, '本月讲师')
  await expect(lecturers.getByRole('listitem')).toHaveCount(2)
  await expect(lecturers.getByRole('listitem')).toContainText(['顾清扬', '王敏'])
  await courses.getByRole('link', { name: t('kernel.more') }).click()
  await expect(phone).toHaveURL(/\/course(\?sortType=1)?$/)
})
