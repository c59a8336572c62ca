import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { signIn as signInByCall } from '../../../apps/server/src/testing/client.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { test as base, expect } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'
import { deskOf } from './home-desk.ts'

/** Of the demo company's home page. */
const MODULES = 9
const DISCARD = 'POST /sands-lms/api/v1/manage/decoration/discard'

/** Any picture will do; the app's own icon is one. */
const picture = {
  name: 'banner.png',
  mimeType: 'image/png',
  buffer: readFileSync(resolve(import.meta.dirname, '../../../apps/mobile/dist/icons/red-512.png')),
}

/** The editor without a draft; whatever the test leaves is thrown away. */
const test = base.extend<{ openEditor(): Promise<Page> }>({
  openEditor: async ({ url, open, t }, use) => {
    const desks: Page[] = []
    await use(async () => {
      const desk = await open({ device: 'desk', as: 'admin' })
      desks.push(desk)
      await desk.goto('/desktop/manage/home/decoration')
      await expect(modulesOf(desk, t).getByRole('listitem').first()).toBeVisible()
      return desk
    })
    // Nobody is left who would ask for the draft that is thrown away.
    for (const desk of desks) await desk.close()
    const admin = await signInByCall(url, 'admin')
    const { draft } = await deskOf(admin)
    if (!draft) return
    const headers = { 'idempotency-key': crypto.randomUUID() }
    await admin.call(DISCARD, { body: { version: draft.version }, headers })
  },
})

const modulesOf = (desk: Page, t: Words) => desk.getByRole('navigation', { name: t('home.edit_modules') })
const settingsOf = (desk: Page, t: Words) => desk.getByRole('region', { name: t('home.edit_settings') })
const phoneOf = (desk: Page, t: Words) => desk.frameLocator(`iframe[title="${t('manage.preview_title')}"]`)
const entryOf = (desk: Page, t: Words, name: string) =>
  modulesOf(desk, t).getByRole('button', { name: new RegExp(`^${name}`) })
/** The kinds of the modules from top to bottom. */
const orderOf = (desk: Page, t: Words) => modulesOf(desk, t).getByRole('listitem')

const expectSaved = (desk: Page) => expect(desk.getByRole('status').filter({ hasText: /^已保存/ })).toBeVisible()

async function addModule(desk: Page, t: Words, kind: 'app-banner'): Promise<Locator> {
  await modulesOf(desk, t)
    .getByRole('button', { name: t('home.edit_add') })
    .click()
  await desk.getByRole('menuitem', { name: t(`home.edit_about_${kind}`) }).click()
  const settings = settingsOf(desk, t)
  await expect(settings.getByText(t('home.fault_empty_block'))).toBeVisible()
  await settings.getByRole('button', { name: t(`home.edit_add_${kind}`) }).click()
  return settings
}

test('a banner with a picture and a link is shown by the phone and is there after a reload', async ({
  openEditor,
  t,
}) => {
  const name = '周年庆，一起来'
  const desk = await openEditor()
  await expect(desk.getByText(t('manage.draft_no_draft'))).toBeVisible()
  const settings = await addModule(desk, t, 'app-banner')
  await settings
    .getByRole('group', { name: t('home.edit_picture') })
    .locator('input[type=file]')
    .setInputFiles(picture)
  await expect(settings.getByRole('img', { name: t('home.edit_picture') })).toBeVisible()
  await settings.getByRole('textbox', { name: t('home.edit_name'), exact: true }).fill(name)
  await settings.getByRole('combobox', { name: t('manage.jump') }).click()
  await desk.getByTitle(t('manage.jump_link'), { exact: true }).click()
  await settings.getByRole('textbox', { name: t('manage.jump_link_address') }).fill('https://example.com/party')
  await expectSaved(desk)

  const phone = phoneOf(desk, t)
  await expect(phone.getByRole('img', { name })).toBeVisible()

  await desk.reload()
  await expect(phone.getByRole('img', { name })).toBeVisible()
  await settings.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await expect(settings.getByRole('textbox', { name: t('manage.jump_link_address') })).toHaveValue(
    'https://example.com/party',
  )
  await expect(settings.getByRole('img', { name: t('home.edit_picture') })).toBeVisible()

  await settings.locator('input[type=file][multiple]').setInputFiles([picture, picture])
  await expect(modulesOf(desk, t).locator('[aria-current]')).toContainText(t('home.edit_items', { count: 3 }))
  await expectSaved(desk)

  await desk.getByRole('button', { name: t('home.edit_discard') }).click()
  const question = desk.getByRole('dialog', { name: t('home.edit_discard_ask') })
  await question.getByRole('button', { name: t('home.edit_discard') }).click()
  await expect(desk.getByText(t('manage.draft_no_draft'))).toBeVisible()
  await expect(orderOf(desk, t)).toHaveCount(MODULES)
})

test('modules are put in order with the keyboard and by dragging, and each step can be undone', async ({
  openEditor,
  t,
}) => {
  const desk = await openEditor()
  const [banner, menu, notice] = [t('home.part_app-banner'), t('home.part_app-nav'), t('home.part_app-notice')]
  await expect(orderOf(desk, t)).toContainText([banner, menu, notice])

  const handle = modulesOf(desk, t).getByRole('button', { name: t('manage.sort_handle', { name: banner }) })
  await handle.focus()
  await desk.keyboard.press('ArrowDown')
  await expect(orderOf(desk, t)).toContainText([menu, banner, notice])
  await expect(desk.getByText(t('manage.sort_moved', { place: 2, count: MODULES }))).toBeAttached()
  await expect(handle).toBeFocused()
  await expectSaved(desk)

  const from = await handle.boundingBox()
  const to = await orderOf(desk, t).first().boundingBox()
  if (!from || !to) throw new Error('both rows are on screen')
  await desk.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await desk.mouse.down()
  await desk.mouse.move(from.x, (from.y + to.y) / 2, { steps: 4 })
  await desk.mouse.move(from.x, to.y, { steps: 4 })
  await desk.mouse.up()
  await expect(orderOf(desk, t)).toContainText([banner, menu, notice])

  await desk.keyboard.press('Control+z')
  await expect(orderOf(desk, t)).toContainText([menu, banner, notice])
  await desk.getByRole('button', { name: t('manage.draft_redo') }).click()
  await expect(orderOf(desk, t)).toContainText([banner, menu, notice])

  // Who has just chosen something on the phone undoes with the same keys.
  await phoneOf(desk, t).getByRole('link', { name: '个人资料', exact: true }).press('Enter')
  await expect(entryOf(desk, t, menu)).toBeFocused()
  await expect(entryOf(desk, t, menu)).toHaveAttribute('aria-current', 'true')
  await desk.keyboard.press('Control+z')
  await expect(orderOf(desk, t)).toContainText([menu, banner, notice])
  await desk.keyboard.press('Control+Shift+z')
  await expect(orderOf(desk, t)).toContainText([banner, menu, notice])

  await settingsOf(desk, t)
    .getByRole('button', { name: t('home.edit_act', { act: t('home.edit_remove'), name: menu }) })
    .click()
  await expect(orderOf(desk, t)).toHaveCount(MODULES - 1)
  await desk
    .getByRole('status')
    .filter({ hasText: t('manage.draft_removed', { name: menu }) })
    .getByRole('button', { name: t('manage.draft_undo') })
    .click()
  await expect(orderOf(desk, t)).toHaveCount(MODULES)
  await expectSaved(desk)

  // On a narrow desk the phone is a view of its own.
  await desk.setViewportSize({ width: 1024, height: 768 })
  const frame = desk.locator('iframe')
  await expect(frame).toBeHidden()
  await desk.getByText(t('home.edit_preview'), { exact: true }).click()
  await expect(frame).toBeVisible()
  await expect(settingsOf(desk, t)).toBeHidden()
  await expectAccessible(desk)
})
