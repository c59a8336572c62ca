import { expectClosed } from '../../kernel/layers.ts'
import { expect, test } from '../../kernel/test.ts'

test('choosing another college shows its home page, tabs and colours, and the choice is remembered', async ({
  open,
  t,
}) => {
  const phone = await open({ as: 'admin' })
  await phone.goto('/')
  const tabs = phone.getByRole('navigation', { name: t('kernel.tabs') })
  const heading = phone.getByRole('heading', { level: 1 })
  const choose = async (from: string, to: string) => {
    await phone.getByRole('button', { name: t('home.college_switch', { name: from }) }).click()
    const sheet = phone.getByRole('dialog', { name: t('home.college_choose') })
    await expect(sheet.getByRole('button', { name: from })).toHaveAttribute('aria-pressed', 'true')
    await sheet.getByRole('button', { name: to }).click()
    await expect(heading).toContainText(to)
    await expectClosed(sheet)
  }
  await expect(tabs.getByRole('link', { name: '首页' })).toBeVisible()
  const theme = await phone.locator('html').getAttribute('data-theme')
  try {
    await choose('沙丘学院', 'Dune Academy')
    await expect(phone.getByRole('heading', { name: 'Around the academy' })).toBeVisible()
    await expect(tabs.getByRole('link', { name: 'Home' })).toBeVisible()
    await expect(phone.locator('html')).not.toHaveAttribute('data-theme', theme ?? '')
    await phone.reload()
    await expect(heading).toContainText('Dune Academy')
    await tabs.getByRole('link', { name: 'Me', exact: true }).click()
    await expect(phone.getByText('Product & Engineering')).toBeVisible()
    await tabs.getByRole('link', { name: 'Home' }).click()
    await expect(heading).toContainText('Dune Academy')
  } finally {
    await choose('Dune Academy', '沙丘学院')
  }
  await expect(phone.locator('html')).toHaveAttribute('data-theme', theme ?? '')
})
