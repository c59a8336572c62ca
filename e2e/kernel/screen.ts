import type { Page } from '@playwright/test'
import { quiet } from './traffic.ts'
import type { Words } from './words.ts'

/** Waits until a screen has come to rest: nothing is being fetched and no skeleton is left. */
export async function settled(page: Page): Promise<void> {
  await quiet(page)
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
}

export const isNotFound = (page: Page, t: Words): Promise<boolean> =>
  page.getByText(t('kernel.not_found_title')).isVisible()
