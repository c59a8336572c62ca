import type { Locator, Page } from '@playwright/test'
import { signIn } from '../../../apps/server/src/testing/client.ts'
import { sendWhole } from '../../../apps/server/src/testing/resumable.ts'
import type { Resource } from '../../../packages/contract/src/media/media.model.ts'
import { STEP_MS } from '../../../scripts/testing/patience.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { aReadyVideo } from '../../kernel/clip.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

// The clip has few frames, because the first test waits until the server has transcoded all of them.
const CLIP = { fileName: '安全培训第一课.mp4', seconds: 24, width: 1280, height: 720, rate: 4 }
const WORDS = 'WEBVTT\n\n00:00.000 --> 00:24.000\n进入车间前请戴好安全帽\n'
const GET = '**/system/resource/get?*'
const films = new Map<string, Promise<Resource>>()
test.describe.configure({ timeout: 240_000 })

/** A video with captions, created once for each server. */
function film(url: string): Promise<Resource> {
  const known = films.get(url) ?? withCaptions(url)
  films.set(url, known)
  return known
}

async function withCaptions(url: string): Promise<Resource> {
  const video = await aReadyVideo(url, CLIP)
  const admin = await signIn(url, 'admin')
  const words = await sendWhole(admin, Buffer.from(WORDS), { purpose: 'caption', fileName: 'zh.vtt' })
  const { data } = await admin.call('GET /sands-system/api/v1/manage/media/get', { query: { id: video.id } })
  const body = { id: video.id, version: data.version, language: 'zh', label: '中文', captionFileId: words.data.id }
  const saved = await admin.call('POST /sands-system/api/v1/manage/media/caption/save', {
    body,
    headers: { 'idempotency-key': 'captions-of-the-film' },
  })
  if (saved.code !== 1) throw new Error(`the captions were not saved: ${saved.msg}`)
  return video
}

const playerOf = (page: Page) => page.getByRole('region', { name: CLIP.fileName })
const barOf = (player: Locator, t: Words) => player.getByRole('slider', { name: t('media.position') })
const placeOf = async (player: Locator, t: Words) => Number(await barOf(player, t).getAttribute('aria-valuenow'))

/** Checks that the video plays. Where the browser has not started it by itself, it is started with a tap. */
async function plays(player: Locator, t: Words): Promise<void> {
  const button = player.getByRole('button', { name: t('media.play'), exact: true })
  await expect(player).toBeVisible()
  const from = await placeOf(player, t)
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1000 })
    await expect.poll(() => placeOf(player, t), { timeout: 5000 }).toBeGreaterThan(from)
  }).toPass({ timeout: STEP_MS })
}

/** Pauses with the keyboard, because the buttons may just be hiding. */
async function pause(page: Page, player: Locator, t: Words): Promise<void> {
  await page.keyboard.press('k')
  await expect(player.getByRole('button', { name: t('media.play'), exact: true })).toBeVisible()
}

test('a video on the phone remembers its settings and resumes at the last position', async ({ open, url, t }) => {
  const { id } = await film(url)
  const phone = await open({ as: 'admin' })
  await phone.goto(`/previewVideo?id=${id}`)
  const player = playerOf(phone)
  await plays(player, t)
  await pause(phone, player, t)
  await expect(phone.getByRole('heading', { name: CLIP.fileName })).toBeVisible()
  await expectAccessible(phone)

  const settings = player.getByRole('button', { name: t('media.player_settings') })
  await settings.click()
  const sheet = phone.getByRole('dialog', { name: t('media.player_settings') })
  await expectAccessible(phone)
  for (const name of ['1.5×', '720P', '中文']) {
    await sheet.getByRole('radio', { name }).click()
    await expect(sheet.getByRole('radio', { name })).toBeChecked()
  }
  await sheet.getByRole('button', { name: t('kernel.close') }).click()
  await expect(sheet).toBeHidden()
  await expect(settings).toHaveText('1.5×')
  await expect(player.getByText('进入车间前请戴好安全帽')).toBeVisible()

  await barOf(player, t).click({ position: { x: 100, y: 12 } })
  await expect.poll(() => placeOf(player, t)).toBeGreaterThanOrEqual(6)
  await plays(player, t)
  await pause(phone, player, t)
  const left = await placeOf(player, t)

  const again = player.getByRole('button', { name: t('media.from_beginning') })
  await phone.reload()
  // The offer is gone some seconds after the video has started.
  await expect.poll(() => placeOf(player, t)).toBeGreaterThanOrEqual(left - 1)
  await again.click()
  await expect.poll(() => placeOf(player, t)).toBeLessThan(left - 1)
  await expect(settings).toHaveText('1.5×')
  await expect(player.getByText('进入车间前请戴好安全帽')).toBeVisible()
  await plays(player, t)
})

test('touch: a double tap jumps, a swipe seeks, a tap shows the controls', async ({ open, url, t }) => {
  const { id } = await film(url)
  const phone = await open({ as: 'admin' })
  await phone.goto(`/previewVideo?id=${id}`)
  const player = playerOf(phone)
  await plays(player, t)
  await pause(phone, player, t)
  const box = await player.boundingBox()
  if (!box) throw new Error('no player on the screen')
  const [right, high] = [box.x + box.width - 30, box.y + 50]

  const before = await placeOf(player, t)
  // Sends both taps at once: on a slow machine they could become two single taps.
  const finger = await phone.context().newCDPSession(phone)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: high }] })
  await Promise.all([touch('touchStart', right), touch('touchEnd'), touch('touchStart', right), touch('touchEnd')])
  await expect.poll(() => placeOf(player, t)).toBeGreaterThanOrEqual(before + 9)

  const jumped = await placeOf(player, t)
  await touch('touchStart', right)
  for (const x of [right - 40, right - 80, right - 120]) await touch('touchMove', x)
  await touch('touchEnd')
  await expect.poll(() => placeOf(player, t)).toBeLessThan(jumped)
})

test('a video in the portal is controlled by keyboard', async ({ open, url, t }) => {
  const { id } = await film(url)
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto(`/desktop/media/video?id=${id}`)
  const player = playerOf(desktop)
  await plays(player, t)
  await pause(desktop, player, t)
  await expectAccessible(desktop)

  const keys = desktop.keyboard
  await keys.press('5')
  await expect.poll(() => placeOf(player, t)).toBe(12)
  await keys.press('j')
  await expect.poll(() => placeOf(player, t)).toBe(2)
  await keys.press('ArrowRight')
  await expect.poll(() => placeOf(player, t)).toBe(7)
  await keys.press('m')
  await expect(player.getByRole('button', { name: t('media.unmute') })).toBeVisible()
  await keys.press('c')
  await expect(player.getByText('进入车间前请戴好安全帽')).toBeVisible()
  await keys.press('>')
  await expect(player.getByRole('button', { name: t('media.player_settings') })).toHaveText('1.25×')
  await keys.press('f')
  await expect(player.getByRole('button', { name: t('media.leave_full_screen') })).toBeVisible()
  await keys.press('f')
  await expect(player.getByRole('button', { name: t('media.full_screen') })).toBeVisible()
  await keys.press('9')
  await keys.press('k')
  await expect(player.getByRole('button', { name: t('media.replay') })).toBeVisible()
})

test('a video in preparation appears when it is ready; the player recovers from a lost connection and an expired address', async ({
  open,
  url,
  t,
  noise,
}) => {
  noise.allow(/^answer 403: GET .*\/files\//, /ERR_CONNECTION_REFUSED: GET .*\.m4s/)
  const { id } = await film(url)
  const phone = await open({ as: 'admin' })
  let state: 'in work' | 'old address' | 'fine' = 'in work'
  await phone.route(GET, async (route) => {
    const answer = await route.fetch()
    const { data, ...envelope } = (await answer.json()) as { data: Resource }
    if (state === 'in work') {
      return route.fulfill({ json: { ...envelope, data: { ...data, status: 2, progress: 40, playable: null } } })
    }
    const hlsUrl = data.playable?.hlsUrl ?? ''
    const old = { ...data.playable, hlsUrl: hlsUrl.replace(/s=[^&]*/, 's=old') }
    return route.fulfill({ json: { ...envelope, data: { ...data, playable: state === 'fine' ? data.playable : old } } })
  })
  await phone.goto(`/previewVideo?id=${id}`)
  await expect(phone.getByText(t('media.transcoding'))).toBeVisible()
  await expect(phone.getByRole('progressbar', { name: t('media.progress') })).toHaveAttribute('value', '40')
  await expectAccessible(phone)

  state = 'old address'
  await phone.route(/\.m4s/, (route) => route.abort('connectionrefused'))
  const refused = phone.waitForResponse((response) => response.status() === 403)
  const player = playerOf(phone)
  await expect(player).toBeVisible()
  await refused
  state = 'fine'
  await expect(player.getByText(t('media.lost_network'))).toBeVisible()

  await phone.unroute(/\.m4s/)
  // Shows the controls, which must not cover the button.
  await player.hover({ position: { x: 8, y: 8 } })
  await player.getByRole('button', { name: t('kernel.retry') }).click()
  await expect(player.getByText(t('media.lost_network'))).toBeHidden()
  await plays(player, t)
})
