import { useCallback, useRef, useSyncExternalStore } from 'react'

/** What a player shows of its element, apart from the time. */
export interface MediaState {
  paused: boolean
  /** Something has been played. */
  started: boolean
  /** It should run, and has nothing to run with. */
  waiting: boolean
  ended: boolean
  muted: boolean
  volume: number
  rate: number
}

export interface MediaClock {
  time: number
  /** How far it could run without the net. */
  buffered: number
}

const STATE_EVENTS =
  'play pause playing waiting stalled seeking seeked ended ratechange volumechange loadeddata canplay emptied'.split(
    ' ',
  )
const CLOCK_EVENTS = 'timeupdate progress seeking seeked emptied'.split(' ')

const NO_STATE: MediaState = {
  paused: true,
  started: false,
  waiting: false,
  ended: false,
  muted: false,
  volume: 1,
  rate: 1,
}
const NO_CLOCK: MediaClock = { time: 0, buffered: 0 }

const stateOf = (element: HTMLMediaElement): MediaState => ({
  paused: element.paused,
  started: element.played.length > 0,
  waiting:
    !element.paused && !element.ended && (element.seeking || element.readyState < HTMLMediaElement.HAVE_FUTURE_DATA),
  ended: element.ended,
  muted: element.muted,
  volume: element.volume,
  rate: element.playbackRate,
})

/** How far it could run from where it is with what is loaded. */
export function bufferedEnd({ currentTime: time, buffered }: HTMLMediaElement): number {
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= time + 0.5 && buffered.end(index) >= time) return buffered.end(index)
  }
  return time
}

const clockOf = (element: HTMLMediaElement): MediaClock => ({
  time: element.currentTime,
  buffered: bufferedEnd(element),
})

interface Reading<T extends object> {
  events: readonly string[]
  read: (element: HTMLMediaElement) => T
  nothing: T
}

const isSame = <T extends object>(one: T, other: T) =>
  (Object.keys(one) as (keyof T)[]).every((key) => Object.is(one[key], other[key]))

/** An element as React sees it: read anew with each of its events, and the same object while nothing has changed. */
function useReading<T extends object>(element: HTMLMediaElement | null, { events, read, nothing }: Reading<T>): T {
  const last = useRef(nothing)
  const subscribe = useCallback(
    (listener: () => void) => {
      for (const name of events) element?.addEventListener(name, listener)
      return () => {
        for (const name of events) element?.removeEventListener(name, listener)
      }
    },
    [element, events],
  )
  return useSyncExternalStore(subscribe, () => {
    const next = element ? read(element) : nothing
    if (!isSame(next, last.current)) last.current = next
    return last.current
  })
}

const STATE: Reading<MediaState> = { events: STATE_EVENTS, read: stateOf, nothing: NO_STATE }
const CLOCK: Reading<MediaClock> = { events: CLOCK_EVENTS, read: clockOf, nothing: NO_CLOCK }

export const useMediaState = (element: HTMLMediaElement | null): MediaState => useReading(element, STATE)
/** Changes four times a second: for the parts that show the time, and nothing around them. */
export const useMediaClock = (element: HTMLMediaElement | null): MediaClock => useReading(element, CLOCK)
