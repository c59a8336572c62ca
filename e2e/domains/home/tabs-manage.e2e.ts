import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const PAGE = '/desktop/manage/home/tabs'
const GUIDE = '新手指南'
const iconOf = (theme: string) => ({
  name: `${theme}.png`,
  mimeType: 'image/png',
  buffer: readFileSync(resolve(import.meta.dirname, `../../../apps/mobile/dist/icons/${theme}-512.png`)),
})

const barOf = (phone: Page, t: Words) => phone.getByRole('navigation', { name: t('kernel.tabs') }).getByRole('link')
const listOf = (desktop: Page, t: Words) =>
  desktop.getByRole('list', { name: t('home.tabs_list') }).getByRole('listitem')
const nameField = (desktop: Page, t: Words) => desktop.getByRole('textbox', { name: t('home.tabs_name'), exact: true })
const pictureOf = (desktop: Page, t: Words) =>
  desktop.getByRole('complementary', { name: t('home.front_preview') }).getByRole('button')

async function openPage(desktop: Page, t: Words): Promise<void> {
  await desktop.goto(PAGE)
  await expect(listOf(desktop, t)).toHaveCount(4)
}

async function addLink(desktop: Page, t: Words): Promise<void> {
  await desktop.getByRole('button', { name: t('home.tabs_add') }).click()
  await desktop.getByRole('menuitem', { name: t('home.tabs_code_link') }).click()
}

async function addGuide(desktop: Page, t: Words): Promise<void> {
  await addLink(desktop, t)
  await nameField(desktop, t).fill(GUIDE)
  await desktop.getByRole('textbox', { name: t('manage.jump_link_address') }).fill('/guide/zh-cn.html')
}

async function save(desktop: Page, t: Words): Promise<void> {
  const button = desktop.getByRole('button', { name: t('home.front_save'), exact: true })
  // The toast is gone after some seconds, which a slow machine can miss.
  const saved = desktop.waitForResponse((response) => response.url().includes('/manage/tabs/save') && response.ok())
  await button.click()
  await saved
  await expect(button).toBeDisabled()
}

test('a link is added to the bottom bar, moved, set as the first screen, and removed again', async ({ open, t }) => {
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await openPage(desktop, t)
  await addGuide(desktop, t)
  const icons = desktop.locator('input[type=file]')
  await icons.nth(0).setInputFiles(iconOf('blue'))
  await expect(desktop.getByRole('img', { name: t('home.tabs_icon_plain') })).toBeVisible()
  await desktop.getByRole('button', { name: t('home.front_save'), exact: true }).click()
  await expect(desktop.getByText(t('home.tabs_fault_half_icon'))).toBeVisible()
  await icons.nth(1).setInputFiles(iconOf('red'))
  await expect(desktop.getByRole('img', { name: t('home.tabs_icon_chosen') })).toBeVisible()
  await expect(desktop.getByText(t('home.tabs_fault_half_icon'))).toBeHidden()
  await desktop.getByRole('button', { name: t('manage.sort_handle', { name: GUIDE }) }).press('ArrowUp')
  await expect(listOf(desktop, t).nth(3)).toContainText(GUIDE)
  await expect(pictureOf(desktop, t)).toHaveText(['首页', '课程', '消息', GUIDE, '我的'])
  await desktop.getByRole('radio', { name: GUIDE }).check()
  await expectAccessible(desktop)
  await save(desktop, t)

  const phone = await open({ as: 'learner' })
  await phone.goto('/')
  await expect(phone).toHaveURL(/\/tabWebview\//)
  await expect(barOf(phone, t)).toHaveText([/首页/, /课程/, /消息/, GUIDE, /我的/])
  await expect(barOf(phone, t).filter({ hasText: GUIDE }).locator('img')).toBeVisible()
  await barOf(phone, t).filter({ hasText: '首页' }).click()
  await expect(phone.getByRole('navigation', { name: t('home.menu') })).toBeVisible()

  await desktop.getByRole('button', { name: t('home.front_remove_of', { name: GUIDE }) }).click()
  await expect(listOf(desktop, t)).toHaveCount(4)
  await expect(desktop.getByRole('radio', { name: t('home.tabs_default_none') })).toBeChecked()
  await save(desktop, t)
  // The phone begins with the tabs that it has stored, when the server does not answer at once.
  await expect(async () => {
    await phone.goto('/')
    await expect(barOf(phone, t)).toHaveText([/首页/, /课程/, /消息/, /我的/], { timeout: 5000 })
    await expect(phone).toHaveURL('/', { timeout: 1000 })
  }).toPass()
})

test('leaving with unsaved changes asks for confirmation, by a link and by Back', async ({ open, t }) => {
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/home/notices')
  const link = desktop.getByRole('navigation').getByRole('link', { name: t('home.tabs_title') })
  await link.click()
  await expect(listOf(desktop, t)).toHaveCount(4)
  await addGuide(desktop, t)
  const question = desktop.getByRole('dialog', { name: t('manage.leave_ask') })
  await desktop
    .getByRole('navigation')
    .getByRole('link', { name: t('home.adverts_title') })
    .click()
  await question.getByRole('button', { name: t('kernel.cancel') }).click()
  await expect(question).toBeHidden()
  await expect(desktop).toHaveURL(PAGE)
  await expect(nameField(desktop, t)).toHaveValue(GUIDE)

  await desktop.evaluate(() => history.back())
  await expect(question).toBeVisible()
  await expect(desktop).toHaveURL(PAGE)
  await question.getByRole('button', { name: t('manage.leave'), exact: true }).click()
  await expect(desktop).toHaveURL('/desktop/manage/home/notices')
  await expect(desktop.getByRole('heading', { level: 1, name: t('home.notices_title') })).toBeVisible()
  await link.click()
  await expect(listOf(desktop, t)).toHaveCount(4)
})
