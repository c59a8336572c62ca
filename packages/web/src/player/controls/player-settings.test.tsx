// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { setLayerOpener } from '../../layer/layer.ts'
import type { VideoActs } from '../video/use-video-acts.ts'
import { PlayerSettings } from './player-settings.tsx'

const none = () => undefined
const acts: VideoActs = {
  speed: 1,
  chooseSpeed: vi.fn(),
  seekTo: none,
  setVolume: none,
  hurry: none,
  hurried: false,
  toggle: none,
  seekBy: none,
  seekToShare: none,
  faster: none,
  louder: none,
  toggleMuted: none,
  toggleFull: none,
  toggleCaptions: none,
}
const source = {
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
}

it('stays open after a choice, because the person may make another', () => {
  vi.useFakeTimers()
  const close = vi.fn()
  const captions = { language: null, choose: none, toggle: none, lines: [] }
  render(<PlayerSettings open onClose={close} {...{ source, captions, acts }} available={[]} />)
  fireEvent.click(screen.getByLabelText('1.5×'), { detail: 1 })
  act(() => void vi.advanceTimersByTime(5_000))
  expect(acts.chooseSpeed).toHaveBeenCalledWith(1.5)
  expect(close).not.toHaveBeenCalled()
  vi.useRealTimers()
})

it('is what "back" closes, not the page', () => {
  const layers: (() => void)[] = []
  setLayerOpener((onBack) => {
    layers.push(onBack)
    return none
  })
  const close = vi.fn()
  const captions = { language: null, choose: none, toggle: none, lines: [] }
  render(<PlayerSettings open onClose={close} {...{ source, captions, acts }} available={[]} />)
  expect(layers).toHaveLength(1)
  layers[0]?.()
  expect(close).toHaveBeenCalledOnce()
})
