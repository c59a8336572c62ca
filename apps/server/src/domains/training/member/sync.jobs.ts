import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { trainingEditRepo } from '../edit/training-edit.repo.ts'
import type { TrainingId } from '../task/record.repo.ts'
import type { MemberRequests } from './requests.service.ts'
import type { MemberSync } from './sync.service.ts'

export interface SyncPayload {
  trainingId?: TrainingId
  /** All projects of a college; without it and without a project, all projects. */
  collegeId?: CollegeId
}

/** Brings the members of projects in step with their audiences, and ends requests that nobody can say yes to. */
export const syncMembers = (
  { clock, database }: Pick<Kernel, 'clock' | 'database'>,
  { sync, requests }: { sync: MemberSync; requests: Pick<MemberRequests, 'dropStale'> },
): JobKind<SyncPayload> =>
  jobKind<SyncPayload>({
    name: 'training.sync-members',
    retries: 8,
    limitSeconds: 1800,
    // For people who came by an import or a new installation: those send no event for each person.
    cron: '*/10 * * * *',
    async run({ trainingId, collegeId }) {
      const ids = trainingId ? [trainingId] : await trainingEditRepo.withAudience(database.primary, collegeId ?? null)
      for (const id of ids) await sync.whole(id)
      if (trainingId) await sync.welcomeAll(trainingId)
      else await requests.dropStale(database, clock.now())
    },
  })

export interface PersonPayload {
  userId: UserId
}

/** Brings one person in step with all projects. */
export const followPerson = ({ database }: Pick<Kernel, 'database'>, sync: MemberSync): JobKind<PersonPayload> =>
  jobKind<PersonPayload>({
    name: 'training.follow-person',
    retries: 8,
    limitSeconds: 300,
    run: ({ userId }) => database.transaction((tx) => sync.person(tx, userId)),
  })

/**
 * A person who moves to another place becomes a member, or leaves, right after that. Not in the same transaction: it has
 * locked the person, and whoever changes the members of a project locks the project first and people after it.
 */
export function followPeople(
  { events, jobs }: Kernel,
  sync: MemberSync,
  { syncJob, personJob }: { syncJob: JobKind<SyncPayload>; personJob: JobKind<PersonPayload> },
): void {
  events.on('org.user-changed', async (tx, { userId }) => {
    if (await sync.isOutOfStep(tx, userId)) await jobs.enqueue(tx, personJob, { userId })
  })
  events.on('org.departments-moved', (tx, { collegeId }) => jobs.enqueue(tx, syncJob, { collegeId }))
}
