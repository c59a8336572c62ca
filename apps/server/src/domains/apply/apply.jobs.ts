import type { UserId } from '@sands/contract/kernel/schema'
import { ACTIVE } from '@sands/rules/apply/sign-up'
import type { Tx } from '../../kernel/database/database.ts'
import { errorText } from '../../kernel/errors.ts'
import { type JobKind, jobKind } from '../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { TargetFacts } from '../../kernel/sign-up-target.kind.ts'
import type { Approvals } from '../review/index.ts'
import type { Entries } from './entry/entries.service.ts'
import { type EntryId, type EntryRow, entryRepo } from './entry/entry.repo.ts'
import { type ApplyId, type SignUpRow, signUpRepo } from './sign-up/sign-up.repo.ts'

const AT_ONCE = 100
const PEOPLE_AT_ONCE = 5000
const HOUR_MS = 3_600_000
/** What happened to a whole session can be undone for an hour; the clock of this job comes on top. */
const BACK_MS = 2 * HOUR_MS

/**
 * Follows what happens in projects and sessions themselves: whoever gave their place back there is out here too, who got
 * it back there is in again, and places that became free there go to the waiting list. Requests end with what they are
 * for.
 */
export const followTargets = (
  { database, clock, log }: Pick<Kernel, 'database' | 'clock' | 'log'>,
  { entries, approvals }: { entries: Entries; approvals: Pick<Approvals, 'dropAll'> },
): JobKind<Record<string, never>> => {
  type Target = NonNullable<ReturnType<Entries['targetOf']>>
  const holding = ({ target, ref }: Target, tx: Tx, rows: readonly EntryRow[]) =>
    target.holders(
      tx,
      ref,
      rows.map(({ userId }) => userId),
    )

  async function dropLost(tx: Tx, to: Target, signUpId: ApplyId): Promise<void> {
    let after = 0
    for (;;) {
      const booked = await entryRepo.withState(tx, signUpId, { states: ['booked'], after, limit: PEOPLE_AT_ONCE })
      const holders = await holding(to, tx, booked)
      const lost = booked.filter(({ userId }) => !holders.has(userId))
      await entries.step(tx, lost, { step: 'withdraw', byId: null })
      const last = booked.at(-1)
      if (!last || booked.length < PEOPLE_AT_ONCE) return
      after = last.turn
    }
  }

  async function takeBack(tx: Tx, to: Target, { id, quota }: SignUpRow): Promise<void> {
    const since = new Date(clock.now().getTime() - BACK_MS)
    const lost = await entryRepo.lostSince(tx, id, { since, limit: PEOPLE_AT_ONCE })
    if (lost.length === 0) return
    const holders = await holding(to, tx, lost)
    const free = quota === null ? lost.length : Math.max(0, quota - (await entryRepo.counts(tx, id)).booked)
    const back = lost.filter(({ userId }) => holders.has(userId)).slice(0, free)
    await entries.step(tx, back, { step: 'book', byId: null })
  }

  const factsOf = async ({ targetKind, targetId, collegeId }: SignUpRow): Promise<TargetFacts | undefined> => {
    const to = entries.targetOf({ targetKind, targetId, collegeId })
    return to && (await to.target.facts(database.primary, collegeId, [to.ref.id])).get(to.ref.id)
  }

  /** Nobody can say yes to requests for something that is over. */
  async function endAsked({ id, collegeId }: SignUpRow): Promise<void> {
    const because = 'apply.target_closed'
    let after = 0
    for (;;) {
      const asked = await entryRepo.withState(database.primary, id, { states: ['asked'], after, limit: AT_ONCE })
      const last = asked.at(-1)
      if (!last) return
      const ids = asked.flatMap(({ approvalId }) => approvalId ?? [])
      const reason = errorText(because, await signUpRepo.language(database.primary, collegeId))
      // The requests lock the sign-up themselves: whoever decides locks them in this order.
      await database.transaction((tx) => approvals.dropAll(tx, { userId: null, collegeId }, { ids, reason, because }))
      after = last.turn
    }
  }

  const follow = (row: SignUpRow) =>
    database.transaction(async (tx) => {
      const signUp = await signUpRepo.lock(tx, row.collegeId, row.id)
      const to = signUp && entries.targetOf(signUp)
      if (signUp?.state !== 'open' || !to) return
      await dropLost(tx, to, signUp.id)
      await takeBack(tx, to, signUp)
      await entries.fillUp(tx, signUp)
    })

  async function followOne(row: SignUpRow): Promise<void> {
    const facts = await factsOf(row)
    const hasEnded = facts?.endsAt ? facts.endsAt <= clock.now() : false
    if (!facts || facts.isOver) await endAsked(row)
    if (!hasEnded && row.targetKind !== 'exam') await follow(row)
  }

  return jobKind<Record<string, never>>({
    name: 'apply.follow-targets',
    retries: 3,
    limitSeconds: 600,
    cron: '*/2 * * * *',
    async run() {
      let after: ApplyId | null = null
      for (;;) {
        const rows = await signUpRepo.following(database.primary, {
          ...{ after, limit: AT_ONCE, since: new Date(clock.now().getTime() - BACK_MS) },
        })
        for (const row of rows) {
          try {
            await followOne(row)
          } catch (error) {
            // One sign-up that cannot be followed must not keep the others waiting.
            log.error({ err: error, signUpId: row.id }, 'a sign-up could not follow what it is for')
          }
        }
        const last = rows.at(-1)
        if (!last || rows.length < AT_ONCE) return
        after = last.id
      }
    },
  })
}

export interface ForgetPayload {
  userId: UserId
  /** The person may come back: what they wrote stays, and places that nobody else needs stay theirs. */
  isDisabled?: true
}

/**
 * Empties what a person wrote who was erased, and gives their places to others, also of a disabled one. Not in the
 * transaction that erases them: it has locked the person, and whoever signs up locks the sign-up first.
 */
export const forgetPerson = (
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { entries, approvals }: { entries: Entries; approvals: Approvals },
): JobKind<ForgetPayload> => {
  /**
   * Whether others can use the place. What is over stays as it was, and who has begun keeps their place and progress:
   * the person may come back.
   */
  async function isNeeded(tx: Tx, { state }: EntryRow, signUp: SignUpRow): Promise<boolean> {
    const to = entries.targetOf(signUp)
    const facts = to && (await to.target.facts(tx, signUp.collegeId, [to.ref.id])).get(to.ref.id)
    if (!facts?.isOpen) return false
    if (state !== 'booked') return true
    const isToCome = facts.startsAt !== null && facts.startsAt > clock.now()
    return isToCome && (signUp.targetKind === 'face' || signUp.quota !== null)
  }

  const forget = ({ id, collegeId, userId }: EntryRow, isDisabled: boolean) =>
    database.transaction(async (tx) => {
      // Enabled again since the job began.
      if (isDisabled && (await entryRepo.isActive(tx, userId))) return
      const found = await entryRepo.get(tx, collegeId, id)
      if (!found) return
      const by = { userId: isDisabled ? null : userId, collegeId }
      // The request comes before the sign-up: whoever decides locks them in this order.
      if (found.state === 'asked' && found.approvalId)
        await approvals.dropAll(tx, by, { ids: [found.approvalId], reason: '' })
      const signUp = await signUpRepo.lock(tx, collegeId, found.signUpId)
      const entry = await entryRepo.get(tx, collegeId, id)
      if (signUp?.state === 'open' && entry) {
        if (ACTIVE.includes(entry.state) && (!isDisabled || (await isNeeded(tx, entry, signUp)))) {
          await entries.step(tx, [entry], { step: 'withdraw', byId: null })
          await entries.release(tx, signUp, { entries: [entry], byId: null, reason: '' })
        }
        await entries.fillUp(tx, signUp)
      }
      if (!isDisabled) await entryRepo.forget(tx, id)
    })

  return jobKind<ForgetPayload>({
    name: 'apply.forget-person',
    retries: 8,
    limitSeconds: 300,
    async run({ userId, isDisabled = false }) {
      let after: EntryId | null = null
      for (;;) {
        const rows: EntryRow[] = await entryRepo.ofUser(database.primary, userId, { after, limit: AT_ONCE })
        for (const row of rows) await forget(row, isDisabled)
        const last = rows.at(-1)
        if (!last || rows.length < AT_ONCE) return
        after = last.id
      }
    },
  })
}
