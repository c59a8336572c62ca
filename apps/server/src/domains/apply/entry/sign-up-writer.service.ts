import type { CallData } from '@sands/contract/calls'
import type { ErrorName } from '@sands/contract/errors'
import { answerFaults, cleanAnswers, type FormAnswer } from '@sands/rules/apply/form'
import { type ApplyRefusal, applyRefusal } from '@sands/rules/apply/sign-up'
import type { UploadPurpose } from '@sands/rules/upload'
import { createBatcher } from '../../../kernel/batcher.ts'
import { isDatabaseAway, type Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { createTurns } from '../../../kernel/turns.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { factsOf } from '../learn/apply.present.ts'
import { scopeRepo } from '../sign-up/scope.repo.ts'
import type { Scope, Scopes } from '../sign-up/scope.service.ts'
import { type ApplyId, type SignUpRow, signUpRepo } from '../sign-up/sign-up.repo.ts'
import type { Entries } from './entries.service.ts'
import { entryRepo } from './entry.repo.ts'
import { fileIdsOf } from './entry-files.ts'

export type SignedUp = CallData<'POST /sands-lms/api/v1/apply/sign-up'>

export interface SignUp {
  viewer: Viewer
  id: ApplyId
  answers: readonly FormAnswer[]
}
interface Arrival extends SignUp, Scope {
  /** The audience that was asked; undefined for an id that does not exist. */
  audienceId: SignUpRow['audienceId'] | undefined
}
type Result = { signedUp: SignedUp } | { error: unknown }

const MOST_AT_ONCE = 100
/** More people than this wait for their turn elsewhere: they try again. */
const MOST_WAITING = 5000
/** Connections that those who arrive use at most; the others are for the writer and for everybody else. */
const AUDIENCE_READERS = 1
const SCOPE_READERS = 2
const FOR_ALL: Scope = { isInScope: true, isLocked: false }
const PURPOSES: readonly UploadPurpose[] = ['picture', 'attachment']

const REFUSALS = {
  not_open: 'apply.not_open',
  not_yet: 'apply.not_yet',
  over: 'apply.over',
  out_of_scope: 'apply.out_of_scope',
  locked: 'training.task_locked',
  joined: 'apply.joined',
  removed: 'apply.removed',
  target_closed: 'apply.target_closed',
  full: 'apply.full',
} as const satisfies Record<ApplyRefusal, ErrorName>

const placeOf = ({ viewer, id }: SignUp) => `${viewer.collegeId} ${id}`

/** The first sign-up of each person; a second one at the same time is looked at after it. */
const firstOf = (signUps: readonly Arrival[]): Arrival[] =>
  [...new Map(signUps.toReversed().map((each) => [`${each.id} ${each.viewer.userId}`, each])).values()].toReversed()

interface WriterParts {
  entries: Entries
  media: Pick<MediaService, 'ownOnes'>
  scopes: Pick<Scopes, 'ofId'>
}

/**
 * Signs people up in the order of arrival. Everybody wants the same lock when it opens: instead of each waiting for it
 * with a connection of their own, people who come at once share a transaction.
 */
export function createSignUpWriter(
  { clock, database }: Pick<Kernel, 'clock' | 'database'>,
  { entries, media, scopes }: WriterParts,
): (signUp: SignUp) => Promise<SignedUp> {
  async function audiences(signUps: SignUp[]): Promise<Arrival['audienceId'][]> {
    const known = new Map<string, SignUpRow['audienceId']>()
    for (const [collegeId, group] of Map.groupBy(signUps, ({ viewer }) => viewer.collegeId)) {
      const ids = [...new Set(group.map(({ id }) => id))]
      for (const { id, audienceId } of await scopeRepo.audiences(database.primary, collegeId, ids))
        known.set(`${collegeId} ${id}`, audienceId)
    }
    return signUps.map((each) => known.get(placeOf(each)))
  }

  const readAudience = createBatcher<SignUp, Arrival['audienceId']>({
    inFlight: AUDIENCE_READERS,
    maxBatch: MOST_AT_ONCE,
    run: audiences,
  })
  const readScope = createBatcher<SignUp, Scope>({
    inFlight: SCOPE_READERS,
    maxBatch: 1,
    run: (people) => Promise.all(people.map(({ viewer, id }) => scopes.ofId(database.primary, viewer, id))),
  })

  /** Read before the sign-up is locked: those who wait for the lock do not wait for this. */
  async function arrive(signUp: SignUp): Promise<Arrival> {
    const audienceId = await readAudience(signUp)
    // What does not exist is found under the lock.
    return { ...signUp, audienceId, ...(audienceId ? await readScope(signUp) : FOR_ALL) }
  }

  /** Read again if the audience is another one since the person arrived. */
  function scopeNow(tx: Tx, { id, audienceId }: SignUpRow, arrival: Arrival): Promise<Scope> | Scope {
    if (audienceId === arrival.audienceId) return arrival
    return audienceId === null ? FOR_ALL : scopes.ofId(tx, arrival.viewer, id)
  }

  /** By the form that is locked: an organiser may have made another field one for files meanwhile. */
  async function hasOthersFiles(tx: Tx, { fields }: SignUpRow, { viewer, answers }: SignUp): Promise<boolean> {
    const ids = fileIdsOf(fields, cleanAnswers(fields, answers))
    return ids.length > 0 && (await media.ownOnes(tx, viewer, { ids, purposes: PURPOSES })).size < ids.length
  }

  async function store(tx: Tx, id: ApplyId, group: readonly Arrival[]): Promise<Map<Arrival, Result>> {
    const results = new Map<Arrival, Result>()
    const [first] = group
    const row = first && (await signUpRepo.lock(tx, first.viewer.collegeId, id))
    if (!row || row.state === 'draft') {
      for (const each of group) results.set(each, { error: fail('apply.gone') })
      return results
    }
    const userIds = group.map(({ viewer }) => viewer.userId)
    const known = new Map((await entryRepo.byUsers(tx, id, userIds)).map((entry) => [entry.userId, entry]))
    const { left, isTargetOpen, releasedAt } = await entries.room(tx, row)
    const waitingBefore = (await entryRepo.counts(tx, id)).waiting
    const admitted: Arrival[] = []
    for (const signUp of group) {
      const { viewer } = signUp
      const { isInScope, isLocked } = await scopeNow(tx, row, signUp)
      const refusal = applyRefusal({
        ...factsOf(row, { now: clock.now(), releasedAt }),
        isInScope,
        isLocked,
        entry: known.get(viewer.userId)?.state ?? null,
        left: left === null ? null : left - admitted.length,
        isTargetOpen,
      })
      const [fault] = answerFaults(row.fields, signUp.answers)
      if (refusal) results.set(signUp, { error: fail(REFUSALS[refusal]) })
      else if (fault) results.set(signUp, { error: fail('apply.bad_answer', { key: fault.key }) })
      else if (await hasOthersFiles(tx, row, signUp)) results.set(signUp, { error: fail('media.gone') })
      else admitted.push(signUp)
    }
    const people = admitted.map(({ viewer: { userId }, answers }) => ({
      ...{ userId, byId: userId, entry: known.get(userId), answers: cleanAnswers(row.fields, answers) },
    }))
    const rows = await entries.join(tx, row, { people, asks: row.needsApproval })
    const waiting = rows.filter(({ state }) => state === 'waiting')
    for (const signUp of admitted) {
      const entry = rows.find(({ userId }) => userId === signUp.viewer.userId)
      if (!entry) continue
      const waitingPlace = entry.state === 'waiting' ? waitingBefore + waiting.indexOf(entry) + 1 : null
      results.set(signUp, { signedUp: { state: entry.state, waitingPlace } })
    }
    return results
  }

  const storeGroup = (id: ApplyId, group: readonly Arrival[]) => database.transaction((tx) => store(tx, id, group))

  /** One person who cannot be signed up does not keep the others back. */
  async function storeEach(group: readonly Arrival[], results: Map<Arrival, Result>): Promise<void> {
    for (const signUp of group)
      await storeGroup(signUp.id, [signUp]).then(
        (stored) => results.set(signUp, stored.get(signUp) ?? { error: fail('apply.gone') }),
        (error: unknown) => results.set(signUp, { error }),
      )
  }

  async function run(signUps: Arrival[]): Promise<Result[]> {
    const results = new Map<Arrival, Result>()
    for (let left = signUps; left.length > 0; left = left.filter((each) => !results.has(each))) {
      for (const [, group] of Map.groupBy(firstOf(left), placeOf)) {
        const [first] = group
        if (!first) continue
        try {
          for (const [each, result] of await storeGroup(first.id, group)) results.set(each, result)
        } catch (error) {
          if (group.length > 1 && !isDatabaseAway(error)) await storeEach(group, results)
          else for (const each of group) results.set(each, { error })
        }
      }
    }
    return signUps.map((each) => results.get(each) ?? { error: fail('apply.gone') })
  }

  const gather = createBatcher<Arrival, Result>({ inFlight: 1, maxBatch: MOST_AT_ONCE, run })
  const inTurn = createTurns()
  let waiting = 0

  return async (signUp) => {
    if (waiting >= MOST_WAITING) throw fail('kernel.unavailable')
    waiting += 1
    const result = await inTurn(placeOf(signUp), arrive(signUp), gather).finally(() => {
      waiting -= 1
    })
    if ('error' in result) throw result.error
    return result.signedUp
  }
}
