import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { settled } from '../../kernel/screen.ts'
import { expect, test } from '../../kernel/test.ts'
import { wordsOf } from '../../kernel/words.ts'

const CONFIG = '**/homePageDecorate/getInfo'
const NAVIGATION = '**/decorate/decorate-navigation/navigation'

interface Module {
  id: string
  code: string
  title: string
  extendInfo: string | null
  dataMaxCount: number
  lmsDecorateModuleCategories: { datas: { type: string; json: string }[] }[]
}

/** The real home page, changed on its way to the phone. */
async function changeModules(phone: Page, change: (modules: Module[]) => Module[]): Promise<void> {
  await phone.route(CONFIG, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    body.data.lmsDecorateModules = change(body.data.lmsDecorateModules)
    await route.fulfill({ response: answer, json: body })
  })
}

const ofCode = (modules: Module[], code: string) => modules.filter((module) => module.code === code)

const withItems = (module: Module, items: readonly unknown[]): Module => ({
  ...module,
  dataMaxCount: items.length,
  lmsDecorateModuleCategories: module.lmsDecorateModuleCategories.slice(0, 1).map((category) => ({
    ...category,
    datas: items.map((item) => ({ type: 'x', json: typeof item === 'string' ? item : JSON.stringify(item) })),
  })),
})

test('the home page shows what the company has put there, in its order', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/')
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('沙丘学院')
  const main = phone.getByRole('main')
  const banners = main.getByRole('region', { name: t('home.banners') })
  const menu = main.getByRole('navigation', { name: t('home.menu') })
  const notices = main.getByRole('region', { name: t('home.notices') })
  const pictures = main.getByRole('region', { name: '学院风采' })
  const tops: number[] = []
  for (const part of [banners, menu, notices, pictures]) {
    await expect(part).toBeVisible()
    tops.push((await part.boundingBox())?.y ?? 0)
  }
  expect(tops).toEqual([...tops].sort((a, b) => a - b))
  await expect(menu.getByRole('link')).toHaveCount(8)
  await phone.getByRole('link', { name: t('home.search') }).click()
  await expect(phone).toHaveURL(/\/courseSearch/)
})

test('the home page of another college has nothing to be told about by axe either', async ({ open }) => {
  const t = await wordsOf('en-us')
  const phone = await open({ as: 'emma', language: 'en-us' })
  await phone.goto('/')
  await expect(phone.getByRole('region', { name: t('home.banners') })).toBeVisible()
  await expectAccessible(phone)
})

test('menu items take a quarter of the width, or a fifth when the count is no multiple of four', async ({ open }) => {
  const share = async (phone: Page, name: string) => {
    await phone.goto('/')
    const menu = phone.getByRole('navigation', { name })
    const item = menu.getByRole('listitem').first()
    await expect(item).toBeVisible()
    const [whole, part] = [await menu.boundingBox(), await item.boundingBox()]
    return Math.round(((part?.width ?? 0) / (whole?.width ?? 1)) * 100)
  }
  expect(await share(await open({ as: 'learner' }), (await wordsOf('zh-cn'))('home.menu'))).toBe(25)
  expect(await share(await open({ as: 'emma', language: 'en-us' }), (await wordsOf('en-us'))('home.menu'))).toBe(20)
})

test('menu items lead to their screens, and to a clear word where something is not online yet', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  const menu = phone.getByRole('navigation', { name: t('home.menu') })
  for (const [name, expected] of [
    ['设置', t('settings.title')],
    ['课程', t('course.title')],
    ['积分商城', t('kernel.jump_not_online')],
  ] as const) {
    await phone.goto('/')
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(phone.getByRole('heading', { name: expected })).toBeVisible()
  }
})

test('back finds the home page where it was left', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.setViewportSize({ width: 375, height: 480 })
  await phone.goto('/')
  const entry = phone.getByRole('link', { name: '设置', exact: true })
  await expect(entry).toBeVisible()
  await phone.evaluate(() => scrollTo(0, 90))
  await expect.poll(() => phone.evaluate(() => Math.round(scrollY))).toBe(90)
  await entry.click()
  await expect(phone.getByRole('heading', { name: t('settings.title'), level: 1 })).toBeVisible()
  await phone.getByRole('button', { name: t('kernel.back') }).click()
  await expect(entry).toBeVisible()
  await expect.poll(() => phone.evaluate(() => Math.round(scrollY))).toBe(90)
})

test('whatever a company gets wrong costs that one thing, and the page lives', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await changeModules(phone, (modules) => [
    { ...(modules[0] as Module), id: 'x', code: 'app-from-the-future' },
    ...modules.map((module) => ({ ...module, extendInfo: '{"type":' })),
    ...ofCode(modules, 'app-nav').map((module) => ({
      ...withItems(module, [
        '{"dataName":',
        '[]',
        { dataName: 7 },
        { dataName: 'A script', dataJumpType: 18, dataJumpUrl: 'javascript:document.title="owned"' },
        { dataName: 'A riddle', dataJumpType: 4711 },
        { dataName: 'No picture', dataJumpType: 60, dataImgUrl: 'https://elsewhere.example/a.png' },
      ]),
      id: 'y',
      title: 'Mistakes',
    })),
  ])
  await phone.goto('/')
  const mistakes = phone.getByRole('navigation', { name: 'Mistakes' })
  await expect(mistakes.getByRole('listitem')).toHaveText([/A script/, /A riddle/, /No picture/])
  await expect(phone.getByRole('region', { name: t('home.banners') })).toBeVisible()

  await mistakes.getByRole('button', { name: 'A script' }).click()
  await expect(phone.getByText(t('kernel.jump_refused'))).toBeVisible()
  await mistakes.getByRole('button', { name: 'A riddle' }).click()
  await expect(phone.getByText(t('kernel.jump_unknown'))).toBeVisible()
  await expect(phone).toHaveURL('/')
  expect(await phone.title()).not.toBe('owned')
  await mistakes.getByRole('link', { name: 'No picture' }).click()
  await expect(phone.getByRole('heading', { name: t('settings.title'), level: 1 })).toBeVisible()
})

test('a picture that does not come leaves a quiet place', async ({ open, t, noise }) => {
  noise.allow(/^request net::ERR_FAILED: GET .*\/files\//)
  const phone = await open({ as: 'learner' })
  await phone.route('**/files/**', (route) => route.abort('failed'))
  await phone.goto('/')
  const banners = phone.getByRole('region', { name: t('home.banners') })
  await expect(banners.getByRole('img', { name: '新员工学习周：从营地出发' })).toBeVisible()
  await expect(phone.getByRole('link', { name: '设置', exact: true })).toBeVisible()
})

test('every notice can be read in full', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/')
  await phone.getByRole('button', { name: t('home.notices_all') }).click()
  const sheet = phone.getByRole('dialog', { name: t('home.notices') })
  await expect(sheet.getByRole('listitem')).toHaveCount(3)
  await sheet.getByRole('link').last().click()
  await expect(phone).toHaveURL('/news')
})

test('pictures that lead nowhere open in full, without going round', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/')
  const second = phone.getByRole('button', { name: t('kernel.picture_open', { name: '每月服务之星' }) })
  await second.click()
  const viewer = phone.getByRole('dialog', { name: t('kernel.picture_viewer') })
  const at = (number: number) => viewer.getByText(t('kernel.slide', { number, total: 3 }))
  await expect(at(2)).toBeVisible()
  await expectAccessible(phone)
  await phone.keyboard.press('ArrowRight')
  await expect(at(3)).toBeVisible()
  await phone.keyboard.press('ArrowRight')
  await expect(at(3)).toBeVisible()
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
  await phone.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(second).toBeFocused()
})

test('back to top is there for whoever turns back after one screen', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.setViewportSize({ width: 375, height: 320 })
  await phone.goto('/')
  await expect(phone.getByRole('region', { name: '学院风采' })).toBeVisible()
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
  await expect.poll(() => phone.evaluate(() => scrollY)).toBe(0)
  await expect(up).toBeHidden()
})

test('the floating button leads to the guide, unless it is only moved', async ({ open }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/')
  const button = phone.getByRole('button', { name: '新手指南' })
  await settled(phone)
  const box = await button.boundingBox()
  if (!box) throw new Error('no floating button')
  await phone.mouse.move(box.x + 20, box.y + 20)
  await phone.mouse.down()
  await phone.mouse.move(60, box.y - 100, { steps: 4 })
  await phone.mouse.up()
  await expect(phone).toHaveURL('/')
  await expect.poll(async () => (await button.boundingBox())?.x).toBeLessThan(60)
  await button.click()
  await expect(phone).toHaveURL(/\/webview\?/)
})

test('pulling the page down asks for it again', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/')
  await expect(phone.getByRole('navigation', { name: t('home.menu') })).toBeVisible()
  const fingers = await phone.context().newCDPSession(phone)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 180, y }] })
  const again = phone.waitForRequest(CONFIG)
  await touch('touchStart', 200)
  for (let y = 220; y <= 420; y += 20) await touch('touchMove', y)
  await expect(phone.getByText(t('kernel.release_to_refresh'))).toBeVisible()
  await touch('touchEnd')
  await again
})

test('a home page that does not come says so and comes on request', async ({ open, t, noise }) => {
  noise.allow(/^answer 503: POST .*getInfo$/)
  const phone = await open({ as: 'learner' })
  await phone.route(CONFIG, (route) =>
    route.fulfill({ status: 503, json: { code: 5000, msg: 'Having a rest', data: null } }),
  )
  await phone.goto('/')
  await expect(phone.getByText('Having a rest')).toBeVisible()
  await phone.unroute(CONFIG)
  await phone.getByRole('button', { name: t('kernel.retry') }).click()
  await expect(phone.getByRole('navigation', { name: t('home.menu') })).toBeVisible()
})

test('a home page without modules says that it is being prepared', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await changeModules(phone, () => [])
  await phone.goto('/')
  await expect(phone.getByRole('heading', { name: t('home.empty_title') })).toBeVisible()
})

test('whoever taps home gets home, though the company begins elsewhere', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  const tab = (id: string, name: string, defaultCode: string, isDefaultPage: number) => ({
    id,
    name,
    defaultCode,
    isDefaultPage,
    jumpUrl: null,
    choseImgUrl: null,
    defaultImgUrl: null,
  })
  const navigations = [tab('1', 'Home', 'home', 0), tab('2', 'Me', 'mine', 1)]
  await phone.route(NAVIGATION, (route) => route.fulfill({ json: { code: 1, msg: '', data: { navigations } } }))
  await phone.goto('/')
  await expect(phone).toHaveURL('/my')
  await phone
    .getByRole('navigation', { name: t('kernel.tabs') })
    .getByRole('link', { name: 'Home' })
    .click()
  await expect(phone).toHaveURL('/')
  await expect(phone.getByRole('navigation', { name: t('home.menu') })).toBeVisible()
})
