// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchVisibility } from './visibility.ts'

let scrollTo: (share: number) => void
let video: HTMLVideoElement
let paused: boolean
let visibility: DocumentVisibilityState

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { intersectionRatio: number }[]) => void) {
        scrollTo = (share) => tell([{ intersectionRatio: share }])
      }
      observe() {}
      disconnect() {}
    },
  )
  video = document.createElement('video')
  paused = false
  visibility = 'visible'
  Object.defineProperty(video, 'paused', { get: () => paused })
  vi.spyOn(video, 'pause').mockImplementation(() => {
    paused = true
  })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'fullscreenElement')
  Reflect.deleteProperty(document, 'pictureInPictureElement')
})

const apart = (where: 'fullscreenElement' | 'pictureInPictureElement', element: Element) =>
  Object.defineProperty(document, where, { value: element, configurable: true })

it('pauses when less than half of it is visible, and never starts by itself', () => {
  const watched = watchVisibility({ root: document.body, video })
  scrollTo(0.5)
  expect([paused, watched.isVisible()]).toEqual([false, true])
  scrollTo(0.49)
  expect([paused, watched.isVisible()]).toEqual([true, false])
  scrollTo(1)
  expect([paused, watched.isVisible()]).toEqual([true, true])
})

it('continues in full screen and in picture-in-picture, wherever the page is scrolled', () => {
  const watched = watchVisibility({ root: document.body, video })
  apart('fullscreenElement', video)
  scrollTo(0)
  expect([paused, watched.isVisible()]).toEqual([false, true])
  Reflect.deleteProperty(document, 'fullscreenElement')
  apart('pictureInPictureElement', video)
  scrollTo(0)
  visibility = 'hidden'
  expect([paused, watched.isVisible()]).toEqual([false, true])
})

it('is not visible while another app is in the foreground', () => {
  const watched = watchVisibility({ root: document.body, video })
  visibility = 'hidden'
  expect([paused, watched.isVisible()]).toEqual([false, false])
})
