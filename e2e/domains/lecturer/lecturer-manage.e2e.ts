import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const rowsOf = (desktop: Page, t: Words) =>
  desktop.getByRole('list', { name: t('lecturer.manage_lecturers') }).getByRole('listitem')
const rowOf = (desktop: Page, t: Words, name: string) => rowsOf(desktop, t).filter({ hasText: name })
const drawerOf = (desktop: Page) => desktop.getByRole('dialog')
const nameOf = (desktop: Page, t: Words) => drawerOf(desktop).getByRole('textbox', { name: t('lecturer.manage_name') })

async function add(desktop: Page, t: Words, name: string): Promise<void> {
  await desktop.goto('/desktop/manage/lecturer/lecturers?open=new')
  await nameOf(desktop, t).fill(name)
  await drawerOf(desktop)
    .getByRole('textbox', { name: t('lecturer.manage_experience') })
    .fill('十年一线带教')
  const tag = drawerOf(desktop).getByRole('textbox', { name: t('lecturer.manage_tags') })
  await tag.fill('手冲')
  await tag.press('Enter')
  await expect(drawerOf(desktop).getByRole('list', { name: t('lecturer.manage_tags') })).toContainText('手冲')
}

const save = (desktop: Page, t: Words, word: 'lecturer.manage_add' | 'lecturer.manage_save') =>
  drawerOf(desktop)
    .getByRole('button', { name: t(word), exact: true })
    .click()

async function remove(desktop: Page, t: Words, name: string): Promise<void> {
  await rowOf(desktop, t, name)
    .getByRole('button', { name: t('lecturer.manage_acts_of', { name }) })
    .click()
  await desktop.getByRole('menuitem', { name: t('lecturer.manage_remove') }).click()
  await desktop
    .getByRole('dialog')
    .getByRole('button', { name: t('lecturer.manage_remove') })
    .click()
  await expect(rowOf(desktop, t, name)).toHaveCount(0)
}

test('a lecturer is added, moved to the top with the keyboard, and listed first on the phone', async ({ open, t }) => {
  const name = '林泉'
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await add(desktop, t, name)
  const person = drawerOf(desktop).getByRole('combobox', { name: t('lecturer.manage_person') })
  await person.fill('staff12')
  await desktop.getByRole('option', { name: /staff12/ }).click()
  await expectAccessible(desktop)
  await save(desktop, t, 'lecturer.manage_add')
  await expect(rowOf(desktop, t, name)).toContainText(t('lecturer.manage_account', { userName: 'staff12' }))
  await expect(rowsOf(desktop, t).last()).toContainText(name)

  const handle = desktop.getByRole('button', { name: t('manage.sort_handle', { name }) })
  await handle.focus()
  const sorted = desktop.waitForResponse('**/manage/lecturer/sort')
  await handle.press('Home')
  await expect(rowsOf(desktop, t).first()).toContainText(name)
  await expect(handle).toBeFocused()
  expect((await sorted).ok()).toBe(true)
  await desktop.reload()
  await expect(rowsOf(desktop, t).first()).toContainText(name)

  const phone = await open({ as: 'learner' })
  await phone.goto('/lecturerCenter')
  await expect(phone.getByRole('main').getByRole('link').first()).toContainText(name)

  // The search text is in the address; a filtered list cannot be reordered.
  await desktop.getByRole('searchbox', { name: t('lecturer.search_hint') }).fill('林泉')
  await expect(desktop).toHaveURL(/keyword=/)
  await expect(rowsOf(desktop, t)).toHaveCount(1)
  await expect(handle).toBeHidden()
  await remove(desktop, t, name)
  await expect(desktop.getByText(t('lecturer.manage_not_found'))).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('main').getByRole('link').first()).toContainText('王敏')
})
