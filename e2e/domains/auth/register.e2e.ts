import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

const PASSWORD = 'Camel-road#7'

test('a person outside registers with an invitation, and nobody without', async ({ open, t }) => {
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/auth/ways')
  const choose = async (way: 'invitation' | 'closed') => {
    await desktop.getByLabel(t('auth.ways_register'), { exact: true }).click()
    await desktop
      .getByTitle(t(`auth.ways_register_${way}`), { exact: true })
      .last()
      .click()
    const saved = desktop.waitForResponse('**/manage/ways/save')
    await desktop.getByRole('button', { name: t('auth.ways_save') }).click()
    expect((await saved).ok()).toBe(true)
  }
  await choose('invitation')
  await desktop.getByRole('button', { name: t('auth.invite_make') }).click()
  const invited = await desktop.getByText(/\/register\?invitation=/).innerText()
  await expectAccessible(desktop)

  const phone = await open({ device: 'phone' })
  await phone.goto('/register')
  await expect(phone.getByText(t('auth.register_invited_text'))).toBeVisible()
  const { pathname, search } = new URL(invited)
  await phone.goto(`${pathname}${search}`)
  await phone.getByLabel(t('auth.register_name'), { exact: true }).fill('沙丘')
  await phone.getByLabel(t('auth.email'), { exact: true }).fill('dune@guest.example')
  await phone.getByRole('button', { name: t('auth.code_get') }).click()
  await phone.getByRole('button', { name: t('auth.code_fill') }).click()
  await phone.getByLabel(t('auth.password'), { exact: true }).fill(PASSWORD)
  await phone.getByLabel(t('auth.register_repeat'), { exact: true }).fill(PASSWORD)
  await phone.getByRole('button', { name: t('auth.register') }).click()
  await expect(phone.getByText(t('auth.register_agree_first'))).toBeVisible()
  await phone.getByLabel(t('auth.register_agree')).check()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: t('auth.register') }).click()
  await expect(phone).toHaveURL(/\/$/)

  await choose('closed')
  const visitor = await open({ device: 'phone' })
  await visitor.goto('/register')
  await expect(visitor.getByText(t('auth.way_closed_title'))).toBeVisible()
})
