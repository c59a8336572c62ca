// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { DEVICE_KEYS, readDevice, writeDevice } from './device.ts'

const here = Intl.DateTimeFormat().resolvedOptions().timeZone
const fresh = async () => {
  vi.resetModules()
  return (await import('./time-zone.ts')).timeZone
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('is read once on a new device, and stored', async () => {
  const timeZone = await fresh()
  expect(timeZone()).toBe(here)
  expect(readDevice(DEVICE_KEYS.timeZone)).toBe(here)
})

it('is the stored one until the browser is idle', async () => {
  writeDevice(DEVICE_KEYS.timeZone, 'Pacific/Chatham')
  const timeZone = await fresh()
  expect(timeZone()).toBe('Pacific/Chatham')
  vi.advanceTimersByTime(5000)
  expect(timeZone()).toBe(here)
  expect(readDevice(DEVICE_KEYS.timeZone)).toBe(here)
})

it('is asked of Temporal where the browser has it', async () => {
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Asia/Kathmandu' } })
  const timeZone = await fresh()
  expect(timeZone()).toBe('Asia/Kathmandu')
})
