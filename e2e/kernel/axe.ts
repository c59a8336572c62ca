import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Frame, type Page } from '@playwright/test'
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
  rules?: Record<string, { enabled: boolean }>
  runOnly?: string[]
}

interface Axe {
  run(context: { exclude: (string[] | Element)[] }, options: Options): Promise<{ violations: Violations }>
}

/** Style sheets are not loaded a second time, because a sandboxed frame would refuse that request. */
const COMMON: Options = { preload: false, resultTypes: ['violations'] }
const WITHOUT_CONTRAST: Pick<Options, 'rules'> = { rules: { [CONTRAST]: { enabled: false } } }

/** The small form of the program that `AxeBuilder` sends: browsers read it in a third of the time. */
const PROGRAM = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/**
 * Returns undefined in a document that does not have the program yet. The contrast of a row that has the same elements,
 * classes and styles as an earlier one beside it is not measured again: in long lists that would take most of the time.
 */
const checkAlone = (page: Page, { contrast }: Rules): Promise<Violations | undefined> =>
  page.evaluate(
    async ({ preview, common, others, rule }) => {
      const axe: Axe | undefined = Reflect.get(window, 'axe')
      if (!axe) return undefined
      const { violations } = await axe.run({ exclude: [[preview]] }, { ...common, ...others })
      if (!rule) return violations

      const looks = new Map<Element, string>()
      /** Everything that style sheets see of an element and its content. */
      const lookOf = (element: Element): string => {
        const known = looks.get(element)
        if (known !== undefined) return known
        const marks = [...element.attributes].filter(
          ({ name }) =>
            !/^(id|href|src|srcset|alt|title|for|name|value|key|d|aria-label|aria-labelledby|aria-describedby|aria-controls|data-row-key)$/.test(
              name,
            ),
        )
        const own = marks.map(({ name, value }) => `${name}=${value}`).sort()
        const look = `<${element.tagName} ${own.join(' ')} ${getComputedStyle(element).backgroundColor}>${[...element.children].map(lookOf).join('')}`
        looks.set(element, look)
        return look
      }
      const repeated: Element[] = []
      const visit = (parent: Element): void => {
        const seen = new Set<string>()
        for (const child of parent.children) {
          const look = lookOf(child)
          if (child.childElementCount > 0 && seen.has(look)) repeated.push(child)
          else visit(child)
          seen.add(look)
        }
      }
      visit(document.body)
      const contrasts = await axe.run({ exclude: [[preview], ...repeated] }, { ...common, runOnly: [rule] })
      return [...violations, ...contrasts.violations]
    },
    { preview: PREVIEW, common: COMMON, others: WITHOUT_CONTRAST, rule: contrast ? CONTRAST : '' },
  )

const isPreview = (frame: Frame) => frame.parentFrame() !== null && /[?&]draft=/.test(frame.url())

async function violationsOn(page: Page, rules: Rules): Promise<Violations> {
  const frames = page.frames().filter((frame) => !isPreview(frame))
  if (frames.length > 1) {
    // The results of several frames are merged in an extra blank page.
    const builder = new AxeBuilder({ page }).options({ ...COMMON, ...(rules.contrast ? {} : WITHOUT_CONTRAST) })
    return (await builder.exclude(PREVIEW).analyze()).violations
  }
  const known = await checkAlone(page, rules)
  if (known) return known
  await page.evaluate(PROGRAM)
  const violations = await checkAlone(page, rules)
  if (!violations) throw new Error(`the document at ${page.url()} was replaced while it was checked`)
  return violations
}

/** Runs the rules of axe, including best practices, after the page has settled: no screen may violate any. */
export async function accessibilityFaults(page: Page, rules: Rules): Promise<string[]> {
  await settled(page)
  const violations = await violationsOn(page, rules)
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`))
}

/** For a state of a screen inside a journey. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page, { contrast: false })).toEqual([])
}
