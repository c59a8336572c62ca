import type { UserId } from '@sands/contract/kernel/schema'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import { grantRepo } from './grant.repo.ts'
import { roleRepo } from './role.repo.ts'

/** The administrators of the company while some of them leave, one after the other: the last one stays. */
export interface Administrators {
  /** False when nobody would be left. */
  leave(userId: UserId): boolean
}

export function createAdministrators(userIds: readonly UserId[]): Administrators {
  const left = new Set(userIds)
  return {
    leave(userId) {
      if (!left.has(userId)) return true
      if (left.size === 1) return false
      return left.delete(userId)
    },
  }
}

/** As they are until the transaction ends: whoever keeps people out or takes roles back waits for whoever does so already. */
export async function lockAdministrators(tx: Tx): Promise<Administrators> {
  await roleRepo.lock(tx)
  return createAdministrators(await grantRepo.administrators(tx))
}

/** Somebody who can sign in stays administrator of the whole company. */
export async function refuseLastAdministrator(tx: Tx, leaving: readonly UserId[]): Promise<void> {
  const administrators = await lockAdministrators(tx)
  if (!leaving.every((userId) => administrators.leave(userId))) throw fail('org.last_administrator')
}
