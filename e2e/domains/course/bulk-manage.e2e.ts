import type { Locator } from '@playwright/test'
import { settled } from '../../kernel/screen.ts'
import { expect, test } from '../../kernel/test.ts'
import { wordsOf } from '../../kernel/words.ts'
import { aDraft } from './course-management.ts'

/** By how many pixels a table is wider than its container. */
const overhang = (table: Locator) =>
  table.evaluate(({ offsetWidth, parentElement }: HTMLElement) =>
    parentElement ? offsetWidth - parentElement.clientWidth : Number.NaN,
  )

// English has the longest texts: where it fits, all languages do.
test('the list of courses fits the window with checkboxes and menus and one long word in a title', async ({
  open,
  url,
}) => {
  const t = await wordsOf('en-us')
  const word = 'Averylongword'.repeat(5)
  await aDraft(url, 'admin', { title: word })
  const desktop = await open({ device: 'desktop', language: 'en-us', as: 'admin' })
  await desktop.goto('/desktop/manage/course/courses')
  await expect(desktop.getByRole('link', { name: word })).toBeVisible()
  await settled(desktop)
  const table = desktop.getByRole('table', { name: t('course.manage_courses') })
  await expect(table.getByRole('checkbox', { name: t('manage.choose_all') })).toBeVisible()
  expect(await overhang(table)).toBeLessThanOrEqual(0)
})
