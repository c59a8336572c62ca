import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const rowsOf = (desk: Page, t: Words) =>
  desk.getByRole('list', { name: t('lecturer.manage_lecturers') }).getByRole('listitem')
const rowOf = (desk: Page, t: Words, name: string) => rowsOf(desk, t).filter({ hasText: name })
const drawerOf = (desk: Page) => desk.getByRole('dialog')
const nameOf = (desk: Page, t: Words) => drawerOf(desk).getByRole('textbox', { name: t('lecturer.manage_name') })

async function add(desk: Page, t: Words, name: string): Promise<void> {
  await desk.goto('/desktop/manage/lecturer/lecturers?open=new')
  await nameOf(desk, t).fill(name)
  await drawerOf(desk)
    .getByRole('textbox', { name: t('lecturer.manage_experience') })
    .fill('十年一线带教')
  const tag = drawerOf(desk).getByRole('textbox', { name: t('lecturer.manage_tags') })
  await tag.fill('手冲')
  await tag.press('Enter')
  await expect(drawerOf(desk).getByRole('list', { name: t('lecturer.manage_tags') })).toContainText('手冲')
}

const save = (desk: Page, t: Words, word: 'lecturer.manage_add' | 'lecturer.manage_save') =>
  drawerOf(desk)
    .getByRole('button', { name: t(word), exact: true })
    .click()

async function remove(desk: Page, t: Words, name: string): Promise<void> {
  await rowOf(desk, t, name)
    .getByRole('button', { name: t('lecturer.manage_acts_of', { name }) })
    .click()
  await desk.getByRole('menuitem', { name: t('lecturer.manage_remove') }).click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('lecturer.manage_remove') })
    .click()
  await expect(rowOf(desk, t, name)).toHaveCount(0)
}

test('a lecturer is added, put first with the keys, and seen so on the phone', async ({ open, t }) => {
  const name = '林泉'
  const desk = await open({ device: 'desk', as: 'admin' })
  await add(desk, t, name)
  const person = drawerOf(desk).getByRole('combobox', { name: t('lecturer.manage_person') })
  await person.fill('staff12')
  await desk.getByRole('option', { name: /staff12/ }).click()
  await expectAccessible(desk)
  await save(desk, t, 'lecturer.manage_add')
  await expect(rowOf(desk, t, name)).toContainText(t('lecturer.manage_account', { userName: 'staff12' }))
  await expect(rowsOf(desk, t).last()).toContainText(name)
  await expectAccessible(desk)

  const handle = desk.getByRole('button', { name: t('manage.sort_handle', { name }) })
  await handle.focus()
  await handle.press('Home')
  await expect(rowsOf(desk, t).first()).toContainText(name)
  await expect(handle).toBeFocused()
  await desk.reload()
  await expect(rowsOf(desk, t).first()).toContainText(name)

  const phone = await open({ as: 'learner' })
  await phone.goto('/lecturerCenter')
  await expect(phone.getByRole('main').getByRole('link').first()).toContainText(name)

  // Found by words, which stand in the address; a part of the order cannot be put in order.
  await desk.getByRole('searchbox', { name: t('lecturer.search_hint') }).fill('林泉')
  await expect(desk).toHaveURL(/keyword=/)
  await expect(rowsOf(desk, t)).toHaveCount(1)
  await expect(handle).toBeHidden()
  await remove(desk, t, name)
  await expect(desk.getByText(t('lecturer.manage_not_found'))).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('main').getByRole('link').first()).toContainText('王敏')
})
