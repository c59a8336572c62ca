import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../kernel/axe.ts'
import type { Device } from '../kernel/devices.ts'
import { mayMove, moveTo, NOWHERE } from '../kernel/move.ts'
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
function groupsOf(all: readonly AppRoute[]): { routes: AppRoute[]; isOpen: boolean }[] {
  return [true, false].flatMap((isOpen) => {
    const alike = all.filter(({ open }) => (open === true) === isOpen)
    return Array.from({ length: Math.ceil(alike.length / AT_ONCE) }, (_, group) => ({
      routes: alike.slice(group * AT_ONCE, (group + 1) * AT_ONCE),
      isOpen,
    }))
  })
}

const inManagement = (path: string): boolean => path.startsWith('/manage')

/**
 * The app is loaded at the first route of every browser and of every domain, as by a link from outside. The other
 * routes are opened inside the running app, as people do, which takes less time.
 */
const isLoaded = (route: AppRoute, before: AppRoute | undefined): boolean =>
  !before || before.domain !== route.domain || inManagement(before.path) !== inManagement(route.path)

async function expectFit(page: Page, path: string): Promise<void> {
  const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
  expect.soft(fits, `${path} is as wide as the screen`).toBe(true)
}

/** Leaves the window narrow: it is widened again before the next page, where that costs less. */
async function expectFitWhenNarrow(page: Page, path: string): Promise<void> {
  await page.setViewportSize(NARROW)
  await settled(page)
  await expectFit(page, `${path} in a narrow window`)
  const entry = page.getByRole('complementary').locator('[aria-current="page"]')
  await expect.soft(entry, `${path} in the navigation`).toBeInViewport({ ratio: 1 })
}

for (const { device, base, routes: all, as } of tours) {
  for (const { routes, isOpen } of groupsOf(all)) {
    const names = routes.map(({ path }) => base + path).join(' ')
    test(`on a ${device} these routes open, fit the screen and are accessible: ${names}`, async ({ open }) => {
      test.setTimeout(routes.length * MS_EACH)
      const page = await open({ device, language, ...(isOpen ? {} : { as }) })
      const t = await wordsOf(language)
      const wide = page.viewportSize()
      const widen = async () => {
        if (device === 'desktop' && wide) await page.setViewportSize(wide)
      }
      for (const [place, route] of routes.entries()) {
        const { path } = route
        await test.step(base + path, async () => {
          const to = base + addressOf(path)
          if (isLoaded(route, routes[place - 1]) || !(await mayMove(page))) {
            await widen()
            await page.goto(to)
          } else {
            const over = `${base}${inManagement(path) ? '/manage' : ''}${NOWHERE}`
            await moveTo(page, t, { to, over, meanwhile: widen })
          }
          await settled(page)
          expect.soft(await isNotFound(page, t), `${path} is not found`).toBe(false)
          await expectFit(page, path)
          expect.soft(await accessibilityFaults(page, { contrast: true }), path).toEqual([])
          if (device === 'desktop' && inManagement(path)) await expectFitWhenNarrow(page, path)
        })
      }
    })
  }
}
