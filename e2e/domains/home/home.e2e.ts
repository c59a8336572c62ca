import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { settled } from '../../kernel/screen.ts'
import { expect, test } from '../../kernel/test.ts'
import { quiet } from '../../kernel/traffic.ts'
import { wordsOf } from '../../kernel/words.ts'

const CONFIG = '**/homePageDecorate/getInfo'
const scrollTop = (phone: Page) => phone.evaluate(() => Math.round(scrollY))

/** The width of an item as a percentage of the width of its menu. */
async function shareOf(phone: Page, menuName: string): Promise<number> {
  const menu = phone.getByRole('navigation', { name: menuName })
  const item = menu.getByRole('listitem').first()
  await expect(item).toBeVisible()
  const [whole, part] = [await menu.boundingBox(), await item.boundingBox()]
  return Math.round(((part?.width ?? 0) / (whole?.width ?? 1)) * 100)
}

test('the home page shows the modules of the company in their order, and their links work', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/')
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('沙丘学院')
  const main = phone.getByRole('main')
  const parts = [
    main.getByRole('region', { name: t('home.banners') }),
    main.getByRole('navigation', { name: t('home.menu') }),
    main.getByRole('region', { name: t('home.notices') }),
    main.getByRole('region', { name: '学院风采' }),
  ]
  const tops: number[] = []
  for (const part of parts) {
    await expect(part).toBeVisible()
    tops.push((await part.boundingBox())?.y ?? 0)
  }
  expect(tops).toEqual([...tops].sort((a, b) => a - b))
  expect(await shareOf(phone, t('home.menu'))).toBe(25)

  // The first banner loads first, in a size that fits the screen.
  const first = phone
    .getByRole('region', { name: t('home.banners') })
    .getByRole('img')
    .first()
  await expect(first).toHaveAttribute('fetchpriority', 'high')
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy()
  const { shown, fetched } = await first.evaluate((image: HTMLImageElement) => ({
    shown: image.clientWidth * devicePixelRatio,
    fetched: Number(/\d+$/.exec(new URL(image.currentSrc).pathname)?.[0]),
  }))
  expect(fetched).toBeGreaterThanOrEqual(shown)
  expect(fetched).toBeLessThan(shown * 2)

  await phone.getByRole('button', { name: t('home.notices_all') }).click()
  const sheet = phone.getByRole('dialog', { name: t('home.notices') })
  await expect(sheet.getByRole('listitem')).toHaveCount(3)
  await sheet.getByRole('link').last().click()
  await expect(phone).toHaveURL('/news')
  await phone.goBack()
  await phone.getByRole('link', { name: t('home.search') }).click()
  await expect(phone).toHaveURL(/\/courseSearch/)
})

test('touch: back restores the scroll position, pulling down refreshes, the floating button can be moved', async ({
  open,
  t,
}) => {
  const phone = await open({ as: 'learner' })
  await phone.setViewportSize({ width: 375, height: 480 })
  await phone.goto('/')
  const entry = phone.getByRole('link', { name: '设置', exact: true })
  await expect(entry).toBeVisible()
  await settled(phone)
  await phone.evaluate(() => scrollTo(0, 90))
  await expect.poll(() => scrollTop(phone)).toBe(90)
  await entry.click()
  await expect(phone.getByRole('heading', { name: t('settings.title'), level: 1 })).toBeVisible()
  expect(await scrollTop(phone)).toBe(0)
  await phone.getByRole('button', { name: t('kernel.back') }).click()
  await expect(entry).toBeVisible()
  await expect.poll(() => scrollTop(phone)).toBe(90)

  const up = phone.getByRole('button', { name: t('kernel.back_to_top') })
  const scrolled = (beyond: number) =>
    phone.evaluate(
      (top) =>
        new Promise((resolve) => {
          addEventListener('scroll', resolve, { once: true })
          scrollTo(0, innerHeight + top)
        }),
      beyond,
    )
  await scrolled(80)
  await expect(up).toBeHidden()
  await scrolled(40)
  await up.click()
  await expect.poll(() => scrollTop(phone)).toBe(0)
  await expect(up).toBeHidden()

  const finger = await phone.context().newCDPSession(phone)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 180, y }] })
  const again = phone.waitForRequest(CONFIG)
  await touch('touchStart', 100)
  for (let y = 120; y <= 320; y += 20) await touch('touchMove', y)
  await expect(phone.getByText(t('kernel.release_to_refresh'))).toBeVisible()
  await touch('touchEnd')
  await again
  await settled(phone)

  const button = phone.getByRole('button', { name: '新手指南' })
  const box = await button.boundingBox()
  if (!box) throw new Error('there is no floating button')
  await phone.mouse.move(box.x + 20, box.y + 20)
  await phone.mouse.down()
  await phone.mouse.move(60, box.y - 100, { steps: 4 })
  await phone.mouse.up()
  await expect(phone).toHaveURL('/')
  await expect.poll(async () => (await button.boundingBox())?.x).toBeLessThan(60)
  await button.click()
  await expect(phone).toHaveURL(/\/webview\?/)
})

test('pictures are grouped in tabs and open in full screen, without wrapping around; back closes them', async ({
  open,
  t,
}) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/')
  const pictures = phone.getByRole('region', { name: '学院风采' })
  const tabs = pictures.getByRole('tablist', { name: t('home.categories') })
  const moments = tabs.getByRole('tab', { name: '校园时刻' })
  await tabs.getByRole('tab', { name: '成长伙伴' }).click()
  await expect(pictures.getByRole('img', { name: '新人营地' })).toBeVisible()
  await tabs.getByRole('tab', { name: '成长伙伴' }).press('ArrowRight')
  await expect(moments).toBeFocused()
  expect((await moments.boundingBox())?.height).toBeGreaterThanOrEqual(44)

  const second = phone.getByRole('button', { name: t('kernel.picture_open', { name: '每月服务之星' }) })
  await second.scrollIntoViewIfNeeded()
  const top = await scrollTop(phone)
  await second.click()
  const viewer = phone.getByRole('dialog', { name: t('kernel.picture_viewer') })
  const at = (number: number) => viewer.getByText(t('kernel.slide', { number, total: 3 }))
  await expect(at(2)).toBeVisible()
  await expectAccessible(phone)
  for (const _ of [1, 2]) {
    await phone.keyboard.press('ArrowRight')
    await expect(at(3)).toBeVisible()
  }
  await phone.keyboard.press('ArrowLeft')
  await phone.keyboard.press('ArrowLeft')
  await expect(at(1)).toBeVisible()
  const picture = viewer.getByRole('img', { name: '找到自己的方向' })
  const width = async () => Math.round((await picture.boundingBox())?.width ?? 0)
  const whole = await width()
  await picture.dblclick()
  await expect.poll(width).toBeGreaterThan(whole * 2)
  await picture.dblclick()
  await expect.poll(width).toBe(whole)
  await phone.goBack()
  await expect(viewer).toBeHidden()
  await expect(phone).toHaveURL('/')
  expect(await scrollTop(phone)).toBe(top)
  await expect(second).toBeFocused()
})

test('adverts are shown to a person once, close with back, and leave no layer behind when they lead to another page', async ({
  open,
  t,
}) => {
  const phone = await open({ as: 'manager', adverts: true })
  const layer = phone.getByRole('dialog', { name: t('home.adverts') })
  await phone.goto('/setting')
  await phone.goto('/')
  await expect(layer.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(phone)
  await phone.goBack()
  await expect(layer).toBeHidden()
  await expect(phone).toHaveURL('/')
  const again = phone.waitForResponse('**/publicize/page**')
  await phone.reload()
  await again
  await settled(phone)
  await expect(layer).toBeHidden()

  // The same person on another device: an advert for managers is not shown to a learner.
  const other = await open({ as: 'learner', adverts: true })
  const theirs = other.getByRole('dialog', { name: t('home.adverts') })
  await other.goto('/setting')
  await other.goto('/')
  await expect(theirs.getByRole('listitem')).toHaveCount(1)
  await theirs.getByRole('link', { name: '欢迎来到沙丘学院' }).click()
  await expect(other).toHaveURL(/\/webview\?/)
  await other.goBack()
  await expect(other).toHaveURL('/')
  await expect(theirs).toBeHidden()
  await other.goBack()
  await expect(other).toHaveURL('/setting')
})

for (const [person, language, share, titles] of [
  ['learner', 'zh-cn', 25, ['大家都在学', '选个方向学起来', '沙丘资讯', '名师讲堂', '最近上新']],
  ['emma', 'en-us', 20, ['New courses', 'Pick your path', 'From the academy', 'Learn from them', 'People like these']],
] as const)
  test(`the home page in ${language} also shows courses, articles and lecturers, and fits a narrow phone`, async ({
    open,
  }) => {
    const t = await wordsOf(language)
    const phone = await open({ as: person, language })
    await phone.setViewportSize({ width: 320, height: 640 })
    await phone.goto('/')
    expect(await shareOf(phone, t('home.menu'))).toBe(share)
    // Modules load when they are near the screen: scrolls each of them into view.
    for (const title of titles)
      await expect(async () => {
        await phone.getByText(title, { exact: true }).first().scrollIntoViewIfNeeded()
        const module = phone.getByRole('main').getByRole('region', { name: title })
        await expect(module.getByRole('listitem').first()).toBeVisible()
      }).toPass()
    await settled(phone)
    expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await expectAccessible(phone)
    const more = phone.getByRole('main').getByRole('link', { name: t('kernel.more') })
    for (const link of await more.all()) {
      const box = await link.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  })

test('the layout does not shift while the home page and its courses load, in any layout', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const hold = async (pattern: string) => {
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await phone.route(pattern, async (route) => {
      await held
      await route.fallback()
    })
    return goOn
  }
  const showHome = await hold(CONFIG)
  await phone.goto('/')
  await expect(phone.getByRole('main').getByText(t('kernel.loading'))).toBeAttached()
  await expect(phone.getByRole('banner')).toBeVisible()
  showHome()
  await expect(phone.getByRole('region', { name: '学院风采' })).toBeVisible()
  await settled(phone)
  const shifts = await phone.evaluate(() => (window as Window & { shifts?: number[] }).shifts ?? [])
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)

  // The window shows all of them: modules far below the screen wait.
  await phone.setViewportSize({ width: 375, height: 3000 })
  const titles = [1, 2, 3].map((layoutType) => `课程 ${layoutType}`)
  await phone.route(CONFIG, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const [courses] = body.data.lmsDecorateModules.filter(({ code }: { code: string }) => code === 'app-class')
    body.data.lmsDecorateModules = titles.map((title, place) => ({
      ...courses,
      id: `${courses.id}${place}`,
      title,
      extendInfo: JSON.stringify({ layoutType: place + 1 }),
    }))
    await route.fulfill({ response: answer, json: body })
  })
  const showCourses = await hold('**/online-class-summary/page')
  await phone.evaluate(() => indexedDB.deleteDatabase('sands.kept'))
  await phone.reload()
  const modules = titles.map((title) => phone.getByRole('main').getByRole('region', { name: title }))
  for (const module of modules) await expect(module).toBeVisible()
  const heights = () =>
    Promise.all(modules.map((module) => module.evaluate((element: HTMLElement) => element.offsetHeight)))
  const before = await heights()
  showCourses()
  for (const module of modules) await expect(module.getByRole('listitem')).toHaveCount(4)
  expect(await heights()).toEqual(before)
})

test('at rest nothing moves that is below the screen', async ({ open }) => {
  const phone = await open({ as: 'learner' })
  await phone.emulateMedia({ reducedMotion: 'no-preference' })
  await phone.goto('/')
  await expect(phone.getByText('学院风采').first()).toBeVisible()
  await quiet(phone)

  const endless = () =>
    phone.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
        .map(({ playState }) => playState),
    )
  // Modules far below wait with skeletons.
  await expect.poll(async () => new Set(await endless())).toEqual(new Set(['paused']))
})
