import type { PlayingSound } from './playing-sound.ts'
import { patchSound, soundState } from './sound-state.ts'

/** Copies the state of the element to the store that screens read. */
export function followSound(one: PlayingSound): void {
  const { element } = one
  const stop = new AbortController()
  const on = (names: readonly string[], run: () => void) => {
    for (const name of names) element.addEventListener(name, run, { signal: stop.signal })
  }
  on(['loadedmetadata', 'durationchange'], () => {
    if (Number.isFinite(element.duration)) patchSound({ duration: element.duration })
  })
  on(['canplay'], () => {
    if (element.paused && soundState.get()?.state === 'opening') patchSound({ state: 'paused' })
  })
  on(['playing'], () => patchSound({ state: 'playing', loss: null, started: true }))
  // Loaded data plays on after the connection is lost; when it is used up, waiting is pointless.
  on(['waiting'], () => patchSound({ state: soundState.get()?.loss ? 'lost' : 'waiting' }))
  on(['ratechange'], () => patchSound({ speed: element.playbackRate }))
  on(['timeupdate', 'seeking'], () => patchSound({ time: element.currentTime }))
  on(['pause'], () => {
    if (soundState.get()?.state !== 'lost') patchSound({ state: element.ended ? 'ended' : 'paused' })
  })
  on(['ended'], () => patchSound({ state: 'ended', ...(soundState.get()?.sleep?.kind === 'end' && { sleep: null }) }))
  one.stops.push(() => stop.abort())
}
