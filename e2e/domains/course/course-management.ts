import type { Locator, Page } from '@playwright/test'
import { expect } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

export const partOf = (desktop: Page, name: string): Locator => desktop.getByRole('region', { name, exact: true })
const catalogueOf = (desktop: Page, t: Words): Locator =>
  partOf(desktop, t('course.manage_part_catalogue')).getByRole('list', { name: t('course.manage_part_catalogue') })
export const rowOf = (desktop: Page, t: Words, name: string): Locator =>
  catalogueOf(desktop, t).getByRole('listitem').filter({ hasText: name })
export const barOf = (desktop: Page, t: Words): Locator =>
  desktop.getByRole('region', { name: t('course.manage_edit_bar') })

export const expectSaved = (desktop: Page, t: Words) =>
  expect(
    barOf(desktop, t)
      .getByRole('status')
      .filter({ hasText: /^已保存/ }),
  ).toBeVisible()

/** Creates a course with a title and returns its id. */
export async function beginCourse(desktop: Page, t: Words, title: string): Promise<string> {
  await desktop.goto('/desktop/manage/course/courses')
  await desktop.getByRole('button', { name: t('course.manage_create') }).click()
  await expect(desktop.getByRole('heading', { level: 1, name: t('course.manage_untitled') })).toBeVisible()
  await desktop.getByRole('textbox', { name: t('course.manage_name') }).fill(title)
  await expect(desktop.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectSaved(desktop, t)
  const id = new URL(desktop.url()).searchParams.get('id')
  if (!id) throw new Error('the address has no course id')
  return id
}
