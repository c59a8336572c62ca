import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const KEY = 'settings.general'

/** Simulates a person who returns to an app that has been open for a while. */
async function lookAgain(phone: Page): Promise<void> {
  await phone.clock.fastForward('01:30')
  await phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

async function expectOnPhone(phone: Page, word: string): Promise<void> {
  await expect(async () => {
    await lookAgain(phone)
    await expect(phone.getByText(word, { exact: true })).toBeVisible({ timeout: 2000 })
  }).toPass()
}

async function openText(desktop: Page, t: Words, key: string) {
  await desktop.goto(`/desktop/manage/settings/texts?keyword=${key}`)
  await desktop.getByRole('button', { name: key, exact: true }).click()
  const form = desktop.getByRole('form', { name: key })
  await expect(form.getByRole('button', { name: t('settings.texts_publish') })).toBeDisabled()
  return form
}

test('a text is edited, an open phone shows it at its next refresh, and the built-in text can be restored', async ({
  open,
  t,
}) => {
  const phone = await open({ as: 'manager' })
  await phone.clock.install()
  await phone.goto('/setting')
  await expect(phone.getByText(t(KEY), { exact: true })).toBeVisible()

  const desktop = await open({ device: 'desktop', as: 'admin' })
  const form = await openText(desktop, t, KEY)
  await form.getByLabel('简体中文', { exact: true }).fill('日常设置')
  await form.getByRole('button', { name: t('settings.texts_publish') }).click()
  await expect(desktop.getByText(t('settings.texts_published'))).toBeVisible()
  await expectOnPhone(phone, '日常设置')

  const history = desktop.getByRole('region', { name: t('settings.texts_changes') })
  await history.getByRole('button', { name: /^恢复/ }).click()
  await desktop
    .getByRole('dialog')
    .getByRole('button', { name: t('settings.texts_bring_back'), exact: true })
    .click()
  await expect(history.getByRole('listitem')).toHaveCount(2)
  await expectOnPhone(phone, t(KEY))
})

test('a file of texts is previewed before it is published, and all texts can be reset to the built-in ones', async ({
  open,
  t,
}) => {
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/settings/texts')
  const [download] = await Promise.all([
    desktop.waitForEvent('download'),
    desktop.getByRole('button', { name: t('settings.texts_export') }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^sands-texts-[\d-]+\.csv$/)

  await desktop.getByRole('button', { name: t('settings.texts_import') }).click()
  const csv = 'key,en-us.edit\r\nsettings.cache,Empty the cache\r\nno.such.key,Nothing\r\n'
  await desktop
    .getByLabel(t('settings.texts_import_choose'))
    .and(desktop.locator('input'))
    .setInputFiles({ name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(desktop.getByText(t('settings.texts_plan_refused', { count: 1 }))).toBeVisible()
  await expect(desktop.getByText(t('settings.text_key_unknown'))).toBeVisible()
  await expect(desktop.getByText('Empty the cache')).toBeVisible()
  await desktop.getByRole('button', { name: t('settings.texts_import_publish', { count: 1 }) }).click()
  await expect(desktop.getByText(t('settings.texts_imported', { count: 1 }))).toBeVisible()

  const navigation = desktop.getByRole('navigation', { name: t('kernel.tabs') })
  await navigation.getByRole('link', { name: t('settings.texts_editions') }).click()
  await expect(desktop.getByRole('cell', { name: t('settings.texts_act_imported') }).first()).toBeVisible()
  await expectAccessible(desktop)
  await desktop.getByRole('button', { name: t('settings.texts_restore_built_in') }).click()
  await expect(desktop.getByRole('dialog').getByText('Empty the cache')).toBeVisible()
  await desktop.getByRole('button', { name: t('settings.texts_restore_do') }).click()
  await expect(desktop.getByRole('cell', { name: t('settings.texts_act_restored') }).first()).toBeVisible()
})
