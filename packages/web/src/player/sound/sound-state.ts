import { useSyncExternalStore } from 'react'
import { createStore, useStore } from '../../store/store.ts'
import type { PlayerFile } from '../player-file.ts'
import type { Trouble } from '../source/hls-options.ts'
import type { Sleep } from './sleep-timer.ts'

/** The one open sound of the app, on every screen. */
export interface Sound {
  file: PlayerFile
  state: 'opening' | 'playing' | 'paused' | 'waiting' | 'ended' | 'lost'
  loss: Trouble | null
  /** In seconds. */
  time: number
  duration: number
  speed: number
  sleep: Sleep | null
  /** Whether it has been played since it was opened. */
  started: boolean
}

/** Whether it is playing, or waiting for data. */
export const runs = ({ state }: Sound): boolean => state === 'playing' || state === 'waiting'

/** Separate from the player, so that a screen can read it without loading the player. */
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
/** The id of the playing file, for components that do not need the time four times a second. */
export const useHeardId = (): PlayerFile['id'] | null => useSyncExternalStore(soundState.subscribe, heardId, heardId)
