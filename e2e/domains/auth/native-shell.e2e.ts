import { expect, test } from '../../kernel/test.ts'

test('the shell lends its person, hears titles and the sign-out, and closes without a token', async ({
  open,
  t,
  noise,
}) => {
  noise.allow(/^answer 4\d\d: /)
  const page = await open({ device: 'desktop' })
  await page.goto('/shell/index.html?path=/my')
  const app = page.frameLocator('iframe')
  const log = page.getByRole('list', { name: 'Calls of the page' })
  await page.getByRole('combobox', { name: 'Account' }).selectOption('learner')
  await page.getByRole('button', { name: 'Open the app' }).click()
  await expect(app.getByRole('heading', { name: t('org.my'), exact: true })).toBeAttached()
  await expect(log).toContainText('getToken')
  await expect(page.locator('#title')).toContainText(t('org.my'))

  await page.getByRole('combobox', { name: 'Account' }).selectOption('teacher')
  await page.getByRole('button', { name: 'Change the person' }).click()
  await expect(log.getByText('getToken')).toHaveCount(2)

  await page.getByRole('combobox', { name: 'Token' }).selectOption('none')
  await page.getByRole('button', { name: 'Open the app' }).click()
  await expect(page.getByRole('status')).toHaveText('Closed')
  await expect(page.getByRole('alert')).toHaveText('The app has nobody signed in')

  await page.getByRole('combobox', { name: 'Token' }).selectOption('bad')
  await page.getByRole('button', { name: 'Open the app' }).click()
  await expect(page.getByRole('status')).toHaveText('Closed')
  await expect(page.getByRole('alert')).toHaveText(t('auth.host_token_failed'))
})
