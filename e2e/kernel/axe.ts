import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { settled } from './screen.ts'

/** The phone app in a frame of the desktop is a page of its own, with landmarks of its own. It is looked at by itself. */
const PREVIEW = 'iframe[src*="draft="]'

/**
 * Every rule of axe, best practices included: no screen has anything to be told about. It looks at what has come to rest.
 * Style sheets are not loaded a second time: from inside a sandboxed frame that request would be refused.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await settled(page)
  const { violations } = await new AxeBuilder({ page })
    .options({ preload: false, resultTypes: ['violations'] })
    // A page without frames needs none beside it to put the results together.
    .setLegacyMode(page.frames().length === 1)
    .exclude(PREVIEW)
    .analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`))
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([])
}
