import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { signIn as signInByCall } from '../../../apps/server/src/testing/client.ts'
import type { HomePageDocument } from '../../../packages/contract/src/home/decoration.model.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { settled } from '../../kernel/screen.ts'
import { test as base, expect } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'
import { currentPage, deskOf, publish, withTitle } from './home-desk.ts'

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
const test = base.extend<{ openEditor(as?: 'admin' | 'author'): Promise<Page> }>({
  openEditor: async ({ url, open, t }, use) => {
    const desks: Page[] = []
    await use(async (as = 'admin') => {
      const desk = await open({ device: 'desk', as })
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

async function addModule(desk: Page, t: Words, kind: 'app-banner' | 'app-nav'): Promise<Locator> {
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
})

test('what a menu item lacks is marked in the list and at its field until it is there', async ({ openEditor, t }) => {
  const desk = await openEditor()
  const settings = await addModule(desk, t, 'app-nav')
  const name = settings.getByRole('textbox', { name: t('home.edit_name'), exact: true })
  await expect(name).toBeVisible()
  await expect(settings.getByText(t('home.fault_no_name'))).toBeHidden()

  // Once one has looked away it counts.
  const row = settings.getByRole('button', { expanded: true })
  await row.click()
  await settings.getByRole('button', { name: new RegExp(`^${t('home.fault_item', { place: 1 })}`) }).click()
  await expect(settings.getByText(t('home.fault_no_name'))).toBeVisible()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  const entry = modulesOf(desk, t).locator('[aria-current]')
  await expect(entry).toContainText(t('home.edit_faults', { count: 1 }))
  await expectAccessible(desk)

  await name.fill('全部课程')
  await expect(settings.getByText(t('home.fault_no_name'))).toBeHidden()
  await expect(entry).not.toContainText(t('home.edit_faults', { count: 1 }))
  await expect(phoneOf(desk, t).getByText('全部课程')).toBeVisible()
  await expectSaved(desk)
})

test('of two who edit the page the second is told and decides whose work stays', async ({ openEditor, t, noise }) => {
  noise.allow(/^answer 409: POST .*\/decoration\/save$/)
  const [mine, theirs] = [await openEditor(), await openEditor()]
  const title = (desk: Page) => settingsOf(desk, t).getByRole('textbox', { name: t('home.edit_block_title') })
  const pictures = t('home.part_app-multi-image')
  for (const desk of [mine, theirs]) await entryOf(desk, t, pictures).click()
  await title(theirs).fill('他们的标题')
  await expectSaved(theirs)

  await title(mine).fill('我的标题')
  const note = mine.getByRole('alert').filter({ hasText: t('manage.conflict_theirs') })
  await expect(note).toBeVisible()
  // The choices stay in sight wherever one is, and nothing is published before one is made.
  const bar = mine.getByRole('region', { name: t('home.edit_bar') })
  await expect(bar).toContainText(t('home.publish_hold_conflict'))
  await expect(bar.getByRole('button', { name: t('home.publish'), exact: true })).toBeDisabled()
  // Over the settings: the list of modules scrolls by itself.
  await title(mine).hover()
  await mine.mouse.wheel(0, 5000)
  await expect.poll(() => mine.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expect(note.getByRole('button', { name: t('manage.conflict_mine') })).toBeInViewport()
  await expect(title(mine)).toHaveValue('我的标题')
  await expect(mine.getByText(t('manage.draft_unsaved_conflict'))).toBeVisible()
  await expectAccessible(mine)
  await note.getByRole('button', { name: t('manage.conflict_mine') }).click()
  await expect(note).toBeHidden()
  await expectSaved(mine)
  await expect(bar.getByRole('button', { name: t('home.publish'), exact: true })).toBeEnabled()

  await title(theirs).fill('他们又改了')
  const second = theirs.getByRole('alert').filter({ hasText: t('manage.conflict_theirs') })
  await second.getByRole('button', { name: t('manage.conflict_theirs') }).click()
  await expect(title(theirs)).toHaveValue('我的标题')
  await expect(second).toBeHidden()
  await theirs.getByRole('button', { name: t('manage.draft_undo') }).click()
  await expect(title(theirs)).toHaveValue('他们又改了')
  await expectSaved(theirs)

  // Who has nothing unsaved sees the latest at the next look.
  await expect(async () => {
    await mine.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(title(mine)).toHaveValue('他们又改了', { timeout: 2000 })
  }).toPass()
})

test('who changes a page that has been replaced meanwhile is told, and decides which it shall be', async ({
  openEditor,
  url,
  t,
  noise,
}) => {
  noise.allow(/^answer 409: POST .*\/decoration\/save$/)
  const admin = await signInByCall(url, 'admin')
  const before = await currentPage(admin)
  const desk = await openEditor('author')
  await entryOf(desk, t, t('home.part_app-multi-image')).click()
  const title = settingsOf(desk, t).getByRole('textbox', { name: t('home.edit_block_title') })
  const note = desk.getByRole('alert').filter({ hasText: t('manage.conflict_theirs') })
  const titleOf = (page: HomePageDocument | undefined) => page?.blocks.find(({ key }) => key === pictures)?.title
  const pictures = before.blocks.find(({ code }) => code === 'app-multi-image')?.key
  try {
    await expect(desk.getByText(t('manage.draft_no_draft'))).toBeVisible()
    await publish(admin, withTitle(before, '管理员发布的'), '管理员的首页')
    await title.fill('作者写的')
    await expect(note).toBeVisible()
    await expect(title).toHaveValue('作者写的')
    expect((await deskOf(admin)).draft).toBeNull()
    await note.getByRole('button', { name: t('manage.conflict_theirs') }).click()
    await expect(note).toBeHidden()
    await expect(title).toHaveValue('管理员发布的')
    await expect(desk.getByText(t('manage.draft_no_draft'))).toBeVisible()

    await publish(admin, withTitle(before, '管理员又发布的'), '管理员的首页')
    await title.fill('作者又写的')
    await note.getByRole('button', { name: t('manage.conflict_mine') }).click()
    await expect(note).toBeHidden()
    await expectSaved(desk)
    const { draft, current } = await deskOf(admin)
    expect([draft, current].map((stored) => titleOf(stored?.page))).toEqual(['作者又写的', '管理员又发布的'])
  } finally {
    await desk.close()
    await publish(admin, before, '演示首页')
  }
})

test('without a network one goes on working, and all of it is stored when it is back', async ({
  openEditor,
  t,
  noise,
}) => {
  noise.allow(/^request net::ERR_INTERNET_DISCONNECTED/)
  const desk = await openEditor()
  await entryOf(desk, t, t('home.part_app-multi-image')).click()
  const title = settingsOf(desk, t).getByRole('textbox', { name: t('home.edit_block_title') })
  await expect(phoneOf(desk, t).getByRole('main')).toBeVisible()
  await settled(desk)
  await desk.context().setOffline(true)
  await title.fill('路上写的')
  await expect(desk.getByText(t('manage.draft_unsaved_offline'))).toBeVisible()
  await title.fill('路上写的标题')
  await desk.context().setOffline(false)
  await expectSaved(desk)
  await desk.reload()
  await expect(title).toHaveValue('路上写的标题')
})

test('on a narrow desk the phone is a view of its own', async ({ openEditor, t }) => {
  const desk = await openEditor()
  await desk.setViewportSize({ width: 1024, height: 768 })
  const frame = desk.locator('iframe')
  await expect(frame).toBeHidden()
  await desk.getByText(t('home.edit_preview'), { exact: true }).click()
  await expect(frame).toBeVisible()
  await expect(settingsOf(desk, t)).toBeHidden()
  await expectAccessible(desk)
})
