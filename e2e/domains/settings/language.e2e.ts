import { LANGUAGE_NAMES, LANGUAGES } from '../../../packages/rules/src/language.ts'
import { expectClosed } from '../../kernel/layers.ts'
import { expect, test } from '../../kernel/test.ts'
import { wordsOf } from '../../kernel/words.ts'

const HTML_LANG = { 'zh-cn': 'zh-CN', 'zh-cht': 'zh-Hant', 'en-us': 'en-US', vi: 'vi', id: 'id' }

test('every language can be chosen, is used at once and stays', async ({ open }) => {
  const phone = await open({ as: 'manager' })
  let words = await wordsOf('zh-cn')
  for (const language of ['zh-cht', 'en-us', 'vi', 'id', 'zh-cn'] as const) {
    await phone.goto('/setting')
    await phone.getByRole('button', { name: words('settings.language') }).click()
    const sheet = phone.getByRole('dialog')
    await sheet.getByRole('button', { name: LANGUAGE_NAMES[language] }).click()
    await expectClosed(sheet)
    words = await wordsOf(language)
    await expect(phone.getByRole('heading', { name: words('settings.title') })).toBeVisible()
    await expect(phone.locator('html')).toHaveAttribute('lang', HTML_LANG[language])
    await phone.reload()
    await expect(phone.getByRole('heading', { name: words('settings.title') })).toBeVisible()
  }
})

for (const language of LANGUAGES) {
  test(`a browser in ${language} is greeted in it`, async ({ open }) => {
    const phone = await open({ language })
    const t = await wordsOf(language)
    await phone.goto('/login')
    await expect(phone.getByRole('button', { name: t('auth.sign_in'), exact: true })).toBeVisible()
  })
}

test('the language can be chosen before signing in', async ({ phone, t }) => {
  await phone.goto('/login')
  await phone.getByRole('button', { name: t('auth.language') }).click()
  await phone.getByRole('dialog').getByRole('button', { name: 'English' }).click()
  const english = await wordsOf('en-us')
  await expect(phone.getByRole('button', { name: english('auth.sign_in'), exact: true })).toBeVisible()
})
