import type { Page } from '@playwright/test'
import { type Client, signIn } from '../../../apps/server/src/testing/client.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'
import { currentPage, desktopOf, publish } from './home-management.ts'

const COURSE = '门店安全第一课'
const BANNER = '新员工学习周：从营地出发'
/** Restores the home page after the test. */
const home = test.extend<{ admin: Client }>({
  admin: async ({ url }, use) => {
    const admin = await signIn(url, 'admin')
    const page = await currentPage(admin)
    await use(admin)
    await publish(admin, page, '演示首页')
  },
})

const pickerOf = (desktop: Page, t: Words) => desktop.getByRole('dialog', { name: t('course.pick_course') })

home('a banner is led to a course at the desk, and a learner who taps it is there', async ({ open, t, admin }) => {
  test.slow()
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/home/decoration')
  const modules = desktop.getByRole('navigation', { name: t('home.edit_modules') })
  await modules.getByRole('button', { name: new RegExp(`^${t('home.part_app-banner')}`) }).click()
  const settings = desktop.getByRole('region', { name: t('home.edit_settings') })
  await settings.getByRole('button', { name: new RegExp(`^${BANNER}`) }).click()
  await settings.getByRole('combobox', { name: t('manage.jump') }).click()
  await desktop.getByTitle(t('course.jump_course'), { exact: true }).click()
  await expect(settings.getByText(t('manage.content_none'))).toBeVisible()
  await settings.getByRole('button', { name: t('manage.content_pick'), exact: true }).click()

  const picker = pickerOf(desktop, t)
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
  await expect(desktop.getByRole('status').filter({ hasText: /^已保存/ })).toBeVisible()
  await expectAccessible(desktop)
  await desktop.reload()
  await expect(settings.getByRole('button', { name: new RegExp(`^${BANNER}`) })).toContainText(COURSE)

  const { draft } = await desktopOf(admin)
  if (!draft) throw new Error('the editor has stored no draft')
  await desktop.close()
  await publish(admin, draft.page, '去学安全课')

  const phone = await open({ as: 'learner' })
  await phone.goto('/')
  await phone.getByRole('link', { name: BANNER }).first().click()
  await expect(phone).toHaveURL(/\/courseDetail\?id=\d+&courseType=course/)
  await expect(phone.getByRole('heading', { name: COURSE }).first()).toBeVisible()
})
