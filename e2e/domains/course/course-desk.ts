import type { Locator, Page } from '@playwright/test'
import { expect } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

export const partOf = (desk: Page, name: string): Locator => desk.getByRole('region', { name, exact: true })
const catalogueOf = (desk: Page, t: Words): Locator =>
  partOf(desk, t('course.manage_part_catalogue')).getByRole('list', { name: t('course.manage_part_catalogue') })
export const rowOf = (desk: Page, t: Words, name: string): Locator =>
  catalogueOf(desk, t).getByRole('listitem').filter({ hasText: name })
export const barOf = (desk: Page, t: Words): Locator => desk.getByRole('region', { name: t('course.manage_edit_bar') })

export const expectSaved = (desk: Page, t: Words) =>
  expect(
    barOf(desk, t)
      .getByRole('status')
      .filter({ hasText: /^已保存/ }),
  ).toBeVisible()

/** Begins a course and gives it a name. */
export async function beginCourse(desk: Page, t: Words, title: string): Promise<string> {
  await desk.goto('/desktop/manage/course/courses')
  await desk.getByRole('button', { name: t('course.manage_create') }).click()
  await expect(desk.getByRole('heading', { level: 1, name: t('course.manage_untitled') })).toBeVisible()
  await desk.getByRole('textbox', { name: t('course.manage_name') }).fill(title)
  await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectSaved(desk, t)
  const id = new URL(desk.url()).searchParams.get('id')
  if (!id) throw new Error('the course that is edited is in the address')
  return id
}
