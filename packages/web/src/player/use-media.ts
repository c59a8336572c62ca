import { useCallback, useRef, useSyncExternalStore } from 'react'

/** The state of a media element without the time. */
export interface MediaState {
  paused: boolean
  /** Whether something has been played. */
  started: boolean
  /** It should play but has no data. */
  waiting: boolean
  ended: boolean
  muted: boolean
  volume: number
  rate: number
}

export interface MediaClock {
  time: number
  /** The end of the buffered range, in seconds. */
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

/** The end of the buffered range at the current time. */
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

/** Reads an element for React: again with each of its events, and the same object while nothing has changed. */
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
/** Changes four times a second: only for components that show the time. */
export const useMediaClock = (element: HTMLMediaElement | null): MediaClock => useReading(element, CLOCK)
