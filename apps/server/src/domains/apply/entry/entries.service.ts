import type { UserId } from '@sands/contract/kernel/schema'
import type { FormAnswer } from '@sands/rules/apply/form'
import { type EntryStep, entryAfter, placesLeft, type TargetKind } from '@sands/rules/apply/sign-up'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { SignUpTarget, TargetFacts, TargetRef } from '../../../kernel/sign-up-target.kind.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import type { Approvals } from '../../review/index.ts'
import { type SignUpRow, signUpRepo } from '../sign-up/sign-up.repo.ts'
import { type EntryRow, entryRepo } from './entry.repo.ts'
import { fileIdsOf } from './entry-files.ts'

export interface Newcomer {
  userId: UserId
  entry: EntryRow | undefined
  answers: readonly FormAnswer[]
  /** Who signs them up: themselves, or an organiser. */
  byId: UserId
}

export interface EntryChange {
  step: EntryStep
  byId: UserId | null
  reason?: string | null
}

type Template = 'apply.booked' | 'apply.waiting' | 'apply.promoted' | 'apply.removed' | 'apply.cancelled'

type AcceptRefusal = 'apply.target_closed' | 'apply.full'

export interface Room {
  /** Places that are left; null without a limit. */
  left: number | null
  isTargetOpen: boolean
  /** When a change of the target released its places. */
  releasedAt: Date | null
}

export interface Entries {
  targetOf(signUp: Pick<SignUpRow, 'targetKind' | 'targetId' | 'collegeId'>): Target | undefined
  /** How much room there is. Locks the target: the sign-up is locked before it. */
  room(tx: Tx, signUp: SignUpRow, over?: { asked: number }): Promise<Room>
  /** Takes one step for several people. Throws `apply.entry_settled` when a state does not allow it. */
  step(tx: Tx, entries: readonly EntryRow[], change: EntryChange): Promise<EntryRow[]>
  /** Lets people in, in their order: a place, a place on the waiting list, or a request. The sign-up is locked. */
  join(tx: Tx, signUp: SignUpRow, joining: { people: readonly Newcomer[]; asks: boolean }): Promise<EntryRow[]>
  /** A request was approved: a place when it is this person's turn, otherwise the waiting list. */
  accept(tx: Tx, signUp: SignUpRow, accepted: { entry: EntryRow; byId: UserId | null; reason: string }): Promise<void>
  /** Why nobody can be accepted now; null when there is a place, or one on the waiting list. The sign-up is locked. */
  acceptRefusal(tx: Tx, signUp: SignUpRow): Promise<AcceptRefusal | null>
  /** Moves the waiting list up into free places, and tells the people. The sign-up is locked. */
  fillUp(tx: Tx, signUp: SignUpRow): Promise<EntryRow[]>
  /** Takes the places in the target back. */
  release(
    tx: Tx,
    signUp: SignUpRow,
    released: { entries: readonly EntryRow[]; byId: UserId | null; reason: string },
  ): Promise<void>
  tell(tx: Tx, signUp: SignUpRow, template: Template, told: { userIds: UserId[]; reason?: string }): Promise<void>
}

interface Target {
  target: SignUpTarget
  ref: TargetRef
}

const MOST_PROMOTED = 1000

const hasPlace = ({ left }: Room): boolean => left === null || left > 0

function refusalOf({ hasWaitingList }: SignUpRow, found: Room): AcceptRefusal | null {
  if (!found.isTargetOpen) return 'apply.target_closed'
  return hasPlace(found) || hasWaitingList ? null : 'apply.full'
}

export function createEntries(
  { clock }: Pick<Kernel, 'clock'>,
  { targets, send, approvals }: { targets: readonly SignUpTarget[]; send: SendMessage; approvals: Approvals },
): Entries {
  const find = (kind: TargetKind | null) => targets.find((known) => known.kind === kind)

  const targetOf: Entries['targetOf'] = ({ targetKind, targetId, collegeId }) => {
    const target = find(targetKind)
    return target && targetId !== null ? { target, ref: { collegeId, id: targetId } } : undefined
  }

  const room: Entries['room'] = async (tx, signUp, over) => {
    const to = targetOf(signUp)
    const facts: TargetFacts | undefined = to && (await to.target.lock(tx, to.ref))
    const counts = await entryRepo.counts(tx, signUp.id)
    const left = placesLeft({ ...signUp, ...counts, ...over, targetLeft: facts?.left ?? null })
    return { left, isTargetOpen: facts?.isOpen ?? false, releasedAt: facts?.releasedAt ?? null }
  }

  /** The request itself is among those that hold places; others may have taken the places of the target since. */
  const roomToAccept = (tx: Tx, signUp: SignUpRow) => room(tx, signUp, { asked: 0 })

  const step: Entries['step'] = async (tx, entries, { step: taken, byId, reason = null }) => {
    if (entries.length === 0) return []
    const at = clock.now()
    const to = new Set(entries.map(({ state }) => entryAfter(state, taken)))
    const [state] = to
    if (to.size !== 1 || !state) throw fail('apply.entry_settled')
    const rows = await entryRepo.change(
      tx,
      entries.map(({ id }) => id),
      { state, reason, changedAt: at },
    )
    await entryRepo.addHistory(
      tx,
      entries.map(({ id, state: fromState }) => ({
        ...{ entryId: id, step: taken, fromState, toState: state, byId, reason, at },
      })),
    )
    return rows
  }

  const tell: Entries['tell'] = async (tx, { id, collegeId, title }, template, { userIds, reason = '' }) => {
    if (userIds.length === 0) return
    await send(tx, {
      collegeId,
      category: 'study',
      to: { userIds },
      texts: fromTemplate(template, { name: title, reason }),
      jump: { to: 'apply', moduleId: id },
    })
  }

  const userIdsOf = (entries: readonly EntryRow[]): UserId[] => entries.map(({ userId }) => userId)

  /** Gives the places in the target to people who got one here. */
  async function admit(tx: Tx, signUp: SignUpRow, entries: readonly EntryRow[], byId: UserId | null): Promise<void> {
    const to = targetOf(signUp)
    if (to && entries.length > 0) await to.target.admit(tx, to.ref, { userIds: userIdsOf(entries), byId })
  }

  async function tellBooked(tx: Tx, signUp: SignUpRow, booked: readonly EntryRow[], template: Template) {
    if (!targetOf(signUp)?.target.tellsPeople) await tell(tx, signUp, template, { userIds: userIdsOf(booked) })
  }

  const fillUp: Entries['fillUp'] = async (tx, signUp) => {
    if (signUp.state !== 'open') return []
    const { left, isTargetOpen } = await room(tx, signUp)
    const limit = Math.min(left ?? MOST_PROMOTED, MOST_PROMOTED)
    if (!isTargetOpen || limit <= 0) return []
    const first = await entryRepo.firstWaiting(tx, signUp.id, limit)
    const promoted = await step(tx, first, { step: 'promote', byId: null })
    await admit(tx, signUp, promoted, null)
    await tellBooked(tx, signUp, promoted, 'apply.promoted')
    return promoted
  }

  async function ask(tx: Tx, signUp: SignUpRow, entry: EntryRow): Promise<EntryRow> {
    const approvalId = await approvals.ask(tx, {
      collegeId: signUp.collegeId,
      askerId: entry.userId,
      kind: 'sign_up',
      subjectId: entry.id,
      title: signUp.title,
      summary: '',
    })
    await entryRepo.change(tx, [entry.id], { approvalId })
    return { ...entry, approvalId }
  }

  return {
    targetOf,
    room,
    step,
    tell,
    fillUp,

    async join(tx, signUp, { people, asks }) {
      if (people.length === 0) return []
      const at = clock.now()
      let { left } = await room(tx, signUp)
      // Whoever waits was here before: nobody passes them.
      const isWaiting = (await entryRepo.firstWaiting(tx, signUp.id, 1)).length > 0
      const wanted = people.map(({ userId, entry, answers, byId }, index) => {
        const isFree = !isWaiting && (left === null || left > 0)
        const taken: EntryStep = asks ? 'ask' : isFree ? 'book' : 'wait'
        const state = entryAfter(entry?.state === 'removed' ? 'none' : (entry?.state ?? 'none'), taken)
        if (!state) throw fail('apply.joined')
        if (left !== null) left = Math.max(0, left - 1)
        return { userId, byId, answers, taken, state, turn: signUp.lastTurn + index + 1 }
      })
      signUp.lastTurn += wanted.length
      await signUpRepo.setTurn(tx, signUp.id, signUp.lastTurn)
      const { id: signUpId, collegeId } = signUp
      let rows = await entryRepo.putAll(
        tx,
        signUpId,
        wanted.map(({ userId, state, turn, answers }) => ({
          ...{ collegeId, userId, state, turn, answers, signedUpAt: at, changedAt: at },
        })),
      )
      const byUser = new Map(wanted.map((each) => [each.userId, each]))
      await entryRepo.addHistory(
        tx,
        rows.flatMap(({ id: entryId, userId, state: toState }) => {
          const each = byUser.get(userId)
          return each ? { entryId, step: each.taken, fromState: null, toState, byId: each.byId, at } : []
        }),
      )
      await entryRepo.addFiles(
        tx,
        rows.flatMap(({ id: entryId, answers }) =>
          fileIdsOf(signUp.fields, answers).map((fileId) => ({ entryId, fileId })),
        ),
      )
      if (asks) {
        const asked: EntryRow[] = []
        for (const row of rows) asked.push(await ask(tx, signUp, row))
        rows = asked
      }
      const booked = rows.filter(({ state }) => state === 'booked')
      const byOther = people.find(({ userId, byId }) => byId !== userId)?.byId ?? null
      await admit(tx, signUp, booked, byOther)
      await tellBooked(tx, signUp, booked, 'apply.booked')
      const waiting = rows.filter(({ state }) => state === 'waiting')
      await tell(tx, signUp, 'apply.waiting', { userIds: userIdsOf(waiting) })
      return rows
    },

    acceptRefusal: async (tx, signUp) => refusalOf(signUp, await roomToAccept(tx, signUp)),

    async accept(tx, signUp, { entry, byId, reason }) {
      const found = await roomToAccept(tx, signUp)
      const refusal = refusalOf(signUp, found)
      if (refusal) throw fail(refusal)
      const isFree = hasPlace(found)
      const isWaiting = (await entryRepo.firstWaiting(tx, signUp.id, 1)).length > 0
      const change = { byId, reason: reason || null }
      if (!isFree || isWaiting) {
        const rows = await step(tx, [entry], { ...change, step: 'wait' })
        const promoted = await fillUp(tx, signUp)
        if (!promoted.some(({ id }) => id === entry.id))
          await tell(tx, signUp, 'apply.waiting', { userIds: userIdsOf(rows) })
        return
      }
      const rows = await step(tx, [entry], { ...change, step: 'book' })
      await admit(tx, signUp, rows, byId)
      await tellBooked(tx, signUp, rows, 'apply.booked')
    },

    async release(tx, signUp, { entries, byId, reason }) {
      const to = targetOf(signUp)
      const userIds = userIdsOf(entries.filter(({ state }) => state === 'booked'))
      if (to && userIds.length > 0) await to.target.release(tx, to.ref, { userIds, byId, reason })
    },
  }
}
