// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { DEVICE_KEYS, readDevice, writeDevice } from './device.ts'

const KEY = DEVICE_KEYS.noteDrafts

beforeEach(() => writeDevice(KEY, null))

const disk = localStorage
/** From now on nothing can be stored; what is stored can be read. */
function fill() {
  const full: Pick<Storage, 'getItem' | 'removeItem' | 'setItem'> = {
    getItem: (key) => disk.getItem(key),
    removeItem: (key) => disk.removeItem(key),
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError')
    },
  }
  vi.stubGlobal('localStorage', full)
  onTestFinished(() => void vi.unstubAllGlobals())
}

describe('a value of the device', () => {
  it('is the last one, also while there is no room to store it', () => {
    writeDevice(KEY, 'first')
    fill()
    writeDevice(KEY, 'second')
    expect(readDevice(KEY)).toBe('second')
    writeDevice(KEY, 'third')
    expect(readDevice(KEY)).toBe('third')
    writeDevice(KEY, null)
    expect(readDevice(KEY)).toBeNull()
  })

  it('is the one of another tab that has stored one since', () => {
    writeDevice(KEY, 'first')
    fill()
    writeDevice(KEY, 'second')
    disk.setItem(KEY, 'from another tab')
    expect(readDevice(KEY)).toBe('from another tab')
    disk.removeItem(KEY)
    expect(readDevice(KEY)).toBeNull()
  })

  it('lasts until the page closes where the browser refuses storage', () => {
    vi.stubGlobal('localStorage', undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    writeDevice(KEY, 'first')
    expect(readDevice(KEY)).toBe('first')
    writeDevice(KEY, null)
    expect(readDevice(KEY)).toBeNull()
  })
})
