import { SPEEDS, type Speed } from '@sands/rules/study'
import { DEVICE_KEYS, isRecord, readDeviceJson, writeDevice } from '../../device/device.ts'

/** What a person has once set holds for everything they play on this device. */
export interface PlayerChoices {
  speed: Speed
  /** Null leaves it to the line. */
  height: number | null
  /** The language of the captions; null is none. */
  captions: string | null
  /** The language they had last, also while they are off. */
  lastCaptions: string | null
  volume: number
  /** What the line gave the last time, in bits a second. */
  bandwidth: number
}

const FIRST: PlayerChoices = {
  speed: 1,
  height: null,
  captions: null,
  lastCaptions: null,
  volume: 1,
  bandwidth: 800_000,
}

const isSpeed = (value: unknown): value is Speed => SPEEDS.some((speed) => speed === value)
const isPositive = (value: unknown): value is number => typeof value === 'number' && value > 0

export function playerChoices(): PlayerChoices {
  const stored = readDeviceJson(DEVICE_KEYS.playerChoices)
  if (!isRecord(stored)) return FIRST
  const { speed, height, captions, lastCaptions, volume, bandwidth } = stored
  return {
    speed: isSpeed(speed) ? speed : FIRST.speed,
    height: isPositive(height) ? height : FIRST.height,
    captions: typeof captions === 'string' ? captions : FIRST.captions,
    lastCaptions: typeof lastCaptions === 'string' ? lastCaptions : FIRST.lastCaptions,
    volume: isPositive(volume) && volume <= 1 ? volume : FIRST.volume,
    bandwidth: isPositive(bandwidth) ? bandwidth : FIRST.bandwidth,
  }
}

export function rememberChoice(choice: Partial<PlayerChoices>): void {
  writeDevice(DEVICE_KEYS.playerChoices, JSON.stringify({ ...playerChoices(), ...choice }))
}
