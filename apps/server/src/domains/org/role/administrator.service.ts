import type { UserId } from '@sands/contract/kernel/schema'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import { grantRepo } from './grant.repo.ts'
import { roleRepo } from './role.repo.ts'

/** The company's administrators, while some of them leave one after the other: the last one stays. */
export interface Administrators {
  /** False when no administrator would be left. */
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

/** Locked until the transaction ends: disabling people and revoking roles wait for each other. */
export async function lockAdministrators(tx: Tx): Promise<Administrators> {
  await roleRepo.lock(tx)
  return createAdministrators(await grantRepo.administrators(tx))
}

/** Refuses the change when no administrator of the whole company who can sign in would be left. */
export async function refuseLastAdministrator(tx: Tx, leaving: readonly UserId[]): Promise<void> {
  const administrators = await lockAdministrators(tx)
  if (!leaving.every((userId) => administrators.leave(userId))) throw fail('org.last_administrator')
}
