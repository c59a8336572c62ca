import { DEVICE_KEYS, isRecord, readDeviceJson, writeDevice } from '../device/device.ts'
import { getSession } from '../session/store.ts'

/** Nobody minds seeing so little again, and whoever is so near the end has seen it. */
const BEGINNING_S = 5
const END_SHARE = 0.97
const END_S = 5
const MOST_POSITIONS = 200

type Positions = Record<string, number>

/** Whose file it is, so that two people of one device do not continue each other. */
const keyOf = (fileId: string) => `${getSession()?.userId ?? ''}/${fileId}`

function positions(): Positions {
  const stored = readDeviceJson(DEVICE_KEYS.resumePositions)
  if (!isRecord(stored)) return {}
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, number] => isPosition(entry[1])))
}
const isPosition = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0

const isWorthKeeping = (seconds: number, duration: number) =>
  seconds >= BEGINNING_S && seconds < Math.min(duration * END_SHARE, duration - END_S)

/** Where the person was the last time, in seconds; 0 is the beginning. */
export const resumePosition = (fileId: string): number => positions()[keyOf(fileId)] ?? 0

export function keepPosition(fileId: string, { seconds, duration }: { seconds: number; duration: number }): void {
  const { [keyOf(fileId)]: _, ...others } = positions()
  // The newest come last: entries keep the order in which they were added.
  const next = isWorthKeeping(seconds, duration) ? { ...others, [keyOf(fileId)]: Math.round(seconds) } : others
  const kept = Object.entries(next).slice(-MOST_POSITIONS)
  writeDevice(DEVICE_KEYS.resumePositions, kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null)
}
