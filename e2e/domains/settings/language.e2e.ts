import { LANGUAGE_NAMES } from '../../../packages/rules/src/language.ts'
import { expectClosed } from '../../kernel/layers.ts'
import { expect, test } from '../../kernel/test.ts'
import { wordsOf } from '../../kernel/words.ts'

const HTML_LANG = { 'zh-cn': 'zh-CN', 'zh-cht': 'zh-Hant', 'en-us': 'en-US', vi: 'vi', id: 'id' }

test('the app starts in the language of the browser, and every other language can be chosen before signing in', async ({
  open,
}) => {
  const phone = await open({ language: 'vi' })
  let words = await wordsOf('vi')
  await phone.goto('/login')
  const enter = () => phone.getByRole('button', { name: words('auth.sign_in'), exact: true })
  await expect(enter()).toBeVisible()
  for (const language of ['zh-cht', 'en-us', 'id', 'zh-cn'] as const) {
    await phone.getByRole('button', { name: words('auth.language') }).click()
    const sheet = phone.getByRole('dialog')
    await sheet.getByRole('button', { name: LANGUAGE_NAMES[language] }).click()
    await expectClosed(sheet)
    words = await wordsOf(language)
    await expect(enter()).toBeVisible()
    await expect(phone.locator('html')).toHaveAttribute('lang', HTML_LANG[language])
  }
  await phone.reload()
  await expect(enter()).toBeVisible()
})
