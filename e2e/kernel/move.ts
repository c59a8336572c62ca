import { expect, type Locator, type Page } from '@playwright/test'
import type { Words } from './words.ts'

/** No router knows this address. Both apps have the page for it in their first load, so it is shown at once. */
export const NOWHERE = '/no-such-page'

function lostSign(page: Page, t: Words): Locator {
  const title = t('kernel.not_found_title')
  return page.getByText(title).filter({ visible: true }).first()
}

/** Whether the page is one of our apps, which number the entries of the history, and does not ask before it is left. */
export const mayMove = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const isInApp = typeof window.history.state?.idx === 'number'
    return isInApp && window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  })

/** Adds an entry to the history and reports it to the router, as the browser does when the person goes forward. */
const go = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const idx = Number(window.history.state?.idx) + 1
    const state = { usr: null, key: `moved-${idx}`, idx }
    // Not the phone app's own `pushState`: it would take the event below for a step between layers of the same page.
    History.prototype.pushState.call(window.history, state, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
  }, address)

interface Move {
  to: string
  /** An address in the same frame that the app does not know. */
  over: string
  /** Runs while only the page for unknown addresses is shown. */
  meanwhile(): Promise<void>
}

/**
 * Opens an address inside the running app, without loading the app again. The router shows the old page until the code
 * of the new one has arrived, so the way leads over the page for unknown addresses: it is replaced when the new page is
 * there, whatever that shows.
 */
export async function moveTo(page: Page, t: Words, { to, over, meanwhile }: Move): Promise<void> {
  await go(page, over)
  await expect(lostSign(page, t), `the page before ${to} was left`).toBeVisible()
  await meanwhile()
  await go(page, to)
  await expect.soft(lostSign(page, t), `${to} replaces the page for unknown addresses`).toBeHidden()
}
