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

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

interface Options {
  preload: boolean
  resultTypes: 'violations'[]
  rules: Record<string, { enabled: boolean }>
}

interface Axe {
  run(context: { exclude: string[][] }, options: Options): Promise<{ violations: Violations }>
}

/**
 * Uses the program that an earlier check has left in the document, because sending it takes longer than small screens
 * need. Returns undefined in a new document.
 */
const checkAgain = (page: Page, options: Options): Promise<Violations | undefined> =>
  page.evaluate(
    async ({ preview, rules }) => {
      const axe: Axe | undefined = Reflect.get(window, 'axe')
      return (await axe?.run({ exclude: [[preview]] }, rules))?.violations
    },
    { preview: PREVIEW, rules: options },
  )

async function violationsOn(page: Page, options: Options): Promise<Violations> {
  // A page without frames needs no extra blank page to merge results.
  const isAlone = page.frames().length === 1
  const known = isAlone ? await checkAgain(page, options) : undefined
  if (known) return known
  const checked = new AxeBuilder({ page }).options(options).setLegacyMode(isAlone).exclude(PREVIEW).analyze()
  return (await checked).violations
}

/**
 * Runs the rules of axe, including best practices, after the page has settled: no screen may violate any.
 * Style sheets are not loaded a second time, because a sandboxed frame would refuse that request.
 */
export async function accessibilityFaults(page: Page, { contrast }: Rules): Promise<string[]> {
  await settled(page)
  const violations = await violationsOn(page, {
    preload: false,
    resultTypes: ['violations'],
    rules: { [CONTRAST]: { enabled: contrast } },
  })
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`))
}

/** For a state of a screen inside a journey. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page, { contrast: false })).toEqual([])
}
