// Measures how long a learner waits for the first frame of a video, and checks that screens without a video do not load
// the player.

import { storageOf } from '../e2e/kernel/browser-storage.ts'
import { aReadyVideo } from '../e2e/kernel/clip.ts'
import { buildStale } from '../scripts/build.ts'
import { ensureBrowser } from '../scripts/kernel/browser.ts'
import { type Bench, type BenchRun, check } from './kernel/bench.ts'
import { lineOf, median } from './kernel/line.ts'
import { copyStream } from './kernel/load/stream.ts'
import { serveBarePage } from './kernel/page/bare-page.ts'
import { firstFrameMs } from './kernel/page/first-frame.ts'
import { coldVisit, kilobytes, sizesOf } from './kernel/page/visit.ts'
import { startSands } from './kernel/sands.ts'

const NAME = 'first-frame'
const LINES = [NAME, 'player-code'] as const
const PERSON = 'admin'
const CLIP = { fileName: 'first-frame.mp4', seconds: 30, width: 1280, height: 720, bitrate: 2_000_000 }
const MOST_TIMES_BARE = 1.5
/** Screens on which nothing is played. */
const WITHOUT = ['/', '/my', '/newsTab', '/setting']
/** Only the player and hls.js contain these identifiers. */
const OF_THE_PLAYER = /hlsManifestParsed|webkitEnterFullscreen|requestPictureInPicture/

const isOfThePlayer = async ({ url }: { url: string }) => OF_THE_PLAYER.test(await (await fetch(url)).text())

async function run(run: BenchRun) {
  const browser = await ensureBrowser()
  await buildStale()
  const { url } = await startSands(run)
  const video = await aReadyVideo(url, { ...CLIP, userName: PERSON })
  check(video.playable !== null, 'the video cannot be played')
  const { session, advertsSeen } = await storageOf(url, PERSON)
  const storage = { ...session, ...advertsSeen }
  const page = `${url}/previewVideo?id=${video.id}`
  const scripts = await coldVisit(run, browser, { url: page, storage })
  const { hlsUrl } = video.playable
  const bare = await serveBarePage(
    run,
    { page, script: scripts[0]?.url ?? page },
    {
      root: 'bare-video-page',
      define: { STREAM: JSON.stringify(hlsUrl) },
      files: await copyStream(hlsUrl, url),
    },
  )

  const ours: number[] = []
  const reference: number[] = []
  for (let visit = 0; visit < run.pace.visits; visit += 1) {
    reference.push(await firstFrameMs(run, browser, { url: bare }))
    ours.push(await firstFrameMs(run, browser, { url: page, storage }))
  }
  run.note(`first frame in ms: ${ours.map(Math.round).join(' ')}; bare page: ${reference.map(Math.round).join(' ')}`)
  run.note(`scripts in KB: ${sizesOf(scripts)}`)

  let strays = 0
  for (const path of WITHOUT) {
    const fetched = await coldVisit(run, browser, { url: url + path, storage })
    for (const script of fetched) {
      if (!(await isOfThePlayer(script))) continue
      strays += kilobytes([script])
      run.note(`${path} fetches ${sizesOf([script])}`)
    }
  }
  const known: typeof scripts = []
  for (const script of scripts) if (await isOfThePlayer(script)) known.push(script)
  check(known.length > 0, 'no script contains the words that identify the player')

  const [frame, code] = LINES
  return [
    lineOf(
      { name: frame, unit: 'ms', value: median(ours), reference: median(reference) },
      { measure: 'ratio', relation: '<=', bound: MOST_TIMES_BARE },
    ),
    lineOf(
      { name: code, unit: 'KB', value: strays, reference: kilobytes(known) },
      { measure: 'value', relation: '<=', bound: 0 },
    ),
  ]
}

export const firstFrame: Bench = { name: NAME, lines: LINES, run }
