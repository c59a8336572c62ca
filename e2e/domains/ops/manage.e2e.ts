import { expectAccessible } from '../../kernel/axe.ts'
import { settled } from '../../kernel/screen.ts'
import { expect, test } from '../../kernel/test.ts'

test('without a right there is no way into the management, and the address says why', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'learner' })
  await desk.goto('/desktop/')
  await expect(desk.getByRole('button', { name: t('manage.account_menu') })).toBeVisible()
  await expect(desk.getByRole('link', { name: t('manage.title') })).toHaveCount(0)

  await desk.goto('/desktop/manage')
  await expect(desk.getByText(t('manage.no_right_title'))).toBeVisible()
  await expectAccessible(desk)
})

test('the server refuses a management call without the right', async ({ open, noise }) => {
  noise.allow(/^answer 403: GET .*\/ops\/status$/)
  const desk = await open({ device: 'desk', as: 'learner' })
  await desk.goto('/desktop/')
  const status = await desk.evaluate(async () => {
    const { accessToken } = JSON.parse(localStorage.getItem('sands.session') ?? '{}')
    const answer = await fetch('/sands-system/api/v1/ops/status', {
      headers: { Authorization: `Bearer ${accessToken}` },
    })
    return answer.status
  })
  expect(status).toBe(403)
})

test('an administrator reaches the system pages by the navigation', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto('/desktop/')
  await desk.getByRole('link', { name: t('manage.title') }).click()
  const navigation = desk.getByRole('navigation', { name: t('kernel.tabs') })
  await navigation.getByRole('link', { name: t('ops.dead_letters') }).click()
  await expect(desk.getByText(t('ops.dead_letters_none'), { exact: true })).toBeVisible()
  await navigation.getByRole('link', { name: t('ops.status') }).click()
  await expect(desk.getByText(t('ops.database_embedded'))).toBeVisible()
  await expectAccessible(desk)
})

test('a slash opens the search over the pages and Escape closes it', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto('/desktop/manage')
  await settled(desk)
  await desk.keyboard.press('/')
  const search = desk.getByRole('combobox', { name: t('manage.search') })
  await expect(search).toBeFocused()
  await desk.keyboard.press('Escape')
  await expect(search).toBeHidden()
})
