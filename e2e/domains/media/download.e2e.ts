import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { aReadyVideo } from '../../kernel/clip.ts'
import { signIn } from '../../kernel/sign-in.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

/** The server needs some time to prepare a video. */
const SLOW_MS = 300_000
const NAME = '服务礼仪.mp4'
const CLIP = { fileName: NAME, userName: 'author', seconds: 8, width: 320, height: 180, rate: 8 }
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

const workerReady = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready))

async function expectPlays(phone: Page, t: Words): Promise<void> {
  const video = phone.locator('video')
  const at = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  await expect(video).toBeVisible()
  await expect(async () => {
    const before = await at()
    const play = phone.getByRole('button', { name: t('media.play'), exact: true })
    const again = phone.getByRole('button', { name: t('media.replay'), exact: true })
    for (const button of [play.first(), again.first()]) if (await button.isVisible()) await button.click()
    await expect.poll(at, { timeout: 8000 }).not.toBe(before)
  }).toPass({ timeout: 60_000 })
}

/** The download parts in the browser's storage. */
const storedParts = (phone: Page) =>
  phone.evaluate(async () => {
    const opened = indexedDB.open('sands.downloads')
    await new Promise((done) => opened.addEventListener('success', done))
    const count = opened.result.transaction('parts').objectStore('parts').count()
    await new Promise((done) => count.addEventListener('success', done))
    opened.result.close()
    return count.result
  })

/** Makes downloads look as if the device had been offline for this many days. */
const ageDownloads = (phone: Page, days: number) =>
  phone.evaluate(async (passed) => {
    const opened = indexedDB.open('sands.downloads')
    await new Promise((done) => opened.addEventListener('success', done))
    const change = opened.result.transaction('downloads', 'readwrite')
    const downloads = change.objectStore('downloads')
    const all = downloads.getAll()
    await new Promise((done) => all.addEventListener('success', done))
    for (const download of all.result) downloads.put({ ...download, seenAt: download.seenAt - passed * 86_400_000 })
    await new Promise((done) => change.addEventListener('complete', done))
    opened.result.close()
  }, days)

const download = async (phone: Page, t: Words): Promise<void> => {
  await phone.getByRole('button', { name: t('media.download'), exact: true }).click()
  const sheet = phone.getByRole('dialog')
  await expect(sheet.getByRole('button', { pressed: true })).toContainText('P')
  await expect(sheet.getByText(t('media.download_note', { days: 30 }))).toBeVisible()
  await expectAccessible(phone)
  await sheet.getByRole('button', { name: t('media.download_start') }).click()
  await expect(phone.getByRole('button', { name: t('media.download_done') })).toBeVisible()
}

test('a video is downloaded to the phone, plays offline even after a cold start, expires and is deleted', async ({
  open,
  url,
  t,
  noise,
}) => {
  test.setTimeout(SLOW_MS)
  noise.allow(NO_NETWORK)
  const video = await aReadyVideo(url, CLIP)
  const phone = await open({ as: 'author', worker: true })
  await phone.goto('/downloads')
  await expect(phone.getByText(t('media.download_none'), { exact: true })).toBeVisible()
  await workerReady(phone)

  await phone.goto(`/previewVideo?id=${video.id}`)
  await expectPlays(phone, t)
  await download(phone, t)
  await phone.getByRole('button', { name: t('media.download_done') }).click()
  const row = phone.getByRole('listitem').filter({ hasText: NAME })
  await expect(row).toContainText(t('media.download_expires', { count: 30 }))
  await expectAccessible(phone)

  await phone.context().setOffline(true)
  await phone.reload()
  await expect(phone.getByText(t('kernel.offline_sign'))).toBeVisible()
  await row.getByRole('link', { name: NAME }).click()
  await expectPlays(phone, t)
  await phone.reload()
  await expect(phone.getByText(t('kernel.offline_sign'))).toBeVisible()
  await expectPlays(phone, t)

  await ageDownloads(phone, 31)
  await phone.goto('/downloads')
  await expect(row).toContainText(t('media.download_expired'))
  await expect(row.getByRole('link')).toHaveCount(0)
  expect(await storedParts(phone)).toBe(0)

  await phone.context().setOffline(false)
  await expect(phone.getByText(t('kernel.offline_sign'))).toBeHidden()
  await row.getByRole('button', { name: t('media.download_again') }).click()
  await expect(row.getByRole('link', { name: NAME })).toBeVisible()
  expect(await storedParts(phone)).toBeGreaterThan(0)
  await row.getByRole('button', { name: t('media.download_remove') }).click()
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: t('media.download_remove'), exact: true })
    .click()
  await expect(phone.getByText(t('media.download_none'), { exact: true })).toBeVisible()
  expect(await storedParts(phone)).toBe(0)
})

test('signing out deletes the person’s downloads', async ({ open, url, t }) => {
  test.setTimeout(SLOW_MS)
  const video = await aReadyVideo(url, CLIP)
  const phone = await open()
  await signIn(phone, { person: 'author', t })
  await phone.goto(`/previewVideo?id=${video.id}`)
  await download(phone, t)
  expect(await storedParts(phone)).toBeGreaterThan(0)

  await phone.goto('/setting')
  await phone.getByRole('button', { name: t('settings.sign_out'), exact: true }).click()
  const dialog = phone.getByRole('dialog')
  await expect(dialog).toContainText(t('settings.sign_out_downloads', { count: 1 }))
  await dialog.getByRole('button', { name: t('settings.sign_out'), exact: true }).click()
  await expect(phone.getByRole('button', { name: t('auth.sign_in'), exact: true })).toBeVisible()
  await expect.poll(() => storedParts(phone)).toBe(0)
})
