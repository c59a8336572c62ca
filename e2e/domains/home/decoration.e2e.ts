import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { signIn as signInByCall } from '../../../apps/server/src/testing/client.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { test as base, expect } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'
import { desktopOf } from './home-management.ts'

/** Number of modules on the home page of the demo company. */
const MODULES = 10
const DISCARD = 'POST /sands-lms/api/v1/manage/decoration/discard'

/** Any picture works; the app's icon is available. */
const picture = {
  name: 'banner.png',
  mimeType: 'image/png',
  buffer: readFileSync(resolve(import.meta.dirname, '../../../apps/mobile/dist/icons/red-512.png')),
}

/** Opens the editor without a draft; a draft that the test leaves is discarded afterwards. */
const test = base.extend<{ openEditor(): Promise<Page> }>({
  openEditor: async ({ url, open, t }, use) => {
    const desktops: Page[] = []
    await use(async () => {
      const desktop = await open({ device: 'desktop', as: 'admin' })
      desktops.push(desktop)
      await desktop.goto('/desktop/manage/home/decoration')
      await expect(modulesOf(desktop, t).getByRole('listitem').first()).toBeVisible()
      return desktop
    })
    // Closes the editors first, so that none of them requests the draft after it is discarded.
    for (const desktop of desktops) await desktop.close()
    const admin = await signInByCall(url, 'admin')
    const { draft } = await desktopOf(admin)
    if (!draft) return
    const headers = { 'idempotency-key': crypto.randomUUID() }
    await admin.call(DISCARD, { body: { version: draft.version }, headers })
  },
})

const modulesOf = (desktop: Page, t: Words) => desktop.getByRole('navigation', { name: t('home.edit_modules') })
const settingsOf = (desktop: Page, t: Words) => desktop.getByRole('region', { name: t('home.edit_settings') })
const phoneOf = (desktop: Page, t: Words) => desktop.frameLocator(`iframe[title="${t('manage.preview_title')}"]`)
const entryOf = (desktop: Page, t: Words, name: string) =>
  modulesOf(desktop, t).getByRole('button', { name: new RegExp(`^${name}`) })
/** The kinds of the modules, from top to bottom. */
const orderOf = (desktop: Page, t: Words) => modulesOf(desktop, t).getByRole('listitem')

const expectSaved = (desktop: Page) => expect(desktop.getByRole('status').filter({ hasText: /^已保存/ })).toBeVisible()

async function addModule(desktop: Page, t: Words, kind: 'app-banner'): Promise<Locator> {
  await modulesOf(desktop, t)
    .getByRole('button', { name: t('home.edit_add') })
    .click()
  await desktop.getByRole('menuitem', { name: t(`home.edit_about_${kind}`) }).click()
  const settings = settingsOf(desktop, t)
  await expect(settings.getByText(t('home.fault_empty_block'))).toBeVisible()
  await settings.getByRole('button', { name: t(`home.edit_add_${kind}`) }).click()
  return settings
}

async function addBanner(desktop: Page, t: Words): Promise<void> {
  const name = '周年庆，一起来'
  await expect(desktop.getByText(t('manage.draft_no_draft'))).toBeVisible()
  const settings = await addModule(desktop, t, 'app-banner')
  await settings
    .getByRole('group', { name: t('home.edit_picture') })
    .locator('input[type=file]')
    .setInputFiles(picture)
  await expect(settings.getByRole('img', { name: t('home.edit_picture') })).toBeVisible()
  await settings.getByRole('textbox', { name: t('home.edit_name'), exact: true }).fill(name)
  await settings.getByRole('combobox', { name: t('manage.jump') }).click()
  await desktop.getByTitle(t('manage.jump_link'), { exact: true }).click()
  await settings.getByRole('textbox', { name: t('manage.jump_link_address') }).fill('https://example.com/party')
  await expectSaved(desktop)

  const phone = phoneOf(desktop, t)
  await expect(phone.getByRole('img', { name })).toBeVisible()

  await desktop.reload()
  await expect(phone.getByRole('img', { name })).toBeVisible()
  await settings.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await expect(settings.getByRole('textbox', { name: t('manage.jump_link_address') })).toHaveValue(
    'https://example.com/party',
  )
  await expect(settings.getByRole('img', { name: t('home.edit_picture') })).toBeVisible()

  await settings.locator('input[type=file][multiple]').setInputFiles([picture, picture])
  await expect(modulesOf(desktop, t).locator('[aria-current]')).toContainText(t('home.edit_items', { count: 3 }))
  await expectSaved(desktop)

  await desktop.getByRole('button', { name: t('home.edit_discard') }).click()
  const question = desktop.getByRole('dialog', { name: t('home.edit_discard_ask') })
  await question.getByRole('button', { name: t('home.edit_discard') }).click()
  await expect(question).toBeHidden()
  await expect(desktop.getByText(t('manage.draft_no_draft'))).toBeVisible()
  await expect(orderOf(desktop, t)).toHaveCount(MODULES)
}

async function reorder(desktop: Page, t: Words): Promise<void> {
  const [banner, menu, notice] = [t('home.part_app-banner'), t('home.part_app-nav'), t('home.part_app-notice')]
  await expect(orderOf(desktop, t)).toContainText([banner, menu, notice])

  const handle = modulesOf(desktop, t).getByRole('button', { name: t('manage.sort_handle', { name: banner }) })
  await handle.focus()
  await desktop.keyboard.press('ArrowDown')
  await expect(orderOf(desktop, t)).toContainText([menu, banner, notice])
  await expect(desktop.getByText(t('manage.sort_moved', { place: 2, count: MODULES }))).toBeAttached()
  await expect(handle).toBeFocused()
  await expectSaved(desktop)

  const from = await handle.boundingBox()
  const to = await orderOf(desktop, t).first().boundingBox()
  if (!from || !to) throw new Error('a row is not on the screen')
  await desktop.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await desktop.mouse.down()
  await desktop.mouse.move(from.x, (from.y + to.y) / 2, { steps: 4 })
  await desktop.mouse.move(from.x, to.y, { steps: 4 })
  await desktop.mouse.up()
  await expect(orderOf(desktop, t)).toContainText([banner, menu, notice])

  await desktop.keyboard.press('Control+z')
  await expect(orderOf(desktop, t)).toContainText([menu, banner, notice])
  await desktop.getByRole('button', { name: t('manage.draft_redo') }).click()
  await expect(orderOf(desktop, t)).toContainText([banner, menu, notice])

  // Undo works with the same keys while the focus is inside the phone preview.
  await phoneOf(desktop, t).getByRole('link', { name: '个人资料', exact: true }).press('Enter')
  await expect(entryOf(desktop, t, menu)).toBeFocused()
  await expect(entryOf(desktop, t, menu)).toHaveAttribute('aria-current', 'true')
  await desktop.keyboard.press('Control+z')
  await expect(orderOf(desktop, t)).toContainText([menu, banner, notice])
  await desktop.keyboard.press('Control+Shift+z')
  await expect(orderOf(desktop, t)).toContainText([banner, menu, notice])

  await settingsOf(desktop, t)
    .getByRole('button', { name: t('home.edit_act', { act: t('home.edit_remove'), name: menu }) })
    .click()
  await expect(orderOf(desktop, t)).toHaveCount(MODULES - 1)
  await desktop
    .getByRole('status')
    .filter({ hasText: t('manage.draft_removed', { name: menu }) })
    .getByRole('button', { name: t('manage.draft_undo') })
    .click()
  await expect(orderOf(desktop, t)).toHaveCount(MODULES)
  await expectSaved(desktop)
}

test('a banner with a picture and a link is shown on the phone and still there after a reload; modules are reordered by keyboard and by dragging, and each step can be undone', async ({
  openEditor,
  t,
}) => {
  const desktop = await openEditor()
  await addBanner(desktop, t)
  await reorder(desktop, t)

  // In a narrow window the phone preview is a separate view.
  await desktop.setViewportSize({ width: 1024, height: 768 })
  const frame = desktop.locator('iframe')
  await expect(frame).toBeHidden()
  await desktop.getByText(t('home.edit_preview'), { exact: true }).click()
  await expect(frame).toBeVisible()
  await expect(settingsOf(desktop, t)).toBeHidden()
  await expectAccessible(desktop)
})
