import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../kernel/axe.ts'
import type { Device } from '../kernel/devices.ts'
import type { Person } from '../kernel/people.ts'
import { type AppRoute, addressOf, desktopRoutes, phoneRoutes } from '../kernel/routes.ts'
import { isNotFound, settled } from '../kernel/screen.ts'
import { expect, test } from '../kernel/test.ts'
import { wordsOf } from '../kernel/words.ts'

interface Tour {
  device: Device
  base: string
  routes: readonly AppRoute[]
  as: Person
}

/** The narrowest window in which the management shows its navigation beside the page. */
const NARROW = { width: 1024, height: 860 }

/** Number of routes that one browser visits, so that it loads shared files only once. */
const AT_ONCE = 8
const MS_EACH = 15_000

const tours: Tour[] = [
  { device: 'phone', base: '', routes: await phoneRoutes(), as: 'learner' },
  { device: 'desktop', base: '/desktop', routes: await desktopRoutes(), as: 'admin' },
]

/**
 * The language with the longest texts: where it fits, all languages do. The accessibility checks do not depend on the
 * language.
 */
const language = 'en-us'

/** Groups of routes for one browser each; routes that need no sign-in are in groups of their own. */
function groupsOf(routes: readonly AppRoute[]): { paths: string[]; isOpen: boolean }[] {
  return [true, false].flatMap((isOpen) => {
    const paths = routes.filter(({ open }) => (open === true) === isOpen).map(({ path }) => path)
    return Array.from({ length: Math.ceil(paths.length / AT_ONCE) }, (_, group) => ({
      paths: paths.slice(group * AT_ONCE, (group + 1) * AT_ONCE),
      isOpen,
    }))
  })
}

async function expectFit(page: Page, path: string): Promise<void> {
  const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
  expect.soft(fits, `${path} is as wide as the screen`).toBe(true)
}

async function expectFitWhenNarrow(page: Page, path: string): Promise<void> {
  const wide = page.viewportSize()
  await page.setViewportSize(NARROW)
  await settled(page)
  await expectFit(page, `${path} in a narrow window`)
  const entry = page.getByRole('complementary').locator('[aria-current="page"]')
  await expect.soft(entry, `${path} in the navigation`).toBeInViewport({ ratio: 1 })
  if (wide) await page.setViewportSize(wide)
}

for (const { device, base, routes, as } of tours) {
  for (const { paths, isOpen } of groupsOf(routes)) {
    const names = paths.map((path) => base + path).join(' ')
    test(`on a ${device} these routes open, fit the screen and are accessible: ${names}`, async ({ open }) => {
      test.setTimeout(paths.length * MS_EACH)
      const page = await open({ device, language, ...(isOpen ? {} : { as }) })
      const t = await wordsOf(language)
      for (const path of paths) {
        await test.step(base + path, async () => {
          await page.goto(base + addressOf(path))
          await settled(page)
          expect.soft(await isNotFound(page, t), `${path} is not found`).toBe(false)
          await expectFit(page, path)
          expect.soft(await accessibilityFaults(page, { contrast: true }), path).toEqual([])
          if (device === 'desktop' && path.startsWith('/manage')) await expectFitWhenNarrow(page, path)
        })
      }
    })
  }
}
