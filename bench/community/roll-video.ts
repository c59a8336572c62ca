// Measures short videos on a phone with a line of 4 Mbit/s: how long the next video takes to its first frame after a
// swipe, and how many bytes are loaded ahead.
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import type pg from 'pg'
import { storageOf, storageStateOf } from '../../e2e/kernel/browser-storage.ts'
import { aReadyVideo } from '../../e2e/kernel/clip.ts'
import { newDevice } from '../../e2e/kernel/devices.ts'
import { buildStale } from '../../scripts/build.ts'
import { browserArgs, ensureBrowser } from '../../scripts/kernel/browser.ts'
import { type Bench, type BenchRun, check } from '../kernel/bench.ts'
import { connect, embeddedDatabase } from '../kernel/database.ts'
import { lineOf, median } from '../kernel/line.ts'
import { startSands } from '../kernel/sands.ts'

const NAME = 'roll-video'
const LINES = [`${NAME}-next`, `${NAME}-ahead`] as const
const PERSON = 'admin'
const LINE = { offline: false, latency: 40, downloadThroughput: 500_000, uploadThroughput: 125_000 }
const CLIP = { seconds: 30, width: 720, height: 1280, bitrate: 2_500_000 }
const VIDEOS = 4
const MOST_FRAME_MS = 300
const MOST_AHEAD_MB = 3
/** Time in which a person looks at a video before the next swipe. */
const LOOK_MS = 6000
const PATIENCE_MS = 90_000

const ADD_BOARD = `insert into community_boards (college_id, name, type, sort, updated_at)
select f.college_id, '短视频测速', 2, 9999, now() from files f where f.id = $1 returning id`
const ADD_VIDEO = `with added as (
  insert into community_contents (college_id, board_id, author_id, type, title, state, created_at, updated_at, published_at)
  select f.college_id, $2, f.owner_id, 4, 'Clip', 'published', now(), now(), now() - $3::int * interval '1 minute'
  from files f where f.id = $1 returning id
), shown as (insert into community_content_files (content_id, file_id, sort) select id, $1, 0 from added)
select id from added`

async function addVideos(db: pg.Client, fileIds: readonly string[]): Promise<{ boardId: string; first: string }> {
  const board = await db.query<{ id: string }>(ADD_BOARD, [fileIds[0]])
  const boardId = board.rows[0]?.id ?? ''
  const ids: string[] = []
  for (const [index, fileId] of fileIds.entries()) {
    const { rows } = await db.query<{ id: string }>(ADD_VIDEO, [fileId, boardId, index])
    ids.push(rows[0]?.id ?? '')
  }
  return { boardId, first: ids[0] ?? '' }
}

/** Swipes to a slide; milliseconds until its video shows a new frame. */
const swipeTo = (page: Page, index: number): Promise<number> =>
  page.evaluate(
    ({ at, patience }) =>
      new Promise<number>((resolve, reject) => {
        const slide = document.querySelector(`[data-index="${at}"]`)
        const video = slide?.querySelector('video')
        if (!slide || !video) return reject(new Error(`slide ${at} has no video`))
        setTimeout(() => reject(new Error(`the video of slide ${at} shows no frame`)), patience)
        const start = performance.now()
        video.requestVideoFrameCallback((now) => resolve(now - start))
        slide.scrollIntoView({ behavior: 'instant' })
      }),
    { at: index, patience: PATIENCE_MS },
  )

/** Seconds that are loaded but not played yet, and all seconds that are loaded, of the video on a slide. */
const loadedOf = (page: Page, index: number) =>
  page.evaluate((at) => {
    const video = document.querySelector<HTMLVideoElement>(`[data-index="${at}"] video`)
    const end = video && video.buffered.length > 0 ? video.buffered.end(video.buffered.length - 1) : 0
    return { ahead: Math.max(0, end - (video?.currentTime ?? 0)), all: end }
  }, index)

async function run(run: BenchRun) {
  const executablePath = await ensureBrowser()
  await buildStale()
  const sands = await startSands(run)
  const fileIds: string[] = []
  for (let number = 1; number <= VIDEOS; number += 1) {
    // The same film of a person is stored once, so the clips have different lengths.
    const clip = { ...CLIP, seconds: CLIP.seconds + number, fileName: `roll-${number}.mp4` }
    const video = await aReadyVideo(sands.url, { ...clip, userName: PERSON })
    fileIds.push(video.id)
  }
  const { boardId, first } = await addVideos(await connect(embeddedDatabase(sands.dataDir), run), fileIds)
  const { session, advertsSeen } = await storageOf(sands.url, PERSON)
  const storageState = storageStateOf(sands.url, { ...session, ...advertsSeen })
  const args = [...browserArgs(), '--autoplay-policy=no-user-gesture-required']
  const browser = await chromium.launch({ executablePath, args })
  run.defer(() => browser.close())
  const times: number[] = []
  const aheads: number[] = []
  for (let visit = 0; visit < run.pace.visits; visit += 1) {
    const context = await newDevice(browser, 'phone', { url: sands.url, storageState })
    const page = await context.newPage()
    const tools = await context.newCDPSession(page)
    await tools.send('Network.enable')
    await tools.send('Network.emulateNetworkConditions', LINE)
    let bytes = 0
    const segments = new Set<string>()
    tools.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.url.includes('.m4s')) segments.add(requestId)
    })
    tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (segments.has(requestId)) bytes += encodedDataLength
    })
    await page.goto(`${sands.url}/rollVideo?sortType=0&id=${first}&boardId=${boardId}`, { timeout: PATIENCE_MS })
    await page.waitForFunction(
      () => (document.querySelector<HTMLVideoElement>('[data-index="0"] video')?.currentTime ?? 0) > 0.5,
      undefined,
      { timeout: PATIENCE_MS },
    )
    await sleep(LOOK_MS)
    const loaded = await Promise.all([0, 1, 2].map((index) => loadedOf(page, index)))
    const all = loaded.reduce((sum, one) => sum + one.all, 0)
    const ahead = loaded.reduce((sum, one) => sum + one.ahead, 0)
    check(bytes > 0 && all > 0, 'nothing was loaded')
    aheads.push((bytes * ahead) / all / 1_000_000)
    for (let index = 1; index < VIDEOS; index += 1) {
      times.push(await swipeTo(page, index))
      await sleep(LOOK_MS)
    }
    await context.close()
  }
  run.note(`first frame in ms: ${times.map(Math.round).join(' ')}`)
  run.note(`loaded ahead in MB: ${aheads.map((megabytes) => megabytes.toFixed(2)).join(' ')}`)
  const [next, ahead] = LINES
  return [
    lineOf(
      { name: next, unit: 'ms', value: median(times), reference: MOST_FRAME_MS },
      { measure: 'value', relation: '<=', bound: MOST_FRAME_MS },
    ),
    lineOf(
      { name: ahead, unit: 'MB', value: Math.max(...aheads), reference: MOST_AHEAD_MB },
      { measure: 'value', relation: '<=', bound: MOST_AHEAD_MB },
    ),
  ]
}

export const rollVideo: Bench = { name: NAME, lines: LINES, run }
