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
  onSoundWanted,
  openSound,
  pauseSound,
  playSound,
  retrySound,
  seekSound,
  setSleep,
} from './sound.ts'
import { soundState } from './sound-state.ts'

/** The browser plays streams natively here: records what it was given to play, and how often that was removed. */
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
  if (!attached) throw new Error('no player is attached')
  return attached
}

/** Simulates a loss: the address has expired, or the network is down. The test answers for files and streams. */
let streamAnswer: Answer = 'no answer'
const lose = (line: 'ended' | 'down') => {
  streamAnswer = line === 'ended' ? { code: 0, status: 403 } : 'no answer'
  last().element.dispatchEvent(new Event('error'))
}
const answerFiles = (answer: Answer) => {
  const sent = stubWire(({ key }) => (key.includes('/files/') ? streamAnswer : answer))
  return () => sent.filter(({ key }) => !key.includes('/files/'))
}
/** The start of the stream. */
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

it('plays as soon as it can, also when that was requested before', async () => {
  openFile('1')
  playSound()
  expect(soundState.get()).toMatchObject({ state: 'waiting', started: false })
  await vi.waitFor(() => expect(soundState.get()).toMatchObject({ state: 'playing', started: true }))
})

it('plays one sound at a time, and keeps the same one unchanged', async () => {
  openFile('1')
  await attachments(1)
  openFile('1')
  expect(detached).toBe(0)
  openFile('2')
  await attachments(2)
  expect(detached).toBe(1)
  expect(soundState.get()?.file.id).toBe('2')
})

it('opens a file again as part of other content, and starts at the place of that content', async () => {
  openFile('1', '2/31', 20)
  await attachments(1)
  seekSound(40)
  openFile('1', '2/32', 0)
  await attachments(2)
  expect(detached).toBe(1)
  expect(beginning()).toBe(0)
  expect(soundState.get()?.time).toBe(0)
})

it('requests a new address when the old one has expired, and continues at the same place', async () => {
  answerFiles({ code: 1, data: file('1', '/files/1/hls?s=2') })
  openFile('1')
  await attachments(1)
  seekSound(25)
  lose('ended')
  await attachments(2)
  expect(last().url).toBe('/files/1/hls?s=2')
  expect(beginning()).toBe(25)
})

it('requests a missing segment a few times at growing intervals, and then leaves it to the person', async () => {
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

it('says so when the file was deleted or the network is down', async () => {
  answerFiles({ code: 4_120_005, status: 404 })
  openFile('1')
  await attachments(1)
  lose('ended')
  await vi.waitFor(() => expect(soundState.get()).toMatchObject({ state: 'lost', loss: 'missing' }))
  lose('down')
  await vi.waitFor(() => expect(soundState.get()).toMatchObject({ state: 'lost', loss: 'network' }))
})

/** Opens a sound and waits until it plays; the test sets whether its element is paused. */
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

it('continues after a halt, if it played before', async () => {
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

it('starts when it may, also when it was halted before it could start', async () => {
  openFile('1')
  playSound()
  haltSound('1')
  goOnSound('1')
  await vi.waitFor(() => expect(soundState.get()?.state).toBe('playing'))
})

it('stays paused when the person has paused it meanwhile', async () => {
  const { play } = await playing('1')
  haltSound('1')
  pauseSound()
  goOnSound('1')
  expect(play).not.toHaveBeenCalled()
})

it('reports that it is ready where the browser requires user input first', async () => {
  const { play } = await playing('1')
  const toasts = renderHook(useToasts)
  haltSound('1')
  play.mockRejectedValue(new DOMException('touch first', 'NotAllowedError'))
  goOnSound('1')
  await vi.waitFor(() => expect(toasts.result.current.at(-1)?.text).toBe(translate('media.play_again')))
})

it('stops when the person signs out', () => {
  openFile('1')
  putSession(aSession({ accessToken: 'renewed' }))
  expect(soundState.get()).not.toBeNull()
  putSession(null)
  expect(soundState.get()).toBeNull()
})

it('stops once at the set time', async () => {
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

it('asks before it plays while the person studies elsewhere, and plays once it may go on', async () => {
  const { play } = await playing('1')
  const wanted = vi.fn()
  haltSound('1')
  pauseSound()
  onSoundWanted('1', wanted)
  playSound()
  expect([wanted.mock.calls.length, play.mock.calls.length]).toEqual([1, 0])
  onSoundWanted('1', null)
  goOnSound('1')
  expect(play).toHaveBeenCalledOnce()
})
