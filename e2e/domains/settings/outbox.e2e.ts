import { LANGUAGE_NAMES } from '../../../packages/rules/src/language.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { expectClosed } from '../../kernel/layers.ts'
import { expect, test } from '../../kernel/test.ts'
import { wordsOf } from '../../kernel/words.ts'

const CHANGE = '**/user/change-language'

test('an unsent write survives a reload, and two tabs that are online again send it once', async ({
  open,
  t,
  noise,
}) => {
  noise.allow(/ERR_CONNECTION_REFUSED: POST .*\/change-language$/, /ERR_INTERNET_DISCONNECTED/)
  const phone = await open({ as: 'author' })
  await phone.context().route(CHANGE, (route) => route.abort('connectionrefused'))
  await phone.goto('/setting')
  await phone.getByRole('button', { name: t('settings.language') }).click()
  const sheet = phone.getByRole('dialog')
  await sheet.getByRole('button', { name: LANGUAGE_NAMES['en-us'] }).click()
  await expectClosed(sheet)
  const english = await wordsOf('en-us')
  await expect(phone.getByRole('heading', { name: english('settings.title'), level: 1 })).toBeVisible()

  const second = await phone.context().newPage()
  for (const page of [phone, second]) {
    await page.goto('/outbox')
    await expect(page.getByText(english('kernel.outbox_waiting'))).toBeVisible()
  }
  const answers: number[] = []
  phone.context().on('response', (response) => {
    if (response.url().endsWith('/change-language')) answers.push(response.status())
  })
  // Goes offline first: a request cut off between its arrival and its answer would rightly be sent again.
  await phone.context().setOffline(true)
  await expect(phone.getByRole('link', { name: english('kernel.offline_waiting', { count: 1 }) })).toBeVisible()
  await expectAccessible(phone)
  await phone.context().unroute(CHANGE)
  await phone.context().setOffline(false)
  for (const page of [phone, second])
    await expect(page.getByText(english('kernel.outbox_empty'), { exact: true })).toBeVisible()
  expect(answers).toEqual([200])
})
