// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useMediaState } from '../use-media.ts'
import { useVideoActs } from './use-video-acts.ts'

const none = () => undefined

function actsOn(video: HTMLVideoElement) {
  const { result } = renderHook(() =>
    useVideoActs({
      video,
      duration: 60,
      state: useMediaState(video),
      source: {
        loss: null,
        renditions: [],
        shown: 0,
        height: null,
        chooseHeight: none,
        again: none,
        play: none,
        pause: none,
        halt: none,
        goOn: none,
      },
      fullScreen: { able: false, full: false, toggle: none },
      captions: { language: null, choose: none, toggle: none, lines: [] },
      said: { text: '', say: vi.fn() },
      wake: none,
    }),
  )
  return result.current
}

it('stays muted when the volume is lowered, and is unmuted when it is raised', () => {
  const video = document.createElement('video')
  video.volume = 0.5
  video.muted = true
  const acts = actsOn(video)
  acts.louder(-0.1)
  expect(video.muted).toBe(true)
  expect(video.volume).toBe(0.5)
  acts.louder(0.1)
  expect(video.muted).toBe(false)
  expect(video.volume).toBeCloseTo(0.6)
})

it('is audible again when the volume was lowered to zero and is raised', () => {
  const video = document.createElement('video')
  const acts = actsOn(video)
  acts.setVolume(0)
  expect(video.muted).toBe(true)
  acts.louder(0.1)
  expect(video.muted).toBe(false)
  expect(video.volume).toBeCloseTo(0.1)
})
