// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { usePlayIntent } from './use-play-intent.ts'

let video: HTMLVideoElement
let isPaused: boolean
const refused = vi.fn()
const wantedOf = (autoPlay: boolean) => renderHook(() => usePlayIntent(video, autoPlay)).result.current

beforeEach(() => {
  isPaused = true
  refused.mockClear()
  video = document.createElement('video')
  vi.spyOn(video, 'play').mockImplementation(async () => {
    isPaused = false
    video.dispatchEvent(new Event('play'))
  })
  vi.spyOn(video, 'pause').mockImplementation(() => {
    isPaused = true
    video.dispatchEvent(new Event('pause'))
  })
})

it('continues after a halt', () => {
  const wanted = wantedOf(false)
  wanted.play()
  wanted.halt()
  expect(isPaused).toBe(true)
  wanted.goOn(refused)
  expect(isPaused).toBe(false)
})

it('starts when it may, when it should have started by itself', () => {
  const wanted = wantedOf(true)
  wanted.halt()
  wanted.resume()
  expect(isPaused).toBe(true)
  wanted.goOn(refused)
  expect(isPaused).toBe(false)
})

it('stays paused when the person has paused it', () => {
  const wanted = wantedOf(false)
  wanted.goOn(refused)
  wanted.play()
  wanted.pause()
  wanted.halt()
  wanted.goOn(refused)
  wanted.play()
  wanted.halt()
  wanted.pause()
  wanted.goOn(refused)
  expect(isPaused).toBe(true)
})

it('reports when the browser requires user input first', async () => {
  const wanted = wantedOf(true)
  wanted.halt()
  vi.mocked(video.play).mockRejectedValue(new DOMException('touch first', 'NotAllowedError'))
  wanted.goOn(refused)
  await vi.waitFor(() => expect(refused).toHaveBeenCalledOnce())
})
