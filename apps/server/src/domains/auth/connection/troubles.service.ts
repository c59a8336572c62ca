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
  all(): Promise<Map<ConnectionId, ConnectionTrouble[]>>
}

/** What went wrong last with each connection. */
export function createTroubles({ database, clock, log }: Pick<Kernel, 'database' | 'clock' | 'log'>): Troubles {
  const db = database.primary
  return {
    async note(connectionId, step, error) {
      const known = error instanceof ProviderTrouble
      const reason = known ? error.trouble : 'down'
      const detail = known ? numberIn(error) : ''
      await troublesRepo
        .set(db, { connectionId, step, reason, detail, at: clock.now() })
        .catch((failure: unknown) => log.warn({ err: failure }, 'a trouble was not stored'))
    },

    async all() {
      const found = new Map<ConnectionId, ConnectionTrouble[]>()
      for (const { connectionId, step, reason, detail, at } of await troublesRepo.all(db)) {
        const list = found.get(connectionId) ?? []
        list.push({ step, reason, detail, at: at.toISOString() })
        found.set(connectionId, list)
      }
      return found
    },
  }
}
