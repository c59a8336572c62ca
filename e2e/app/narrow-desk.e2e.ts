import { addressOf, deskRoutes } from '../kernel/routes.ts'
import { settled } from '../kernel/screen.ts'
import { expect, test } from '../kernel/test.ts'

/** The narrowest window in which the navigation stands beside the page. */
const NARROW = { width: 1024, height: 860 }
const MS_EACH = 15_000

const paths = (await deskRoutes()).map(({ path }) => path).filter((path) => path.startsWith('/manage'))

test('in a narrow window every management page fits, and its entry in the navigation is in sight', async ({ open }) => {
  test.setTimeout(paths.length * MS_EACH)
  const page = await open({ device: 'desk', language: 'en-us', as: 'admin' })
  await page.setViewportSize(NARROW)
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(`/desktop${addressOf(path)}`)
      await settled(page)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, `${path} is as wide as the window`).toBeLessThanOrEqual(NARROW.width)
      const entry = page.getByRole('complementary').locator('[aria-current="page"]')
      await expect.soft(entry, `${path} in the navigation`).toBeInViewport({ ratio: 1 })
    })
  }
})
