import { expect, test } from '../../kernel/test.ts'
import { quiet } from '../../kernel/traffic.ts'

const BUDGET_BYTES = 150 * 1024
const MAX_SHIFT = 0.02

test('a cold home page loads at most 150 KB of JavaScript', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  const scripts: Promise<number>[] = []
  phone.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await phone.goto('/')
  await expect(phone.getByRole('navigation', { name: t('home.menu') })).toBeVisible()
  await quiet(phone)
  const total = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(BUDGET_BYTES)
})

test('nothing jumps while the home page arrives', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await phone.route('**/homePageDecorate/getInfo', async (route) => {
    await held
    await route.continue()
  })
  await phone.goto('/')
  await expect(phone.getByRole('main').getByText(t('kernel.loading'))).toBeAttached()
  await expect(phone.getByRole('banner')).toBeVisible()
  goOn()
  await expect(phone.getByRole('region', { name: '学院风采' })).toBeVisible()
  await quiet(phone)
  const shifts = await phone.evaluate(() => (window as Window & { shifts?: number[] }).shifts ?? [])
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(MAX_SHIFT)
})

test('the first banner comes first, in a size that fits the screen', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/')
  const pictures = phone.getByRole('region', { name: t('home.banners') }).getByRole('img')
  const first = pictures.first()
  await expect(first).toHaveAttribute('fetchpriority', 'high')
  await expect(pictures.nth(1)).toHaveAttribute('loading', 'lazy')
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy()
  const { shown, fetched } = await first.evaluate((image: HTMLImageElement) => ({
    shown: image.clientWidth * devicePixelRatio,
    fetched: Number(/\d+$/.exec(new URL(image.currentSrc).pathname)?.[0]),
  }))
  expect(fetched).toBeGreaterThanOrEqual(shown)
  expect(fetched).toBeLessThan(shown * 2)
})
