import { ACTIVE } from '@sands/rules/apply/sign-up'
import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import type { Db } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { SignUpForm, SignUpForms } from '../../../kernel/sign-up-target.kind.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { LockedTasks } from '../../study/index.ts'
import { type ApplyId, type FoundScope, signUpRepo } from './sign-up.repo.ts'

export interface Scopes {
  /** Whether the sign-up is for the person. */
  isFor(db: Db, viewer: Viewer, scope: FoundScope): Promise<boolean>
  isIdFor(db: Db, viewer: Viewer, id: ApplyId): Promise<boolean>
  forms: SignUpForms['of']
}

/**
 * Whom a sign-up is for: its audience, and people whose project contains the session that it is for. Those who come
 * only because of a project wait until its task is open.
 */
export function createScopes({ clock }: Pick<Kernel, 'clock'>, lockedTasks: LockedTasks): Scopes {
  const lockedOf = (db: Db, viewer: Viewer, scopes: readonly FoundScope[]) =>
    lockedTasks(db, viewer, {
      type: PROJECT_TASKS.face,
      refIds: scopes.flatMap(({ isForThem, isOpened, targetId }) => (!isForThem && isOpened && targetId) || []),
    })

  const isIn = ({ isForThem, isOpened, targetId }: FoundScope, locked: ReadonlySet<string>): boolean =>
    isForThem || (isOpened && targetId !== null && !locked.has(targetId))

  const isFor: Scopes['isFor'] = async (db, viewer, scope) => isIn(scope, await lockedOf(db, viewer, [scope]))

  return {
    isFor,

    async isIdFor(db, viewer, id) {
      const scope = await signUpRepo.scope(db, viewer, id)
      return scope !== undefined && isFor(db, viewer, scope)
    },

    async forms(db, viewer, targets) {
      const rows = await signUpRepo.forms(db, viewer, { ...targets, now: clock.now() })
      const locked = await lockedOf(db, viewer, rows)
      const found = new Map<string, SignUpForm>()
      for (const { id, targetId, entryState, isOver, ...scope } of rows) {
        if (targetId === null) continue
        const isInside = entryState !== null && ACTIVE.includes(entryState)
        const isOpen = isInside || (!isOver && isIn({ targetId, ...scope }, locked))
        if (isOpen || !found.get(targetId)?.isOpen) found.set(targetId, { id, isOpen })
      }
      return found
    },
  }
}
