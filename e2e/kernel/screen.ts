import { expect, type Page } from '@playwright/test'
import { LANGUAGES } from '../../packages/rules/src/language.ts'
import { STEP_MS } from '../../scripts/testing/patience.ts'
import { quiet } from './traffic.ts'
import { type Words, wordsOf } from './words.ts'

/** The accessible text of skeletons. */
const LOADING = await Promise.all(LANGUAGES.map(async (language) => (await wordsOf(language))('kernel.loading')))

/** Short, because content that is still loading shows a skeleton, however slow the machine is. */
const CALM_MS = 150
const LOOK_MS = [20, 50, 100]

/** What the screen still waits for; empty when everything has loaded and nothing moves. */
const lacks = (page: Page): Promise<string[]> =>
  page.evaluate((loading) => {
    const says = (element: Element) =>
      loading.includes(element.getAttribute('aria-label') ?? '') ||
      (element.role === 'status' && loading.includes(element.textContent?.trim() ?? ''))
    // The skeleton at the end of a long list stays until the person scrolls there.
    const isBelow = (element: Element) => element.getBoundingClientRect().top >= innerHeight
    const seen = (selector: string, counts: (element: Element) => boolean = () => true) =>
      [...document.querySelectorAll(selector)].some(
        (element) => element.checkVisibility() && !isBelow(element) && counts(element),
      )
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    return [
      ...(seen('main, [role="main"]') ? [] : ['a page']),
      ...(seen('[aria-busy="true"]') ? ['what is busy'] : []),
      ...(seen('[role="status"], [aria-label]', says) || seen('.ant-skeleton-active')
        ? ['what a skeleton stands for']
        : []),
      ...(document.getAnimations().some(isMoving) ? ['rest'] : []),
    ]
  }, LOADING)

/** Repeats the check when the page navigates while it is checked. */
const stands = (page: Page): Promise<void> =>
  expect(async () => expect(await lacks(page), 'what the screen lacks').toEqual([])).toPass({
    intervals: LOOK_MS,
    timeout: STEP_MS,
  })

/** Waits until a screen has settled: it is rendered, no request is open and no skeleton is left. */
export async function settled(page: Page): Promise<void> {
  await stands(page)
  await quiet(page, CALM_MS)
  await stands(page)
}

export const isNotFound = (page: Page, t: Words): Promise<boolean> =>
  page.getByText(t('kernel.not_found_title')).isVisible()
