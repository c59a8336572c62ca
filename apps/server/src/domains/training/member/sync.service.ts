import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { MemberSource } from '@sands/rules/training/join'
import { LIVE_STATES, type ProjectState } from '@sands/rules/training/project'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import { audienceRepo } from '../../org/index.ts'
import { type TrainingRow, trainingEditRepo } from '../edit/training-edit.repo.ts'
import type { CountedTraining, TrainingProgressService } from '../task/progress.service.ts'
import type { TrainingId } from '../task/record.repo.ts'
import { memberRepo } from './member.repo.ts'
import type { MemberRequests } from './requests.service.ts'

/** People who become members in one transaction. So few that others hardly wait beside a large project. */
const PEOPLE_AT_ONCE = 500

export interface MemberSync {
  /** Makes people members: takes over what they have done before, and tells them. Returns how many are new. */
  admit(tx: Tx, training: TrainingRow, people: { userIds: readonly UserId[]; source: MemberSource }): Promise<number>
  /**
   * Brings the members in step with the audience. The caller has locked the project. More people can wait, who become
   * members in the next transactions.
   */
  step(tx: Tx, training: TrainingRow): Promise<{ joined: number; hasMore: boolean }>
  /**
   * Brings a whole project in step, in as many transactions as it takes. After each it tells how many have joined so
   * far. Returns how many have joined.
   */
  whole(trainingId: TrainingId, tell?: (joined: number) => Promise<void>): Promise<number>
  /** Takes over what these members have done before, and tells those who have not been told that it is theirs. */
  welcome(tx: Tx, training: TrainingRow, userIds: readonly UserId[]): Promise<void>
  /** The same for all members: for tasks that a publication added, and for people who were there before it. */
  welcomeAll(trainingId: TrainingId): Promise<void>
  /** Takes over earlier work of all members. */
  adoptAll(trainingId: TrainingId): Promise<void>
  /** Whether the person has to join or to leave a project. */
  isOutOfStep(db: Db, userId: UserId): Promise<boolean>
  /** Brings one person in step with all projects. */
  person(tx: Tx, userId: UserId): Promise<void>
}

/** Undefined for a project that was never published. */
export const countedTraining = ({ id, collegeId, title, published }: TrainingRow): CountedTraining | undefined =>
  published ? { id, collegeId, title, completion: published.completion, points: published.points } : undefined

interface SyncParts {
  progress: TrainingProgressService
  send: SendMessage
  requests: Pick<MemberRequests, 'beforeSync' | 'beforeLeaving'>
}

export function createMemberSync(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { progress, send, requests }: SyncParts,
): MemberSync {
  const welcome: MemberSync['welcome'] = async (tx, training, userIds) => {
    const { id: trainingId, collegeId, title } = training
    const counted = countedTraining(training)
    if (userIds.length === 0 || !counted || !LIVE_STATES.includes(training.state)) return
    await progress.adopt(tx, counted, userIds)
    await send(tx, {
      collegeId,
      category: 'study',
      to: { userIds },
      texts: fromTemplate('training.assigned', { training: title }),
      jump: { to: 'training', moduleId: trainingId },
      dedupeKey: `training.assigned ${trainingId}`,
    })
  }

  const admit: MemberSync['admit'] = async (tx, training, { userIds, source }) => {
    const { id: trainingId, collegeId } = training
    const joining = { trainingId, collegeId, userIds, source, state: 'active' as const, at: clock.now() }
    const joined = await memberRepo.join(tx, joining)
    await welcome(tx, training, joined)
    return joined.length
  }

  const step: MemberSync['step'] = async (tx, training) => {
    const { id: trainingId, collegeId, published } = training
    const nobody = { joined: 0, hasMore: false }
    if (!published || !LIVE_STATES.includes(training.state)) return nobody
    const { audience } = published
    const scope = audience && { trainingId, collegeId, audience }
    await memberRepo.leaveAudience(tx, trainingId, scope, clock.now())
    if (!scope) return nobody
    const userIds = await memberRepo.missing(tx, scope, PEOPLE_AT_ONCE)
    const joined = userIds.length > 0 ? await admit(tx, training, { userIds, source: 'audience' }) : 0
    return { joined, hasMore: userIds.length === PEOPLE_AT_ONCE }
  }

  async function follow(tx: Tx, userId: UserId, { trainingId, isIn }: { trainingId: TrainingId; isIn: boolean }) {
    const training = await trainingEditRepo.lockAny(tx, trainingId)
    if (!training || !LIVE_STATES.includes(training.state)) return
    if (isIn) await admit(tx, training, { userIds: [userId], source: 'audience' })
    else await memberRepo.change(tx, trainingId, userId, { state: 'left', changedAt: clock.now() })
  }

  /** Runs something for all members of a project, in slices that each have their own transaction. */
  async function forAll(
    trainingId: TrainingId,
    states: readonly ProjectState[],
    act: (tx: Tx, training: TrainingRow, userIds: UserId[]) => Promise<void>,
  ) {
    const slice = (after: UserId | null) =>
      database.transaction(async (tx) => {
        const training = await trainingEditRepo.lockAny(tx, trainingId)
        if (!training || !states.includes(training.state)) return undefined
        const userIds = await memberRepo.active(tx, trainingId, { after, limit: PEOPLE_AT_ONCE })
        await act(tx, training, userIds)
        return userIds.length === PEOPLE_AT_ONCE ? userIds.at(-1) : undefined
      })
    let last = await slice(null)
    while (last) last = await slice(last)
  }

  /** The projects that the person has to join (`isIn`) or to leave. */
  async function changesOf(db: Db, userId: UserId): Promise<{ trainingId: TrainingId; isIn: boolean }[]> {
    const projects = await memberRepo.withAudience(db, userId)
    if (projects.length === 0) return []
    const inside = new Set<string>()
    const byCollege: Map<CollegeId, typeof projects> = Map.groupBy(projects, ({ collegeId }) => collegeId)
    for (const [collegeId, some] of byCollege) {
      const audienceIds = some.map(({ audienceId }) => audienceId)
      for (const id of await audienceRepo.including(db, { collegeId, userId, audienceIds })) inside.add(id)
    }
    return projects.flatMap(({ id: trainingId, audienceId, state, source, isCompleted }) => {
      const isIn = inside.has(audienceId)
      const leaves = !isIn && state === 'active' && source === 'audience' && !isCompleted
      return leaves || (isIn && state !== 'active') ? { trainingId, isIn } : []
    })
  }

  return {
    admit,
    step,
    welcome,
    welcomeAll: (trainingId) => forAll(trainingId, LIVE_STATES, welcome),
    adoptAll: (trainingId) =>
      forAll(trainingId, [...LIVE_STATES, 'ended'], async (tx, training, userIds) => {
        const counted = countedTraining(training)
        if (counted) await progress.adopt(tx, counted, userIds)
      }),
    isOutOfStep: async (db, userId) => (await changesOf(db, userId)).length > 0,

    async whole(trainingId, tell) {
      const next = () =>
        database.transaction(async (tx) => {
          await requests.beforeSync(tx, trainingId)
          const training = await trainingEditRepo.lockAny(tx, trainingId)
          return training ? step(tx, training) : undefined
        })
      let all = 0
      for (let slice = await next(); slice; slice = slice.hasMore ? await next() : undefined) {
        all += slice.joined
        await tell?.(all)
      }
      return all
    },

    async person(tx, userId) {
      const changes = await changesOf(tx, userId)
      const left = changes.flatMap(({ trainingId, isIn }) => (isIn ? [] : trainingId))
      await requests.beforeLeaving(tx, userId, left)
      for (const change of changes) await follow(tx, userId, change)
    },
  }
}
