import type { Page } from '@playwright/test'
import { expect, test } from '../../kernel/test.ts'
import { quiet } from '../../kernel/traffic.ts'

const AGENTS = {
  wechat: ' MicroMessenger/8.0.50 NetType/WIFI Language/zh_CN',
  wecom: ' MicroMessenger/8.0.50 wxwork/4.1.20',
  feishu: ' Feishu/7.27.8 LarkLocale/zh_CN',
  miniprogram: ' MicroMessenger/8.0.50 MiniProgramEnv/iOS',
} as const

/** The page inside another app, as far as its user agent says. */
async function inside(page: Page, host: keyof typeof AGENTS): Promise<string[]> {
  const fetched: string[] = []
  page.on('request', (request) => void fetched.push(request.url()))
  await page.addInitScript((suffix) => {
    const agent = `${navigator.userAgent}${suffix}`
    Object.defineProperty(navigator, 'userAgent', { get: () => agent })
  }, AGENTS[host])
  return fetched
}

test('WeCom signs its member in over the transit page; without a ticket authorization fails', async ({
  open,
  t,
  noise,
}) => {
  noise.allow(/^answer 400: /)
  const phone = await open({ device: 'phone' })
  await inside(phone, 'wecom')
  await phone.goto('/my')
  await phone.getByRole('link', { name: 'learner' }).click()
  await expect(phone).toHaveURL(/\/my$/)
  await expect(phone.getByRole('heading', { name: t('org.my'), exact: true })).toBeAttached()
  // Leaving while the host's code asks for its signature would be an error of the page.
  await quiet(phone)
  await phone.goto('/qiweiTransit')
  await expect(phone.getByText(t('auth.authorization_failed_text'))).toBeVisible()
})

test('WeChat asks after a moment, links the account once, and a forged state is stripped', async ({
  open,
  t,
  noise,
}) => {
  noise.allow(/^answer 400: /)
  const phone = await open({ device: 'phone' })
  const fetched = await inside(phone, 'wechat')
  await phone.goto('/login?code=forged&state=forged-state')
  await expect(phone).toHaveURL(/\/login$/)
  await phone.getByRole('link', { name: 'teacher' }).click()
  await expect(phone.getByText(t('auth.host_link_hint'))).toBeVisible()
  await phone.getByLabel(t('auth.account'), { exact: true }).fill('teacher')
  await phone.getByLabel(t('auth.password'), { exact: true }).fill('Sands@2026')
  await phone.getByRole('button', { name: t('auth.sign_in'), exact: true }).click()
  await phone.getByRole('button', { name: t('auth.host_link_do'), exact: true }).click()
  await expect(phone.getByText(t('auth.host_linked'), { exact: true })).toBeVisible()
  expect(fetched.some((url) => /feishu-|native-/.test(url))).toBe(false)
})

test('Feishu signs its member in by the redirect', async ({ open, t }) => {
  const phone = await open({ device: 'phone' })
  await inside(phone, 'feishu')
  await phone.goto('/my')
  await phone.getByRole('link', { name: 'learner' }).click()
  await expect(phone.getByRole('heading', { name: t('org.my'), exact: true })).toBeAttached()
  await expect(phone).toHaveURL(/\/my$/)
})

test('a mini-program is asked with a state, and a code without it is removed from the address', async ({ open, t }) => {
  const phone = await open({ device: 'phone' })
  await inside(phone, 'miniprogram')
  await phone.goto('/login?redirect=%252Fmy&mpCode=of-somebody-else')
  await phone.getByRole('link', { name: 'auditor' }).click()
  await expect(phone.getByText(t('auth.host_link_hint'))).toBeVisible()
  await expect(phone).toHaveURL(/\/login\?redirect=[^&]*my$/)
})

test('WeCom leads on to the page that the sign-in page was opened for', async ({ open, t }) => {
  const phone = await open({ device: 'phone' })
  await inside(phone, 'wecom')
  await phone.goto('/login?redirect=%252Fmy')
  await phone.getByRole('link', { name: 'manager' }).click()
  await expect(phone).toHaveURL(/\/my$/)
  await expect(phone.getByRole('heading', { name: t('org.my'), exact: true })).toBeAttached()
})
