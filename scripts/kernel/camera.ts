import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from '@playwright/test'
import { type Device, newDevice } from '../../e2e/kernel/devices.ts'
import { Noise } from '../../e2e/kernel/noise.ts'
import type { Person } from '../../e2e/kernel/people.ts'
import { isNotFound, settled } from '../../e2e/kernel/screen.ts'
import { signIn } from '../../e2e/kernel/sign-in.ts'
import { wordsOf } from '../../e2e/kernel/words.ts'
import type { Language } from '../../packages/rules/src/language.ts'
import type { Shot } from './contact-sheet.ts'

export interface CameraOptions {
  browser: Browser
  url: string
  folder: string
  device: Device
  language: Language
  /** Signs in as this person; a visitor without it. */
  as?: Person
}

/** A browser that opens addresses one after another and stores a screenshot and the messages of each. */
export interface Camera {
  take(address: string): Promise<Shot>
  close(): Promise<void>
}

const fileName = (address: string) =>
  address
    .replace(/\?.*$/, '')
    .replace(/^\/+|\/+$/g, '')
    .replaceAll('/', '-') || 'home'

export async function openCamera({ browser, url, folder, device, language, as }: CameraOptions): Promise<Camera> {
  const context = await newDevice(browser, device, { url, language })
  const t = await wordsOf(language)
  if (as) {
    const page = await context.newPage()
    await signIn(page, { person: as, device, t })
    // Adverts are shown once over the home page; the screenshots should show the page below them.
    if (device === 'phone')
      await page
        .getByRole('dialog', { name: t('home.adverts') })
        .getByRole('button', { name: t('kernel.close') })
        .click()
    await page.close()
  }

  const take = async (address: string): Promise<Shot> => {
    const noise = new Noise()
    const stopListening = noise.listen(context, url)
    const page = await context.newPage()
    const file = join(language, `${device}-${as ?? 'visitor'}-${fileName(address)}.png`)
    const faults: string[] = []
    try {
      await page.goto(address)
      await settled(page)
      if (await isNotFound(page, t)) faults.push('shows the not-found page')
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      await page.screenshot({ path: join(folder, file) })
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
    }
    stopListening()
    await page.close()
    return { device, language, address, file, faults: [...faults, ...noise.left()] }
  }
  return { take, close: () => context.close() }
}
