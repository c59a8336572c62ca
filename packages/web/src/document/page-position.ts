import { DEVICE_KEYS, isRecord, readDeviceJson, writeDevice } from '../device/device.ts'
import { getSession } from '../session/store.ts'

const MOST_POSITIONS = 200

/** Whose document it is, so that two people of one device do not continue each other. */
const keyOf = (fileId: string) => `${getSession()?.userId ?? ''}/${fileId}`

const isPage = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 1

function positions(): Record<string, number> {
  const stored = readDeviceJson(DEVICE_KEYS.readPages)
  if (!isRecord(stored)) return {}
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, number] => isPage(entry[1])))
}

/** The page the person was on the last time. */
export const lastPage = (fileId: string): number => positions()[keyOf(fileId)] ?? 1

export function keepPage(fileId: string, page: number): void {
  const { [keyOf(fileId)]: _, ...others } = positions()
  // The newest come last: entries keep the order in which they were added.
  const next = isPage(page) ? { ...others, [keyOf(fileId)]: page } : others
  const kept = Object.entries(next).slice(-MOST_POSITIONS)
  writeDevice(DEVICE_KEYS.readPages, kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null)
}
