import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expectAccessible } from '../../kernel/axe.ts'
import { people } from '../../kernel/people.ts'
import { expect, test } from '../../kernel/test.ts'

const picture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: readFileSync(resolve(import.meta.dirname, '../../../apps/mobile/dist/icons/red-512.png')),
}

test('the profile on the desktop shows who one is, and the picture is changed and removed there', async ({
  open,
  t,
}) => {
  const desk = await open({ device: 'desk', as: 'teacher' })
  await desk.goto('/desktop/')
  await desk.getByRole('link', { name: t('org.profile_open') }).click()
  await expect(desk.getByRole('heading', { name: t('org.profile'), level: 1 })).toBeVisible()
  const own = desk.getByRole('region', { name: t('org.own') })
  for (const word of [people.teacher, 'teacher', '内训师', '人力资源部'])
    await expect(own.getByRole('definition').filter({ hasText: word })).toBeVisible()
  await expect(desk.getByRole('region', { name: t('org.colleges') }).getByText('沙丘学院')).toBeVisible()
  await expectAccessible(desk)

  const chooser = desk.waitForEvent('filechooser')
  await own.getByRole('button', { name: t('org.avatar_change') }).click()
  await (await chooser).setFiles(picture)
  const dialog = desk.getByRole('dialog', { name: t('org.crop') })
  const zoom = dialog.getByRole('slider', { name: t('org.crop_zoom') })
  await expect(zoom).toBeEnabled()
  await zoom.fill('2')
  const across = dialog.getByRole('slider', { name: t('org.crop_across') })
  await across.focus()
  await across.press('ArrowRight')
  await expect(across).not.toHaveValue('0')
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: t('org.crop_use') }).click()
  await expect(desk.getByText(t('org.avatar_changed'))).toBeVisible()
  await expect(own.locator('img')).toBeVisible()
  // In the bar of the frame, too.
  await expect(desk.getByRole('banner').locator('img')).toBeVisible()

  await own.getByRole('button', { name: t('org.avatar_remove') }).click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('org.avatar_remove') })
    .click()
  await expect(desk.getByText(t('org.avatar_removed'))).toBeVisible()
  await expect(own.locator('img')).toHaveCount(0)
})
