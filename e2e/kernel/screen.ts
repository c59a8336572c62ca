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
const pending = (page: Page): Promise<string[]> =>
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
    // The ring around a button that was pressed fades for two seconds and moves nothing else.
    const isRing = (effect: AnimationEffect) => effect instanceof KeyframeEffect && effect.target?.matches('.ant-wave')
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' &&
      effect !== null &&
      effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
      !isRing(effect)
    return [
      ...(seen('main, [role="main"]') ? [] : ['the page']),
      ...(seen('[aria-busy="true"]') ? ['busy content'] : []),
      ...(seen('[role="status"], [aria-label]', says) || seen('.ant-skeleton-active')
        ? ['content behind a skeleton']
        : []),
      ...(document.getAnimations().some(isMoving) ? ['running animations'] : []),
    ]
  }, LOADING)

/** Repeats the check when the page navigates while it is checked. */
const untilLoaded = (page: Page): Promise<void> =>
  expect(async () => expect(await pending(page), 'parts of the screen that are not loaded').toEqual([])).toPass({
    intervals: LOOK_MS,
    timeout: STEP_MS,
  })

/** Waits until a screen has settled: it is rendered, no request is open and no skeleton is left. */
export async function settled(page: Page): Promise<void> {
  await untilLoaded(page)
  await quiet(page, CALM_MS)
  await untilLoaded(page)
}

export const isNotFound = (page: Page, t: Words): Promise<boolean> =>
  page.getByText(t('kernel.not_found_title')).isVisible()
