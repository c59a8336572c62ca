import { PASSWORD } from '../../kernel/people.ts'
import { submitSignIn } from '../../kernel/sign-in.ts'
import { expect, test } from '../../kernel/test.ts'

const RESOLVE = '**/short-url/getShortUrl?*'

test('a short link to an open page opens it for anybody, and back does not return to the link', async ({
  phone,
  t,
}) => {
  await phone.goto('/login')
  await phone.goto('/s/privacy')
  await expect(phone).toHaveURL('/privacyPolicy')
  await expect(phone.getByRole('heading', { name: t('settings.privacy_policy'), level: 1 })).toBeVisible()
  await phone.goBack()
  await expect(phone).toHaveURL('/login')
})

test('a short link to a closed page asks to sign in first, then goes on', async ({ phone, t }) => {
  await phone.goto('/s/welcome')
  await expect(phone).toHaveURL(/\/login\?redirect=/)
  await submitSignIn(phone, t, { userName: 'manager', password: PASSWORD })
  await expect(phone).toHaveURL(/\/webview\?url=/)
})

test('a short link that is gone, or never was one, says so', async ({ phone, t, noise }) => {
  noise.allow(/^answer (404|422): GET .*\/getShortUrl/)
  for (const code of ['nothing-here', 'a']) {
    await phone.goto(`/s/${code}`)
    await expect(phone.getByRole('heading', { name: t('kernel.share_error_title') })).toBeVisible()
    await expect(phone.getByText(t('kernel.share_error_text'))).toBeVisible()
  }
})

test('a short link to a screen that is not there leads to a clear word', async ({ open, t }) => {
  const phone = await open({ as: 'manager' })
  const link = { shortUrl: 'merchant', appJumpStatus: 29, moduleId: '5', appJumpUrl: null, contentType: null }
  await phone.route(RESOLVE, (route) => route.fulfill({ json: { code: 1, msg: '', data: link } }))
  await phone.goto('/s/merchant')
  await expect(phone.getByText(t('kernel.jump_not_built'))).toBeVisible()
  await expect(phone).toHaveURL(/\/empty\?/)
})

test('a short link to a short link, itself or another, says that it leads nowhere', async ({ open, t }) => {
  const phone = await open({ as: 'manager' })
  let appJumpUrl = ''
  await phone.route(RESOLVE, (route) => {
    const link = { shortUrl: 'circle', appJumpStatus: 0, moduleId: null, appJumpUrl, contentType: null }
    return route.fulfill({ json: { code: 1, msg: '', data: link } })
  })
  for (appJumpUrl of ['/s/circle', '/s/another']) {
    await phone.goto('/s/circle')
    await expect(phone.getByRole('heading', { name: t('kernel.share_error_title') })).toBeVisible()
    await expect(phone.getByText(t('kernel.share_error_text'))).toBeVisible()
    await expect(phone).toHaveURL('/s/circle')
  }
})

test('a short link to a script is refused with a word', async ({ open, t }) => {
  const phone = await open({ as: 'manager' })
  const link = {
    shortUrl: 'evil',
    appJumpStatus: 0,
    moduleId: null,
    appJumpUrl: 'javascript:alert(1)',
    contentType: null,
  }
  await phone.route(RESOLVE, (route) => route.fulfill({ json: { code: 1, msg: '', data: link } }))
  await phone.goto('/s/evil')
  await expect(phone.getByText(t('kernel.jump_refused'))).toBeVisible()
  await expect(phone).toHaveURL('/s/evil')
})
