import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { type Device, newDevice } from '../../kernel/devices.ts'
import type { Noise } from '../../kernel/noise.ts'
import { type Sands, SERVER_START_MS, startSands } from '../../kernel/sands.ts'
import { setUpCode } from '../../kernel/setup.ts'
import { submitSignIn } from '../../kernel/sign-in.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const ADMINISTRATOR = { userName: 'first.admin', password: 'Dunes#2027' }

async function fillIn(page: Page, t: Words, code: string): Promise<void> {
  const fields = [
    ['auth.setup_code_label', code],
    ['auth.setup_company', '远山零售'],
    ['auth.setup_college', '远山学院'],
    ['auth.setup_name', '秦远'],
    ['auth.setup_user_name', ADMINISTRATOR.userName],
    ['auth.password', ADMINISTRATOR.password],
    ['auth.setup_repeat', ADMINISTRATOR.password],
  ] as const
  for (const [label, text] of fields) await page.getByLabel(t(label), { exact: true }).fill(text)
}

async function expectSetUpPage(page: Page, t: Words): Promise<void> {
  await expect(page).toHaveURL('/desktop/setup')
  await expect(page.getByRole('heading', { level: 1, name: t('auth.setup_title') })).toBeVisible()
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await expectAccessible(page)
}

test.describe('an empty installation', () => {
  let sands: Sands
  const contexts: BrowserContext[] = []
  test.beforeAll(async () => {
    test.setTimeout(SERVER_START_MS)
    sands = await startSands({ env: { DEMO: '0' } })
  })
  test.afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close()
  })
  test.afterAll(() => sands.stop())

  const openOn = async (device: Device, { browser, noise }: { browser: Browser; noise: Noise }) => {
    const context = await newDevice(browser, device, { url: sands.url })
    contexts.push(context)
    noise.listen(context, sands.url)
    return context.newPage()
  }

  test('redirects every device to the set-up page, is set up once, and then has an administrator', async ({
    browser,
    noise,
    t,
  }) => {
    noise.allow(/^answer 409: POST .*\/setup\/create$/)
    const [phone, desktop] = [await openOn('phone', { browser, noise }), await openOn('desktop', { browser, noise })]
    const create = (page: Page) => page.getByRole('button', { name: t('auth.setup_submit') })
    await phone.goto('/my')
    await expectSetUpPage(phone, t)
    await fillIn(phone, t, setUpCode(sands))
    await desktop.goto('/desktop/manage')
    await expectSetUpPage(desktop, t)
    await fillIn(desktop, t, setUpCode(sands))
    await create(desktop).click()
    await expect(desktop).toHaveURL(/\/desktop\/manage/)
    await expect(desktop.getByRole('button', { name: t('manage.account_menu') })).toBeVisible()

    // The second person, who was filling in the same form, is told that set-up is done.
    await create(phone).click()
    await expect(phone.getByRole('heading', { name: t('auth.setup_done_title') })).toBeVisible()

    // The phone app works for the new company and has a home page.
    await phone.goto('/')
    await submitSignIn(phone, t, ADMINISTRATOR)
    await expect(phone.getByRole('navigation', { name: t('home.menu') })).toBeVisible()
    await expect(phone.getByText('远山学院')).toBeVisible()
  })
})
