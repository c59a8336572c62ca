import { expect, type Locator, type Page } from '@playwright/test'

/** Number of history entries that belong to layers over a page: 0 after all of them are closed. */
export const layersInHistory = (page: Page): Promise<number> => page.evaluate(() => window.history.state?.layers ?? 0)

/**
 * A layer is closed when its history entry is removed as well. Until then the browser is still navigating back and
 * cancels other navigation.
 */
export async function expectClosed(layer: Locator): Promise<void> {
  await expect(layer).toBeHidden()
  await expect.poll(() => layersInHistory(layer.page())).toBe(0)
}
