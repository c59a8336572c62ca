import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type Browser, chromium, type Page, type TestInfo } from '@playwright/test'
import { signIn } from '../../../apps/server/src/testing/client.ts'
import { makeClip } from '../../../apps/server/src/testing/files/clips.ts'
import { aTencent, type TencentSimulator } from '../../../apps/server/src/testing/tencent/tencent.ts'
import { presentTestBrowser, testBrowserArgs } from '../../../scripts/kernel/browser.ts'
import { storageOf, storageStateOf } from '../../kernel/browser-storage.ts'
import { newDevice } from '../../kernel/devices.ts'
import type { Noise } from '../../kernel/noise.ts'
import { type Sands, SERVER_START_MS, startSands } from '../../kernel/sands.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'
import { aDocument } from './files.ts'

const LIBRARY = '/desktop/manage/media/library'
const MB = 1024 * 1024
const COS_PROGRAM = resolve(import.meta.dirname, '../../../node_modules/cos-js-sdk-v5/dist/cos-js-sdk-v5.min.js')

test.describe.configure({ mode: 'serial' })

let tencent: TencentSimulator
let sands: Sands
let browser: Browser

test.beforeAll(async () => {
  test.setTimeout(SERVER_START_MS)
  tencent = await aTencent()
  sands = await startSands({ env: tencent.env, isLight: true })
  const executablePath = presentTestBrowser()
  // The video service returns an upload host of its own choice; the rule maps it to our fake.
  const hosts = `--host-resolver-rules=MAP *.myqcloud.com 127.0.0.1:${tencent.vodBucket.port}`
  browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...testBrowserArgs(), hosts],
  })
})
test.afterAll(async () => {
  await browser.close()
  await sands.stop()
  await tencent.close()
})

/** The desktop of the administrator, which uploads to Tencent under the content security policy of our pages. */
async function openDesktop(noise: Noise): Promise<Page> {
  const { session, advertsSeen } = await storageOf(sands.url, 'admin')
  const storageState = storageStateOf(sands.url, { ...session, ...advertsSeen })
  const context = await newDevice(browser, 'desktop', { url: sands.url, storageState })
  await context.route('https://vod2.qcloud.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: `${tencent.vod.url}${pathname}${search}` }) })
  })
  noise.allow(
    new RegExp(`^outside host: (?:${tencent.cos.url}|https://vod2.qcloud.com|http://vodstore-1300000000.cos)`),
  )
  noise.listen(context, sands.url)
  return context.newPage()
}

const rowOf = (desktop: Page, t: Words, name: string) =>
  desktop
    .getByRole('list', { name: t('media.upload_list') })
    .getByRole('listitem')
    .filter({ hasText: name })
const did = (action: string) => tencent.cos.done.filter((act) => act.startsWith(`${action} `)).length

function onDisk(info: TestInfo, name: string, content: Buffer): string {
  const path = info.outputPath(name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  return path
}

async function openLibrary(t: Words, noise: Noise): Promise<Page> {
  const desktop = await openDesktop(noise)
  await desktop.goto(LIBRARY)
  await expect(desktop.getByRole('heading', { level: 1, name: t('media.library') })).toBeVisible()
  return desktop
}

async function choose(desktop: Page, t: Words, path: string): Promise<void> {
  await desktop.locator('main input[type=file]').first().setInputFiles(path)
  await desktop.getByRole('button', { name: new RegExp(`^${t('media.uploads')}(: |$)`) }).click()
}

test('a document is uploaded to the bucket in pieces, is paused and resumed there, and is fetched from it', async ({
  t,
  noise,
}, info) => {
  const desktop = await openLibrary(t, noise)
  // The second piece never gets an answer.
  tencent.cos.before = ({ method, url }) => method === 'PUT' && url?.includes('partNumber=2&') === true
  await choose(desktop, t, onDisk(info, 'fire-drill.pdf', aDocument('fire drill', 9 * MB)))
  const row = rowOf(desktop, t, 'fire-drill.pdf')
  await expect.poll(() => did('UploadPart')).toBe(2)
  const act = (key: Parameters<Words>[0]) => t('media.upload_act', { act: t(key), name: 'fire-drill.pdf' })
  await row.getByRole('button', { name: act('media.upload_pause') }).click()
  await expect(row).toContainText(t('media.upload_paused'))
  tencent.cos.before = () => false
  await row.getByRole('button', { name: act('media.upload_resume') }).click()
  await expect(row).toContainText(t('media.upload_done'))

  expect(did('InitiateMultipartUpload')).toBe(1)
  expect(did('UploadPart')).toBe(3)
  expect(did('CompleteMultipartUpload')).toBe(1)
  expect([...tencent.cos.objects.keys()]).toEqual([])
  await expect(desktop.getByRole('row').filter({ hasText: 'fire-drill.pdf' })).toContainText(t('media.state_ready'))
  await desktop.context().close()
})

test('a video is uploaded to the video service, and fetched from it', async ({ t, noise }, info) => {
  const desktop = await openLibrary(t, noise)
  const path = onDisk(info, 'welcome: 欢迎.mp4', Buffer.alloc(0))
  await makeClip(path, { seconds: 2, width: 320, height: 180 })
  await choose(desktop, t, path)
  await expect(rowOf(desktop, t, 'welcome')).toContainText(t('media.upload_done'))

  expect(tencent.vodBucket.done.some((act) => act.startsWith('CompleteMultipartUpload '))).toBe(true)
  expect(tencent.vod.media.size).toBe(0)
  await expect(desktop.getByRole('row').filter({ hasText: 'welcome' })).toBeVisible()
  await desktop.context().close()
})

/** The constructor that Tencent's own upload script defines in the page. */
type Program = new (options: object) => { uploadFile(params: object): Promise<{ statusCode: number }> }

test('Tencent’s own script uploads with our signatures, only to the folder of its person', async ({ noise }) => {
  noise.allow(/^answer 403: POST .*getSign$/, /^console error: /)
  const desktop = await openDesktop(noise)
  await desktop.goto('/desktop/')
  await desktop.evaluate(`${readFileSync(COS_PROGRAM, 'utf8')};undefined`)
  const admin = await signIn(sands.url, 'admin')
  const { data: keys } = await admin.call('GET /sands-system/api/v1/tencent/cos/getCredentials')
  if (keys.store !== 'cos') throw new Error('files do not go to Tencent')

  const send = (name: string, bytes: number) =>
    desktop.evaluate(
      async ({ token, domain, bucket, region, key, size }) => {
        const COS: Program = Reflect.get(window, 'COS')
        const cos = new COS({
          Domain: domain,
          async getAuthorization(
            { Method, Key, Query, Headers }: Record<string, unknown>,
            callback: (answer: object) => void,
          ) {
            const response = await fetch('/sands-system/api/v1/tencent/cos/getSign', {
              method: 'POST',
              headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
              body: JSON.stringify({ Method, Key, Query, Headers }),
            })
            callback((await response.json()).data ?? {})
          },
        })
        const Body = new File([new Uint8Array(size).fill(7)], 'a.bin')
        try {
          await cos.uploadFile({ Bucket: bucket, Region: region, Key: key, Body, SliceSize: 1024 * 1024 })
          return 'sent'
        } catch (error) {
          return (error as { message?: string }).message ?? JSON.stringify(error)
        }
      },
      { token: admin.token, ...keys, key: name, size: bytes },
    )

  const small = `${keys.keyPrefix}照片 (1).png`
  expect(await send(small, 1000)).toBe('sent')
  expect(tencent.cos.objects.get(small)?.content.length).toBe(1000)
  const large = `${keys.keyPrefix}large.bin`
  expect(await send(large, 3 * MB + 5)).toBe('sent')
  expect(tencent.cos.objects.get(large)?.content.equals(Buffer.alloc(3 * MB + 5, 7))).toBe(true)

  expect(await send('quarantine/1/999999/a.png', 1000)).not.toBe('sent')
  expect(await send('a.png', 1000)).not.toBe('sent')
  expect([...tencent.cos.objects.keys()].sort()).toEqual([large, small].sort())
  await desktop.context().close()
})
