import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { settled } from './screen.ts'

/** The phone app in a preview frame is a separate page with its own landmarks, and is checked separately. */
const PREVIEW = 'iframe[src*="draft="]'

/** Half the time of all rules. The tour of all routes measures it, and a unit test measures the colours of the theme. */
const CONTRAST = 'color-contrast'

interface Rules {
  contrast: boolean
}

/**
 * Runs the rules of axe, including best practices, after the page has settled: no screen may violate any.
 * Style sheets are not loaded a second time, because a sandboxed frame would refuse that request.
 */
export async function accessibilityFaults(page: Page, { contrast }: Rules): Promise<string[]> {
  await settled(page)
  const { violations } = await new AxeBuilder({ page })
    .options({ preload: false, resultTypes: ['violations'], rules: { [CONTRAST]: { enabled: contrast } } })
    // A page without frames needs no extra blank page to merge results.
    .setLegacyMode(page.frames().length === 1)
    .exclude(PREVIEW)
    .analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`))
}

/** For a state of a screen inside a journey. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page, { contrast: false })).toEqual([])
}
