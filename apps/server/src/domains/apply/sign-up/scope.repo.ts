import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import type { EntryState, TargetKind } from '@sands/rules/apply/sign-up'
import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import type { SignUpTarget } from '../../../kernel/sign-up-target.kind.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { hasClosed } from '../../face/index.ts'
import { visibleTo } from '../../org/index.ts'
import { openedTo } from '../../study/index.ts'
import { signUpEntries, signUps } from '../apply.tables.ts'

type ApplyId = Id<'apply'>

/** What is known about whom a sign-up is for. */
export interface FoundScope {
  targetId: string | null
  /** By the audience. */
  isForThem: boolean
  /** A project of the person contains the session that it is for. */
  isOpened: boolean
}

interface FoundForm extends FoundScope {
  id: ApplyId
  /** Of the person. */
  entryState: EntryState | null
  isOver: boolean
}

interface Targets {
  kind: TargetKind
  ids: readonly string[]
}

export const ownEntry = (viewer: Viewer) =>
  and(
    eq(signUpEntries.signUpId, signUps.id),
    eq(signUpEntries.userId, viewer.userId),
    eq(signUpEntries.isCurrent, true),
  )

export const byProject = (viewer: Viewer): SQL<boolean> =>
  sql`(${signUps.targetKind} is not distinct from 'face'
    and ${openedTo(viewer, { type: PROJECT_TASKS.face, id: signUps.targetId })})`

export const scopeOf = (viewer: Viewer) => ({
  isForThem: sql<boolean>`coalesce(${visibleTo(viewer, signUps.audienceId)}, true)`,
  isOpened: byProject(viewer),
})

/** Only sessions release places with a change. */
export const releasing = sql`case when ${signUps.targetKind} = 'face' then ${signUps.targetId} end`
export const isOver = (now: Date): SQL<boolean> => hasClosed(signUps.closesAt, { sessionId: releasing, now })

/** Whether what a sign-up is for still takes people. */
export const takesPeople = (targets: readonly Pick<SignUpTarget, 'kind' | 'takesPeople'>[], now: Date): SQL<boolean> =>
  sql`(${sql.join(
    targets.map(
      (target) => sql`${signUps.targetKind} = ${target.kind} and ${target.takesPeople(signUps.targetId, now)}`,
    ),
    sql` or `,
  )})`

const targetId = sql<string | null>`${signUps.targetId}::text`

const openFor = (collegeId: CollegeId, { kind, ids }: Targets) =>
  and(
    eq(signUps.collegeId, collegeId),
    isNull(signUps.removedAt),
    eq(signUps.state, 'open'),
    eq(signUps.targetKind, kind),
    sql`${signUps.targetId} = any(${sql.param([...ids])}::bigint[])`,
  )

export const scopeRepo = {
  get: (db: Db, viewer: Viewer, id: ApplyId): Promise<FoundScope | undefined> =>
    db
      .select({ targetId, ...scopeOf(viewer) })
      .from(signUps)
      .where(and(eq(signUps.collegeId, viewer.collegeId), eq(signUps.id, id)))
      .then(([row]) => row),

  /** The stored audiences of sign-ups. */
  audiences: (db: Db, collegeId: CollegeId, ids: readonly ApplyId[]) =>
    db
      .select({ id: signUps.id, audienceId: signUps.audienceId })
      .from(signUps)
      .where(and(eq(signUps.collegeId, collegeId), inArray(signUps.id, [...ids]))),

  /** Those of the targets that have an open sign-up. */
  targets: (db: Db, collegeId: CollegeId, targets: Targets): Promise<Set<string>> =>
    targets.ids.length === 0
      ? Promise.resolve(new Set<string>())
      : db
          .selectDistinct({ targetId })
          .from(signUps)
          .where(openFor(collegeId, targets))
          .then((rows) => new Set(rows.flatMap((row) => row.targetId ?? []))),

  /** Sign-ups that are open for these targets, the newest last, with what says whether the person can use them. */
  forms: (db: Db, viewer: Viewer, { now, ...targets }: Targets & { now: Date }): Promise<FoundForm[]> =>
    targets.ids.length === 0
      ? Promise.resolve([])
      : db
          .select({
            id: signUps.id,
            targetId,
            entryState: signUpEntries.state,
            isOver: isOver(now),
            ...scopeOf(viewer),
          })
          .from(signUps)
          .leftJoin(signUpEntries, ownEntry(viewer))
          .where(openFor(viewer.collegeId, targets))
          .orderBy(signUps.id),
}
