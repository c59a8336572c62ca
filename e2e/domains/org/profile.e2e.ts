import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expectAccessible } from '../../kernel/axe.ts'
import { PASSWORD, people } from '../../kernel/people.ts'
import { submitSignIn } from '../../kernel/sign-in.ts'
import { expect, test } from '../../kernel/test.ts'
import { wordsOf } from '../../kernel/words.ts'

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

test('a password is changed on the profile; the old one lets nobody in any more', async ({ open, t, noise }) => {
  noise.allow(/^answer 422: POST .*\/user\/change-password$/)
  noise.allow(/^answer 400: POST .*\/oauth\/token$/)
  const fresh = 'Dunes#2027'
  const desk = await open({ device: 'desk' })
  await desk.goto('/desktop/login')
  await submitSignIn(desk, t, { userName: 'staff23', password: PASSWORD })
  await desk.getByRole('link', { name: t('org.profile'), exact: true }).click()
  const card = desk.getByRole('region', { name: t('auth.password') })
  const change = card.getByRole('button', { name: t('auth.change_password') })
  await change.click()
  const type = async (old: string) => {
    await card.getByLabel(t('auth.current_password')).fill(old)
    await card.getByLabel(t('auth.new_password'), { exact: true }).fill(fresh)
    await card.getByLabel(t('auth.repeat_password')).fill(fresh)
    await change.click()
  }
  await type('Wrong@2026')
  await expect(card.getByText(t('auth.wrong_password'))).toBeVisible()
  await expectAccessible(desk)
  await type(PASSWORD)
  await expect(desk.getByText(t('auth.password_changed'))).toBeVisible()
  await expect(card.getByLabel(t('auth.current_password'))).toHaveCount(0)

  await desk.getByRole('button', { name: t('auth.sign_out_here') }).click()
  await expect(desk.getByLabel(t('auth.password'), { exact: true })).toBeVisible()
  await submitSignIn(desk, t, { userName: 'staff23', password: PASSWORD })
  await expect(desk.getByRole('alert').getByText(t('auth.bad_credentials'))).toBeVisible()
  await submitSignIn(desk, t, { userName: 'staff23', password: fresh })
  await expect(desk.getByRole('link', { name: t('org.profile'), exact: true })).toBeVisible()
})

test('language and colours of this device are chosen on the profile', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'author' })
  await desk.goto('/desktop/profile')
  const root = desk.locator('html')
  await desk.getByRole('radio', { name: t('settings.theme_red') }).check()
  await expect(root).toHaveAttribute('data-theme', 'red')
  await desk.reload()
  await expect(root).toHaveAttribute('data-theme', 'red')
  await expect(desk.getByRole('radio', { name: t('settings.theme_red') })).toBeChecked()

  await desk.getByRole('combobox', { name: t('settings.language') }).fill('English')
  await desk.keyboard.press('Enter')
  const english = await wordsOf('en-us')
  await expect(desk.getByRole('heading', { name: english('org.profile'), level: 1 })).toBeVisible()
  await expect(root).toHaveAttribute('lang', /^en/)
  await expectAccessible(desk)
  await desk.getByRole('combobox', { name: english('settings.language') }).fill('简体')
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('heading', { name: t('org.profile'), level: 1 })).toBeVisible()
})
