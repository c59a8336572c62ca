import type { Page } from '@playwright/test'
import { type Client, signIn } from '../../../apps/server/src/testing/client.ts'
import type { HomePageDocument } from '../../../packages/contract/src/home/decoration.model.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { people } from '../../kernel/people.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'
import { currentPage, desktopOf, publish, SAVE, store, withTitle } from './home-management.ts'

const EDITOR = '/desktop/manage/home/decoration'
const HISTORY = '/desktop/manage/home/history'
const WITHDRAW = 'POST /sands-lms/api/v1/manage/decoration/withdraw'
/** The title of the pictures on the home page of the demo company. */
const TITLE = '学院风采'

interface Company {
  admin: Client
  /** The home page as it was before the test. */
  page: HomePageDocument
}

/** Restores the home page after each test. */
const home = test.extend<{ company: Company }>({
  company: async ({ url }, use) => {
    const admin = await signIn(url, 'admin')
    const page = await currentPage(admin)
    await use({ admin, page })
    for (const { id, version } of (await desktopOf(admin)).scheduled)
      await admin.call(WITHDRAW, { body: { id, version } })
    await publish(admin, page, '演示首页')
  },
})

const bar = (desktop: Page, t: Words) => desktop.getByRole('region', { name: t('home.edit_bar') })
const toPublish = (desktop: Page, t: Words) =>
  bar(desktop, t).getByRole('button', { name: t('home.publish'), exact: true })
const pictures = (phone: Page, title: string) => phone.getByRole('main').getByRole('region', { name: title })

/** Changes the title of the pictures, and waits until the change is stored. */
async function retitle(desktop: Page, t: Words, title: string): Promise<void> {
  const modules = desktop.getByRole('navigation', { name: t('home.edit_modules') })
  await modules.getByRole('button', { name: new RegExp(`^${t('home.part_app-multi-image')} `) }).click()
  const stored = desktop.waitForResponse('**/manage/decoration/save')
  await desktop.getByRole('textbox', { name: t('home.edit_block_title') }).fill(title)
  expect((await stored).ok()).toBe(true)
  await expect(bar(desktop, t)).toContainText(t('home.publish_waiting'))
}

home('a changed draft is published, and an open phone shows it at its next look', async ({ open, t, company }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/')
  await expect(pictures(phone, TITLE)).toBeVisible()

  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto(EDITOR)
  await expect(bar(desktop, t)).toContainText(t('home.publish_same'))
  await expect(toPublish(desktop, t)).toBeDisabled()
  await retitle(desktop, t, '十一月掠影')
  await phone.reload()
  await expect(pictures(phone, TITLE)).toBeVisible()

  await toPublish(desktop, t).click()
  const dialog = desktop.getByRole('dialog', { name: t('home.publish_title') })
  const changes = dialog.getByRole('list', { name: t('home.publish_changes') })
  await expect(changes.getByRole('listitem')).toHaveCount(1)
  await expect(changes).toContainText('十一月掠影')
  await expect(changes).toContainText(t('home.change_title'))
  await expect(dialog.getByText(/“沙丘学院”的 \d+ 人会看到新首页/)).toBeVisible()
  await expectAccessible(desktop)
  const name = dialog.getByRole('textbox', { name: t('home.publish_name') })
  await expect(name).toHaveValue(/首页/)
  await name.fill(' ')
  await dialog.getByRole('button', { name: t('home.publish_do') }).click()
  await expect(dialog.getByText(t('home.publish_name_fault'))).toBeVisible()
  await name.fill('十一月首页')
  await dialog.getByRole('button', { name: t('home.publish_do') }).click()

  await expect(dialog).toBeHidden()
  await expect(bar(desktop, t)).toContainText(t('home.publish_same'))
  await phone.reload()
  await expect(pictures(phone, '十一月掠影')).toBeVisible()
  await expect(pictures(phone, TITLE)).toHaveCount(0)
  expect((await desktopOf(company.admin)).current?.name).toBe('十一月首页')
})

home('an earlier page is looked at and restored: it can be published again', async ({ open, t, company, noise }) => {
  noise.allow(/^answer 409: POST .*\/decoration\/restore$/)
  const { admin, page } = company
  await publish(admin, withTitle(page, '从前的样子'), '从前的首页')
  await publish(admin, withTitle(page, '如今的样子'), '如今的首页')
  const version = await store(admin, withTitle(page, '半成品'))

  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto(HISTORY)
  await expect(desktop.getByRole('row').nth(1)).toContainText('如今的首页')
  await expect(desktop.getByRole('row').nth(1)).toContainText(t('home.page_state_current'))
  await desktop.getByRole('button', { name: '从前的首页', exact: true }).first().click()
  const drawer = desktop.getByRole('dialog', { name: t('home.history_page') })
  await expect(drawer.getByRole('list', { name: t('home.history_compared') })).toContainText('从前的样子')
  const phone = drawer.frameLocator(`iframe[title="${t('manage.preview_title')}"]`)
  await expect(phone.getByRole('region', { name: '从前的样子' })).toBeVisible()
  await expectAccessible(desktop)

  await drawer.getByRole('button', { name: t('home.restore'), exact: true }).click()
  const question = desktop.getByRole('dialog', { name: t('home.restore_ask', { name: '从前的首页' }) })
  await expect(question).toContainText(people.admin)
  await admin.call(SAVE, { body: { version, page: withTitle(page, '又改了') } })
  await question.getByRole('button', { name: t('home.restore_replace') }).click()
  const again = question.filter({ hasText: t('home.restore_meanwhile').split('。')[0] ?? '' })
  await expect(again).toBeVisible()
  expect((await desktopOf(admin)).draft?.page).toEqual(withTitle(page, '又改了'))
  await again.getByRole('button', { name: t('home.restore_replace') }).click()

  await expect(desktop).toHaveURL(new RegExp(`${EDITOR}$`))
  await expect(bar(desktop, t)).toContainText(t('home.publish_waiting'))
  await expect(toPublish(desktop, t)).toBeEnabled()
  const shown = desktop.frameLocator(`iframe[title="${t('manage.preview_title')}"]`)
  await expect(shown.getByRole('region', { name: '从前的样子' })).toBeAttached()
  expect((await desktopOf(admin)).draft?.page).toEqual(withTitle(page, '从前的样子'))
})
