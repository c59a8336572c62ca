import { writeFileSync } from 'node:fs'
import type { Page, Request, Route, TestInfo } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'
import { aDocument, asFile } from './files.ts'

const LIBRARY = '/desktop/manage/media/library'
const PIECES = '**/api/v1/uploads/*'
const MB = 1024 * 1024

const choose = (desktop: Page) => desktop.locator('main input[type=file]').first()
const listOf = (desktop: Page, t: Words) => desktop.getByRole('list', { name: t('media.upload_list') })
/** Opens the upload tray: it does not open by itself while uploads succeed. */
const openTray = (desktop: Page, t: Words) =>
  desktop.getByRole('button', { name: new RegExp(`^${t('media.uploads')}(: |$)`) }).click()
const rowOf = (desktop: Page, t: Words, name: string) =>
  listOf(desktop, t).getByRole('listitem').filter({ hasText: name })
const act = (t: Words, name: string, key: Parameters<Words>[0]) => t('media.upload_act', { act: t(key), name })

/** Writes the file to disk, because the browser reads uploads from there. */
function onDisk(info: TestInfo, name: string, content: Buffer): string {
  const path = info.outputPath(name)
  writeFileSync(path, content)
  return path
}
const twoPieces = (info: TestInfo, name: string): string => onDisk(info, name, aDocument(name, 9 * MB))

/** Records the requests to the upload addresses. */
function watch(desktop: Page): { asked: string[]; started: () => number } {
  const asked: string[] = []
  desktop.on('request', (request: Request) => {
    if (new URL(request.url()).pathname.includes('/api/v1/uploads')) asked.push(request.method())
  })
  return { asked, started: () => asked.filter((method) => method === 'POST').length }
}

/**
 * Lets all pieces through except the second. The test decides what happens to that one and can wait until it is being
 * sent.
 */
async function afterFirstPiece(
  desktop: Page,
  second: (route: Route) => Promise<void> | void,
): Promise<() => Promise<void>> {
  let pieces = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  await desktop.route(PIECES, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    pieces += 1
    if (pieces !== 2) return route.continue()
    resolve()
    return second(route)
  })
  return () => promise
}

test('an upload continues after a network failure, and after the page was left', async ({ open, t, noise }, info) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/)
  const desktop = await open({ device: 'desktop', as: 'admin' })
  const { started } = watch(desktop)
  await desktop.goto(LIBRARY)
  await expect(desktop.getByRole('heading', { level: 1, name: t('media.library') })).toBeVisible()

  await afterFirstPiece(desktop, async (route) => {
    await desktop.context().setOffline(true)
    await route.abort('internetdisconnected')
  })
  await choose(desktop).setInputFiles(twoPieces(info, 'fire-drill.pdf'))
  await openTray(desktop, t)
  const row = rowOf(desktop, t, 'fire-drill.pdf')
  await expect(row).toContainText(t('media.upload_offline'))
  await expect(row).toContainText('8 MB')
  await expectAccessible(desktop)

  // The second piece is sent again, but does not reach the server before its page is left. Its route stays: the browser
  // would send the piece when the last route is removed.
  const { promise: isGoingOn, resolve: onGoingOn } = Promise.withResolvers<void>()
  let isHeld = true
  await desktop.unroute(PIECES)
  await desktop.route(PIECES, (route) =>
    isHeld && route.request().method() === 'PATCH' ? onGoingOn() : route.continue(),
  )
  await desktop.context().setOffline(false)
  await isGoingOn
  isHeld = false
  await desktop.goto('/desktop/manage/home/notices')
  await openTray(desktop, t)
  await expect(row).toContainText(t('media.upload_done'))
  expect(started()).toBe(1)

  await desktop.goto(LIBRARY)
  await expect(desktop.getByRole('row').filter({ hasText: 'fire-drill.pdf' })).toContainText(t('media.state_ready'))
})

test('a refused file is reported while the others upload; an upload is paused, cancelled, and instant the second time', async ({
  open,
  t,
}, info) => {
  const desktop = await open({ device: 'desktop', as: 'author' })
  const { asked } = watch(desktop)
  const sent = () => asked.length
  await desktop.goto(LIBRARY)
  await choose(desktop).setInputFiles([
    onDisk(info, 'setup.exe', Buffer.from('MZ')),
    onDisk(info, 'huge.png', Buffer.alloc(10 * MB + 1)),
    onDisk(info, 'rules.pdf', aDocument('House rules')),
  ])
  await expect(rowOf(desktop, t, 'rules.pdf')).toContainText(t('media.upload_done'))
  await expect(desktop.getByText(t('media.uploads_failed', { failed: 2, count: 3 }))).toBeVisible()
  await expect(rowOf(desktop, t, 'huge.png')).toContainText(t('media.upload_too_large', { limit: '10 MB' }))
  await expect(rowOf(desktop, t, 'setup.exe')).toContainText('pdf')
  await expect(rowOf(desktop, t, 'setup.exe').getByRole('button')).toHaveCount(1)

  const before = sent()
  await choose(desktop).setInputFiles(asFile('rules again.pdf', aDocument('House rules')))
  await expect(rowOf(desktop, t, 'rules again.pdf')).toContainText(t('media.upload_same', { name: 'rules.pdf' }))
  expect(sent()).toBe(before)

  await afterFirstPiece(desktop, () => undefined)
  await choose(desktop).setInputFiles(twoPieces(info, 'long.pdf'))
  const long = rowOf(desktop, t, 'long.pdf')
  await expect(long).toContainText('8 MB')
  await long.getByRole('button', { name: act(t, 'long.pdf', 'media.upload_pause') }).click()
  await expect(long).toContainText(t('media.upload_paused'))
  const gone = desktop.waitForResponse((response) => response.request().method() === 'DELETE')
  await long.getByRole('button', { name: act(t, 'long.pdf', 'media.upload_cancel') }).click()
  await expect(long).toHaveCount(0)
  expect((await gone).status()).toBe(204)

  await desktop.getByRole('button', { name: t('media.upload_clear') }).click()
  await expect(listOf(desktop, t).getByRole('listitem')).toHaveCount(2)
})
