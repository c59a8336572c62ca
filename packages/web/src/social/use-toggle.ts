import { useEffect } from 'react'
import { getSession } from '../session/session.ts'
import { createStore, useStore } from '../store/store.ts'

export interface Toggled {
  on: boolean
  count: number
}

interface Toggling {
  /** The answer at the time of the tap: a later answer that differs is newer and takes precedence. */
  base: Toggled
  /** The last state from the server. */
  sure: Toggled
  shown: Toggled
  sending: boolean
}

const togglings = createStore<ReadonlyMap<string, Toggling>>(new Map())

const put = (id: string, toggling: Toggling) => togglings.set(new Map(togglings.get()).set(id, toggling))
const drop = (id: string) => {
  const left = new Map(togglings.get())
  left.delete(id)
  togglings.set(left)
}
const idOf = (target: string) => `${getSession()?.userId} ${target}`
const isSame = (a: Toggled, b: Toggled) => a.on === b.on && a.count === b.count
const flipped = ({ on, count }: Toggled): Toggled => ({ on: !on, count: Math.max(0, count + (on ? -1 : 1)) })

/** The state was changed in another way, so that of the answers counts. */
export const forgetToggle = (target: string): void => drop(idOf(target))

/** `waiting`: it could not be sent, and waits safely on this device. */
export type SendToggle = (on: boolean) => Promise<Toggled | 'waiting'>

/**
 * Sends one request at a time. Tapping again meanwhile leads to the state wanted last; without a tap nothing is sent
 * twice.
 */
async function settle(id: string, send: SendToggle): Promise<void> {
  for (;;) {
    const before = togglings.get().get(id)
    if (!before) return
    try {
      const answer = await send(before.shown.on)
      const sure = answer === 'waiting' ? before.shown : answer
      const { base, shown } = togglings.get().get(id) ?? before
      const sending = shown.on !== before.shown.on && shown.on !== sure.on
      put(id, { base, sure, shown: sending ? shown : sure, sending })
      if (!sending) return
    } catch {
      const { base, sure } = togglings.get().get(id) ?? before
      put(id, { base, sure, shown: sure, sending: false })
      return
    }
  }
}

/**
 * A like or a collection: shown at once, and reverted when the server refuses it. `given` is the state in the loaded
 * answers; `send` shows its own errors.
 */
export function useToggle({ id: target, given, send }: { id: string; given: Toggled; send: SendToggle }): {
  shown: Toggled
  flip: () => void
} {
  const id = idOf(target)
  const known = useStore(togglings).get(id)
  const holds = known && (known.sending || isSame(known.base, given))
  const shown = holds ? known.shown : given
  const isOver = known !== undefined && !holds
  useEffect(() => {
    if (isOver) drop(id)
  }, [isOver, id])
  const flip = () => {
    const sure = holds ? known.sure : given
    put(id, { base: given, sure, shown: flipped(shown), sending: true })
    if (!known?.sending) void settle(id, send)
  }
  return { shown, flip }
}
