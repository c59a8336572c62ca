import { randomId } from '../device/random-id.ts'
import type { OutboxItem } from './item.ts'

const PREFIX = 'sands.page.'
/** Longer than the interval at which a background page runs its timers. After that the page is considered closed. */
export const HELD_MS = 90_000

/** This page, for as long as it is open. */
export const THIS_PAGE = randomId()

const lockManager = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined)

let isAnnounced = false
/** From now on other pages know that this one is open; the browser takes that back when it closes. */
export function announcePage(): void {
  if (isAnnounced) return
  isAnnounced = true
  void lockManager()?.request(`${PREFIX}${THIS_PAGE}`, () => new Promise<never>(() => undefined))
}

/** The pages that hold writes and are open. Undefined where the browser cannot tell. */
export async function openPages(): Promise<ReadonlySet<string> | undefined> {
  const locks = lockManager()
  if (!locks) return undefined
  const { held = [] } = await locks.query()
  const names = held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []))
  return new Set([...names, THIS_PAGE])
}

/** Whether this page is still sending the write itself. */
export const isSentHere = ({ heldBy, heldUntil = 0 }: OutboxItem): boolean =>
  heldBy === THIS_PAGE && heldUntil > Date.now()
