import { afterEach, expect, it, vi } from 'vitest'
import { recordAfter, recordFormat } from './recorder.ts'

afterEach(() => vi.unstubAllGlobals())

const browser = (types: readonly string[]) => {
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => undefined } })
  const Recorder = Object.assign(() => undefined, { isTypeSupported: (type: string) => types.includes(type) })
  vi.stubGlobal('MediaRecorder', Recorder)
}

it('records what the server can take: MP4 on iPhones, WebM where there is nothing else', () => {
  browser(['audio/mp4'])
  expect(recordFormat()?.ending).toBe('m4a')
  browser(['audio/webm;codecs=opus', 'audio/webm'])
  expect(recordFormat()?.ending).toBe('weba')
  browser([])
  expect(recordFormat()).toBeUndefined()
})

it('cannot record without a microphone or a recorder', () => {
  vi.stubGlobal('navigator', {})
  expect(recordFormat()).toBeUndefined()
})

it('goes from the question to a recording that can be listened to', () => {
  expect(recordAfter('idle', 'ask')).toBe('asking')
  expect(recordAfter('asking', 'refuse')).toBe('refused')
  expect(recordAfter('asking', 'begin')).toBe('recording')
  expect(recordAfter('recording', 'end')).toBe('ready')
  expect(recordAfter('ready', 'drop')).toBe('idle')
  expect(recordAfter('idle', 'end')).toBe('idle')
})
