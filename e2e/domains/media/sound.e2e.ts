import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { aReadySound } from '../../kernel/clip.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

/** The server needs some time to prepare an audio file. */
const SLOW_MS = 240_000

const playButton = (phone: Page, t: Words) => phone.getByRole('button', { name: t('media.play'), exact: true })
const place = (phone: Page, t: Words) => phone.getByRole('slider', { name: t('media.position') })
const seconds = async (phone: Page, t: Words) => Number(await place(phone, t).getAttribute('aria-valuenow'))

/** Some browsers start playback by themselves, others need a tap first. */
async function hear(phone: Page, t: Words): Promise<void> {
  await expect(async () => {
    if (await playButton(phone, t).isVisible()) await playButton(phone, t).click()
    const before = await seconds(phone, t)
    await expect.poll(() => seconds(phone, t), { timeout: 8000 }).toBeGreaterThan(before)
  }).toPass({ timeout: 60_000 })
}

test('an audio plays, changes its speed, goes on while other pages are open, and resumes at the last position', async ({
  open,
  url,
  t,
}) => {
  test.setTimeout(SLOW_MS)
  const sound = await aReadySound(url, { fileName: '早会录音.m4a', userName: 'author', seconds: 60 })
  expect(sound.playable?.waveform).not.toBeNull()
  const phone = await open({ as: 'author' })
  await phone.goto(`/previewVideo?id=${sound.id}`)
  await expect(phone.getByText('早会录音.m4a')).toBeVisible()
  await hear(phone, t)
  expect(await phone.evaluate(() => navigator.mediaSession.metadata?.title)).toBe('早会录音.m4a')

  await phone.getByRole('button', { name: `${t('media.speed')} 1×` }).click()
  await phone.getByRole('button', { name: '0.75×', exact: true }).click()
  await expect(phone.getByRole('button', { name: `${t('media.speed')} 0.75×` })).toBeVisible()
  await phone.getByRole('button', { name: t('media.sleep'), exact: true }).click()
  await phone.getByRole('button', { name: t('media.sleep_minutes', { count: 10 }) }).click()
  await expect(phone.getByRole('button', { name: t('media.sleep') })).toHaveText(/^(10|9):\d\d$/)
  await expectAccessible(phone)

  await place(phone, t).press('Home')
  await expect.poll(() => seconds(phone, t)).toBeLessThan(15)
  await phone.getByRole('button', { name: t('media.forward', { count: 15 }) }).click()
  await phone.getByRole('button', { name: t('media.forward', { count: 15 }) }).click()
  await expect.poll(() => seconds(phone, t)).toBeGreaterThanOrEqual(30)

  await phone.getByRole('button', { name: t('kernel.back') }).click()
  await expect(phone.getByRole('navigation', { name: t('kernel.tabs') })).toBeVisible()
  const bar = phone.getByRole('region', { name: t('media.sound'), exact: true })
  await expect(bar).toContainText('早会录音.m4a')
  const shown = await bar.innerText()
  await expect(bar).not.toHaveText(shown)
  await expectAccessible(phone)
  await bar.getByRole('button', { name: t('media.pause') }).click()
  await expect(bar.getByRole('button', { name: t('media.play'), exact: true })).toBeVisible()
  await bar.getByRole('button', { name: '早会录音.m4a' }).click()
  await expect(place(phone, t)).toBeVisible()
  await expect(bar).toBeHidden()
  const stored = await seconds(phone, t)
  expect(stored).toBeGreaterThanOrEqual(30)

  await phone.reload()
  await hear(phone, t)
  expect(await seconds(phone, t)).toBeGreaterThanOrEqual(stored - 1)
  await phone.getByRole('button', { name: t('kernel.back') }).click()
  await bar.getByRole('button', { name: t('media.sound_close') }).click()
  await expect(bar).toBeHidden()
})
