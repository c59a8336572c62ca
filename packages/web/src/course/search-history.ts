import { DEVICE_KEYS, isRecord, readDeviceJson, writeDevice } from '../device/device.ts'
import { getSession } from '../session/session.ts'
import { createStore, useStore } from '../store/store.ts'

const MOST_WORDS = 12
const MOST_PEOPLE = 5

type History = Readonly<Record<string, readonly string[]>>

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== ''

function stored(): History {
  const value = readDeviceJson(DEVICE_KEYS.courseSearches)
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).map(([whose, words]) => [whose, Array.isArray(words) ? words.filter(isWord) : []]),
  )
}

const changes = createStore(0)
const whoseNow = () => getSession()?.userId ?? ''

function write(words: readonly string[]): void {
  const { [whoseNow()]: _, ...others } = stored()
  // The person who searched last comes last; on a shared device the oldest entries of others are dropped.
  const latest = Object.entries({ ...others, [whoseNow()]: words }).slice(-MOST_PEOPLE)
  writeDevice(DEVICE_KEYS.courseSearches, JSON.stringify(Object.fromEntries(latest)))
  changes.set(changes.get() + 1)
}

/** The person's searches on this device, newest first. */
export const searchHistory = (): readonly string[] => stored()[whoseNow()] ?? []

export function noteSearch(words: string): void {
  write([words, ...searchHistory().filter((other) => other !== words)].slice(0, MOST_WORDS))
}

export function forgetSearch(words: string): void {
  write(searchHistory().filter((other) => other !== words))
}

export const forgetSearches = (): void => write([])

export function useSearchHistory(): readonly string[] {
  useStore(changes)
  return searchHistory()
}
