import { ACTIVE } from '@sands/rules/apply/sign-up'
import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import type { Db } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { SignUpForm, SignUpForms } from '../../../kernel/sign-up-target.kind.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { LockedTasks } from '../../study/index.ts'
import { type FoundScope, scopeRepo } from './scope.repo.ts'
import type { ApplyId } from './sign-up.repo.ts'

/** Whether a sign-up is for a person. */
export interface Scope {
  isInScope: boolean
  /** It is for them by a project, which locks its task. */
  isLocked: boolean
}

export interface Scopes {
  /** One for each of what was found, in the same order. */
  of(db: Db, viewer: Viewer, found: readonly FoundScope[]): Promise<Scope[]>
  ofId(db: Db, viewer: Viewer, id: ApplyId): Promise<Scope>
  forms: SignUpForms
}

const OUTSIDE: Scope = { isInScope: false, isLocked: false }

/**
 * Whom a sign-up is for: its audience, and people whose project contains the session that it is for. Those who come
 * only because of a project wait until its task is open.
 */
export function createScopes({ clock }: Pick<Kernel, 'clock'>, lockedTasks: LockedTasks): Scopes {
  const of: Scopes['of'] = async (db, viewer, found) => {
    const locked = await lockedTasks(db, viewer, {
      type: PROJECT_TASKS.face,
      refIds: found.flatMap(({ isForThem, isOpened, targetId }) => (!isForThem && isOpened && targetId) || []),
    })
    return found.map(({ isForThem, isOpened, targetId }) => {
      if (isForThem) return { isInScope: true, isLocked: false }
      if (!isOpened || targetId === null) return OUTSIDE
      return { isInScope: true, isLocked: locked.has(targetId) }
    })
  }

  return {
    of,

    async ofId(db, viewer, id) {
      const found = await scopeRepo.get(db, viewer, id)
      const [scope = OUTSIDE] = found ? await of(db, viewer, [found]) : []
      return scope
    },

    forms: {
      openFor: scopeRepo.targets,

      async of(db, viewer, targets) {
        const rows = await scopeRepo.forms(db, viewer, { ...targets, now: clock.now() })
        const scopes = await of(db, viewer, rows)
        const found = new Map<string, SignUpForm>()
        for (const [at, { id, targetId, entryState, isOver }] of rows.entries()) {
          if (targetId === null) continue
          const { isInScope, isLocked } = scopes[at] ?? OUTSIDE
          const isInside = entryState !== null && ACTIVE.includes(entryState)
          const isOpen = isInside || (!isOver && isInScope && !isLocked)
          if (isOpen || !found.get(targetId)?.isOpen) found.set(targetId, { id, isOpen })
        }
        return found
      },
    },
  }
}
