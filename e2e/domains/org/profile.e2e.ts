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

test('the profile on the desktop shows the person, and their picture is changed and removed there', async ({
  open,
  t,
}) => {
  const desktop = await open({ device: 'desktop', as: 'teacher' })
  await desktop.goto('/desktop/')
  await desktop.getByRole('link', { name: t('org.profile_open') }).click()
  await expect(desktop.getByRole('heading', { name: t('org.profile'), level: 1 })).toBeVisible()
  const own = desktop.getByRole('region', { name: t('org.own') })
  for (const word of [people.teacher, 'teacher', '内训师', '人力资源部'])
    await expect(own.getByRole('definition').filter({ hasText: word })).toBeVisible()
  await expect(desktop.getByRole('region', { name: t('org.colleges') }).getByText('沙丘学院')).toBeVisible()

  const chooser = desktop.waitForEvent('filechooser')
  await own.getByRole('button', { name: t('org.avatar_change') }).click()
  await (await chooser).setFiles(picture)
  const dialog = desktop.getByRole('dialog', { name: t('org.crop') })
  const zoom = dialog.getByRole('slider', { name: t('org.crop_zoom') })
  await expect(zoom).toBeEnabled()
  await zoom.fill('2')
  const across = dialog.getByRole('slider', { name: t('org.crop_across') })
  await across.focus()
  await across.press('ArrowRight')
  await expect(across).not.toHaveValue('0')
  await expectAccessible(desktop)
  await dialog.getByRole('button', { name: t('org.crop_use') }).click()
  await expect(desktop.getByText(t('org.avatar_changed'))).toBeVisible()
  await expect(own.locator('img')).toBeVisible()
  // The picture is also shown in the top bar.
  await expect(desktop.getByRole('banner').locator('img')).toBeVisible()

  await own.getByRole('button', { name: t('org.avatar_remove') }).click()
  await desktop
    .getByRole('dialog')
    .getByRole('button', { name: t('org.avatar_remove') })
    .click()
  await expect(desktop.getByText(t('org.avatar_removed'))).toBeVisible()
  await expect(own.locator('img')).toHaveCount(0)
})
