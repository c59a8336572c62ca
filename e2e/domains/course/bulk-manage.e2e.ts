import type { Locator } from '@playwright/test'
import { settled } from '../../kernel/screen.ts'
import { expect, test } from '../../kernel/test.ts'
import { wordsOf } from '../../kernel/words.ts'
import { beginCourse } from './course-management.ts'

/** By how many pixels a table is wider than its container. */
const overhang = (table: Locator) =>
  table.evaluate(({ offsetWidth, parentElement }: HTMLElement) =>
    parentElement ? offsetWidth - parentElement.clientWidth : Number.NaN,
  )

test('the list of courses fits the window with checkboxes and menus and one long word in a title, in Chinese and English', async ({
  open,
  t,
}) => {
  const word = 'Averylongword'.repeat(5)
  await beginCourse(await open({ device: 'desktop', as: 'admin' }), t, word)
  for (const language of ['zh-cn', 'en-us'] as const) {
    const words = await wordsOf(language)
    const desktop = await open({ device: 'desktop', language, as: 'admin' })
    await desktop.goto('/desktop/manage/course/courses')
    await expect(desktop.getByRole('link', { name: word })).toBeVisible()
    await settled(desktop)
    const table = desktop.getByRole('table', { name: words('course.manage_courses') })
    await expect(table.getByRole('checkbox', { name: words('manage.choose_all') })).toBeVisible()
    expect(await overhang(table)).toBeLessThanOrEqual(0)
  }
})
