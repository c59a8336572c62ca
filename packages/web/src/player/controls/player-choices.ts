import { SPEEDS, type Speed } from '@sands/rules/study'
import { DEVICE_KEYS, isRecord, readDeviceJson, writeDevice } from '../../device/device.ts'

/** A person's settings apply to everything they play on this device. */
export interface PlayerChoices {
  speed: Speed
  /** Null chooses the quality by bandwidth. */
  height: number | null
  /** The language of the captions; null turns them off. */
  captions: string | null
  /** The last language of the captions, also while they are off. */
  lastCaptions: string | null
  volume: number
  /** The last measured bandwidth, in bits per second. */
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
