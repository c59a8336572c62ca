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

test.describe('an empty installation', () => {
  let sands: Sands
  const contexts: BrowserContext[] = []
  test.describe.configure({ mode: 'serial' })
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
  const create = (page: Page, t: Words) => page.getByRole('button', { name: t('auth.setup_submit') })

  for (const { device, path } of [
    { device: 'phone', path: '/my' },
    { device: 'desk', path: '/desktop/manage' },
  ] as const)
    test(`leads to the set-up page on a ${device}, and tells faults where they are`, async ({ browser, noise, t }) => {
      const page = await openOn(device, { browser, noise })
      await page.goto(path)
      await expect(page).toHaveURL('/desktop/setup')
      await expect(page.getByRole('heading', { level: 1, name: t('auth.setup_title') })).toBeVisible()
      const width = page.viewportSize()?.width ?? 0
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await expectAccessible(page)

      await create(page, t).click()
      await expect(page.getByText(t('auth.setup_code_required'))).toBeVisible()
      await expect(page.getByText(t('auth.setup_user_name_wrong'))).toBeVisible()
      await expect(page.getByLabel(t('auth.setup_code_label'), { exact: true })).toBeFocused()
    })

  test('is set up once, and then has somebody inside', async ({ browser, noise, t }) => {
    noise.allow(/^answer 403: POST .*\/setup\/create$/, /^answer 409: POST .*\/setup\/create$/)
    const [phone, desk] = [await openOn('phone', { browser, noise }), await openOn('desk', { browser, noise })]
    await phone.goto('/')
    await fillIn(phone, t, setUpCode(sands))

    // Another code opens nothing, and nothing that was typed is lost.
    await desk.goto('/desktop/setup')
    await fillIn(desk, t, 'aaaa-bbbb-cccc')
    await create(desk, t).click()
    await expect(desk.getByText(t('auth.setup_code'))).toBeVisible()
    await expect(desk.getByLabel(t('auth.setup_company'), { exact: true })).toHaveValue('远山零售')
    await desk.getByLabel(t('auth.setup_code_label'), { exact: true }).fill(setUpCode(sands))
    await create(desk, t).click()
    await expect(desk).toHaveURL(/\/desktop\/manage/)
    await expect(desk.getByRole('button', { name: t('manage.account_menu') })).toBeVisible()

    // Whoever was still filling in the same page is told.
    await create(phone, t).click()
    await expect(phone.getByRole('heading', { name: t('auth.setup_done_title') })).toBeVisible()

    // The phone app is there for the new company, with something to see.
    await phone.goto('/')
    await submitSignIn(phone, t, ADMINISTRATOR)
    await expect(phone.getByRole('navigation', { name: t('home.menu') })).toBeVisible()
    await expect(phone.getByText('远山学院')).toBeVisible()
  })
})

test('an app that is open already goes there too, and learns when there is nothing to set up', async ({
  open,
  noise,
  t,
}) => {
  const phone = await open({ as: 'learner' })
  noise.allow(/^answer 403: GET .*\/user\/current-info$/)
  await phone.route('**/user/current-info', (route) =>
    route.fulfill({ status: 403, json: { code: 4_000_425, msg: 'Not set up', data: null } }),
  )
  await phone.goto('/my')
  await expect(phone).toHaveURL('/desktop/setup')
  await phone.getByRole('link', { name: t('auth.sign_in') }).waitFor()
  await expect(phone.getByRole('heading', { level: 1, name: t('auth.setup_done_title') })).toBeVisible()
})
