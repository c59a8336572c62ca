import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

const UPLOAD = '**/system/resource/upload*'
/** Any picture works; the app's icon is available. */
const picture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: readFileSync(resolve(import.meta.dirname, '../../../apps/mobile/dist/icons/red-512.png')),
}
const avatar = (page: Page) => page.getByRole('button').locator('img')

test('a picture is chosen, cropped, stored on the second try, shown everywhere, and removed', async ({
  open,
  t,
  noise,
}) => {
  noise.allow(/ERR_CONNECTION_REFUSED: POST .*\/resource\/upload/)
  const phone = await open({ as: 'reviewer' })
  await phone.goto('/personCenter')
  const choose = async (file: typeof picture) => {
    const chooser = phone.waitForEvent('filechooser')
    await phone.getByRole('button', { name: t('org.avatar_change') }).click()
    await (await chooser).setFiles(file)
  }
  await choose({ ...picture, buffer: Buffer.from('not a picture at all') })
  await expect(phone.getByText(t('kernel.upload_unreadable'))).toBeVisible()

  let sent = 0
  await phone.route(UPLOAD, (route) => {
    sent += 1
    return sent === 1 ? route.abort('connectionrefused') : route.continue()
  })
  await choose(picture)
  const dialog = phone.getByRole('dialog', { name: t('org.crop') })
  const zoom = dialog.getByRole('slider', { name: t('org.crop_zoom') })
  await expect(zoom).toBeEnabled()
  await expectAccessible(phone)
  await zoom.fill('2')
  const across = dialog.getByRole('slider', { name: t('org.crop_across') })
  await across.focus()
  await across.press('ArrowRight')
  await expect(across).not.toHaveValue('0')
  const use = dialog.getByRole('button', { name: t('org.crop_use') })
  const { x, y, width, height } = (await use.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  // The second tap of a double one cancels nothing.
  await phone.mouse.dblclick(x + width / 2, y + height / 2)
  await expect(phone.getByRole('alert')).toContainText(t('org.upload_failed'))

  const again = phone.waitForRequest(UPLOAD)
  await phone.getByRole('button', { name: t('kernel.retry') }).click()
  // The upload is a JPEG, whatever the type of the chosen file.
  expect((await again).headers()['content-type']).toBe('image/jpeg')
  await expect(phone.getByText(t('org.avatar_changed'))).toBeVisible()
  const proportions = () =>
    avatar(phone).evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
  await expect.poll(proportions).toBe(1)
  expect(sent).toBe(2)
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
