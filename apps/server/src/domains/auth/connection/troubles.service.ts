import type { ConnectionTrouble, TroubledStep } from '@sands/contract/auth/connections.model'
import type { Kernel } from '../../../kernel/kernel.ts'
import { ProviderTrouble } from '../social/provider.kind.ts'
import type { ConnectionId } from './connection.repo.ts'
import { troublesRepo } from './troubles.repo.ts'

/** The number that a provider gave. Nothing else of its answer is stored. */
export const numberIn = ({ message }: ProviderTrouble): string => /-?\d+$/.exec(message)?.[0] ?? ''

export interface Troubles {
  /** Stores what a provider refused or did not answer. Never throws: the trouble itself is what the caller reports. */
  note(connectionId: ConnectionId, step: TroubledStep, error: unknown): Promise<void>
  /**
   * These steps work again. Costs nothing where no trouble is known: it is called after each success. With `reasons` only
   * troubles of these are solved. Never throws.
   */
  solved(connectionId: ConnectionId, steps: readonly TroubledStep[], reasons?: readonly string[]): Promise<void>
  /** From now on those are known that other processes have stored. */
  all(): Promise<Map<ConnectionId, ConnectionTrouble[]>>
}

/** What went wrong last with each connection. */
export function createTroubles({ database, clock, log }: Pick<Kernel, 'database' | 'clock' | 'log'>): Troubles {
  const db = database.primary
  // The reason of each stored trouble, once they were read. Other processes may have stored more: the desk reads those.
  const known = new Map<string, string>()
  let isRead = false
  const nameOf = (connectionId: ConnectionId, step: TroubledStep) => `${connectionId} ${step}`

  async function read() {
    const rows = await troublesRepo.all(db)
    known.clear()
    for (const { connectionId, step, reason } of rows) known.set(nameOf(connectionId, step), reason)
    isRead = true
    return rows
  }

  return {
    async note(connectionId, step, error) {
      const isNamed = error instanceof ProviderTrouble
      const reason = isNamed ? error.trouble : 'down'
      const detail = isNamed ? numberIn(error) : ''
      known.set(nameOf(connectionId, step), reason)
      await troublesRepo
        .set(db, { connectionId, step, reason, detail, at: clock.now() })
        .catch((failure: unknown) => log.warn({ err: failure }, 'a trouble was not stored'))
    },

    async solved(connectionId, steps, reasons) {
      try {
        if (!isRead) await read()
        const gone = steps.filter((step) => {
          const reason = known.get(nameOf(connectionId, step))
          return reason !== undefined && (!reasons || reasons.includes(reason))
        })
        if (gone.length === 0) return
        for (const step of gone) known.delete(nameOf(connectionId, step))
        await troublesRepo.remove(db, connectionId, gone)
      } catch (failure) {
        log.warn({ err: failure }, 'a solved trouble was not removed')
      }
    },

    async all() {
      const found = new Map<ConnectionId, ConnectionTrouble[]>()
      for (const { connectionId, step, reason, detail, at } of await read()) {
        const list = found.get(connectionId) ?? []
        list.push({ step, reason, detail, at: at.toISOString() })
        found.set(connectionId, list)
      }
      return found
    },
  }
}
