// @vitest-environment happy-dom
import type { Resource } from '@sands/contract/media/media.model'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { putSession } from '../../session/store.ts'
import { aSession } from '../../testing/session.ts'
import { type Answer, type Sent, stubWire } from '../../testing/wire.ts'
import type { ReadyFile } from '../player-file.ts'
import { type Source, useSource } from './use-source.ts'

/** The browser plays the stream natively here: records what it was given to play. */
const played: (string | null)[] = []
const HLS_URL = '/files/1/hls?s=1'
const file: ReadyFile = {
  id: '1' as Resource['id'],
  fileName: 'a.mp4',
  fileType: 'video',
  status: 3,
  failReason: null,
  progress: 100,
  coverUrl: null,
  playable: {
    duration: 60,
    videoWidth: 640,
    videoHeight: 360,
    hlsUrl: HLS_URL,
    thumbnails: null,
    waveform: null,
    captions: [],
  },
}

let root: Root
let video: HTMLVideoElement
let source: Source
let asked: () => Sent[]
let streamAnswer: Answer = 'no answer'
let bufferedTo = 0

function Player() {
  source = useSource(video, { file, startAt: 0, autoPlay: false })
  return null
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Simulates a loss: the address has expired, or the network is down. */
const lose = async (line: 'ended' | 'down' = 'ended') => {
  streamAnswer = line === 'ended' ? { code: 0, status: 403 } : 'no answer'
  await act(async () => void video.dispatchEvent(new Event('error')))
  if (line === 'ended') await pass(10_000)
}
const playTo = async (seconds: number) => {
  for (const time of [seconds - 0.2, seconds]) {
    video.currentTime = time
    video.dispatchEvent(new Event('timeupdate'))
  }
  await pass(0)
}

beforeEach(async () => {
  vi.useFakeTimers()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  putSession(aSession())
  played.length = 0
  bufferedTo = 0
  const sent = stubWire(({ key }) => (key.includes('/files/') ? streamAnswer : { code: 1, data: file }))
  asked = () => sent.filter(({ key }) => !key.includes('/files/'))
  video = document.createElement('video')
  vi.spyOn(video, 'load').mockImplementation(() => {
    if (video.hasAttribute('src')) played.push(video.getAttribute('src'))
  })
  vi.spyOn(video, 'paused', 'get').mockReturnValue(false)
  vi.spyOn(video, 'buffered', 'get').mockImplementation(() => ({
    length: bufferedTo > 0 ? 1 : 0,
    start: () => 0,
    end: () => bufferedTo,
  }))
  root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Player />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('tries a missing segment a few times at the same address, says so, and starts again when the person asks', async () => {
  bufferedTo = 10
  for (let times = 0; times < 8; times += 1) {
    await lose()
    // Everything before the gap is loaded and played each time.
    act(() => {
      video.dispatchEvent(new Event('progress'))
      video.dispatchEvent(new Event('playing'))
    })
    await playTo(5 + times / 2)
  }
  expect(asked()).toHaveLength(3)
  expect(played).toEqual(Array(4).fill(HLS_URL))
  expect(source.loss).toBe('missing')
  act(() => source.again())
  await pass(100)
  expect(asked()).toHaveLength(4)
  expect(source.loss).toBeNull()
})

it('resets the count once playback is past the place', async () => {
  bufferedTo = 10
  for (let times = 0; times < 6; times += 1) {
    await lose()
    bufferedTo += 10
    await playTo(bufferedTo - 5)
  }
  expect(asked()).toHaveLength(6)
  expect(source.loss).toBeNull()
})

it('does not treat a jump as playback', async () => {
  for (let times = 1; times < 6; times += 1) {
    await lose()
    video.currentTime = times * 10
    video.dispatchEvent(new Event('seeking'))
    video.dispatchEvent(new Event('timeupdate'))
  }
  expect(asked()).toHaveLength(3)
})

it('shows that the network is back as soon as data arrives', async () => {
  await lose('down')
  expect(source.loss).toBe('network')
  act(() => void video.dispatchEvent(new Event('progress')))
  expect(source.loss).toBeNull()
})
