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
  rules: Record<string, { enabled: boolean }>
}

interface Rule {
  id: string
  matches(element: Element, ...rest: unknown[]): boolean
}

interface Axe {
  run(context: { exclude: string[][] }, options: Options): Promise<{ violations: Violations }>
  _audit: { rules: Rule[] }
}

/** The small form of the program that `AxeBuilder` sends: browsers read it in a third of the time. */
const PROGRAM = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Returns undefined in a document that does not have the program yet. */
const checkAlone = (page: Page, options: Options): Promise<Violations | undefined> =>
  page.evaluate(
    async ({ leftOut, rules }) => {
      const axe: Axe | undefined = Reflect.get(window, 'axe')
      return (await axe?.run({ exclude: leftOut }, rules))?.violations
    },
    { leftOut: LEFT_OUT, rules: options },
  )

/**
 * Nearly all rows of a list look the same, and so does the frame around every page: the rule measures one of them. Runs
 * in the browser, and is undone when another document is loaded.
 */
function measureEachLookOnce(id: string): void {
  const axe: Axe = Reflect.get(window, 'axe')
  const rule = axe._audit.rules.find((each) => each.id === id)
  if (!rule) throw new Error(`axe has no rule ${id} any more`)
  const { matches } = rule
  const counts =
    /^(?:class|style|role|type|disabled|open|data-(?!row-key).+)$|^aria-(?:checked|current|disabled|invalid|pressed|selected)$/
  /** What style sheets can tell apart. */
  const ownLook = (element: Element): string => {
    const names = element.getAttributeNames().filter((name) => counts.test(name))
    const place = `${element.previousElementSibling === null} ${element.nextElementSibling === null}`
    return `${element.tagName} ${place} ${names.map((name) => `${name}=${element.getAttribute(name)}`).join(' ')}`
  }
  const lookOf = (element: Element): string =>
    `${element.parentElement ? lookOf(element.parentElement) : ''}>${ownLook(element)}`
  const measured = new Set<string>()
  rule.matches = (element, ...rest) => {
    const look = lookOf(element)
    if (measured.has(look) || !matches.call(rule, element, ...rest)) return false
    measured.add(look)
    return true
  }
}

const isPreview = (frame: Frame) => frame.parentFrame() !== null && /[?&]draft=/.test(frame.url())

async function violationsOn(page: Page, options: Options): Promise<Violations> {
  const frames = page.frames().filter((frame) => !isPreview(frame))
  if (frames.length > 1) {
    // The results of several frames are merged in an extra blank page.
    const builder = new AxeBuilder({ page }).options(options).exclude(PREVIEW).exclude(WAITING)
    return (await builder.analyze()).violations
  }
  const known = await checkAlone(page, options)
  if (known) return known
  await page.evaluate(PROGRAM)
  await page.evaluate(measureEachLookOnce, CONTRAST)
  const violations = await checkAlone(page, options)
  if (!violations) throw new Error(`the document at ${page.url()} was replaced while it was checked`)
  return violations
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
