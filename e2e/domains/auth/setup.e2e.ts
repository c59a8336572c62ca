import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { type Device, newDevice } from '../../kernel/devices.ts'
import { type Sands, startSands } from '../../kernel/sands.ts'
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
  test.beforeAll(async () => {
    sands = await startSands({ env: { DEMO: '0' } })
  })
  test.afterAll(() => sands.stop())

  test('is set up from a phone or a computer, once, and then has somebody inside', async ({ browser, noise, t }) => {
    const contexts: Awaited<ReturnType<typeof newDevice>>[] = []
    const openOn = async (device: Device) => {
      const context = await newDevice(browser, device, { url: sands.url })
      contexts.push(context)
      noise.listen(context, sands.url)
      return context.newPage()
    }
    const [phone, desk] = [await openOn('phone'), await openOn('desk')]
    noise.allow(/^answer 403: POST .*\/setup\/create$/, /^answer 409: POST .*\/setup\/create$/)

    // Whatever one opens, one begins here.
    await phone.goto('/my')
    await expect(phone).toHaveURL('/desktop/setup')
    await expect(phone.getByRole('heading', { level: 1, name: t('auth.setup_title') })).toBeVisible()
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    await expectAccessible(phone)
    await desk.goto('/desktop/manage')
    await expect(desk).toHaveURL('/desktop/setup')
    await expectAccessible(desk)

    // Faults are told where they are.
    const create = (page: Page) => page.getByRole('button', { name: t('auth.setup_submit') })
    await create(desk).click()
    await expect(desk.getByText(t('auth.setup_code_required'))).toBeVisible()
    await expect(desk.getByText(t('auth.setup_user_name_wrong'))).toBeVisible()
    await expect(desk.getByLabel(t('auth.setup_code_label'), { exact: true })).toBeFocused()

    // Another code opens nothing, and nothing that was typed is lost.
    await fillIn(desk, t, 'aaaa-bbbb-cccc')
    await create(desk).click()
    await expect(desk.getByText(t('auth.setup_code'))).toBeVisible()
    await expect(desk.getByLabel(t('auth.setup_company'), { exact: true })).toHaveValue('远山零售')

    await desk.getByLabel(t('auth.setup_code_label'), { exact: true }).fill(setUpCode(sands))
    await create(desk).click()
    await expect(desk).toHaveURL(/\/desktop\/manage/)
    await expect(desk.getByRole('button', { name: t('manage.account_menu') })).toBeVisible()

    // Whoever was still filling in the same page is told.
    await fillIn(phone, t, 'aaaa-bbbb-cccc')
    await create(phone).click()
    await expect(phone.getByRole('heading', { name: t('auth.setup_done_title') })).toBeVisible()

    // The phone app is there for the new company, with something to see.
    await phone.goto('/')
    await submitSignIn(phone, t, ADMINISTRATOR)
    await expect(phone.getByRole('navigation', { name: t('home.menu') })).toBeVisible()
    await expect(phone.getByText('远山学院')).toBeVisible()
    for (const context of contexts) await context.close()
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
