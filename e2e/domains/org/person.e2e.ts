import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import { type Words, wordsOf } from '../../kernel/words.ts'

const UPLOAD = '**/system/resource/upload*'
/** Any picture will do; the app's own icon is one. */
const picture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: readFileSync(resolve(import.meta.dirname, '../../../apps/mobile/dist/icons/red-512.png')),
}

/** Of somebody who has no picture yet: others are asked first whether to choose or to remove. */
async function choose(page: Page, t: Words, file: typeof picture | string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: t('org.avatar_change') }).click()
  await (await chooser).setFiles(file)
}

const avatar = (page: Page) => page.getByRole('button').locator('img')

test('a person sees who they are', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/my')
  await phone.getByRole('link', { name: t('org.profile') }).click()
  await expect(phone.getByRole('heading', { name: '林晓' })).toBeVisible()
  const facts = phone.getByRole('main').getByRole('listitem')
  for (const label of ['org.name', 'org.post', 'org.department', 'org.college'] as const) {
    await expect(facts.filter({ hasText: t(label) })).toBeVisible()
  }
  await expect(facts.filter({ hasText: t('org.account') })).toContainText('learner')
})

test('a picture is chosen, cropped and stored, shows everywhere, and can be removed', async ({ open, t }) => {
  const phone = await open({ as: 'reviewer' })
  await phone.goto('/personCenter')
  await choose(phone, t, picture)
  const dialog = phone.getByRole('dialog', { name: t('org.crop') })
  const zoom = dialog.getByRole('slider', { name: t('org.crop_zoom') })
  await expect(zoom).toBeEnabled()
  await expectAccessible(phone)
  await zoom.fill('2')
  const across = dialog.getByRole('slider', { name: t('org.crop_across') })
  await across.focus()
  await across.press('ArrowRight')
  await expect(across).not.toHaveValue('0')

  const sent = phone.waitForRequest(UPLOAD)
  await dialog.getByRole('button', { name: t('org.crop_use') }).click()
  // Whatever was chosen.
  expect((await sent).headers()['content-type']).toBe('image/jpeg')
  await expect(phone.getByText(t('org.avatar_changed'))).toBeVisible()
  await expect(avatar(phone)).toBeVisible()
  const proportions = () =>
    avatar(phone).evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
  await expect.poll(proportions).toBe(1)
  await phone.goto('/my')
  await expect(phone.getByRole('main').locator('img').first()).toBeVisible()

  await phone.goto('/personCenter')
  await phone.getByRole('button', { name: t('org.avatar_change') }).click()
  await phone.getByRole('button', { name: t('org.avatar_remove') }).click()
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: t('org.avatar_remove') })
    .click()
  await expect(phone.getByText(t('org.avatar_removed'))).toBeVisible()
  await expect(avatar(phone)).toBeHidden()
})

test('a double tap sends the picture once and does not give it up', async ({ open, t }) => {
  const phone = await open({ as: 'auditor' })
  let sent = 0
  await phone.route(UPLOAD, (route) => {
    sent += 1
    return route.continue()
  })
  await phone.goto('/personCenter')
  await choose(phone, t, picture)
  const use = phone.getByRole('button', { name: t('org.crop_use') })
  await expect(use).toBeEnabled()
  const { x, y, width, height } = (await use.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [atX, atY] = [x + width / 2, y + height / 2]
  await phone.mouse.click(atX, atY)
  await phone.getByRole('button', { name: t('org.crop_use') }).waitFor({ state: 'detached' })
  await phone.mouse.click(atX, atY)
  await expect(phone.getByText(t('org.avatar_changed'))).toBeVisible()
  await expect(avatar(phone)).toBeVisible()
  expect(sent).toBe(1)
})

test('a picture that could not be sent is still there to try again', async ({ open, noise }) => {
  noise.allow(/ERR_CONNECTION_REFUSED: POST .*\/resource\/upload/)
  const t = await wordsOf('en-us')
  const phone = await open({ as: 'admin', language: 'en-us' })
  await phone.goto('/personCenter')
  await phone.route(UPLOAD, (route) => route.abort('connectionrefused'))
  await choose(phone, t, picture)
  await phone.getByRole('button', { name: t('org.crop_use') }).click()
  await expect(phone.getByRole('alert')).toContainText(t('org.upload_failed'))
  await expectAccessible(phone)
  await phone.unroute(UPLOAD)
  await phone.getByRole('button', { name: t('kernel.retry') }).click()
  await expect(phone.getByText(t('org.avatar_changed'))).toBeVisible()

  await phone.getByRole('button', { name: t('org.avatar_change') }).click()
  await phone.getByRole('button', { name: t('org.avatar_remove') }).click()
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: t('org.avatar_remove') })
    .click()
  await expect(avatar(phone)).toBeHidden()
})

test('what is no picture, or too large, is refused with a word and sends nothing', async ({ open, t }, testInfo) => {
  const phone = await open({ as: 'learner' })
  let sent = 0
  await phone.route(UPLOAD, (route) => {
    sent += 1
    return route.abort()
  })
  await phone.goto('/personCenter')
  await choose(phone, t, { name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(phone.getByText(t('kernel.upload_wrong_type', { types: 'jpg / gif / png / bmp' }))).toBeVisible()
  const large = testInfo.outputPath('large.png')
  writeFileSync(large, Buffer.alloc(20 * 1024 * 1024 + 1))
  await choose(phone, t, large)
  await expect(phone.getByText(t('kernel.upload_too_large', { limit: 20 }))).toBeVisible()
  await choose(phone, t, { ...picture, buffer: Buffer.from('not a picture at all') })
  await expect(phone.getByText(t('kernel.upload_unreadable'))).toBeVisible()
  expect(sent).toBe(0)
})
