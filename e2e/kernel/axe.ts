import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Frame, type Page } from '@playwright/test'
import { settled } from './screen.ts'

/** The phone app in a preview frame is a separate page with its own landmarks, and is checked separately. */
const PREVIEW = 'iframe[src*="draft="]'
/** The component library waits for a title with an empty heading. Content below the screen may still be loading. */
const WAITING = '.ant-skeleton-title'
/** What is not checked. */
const LEFT_OUT = [[PREVIEW], [WAITING]]

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

/** Attributes that differ from row to row and that no style depends on. */
const PLAIN =
  'id href src srcset alt title for name value d aria-label aria-labelledby aria-describedby data-row-key'.split(' ')

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
    async ({ leftOut, common, others, rule, plain }) => {
      const axe: Axe | undefined = Reflect.get(window, 'axe')
      if (!axe) return undefined
      const { violations } = await axe.run({ exclude: leftOut }, { ...common, ...others })
      if (!rule) return violations

      const numbers = new Map<string, number>()
      const looks = new Map<Element, number>()
      /** A number for everything that style sheets see of an element and its content. */
      const lookOf = (element: Element): number => {
        const known = looks.get(element)
        if (known !== undefined) return known
        const styled = [...element.attributes].filter(({ name }) => !plain.includes(name))
        const own = styled.map(({ name, value }) => `${name}=${value}`).join(' ')
        const text = `${element.tagName} ${own} > ${[...element.children].map(lookOf).join()}`
        const look = numbers.get(text) ?? numbers.size
        numbers.set(text, look)
        looks.set(element, look)
        return look
      }
      const repeated: Element[] = []
      const visit = (parent: Element): void => {
        const seen = new Set<string>()
        for (const child of parent.children) {
          if (child.childElementCount === 0) continue
          // Every second row may have another colour.
          const look = `${lookOf(child)} ${getComputedStyle(child).backgroundColor}`
          if (seen.has(look)) repeated.push(child)
          else visit(child)
          seen.add(look)
        }
      }
      visit(document.body)
      const contrasts = await axe.run({ exclude: [...leftOut, ...repeated] }, { ...common, runOnly: [rule] })
      return [...violations, ...contrasts.violations]
    },
    { leftOut: LEFT_OUT, common: COMMON, others: WITHOUT_CONTRAST, rule: contrast ? CONTRAST : '', plain: PLAIN },
  )

const isPreview = (frame: Frame) => frame.parentFrame() !== null && /[?&]draft=/.test(frame.url())

async function violationsOn(page: Page, rules: Rules): Promise<Violations> {
  const frames = page.frames().filter((frame) => !isPreview(frame))
  if (frames.length > 1) {
    // The results of several frames are merged in an extra blank page.
    const builder = new AxeBuilder({ page }).options({ ...COMMON, ...(rules.contrast ? {} : WITHOUT_CONTRAST) })
    return (await builder.exclude(PREVIEW).exclude(WAITING).analyze()).violations
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
