import type { Page } from '@playwright/test'
import type { Device } from './devices.ts'
import { PASSWORD, type Person } from './people.ts'
import type { Words } from './words.ts'

const LOGIN: Readonly<Record<Device, string>> = { phone: '/login', desktop: '/desktop/login' }

export interface Credentials {
  userName: string
  password: string
}

/** Types into the sign-in form that is on the screen and sends it. */
export async function submitSignIn(page: Page, t: Words, { userName, password }: Credentials): Promise<void> {
  await page.getByLabel(t('auth.account'), { exact: true }).fill(userName)
  await page.getByLabel(t('auth.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('auth.sign_in'), exact: true }).click()
}

/** Signs in by typing, as a person does, and waits until the app has opened. */
export async function signIn(
  page: Page,
  { person, device = 'phone', t }: { person: Person; device?: Device; t: Words },
): Promise<void> {
  await page.goto(LOGIN[device])
  await submitSignIn(page, t, { userName: person, password: PASSWORD })
  await page.waitForURL((url) => url.pathname !== LOGIN[device])
}
