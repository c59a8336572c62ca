import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { TargetKind } from '@sands/rules/apply/sign-up'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Db, Tx } from './database/database.ts'
import type { Viewer } from './viewer.ts'

export interface TargetRef<TargetId extends string = string> {
  collegeId: CollegeId
  id: TargetId
}

export interface TargetFacts {
  startsAt: Date | null
  endsAt: Date | null
  /** Whether it still takes people. */
  isOpen: boolean
  /** Whether it will never take anybody again, as far as one can know. */
  isOver: boolean
  /** Places of its own; null without a limit. */
  left: number | null
  /** When a change of it released places, after which people may sign up again although sign-up was over. */
  releasedAt?: Date | null
}

/**
 * What people can sign up for. A domain that has such a thing implements this; its title, cover and link come from its
 * kind of content, which has the same name. The domain says which ids it has; callers only pass on what it gave them.
 */
export interface SignUpTarget<TargetId extends string = string> {
  kind: TargetKind
  /** Tells the people itself that they have a place. */
  tellsPeople: boolean
  /** Facts of those ids that exist in the college. */
  facts(db: Db, collegeId: CollegeId, ids: readonly TargetId[]): Promise<ReadonlyMap<string, TargetFacts>>
  /** Whether the one whose id a column has still takes people, for lists. */
  takesPeople(id: SQLWrapper, now: Date): SQL<boolean>
  /** The same facts for one, locked until the transaction ends. */
  lock(tx: Tx, target: TargetRef<TargetId>): Promise<TargetFacts | undefined>
  /** Gives places to people. Who has one already keeps it. */
  admit(tx: Tx, target: TargetRef<TargetId>, people: { userIds: readonly UserId[]; byId: UserId | null }): Promise<void>
  /** Takes the places of people back. Who has none any more is left out. */
  release(
    tx: Tx,
    target: TargetRef<TargetId>,
    people: { userIds: readonly UserId[]; byId: UserId | null; reason: string },
  ): Promise<void>
  /** Which of these people have a place. */
  holders(db: Db, target: TargetRef<TargetId>, userIds: readonly UserId[]): Promise<ReadonlySet<UserId>>
}

/** A sign-up with a form. */
export interface SignUpForm {
  id: Id<'apply'>
  /** The person is in it, or can use it now or later. */
  isOpen: boolean
}

/** Sign-ups with a form: while one is open, its target gives places by the form alone. */
export interface SignUpForms {
  /** Those of the targets that have an open sign-up, whoever it is for. */
  openFor(
    db: Db,
    collegeId: CollegeId,
    targets: { kind: TargetKind; ids: readonly string[] },
  ): Promise<ReadonlySet<string>>
  /** The sign-ups of these targets by the id of the target; of several, the newest that the person can use. */
  of(
    db: Db,
    viewer: Viewer,
    targets: { kind: TargetKind; ids: readonly string[] },
  ): Promise<ReadonlyMap<string, SignUpForm>>
}
