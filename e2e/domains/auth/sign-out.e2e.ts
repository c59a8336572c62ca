import type { Page } from '@playwright/test'
import { people } from '../../kernel/people.ts'
import { signIn } from '../../kernel/sign-in.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

async function signOut(page: Page, t: Words, act: 'settings.sign_out' | 'settings.sign_out_everywhere') {
  await page.goto('/setting')
  await page.getByRole('button', { name: t(act), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('settings.sign_out'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/login/)
}

/** Everything about a person that the browser stores. */
const stored = (phone: Page) =>
  phone.evaluate(async () => {
    const opened = indexedDB.open('sands.kept')
    await new Promise((done) => opened.addEventListener('success', done))
    const count = opened.result.transaction('facts').objectStore('facts').count()
    await new Promise((done) => count.addEventListener('success', done))
    opened.result.close()
    return { answers: count.result, pictures: await caches.has('sands-pictures') }
  })

test('signing out signs the person out in every tab, removes their data, and leaves other devices signed in', async ({
  open,
  t,
  noise,
}) => {
  // What either tab sends in the moment of signing out.
  noise.allow(/^answer 401: (?:POST .*\/saveDuration|GET .*\/unread-stream)/)
  const [here, there] = [await open({ worker: true }), await open()]
  await signIn(here, { person: 'staff01', t })
  await signIn(there, { person: 'staff01', t })
  const second = await here.context().newPage()
  await second.goto('/my')
  await expect(second.getByRole('heading', { name: people.staff01 })).toBeVisible()
  await second.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(async () => (await stored(here)).answers).toBeGreaterThan(0)

  await signOut(here, t, 'settings.sign_out')
  await expect(second).toHaveURL(/\/login/)
  await expect.poll(() => stored(here)).toEqual({ answers: 0, pictures: false })
  await here.goto('/my')
  await expect(here).toHaveURL(/\/login\?redirect=/)
  await there.goto('/my')
  await expect(there.getByRole('heading', { name: people.staff01 })).toBeVisible()

  await signIn(here, { person: 'staff01', t })
  await expect(second).toHaveURL('/my')
})

test('signing out everywhere sends other devices to the sign-in page', async ({ open, t, noise }) => {
  noise.allow(/^answer 401: /)
  const [here, there] = [await open(), await open()]
  await signIn(here, { person: 'staff01', t })
  await signIn(there, { person: 'staff01', t })
  await there.goto('/my')
  await signOut(here, t, 'settings.sign_out_everywhere')
  await there.reload()
  await expect(there).toHaveURL(/\/login/)
})
