import { submitSignIn } from '../../kernel/sign-in.ts'
import { expect, test } from '../../kernel/test.ts'
import { call, tokenOf } from '../../process/api.ts'

const USERS = 'GET /sands-user/api/v1/manage/user/page?keyword='
const RESET = 'POST /sands-user/api/v1/manage/user/reset-password'

/** Issues a one-time password as an administrator does. */
async function oneTimePasswordOf(url: string, userName: string): Promise<string> {
  const token = await tokenOf(url, 'admin')
  const { data: found } = await call(url, `${USERS}${userName}`, { token })
  const [user] = (found as { records: { id: string }[] }).records
  const { data } = await call(url, RESET, { token, body: { id: user?.id } })
  return (data as { oneTimePassword: string }).oneTimePassword
}

for (const { device, login, userName, inside } of [
  { device: 'desktop', login: '/desktop/login', userName: 'staff03', inside: /\/desktop\/?$/ },
] as const) {
  test(`a one-time password signs a person in once, on a ${device}`, async ({ open, url, t, noise }) => {
    noise.allow(/^answer 400: POST .*\/oauth\/token$/)
    const password = await oneTimePasswordOf(url, userName)
    const page = await open({ device })
    await page.goto(login)
    await submitSignIn(page, t, { userName, password })
    await expect(page.getByRole('heading', { name: t('auth.new_password_title') })).toBeVisible()
    await page.getByLabel(t('auth.new_password'), { exact: true }).fill('Dunes#2027')
    await page.getByLabel(t('auth.repeat_password'), { exact: true }).fill('Dunes#2027')
    await page.getByRole('button', { name: t('auth.save_and_enter') }).click()
    await expect(page).toHaveURL(inside)

    const elsewhere = await open({ device })
    await elsewhere.goto(login)
    await submitSignIn(elsewhere, t, { userName, password })
    await expect(elsewhere.getByText(t('auth.bad_credentials'))).toBeVisible()
  })

  test(`an expired one-time password says so, on a ${device}`, async ({ open, t, noise }) => {
    noise.allow(/^answer 400: POST .*\/oauth\/token$/)
    const page = await open({ device })
    await page.route('**/oauth/token', (route) =>
      route.fulfill({
        status: 400,
        json: { code: 4_140_013, msg: t('auth.one_time_expired'), data: null, error: 'invalid_grant' },
      }),
    )
    await page.goto(login)
    await submitSignIn(page, t, { userName, password: 'k7qm-3xtr-9wpa' })
    await expect(page.getByText(t('auth.one_time_expired'))).toBeVisible()
    await expect(page.getByLabel(t('auth.account'), { exact: true })).toHaveValue(userName)
  })
}
