import { expect, type Locator, type Page } from '@playwright/test'

/** What the history holds of the layers over a page: nothing once they are closed. */
export const layersInHistory = (page: Page): Promise<number> => page.evaluate(() => window.history.state?.layers ?? 0)

/** A layer is gone when its entry in the history is, too. Until then the browser is on its way back and calls off other ways. */
export async function expectClosed(layer: Locator): Promise<void> {
  await expect(layer).toBeHidden()
  await expect.poll(() => layersInHistory(layer.page())).toBe(0)
}
