import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { settled } from './screen.ts'

/** The phone app in a preview frame is a separate page with its own landmarks, and is checked separately. */
const PREVIEW = 'iframe[src*="draft="]'

/**
 * Runs every rule of axe, including best practices, after the page has settled: no screen may violate any.
 * Style sheets are not loaded a second time, because a sandboxed frame would refuse that request.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await settled(page)
  const { violations } = await new AxeBuilder({ page })
    .options({ preload: false, resultTypes: ['violations'] })
    // A page without frames needs no extra blank page to merge results.
    .setLegacyMode(page.frames().length === 1)
    .exclude(PREVIEW)
    .analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`))
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([])
}
