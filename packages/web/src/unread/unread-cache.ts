import { DEVICE_KEYS, isRecord, readDeviceJson, writeDevice } from '../device/device.ts'

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

function all(): Record<string, number> {
  const cached = readDeviceJson(DEVICE_KEYS.unread)
  return isRecord(cached)
    ? Object.fromEntries(Object.entries(cached).filter((pair): pair is [string, number] => isCount(pair[1])))
    : {}
}

/** The last count of an inbox on this device, used until the server answers. Deleted when the person signs out. */
export const cachedUnread = {
  of: (owner: string): number | null => all()[owner] ?? null,
  put: (owner: string, count: number): void =>
    writeDevice(DEVICE_KEYS.unread, JSON.stringify({ ...all(), [owner]: count })),
  clear: (): void => writeDevice(DEVICE_KEYS.unread, null),
}
