import { useSyncExternalStore } from 'react'
import { createStore, useStore } from '../../store/store.ts'
import type { PlayerFile } from '../player-file.ts'
import type { Trouble } from '../source/hls-options.ts'
import type { Sleep } from './sleep-timer.ts'

/** The one sound that is open, wherever in the app the person is. */
export interface Sound {
  file: PlayerFile
  state: 'opening' | 'playing' | 'paused' | 'waiting' | 'ended' | 'lost'
  loss: Trouble | null
  /** Seconds. */
  time: number
  duration: number
  speed: number
  sleep: Sleep | null
  /** Whether it has been played at all since it was opened. */
  started: boolean
}

/** It plays, or would if it had something to play. */
export const runs = ({ state }: Sound): boolean => state === 'playing' || state === 'waiting'

/** Apart from what plays it, so that a screen can tell without fetching the player. */
export const soundState = createStore<Sound | null>(null)
export const useSound = (): Sound | null => useStore(soundState)

export function patchSound(facts: Partial<Sound>): void {
  const sound = soundState.get()
  if (sound) soundState.set({ ...sound, ...facts })
}

const heardId = () => {
  const sound = soundState.get()
  return sound?.started ? sound.file.id : null
}
/** Which file is heard, for those who need not know the time four times a second. */
export const useHeardId = (): PlayerFile['id'] | null => useSyncExternalStore(soundState.subscribe, heardId, heardId)
