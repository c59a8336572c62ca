import type { Page } from '@playwright/test'
import { LANGUAGE_NAMES } from '../../../packages/rules/src/language.ts'
import { expectClosed } from '../../kernel/layers.ts'
import { signIn } from '../../kernel/sign-in.ts'
import { expect, test } from '../../kernel/test.ts'
import { type Words, wordsOf } from '../../kernel/words.ts'

const CHANGE = '**/user/change-language'

async function chooseEnglish(page: Page, t: Words): Promise<Words> {
  await page.goto('/setting')
  await page.getByRole('button', { name: t('settings.language') }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: LANGUAGE_NAMES['en-us'] }).click()
  await expectClosed(sheet)
  const english = await wordsOf('en-us')
  await expect(page.getByRole('heading', { name: english('settings.title'), level: 1 })).toBeVisible()
  return english
}

const label = (words: Words) => words('settings.language_act', { language: LANGUAGE_NAMES['en-us'] })

test('what could not be sent waits where it can be seen, outlives a reload and arrives', async ({
  phone,
  t,
  noise,
}) => {
  noise.allow(/ERR_CONNECTION_REFUSED: POST .*\/change-language$/)
  await signIn(phone, { person: 'author', t })
  await phone.route(CHANGE, (route) => route.abort('connectionrefused'))
  const english = await chooseEnglish(phone, t)

  await phone.goto('/outbox')
  await expect(phone.getByText(label(english)).or(phone.getByText(label(t)))).toBeVisible()
  await phone.reload()
  await expect(phone.getByText(english('kernel.outbox_waiting'))).toBeVisible()

  await phone.unroute(CHANGE)
  const sent = phone.waitForResponse(CHANGE)
  await phone.getByRole('button', { name: english('kernel.outbox_send_now') }).click()
  expect((await sent).status()).toBe(200)
  await expect(phone.getByText(english('kernel.outbox_empty'), { exact: true })).toBeVisible()
})

test('two tabs that come back to the net send what waits once', async ({ phone, t, noise }) => {
  noise.allow(/ERR_CONNECTION_REFUSED: POST .*\/change-language$/, /ERR_INTERNET_DISCONNECTED/)
  await signIn(phone, { person: 'author', t })
  await phone.context().route(CHANGE, (route) => route.abort('connectionrefused'))
  const english = await chooseEnglish(phone, t)
  const second = await phone.context().newPage()
  for (const page of [phone, second]) {
    await page.goto('/outbox')
    await expect(page.getByText(english('kernel.outbox_waiting'))).toBeVisible()
  }

  const answers: number[] = []
  phone.context().on('response', (response) => {
    if (response.url().endsWith('/change-language')) answers.push(response.status())
  })
  // Offline first: a try that is cut off between its arrival and its answer would rightly be made again.
  await phone.context().setOffline(true)
  await phone.context().unroute(CHANGE)
  await phone.context().setOffline(false)
  for (const page of [phone, second]) {
    await expect(page.getByText(english('kernel.outbox_empty'), { exact: true })).toBeVisible()
  }
  expect(answers).toEqual([200])
})
