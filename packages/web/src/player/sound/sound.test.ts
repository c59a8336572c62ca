// @vitest-environment happy-dom
import type { Resource } from '@sands/contract/media/media.model'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { translate } from '../../i18n/texts.ts'
import { putSession } from '../../session/store.ts'
import { aSession } from '../../testing/session.ts'
import { type Answer, stubWire } from '../../testing/wire.ts'
import { useToasts } from '../../toast/toast.ts'
import type { PlayerFile } from '../player-file.ts'
import {
  closeSound,
  goOnSound,
  haltSound,
  openSound,
  pauseSound,
  playSound,
  retrySound,
  seekSound,
  setSleep,
} from './sound.ts'
import { soundState } from './sound-state.ts'

/** The browser plays streams by itself here: what it was given to play, and how often that was taken away again. */
const played: { element: HTMLMediaElement; url: string }[] = []
let detached = 0

const file = (id: string, hlsUrl: string): PlayerFile => ({
  id: id as Resource['id'],
  fileName: `${id}.mp3`,
  fileType: 'audio',
  status: 3,
  failReason: null,
  progress: 100,
  coverUrl: null,
  playable: { duration: 60, videoWidth: 0, videoHeight: 0, hlsUrl, thumbnails: null, waveform: null, captions: [] },
})
const openFile = (id: string, placeKey = id, startAt = 0) =>
  openSound({ file: file(id, `/files/${id}/hls?s=1`), placeKey, startAt, onPlayed: () => undefined })
const attachments = (count: number) => vi.waitFor(() => expect(played).toHaveLength(count))
const last = () => {
  const attached = played.at(-1)
  if (!attached) throw new Error('nothing is attached')
  return attached
}

/** Nothing more comes: the address has run out, or the line is down. Files and streams are answered by the test. */
let streamAnswer: Answer = 'no answer'
const lose = (line: 'ended' | 'down') => {
  streamAnswer = line === 'ended' ? { code: 0, status: 403 } : 'no answer'
  last().element.dispatchEvent(new Event('error'))
}
const answerFiles = (answer: Answer) => {
  const sent = stubWire(({ key }) => (key.includes('/files/') ? streamAnswer : answer))
  return () => sent.filter(({ key }) => !key.includes('/files/'))
}
/** Where the stream begins. */
const beginning = () => {
  const { element } = last()
  element.dispatchEvent(new Event('loadedmetadata'))
  return element.currentTime
}

beforeEach(() => {
  localStorage.clear()
  played.length = 0
  detached = 0
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(function (this: HTMLMediaElement) {
    const url = this.getAttribute('src')
    if (url === null) detached += 1
    else played.push({ element: this, url })
  })
  putSession(aSession())
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('playing'))
  })
})
afterEach(() => {
  closeSound()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('plays as soon as it can, also when it was asked to before', async () => {
  openFile('1')
  playSound()
  expect(soundState.get()).toMatchObject({ state: 'waiting', started: false })
  await vi.waitFor(() => expect(soundState.get()).toMatchObject({ state: 'playing', started: true }))
})

it('is one at a time, and the same one stays as it is', async () => {
  openFile('1')
  await attachments(1)
  openFile('1')
  expect(detached).toBe(0)
  openFile('2')
  await attachments(2)
  expect(detached).toBe(1)
  expect(soundState.get()?.file.id).toBe('2')
})

it('is another one as part of another thing, and begins at the place of that', async () => {
  openFile('1', '2/31', 20)
  await attachments(1)
  seekSound(40)
  openFile('1', '2/32', 0)
  await attachments(2)
  expect(detached).toBe(1)
  expect(beginning()).toBe(0)
  expect(soundState.get()?.time).toBe(0)
})

it('asks for a fresh address when the old one has run out, and goes on at the same place', async () => {
  answerFiles({ code: 1, data: file('1', '/files/1/hls?s=2') })
  openFile('1')
  await attachments(1)
  seekSound(25)
  lose('ended')
  await attachments(2)
  expect(last().url).toBe('/files/1/hls?s=2')
  expect(beginning()).toBe(25)
})

it('asks a few times for a piece that is missing, ever more slowly, and then leaves it to the person', async () => {
  vi.useFakeTimers()
  const asked = answerFiles({ code: 1, data: file('1', '/files/1/hls?s=1') })
  openFile('1')
  await vi.advanceTimersByTimeAsync(0)
  const loseAll = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 1) {
      lose('ended')
      await vi.advanceTimersByTimeAsync(1000)
    }
  }
  await loseAll(3)
  expect(asked()).toHaveLength(2)
  await loseAll(60)
  expect(asked()).toHaveLength(3)
  expect(soundState.get()).toMatchObject({ state: 'lost', loss: 'missing' })
  last().element.dispatchEvent(new Event('waiting'))
  expect(soundState.get()?.state).toBe('lost')
  retrySound()
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked()).toHaveLength(4)
  expect(soundState.get()?.loss).toBeNull()
  vi.useRealTimers()
})

it('says so when the file is gone or the line is down', async () => {
  answerFiles({ code: 4_120_005, status: 404 })
  openFile('1')
  await attachments(1)
  lose('ended')
  await vi.waitFor(() => expect(soundState.get()).toMatchObject({ state: 'lost', loss: 'missing' }))
  lose('down')
  await vi.waitFor(() => expect(soundState.get()).toMatchObject({ state: 'lost', loss: 'network' }))
})

/** Opens a sound and waits until it plays; whether its element stands still is up to the test. */
async function playing(id: string) {
  openFile(id)
  playSound()
  await vi.waitFor(() => expect(soundState.get()?.state).toBe('playing'))
  const { element } = last()
  let paused = false
  Object.defineProperty(element, 'paused', { get: () => paused, configurable: true })
  const play = vi.mocked(HTMLMediaElement.prototype.play)
  play.mockClear()
  return {
    play,
    stand: () => {
      paused = true
    },
  }
}

it('goes on after it had to stand still, if it played before', async () => {
  const { play, stand } = await playing('1')
  haltSound('1')
  stand()
  goOnSound('2')
  expect(play).not.toHaveBeenCalled()
  goOnSound('1')
  expect(play).toHaveBeenCalledOnce()
  haltSound('1')
  goOnSound('1')
  expect(play).toHaveBeenCalledOnce()
})

it('begins when it may, also where it had to stand still before it could begin', async () => {
  openFile('1')
  playSound()
  haltSound('1')
  goOnSound('1')
  await vi.waitFor(() => expect(soundState.get()?.state).toBe('playing'))
})

it('stays still for who has paused it meanwhile', async () => {
  const { play } = await playing('1')
  haltSound('1')
  pauseSound()
  goOnSound('1')
  expect(play).not.toHaveBeenCalled()
})

it('says that it is ready where the browser wants a touch first', async () => {
  const { play } = await playing('1')
  const toasts = renderHook(useToasts)
  haltSound('1')
  play.mockRejectedValue(new DOMException('touch first', 'NotAllowedError'))
  goOnSound('1')
  await vi.waitFor(() => expect(toasts.result.current.at(-1)?.text).toBe(translate('media.play_again')))
})

it('falls silent with whoever signs out', () => {
  openFile('1')
  putSession(aSession({ accessToken: 'renewed' }))
  expect(soundState.get()).not.toBeNull()
  putSession(null)
  expect(soundState.get()).toBeNull()
})

it('stops at the time that was set, once', async () => {
  vi.useFakeTimers()
  openFile('1')
  await vi.advanceTimersByTimeAsync(0)
  const pause = vi.spyOn(last().element, 'pause')
  setSleep({ kind: 'at', at: Date.now() + 600_000 })
  await vi.advanceTimersByTimeAsync(595_000)
  expect(last().element.volume).toBeLessThan(0.6)
  expect(pause).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(pause).toHaveBeenCalledOnce()
  expect(last().element.volume).toBe(1)
  expect(soundState.get()?.sleep).toBeNull()
  vi.useRealTimers()
})
