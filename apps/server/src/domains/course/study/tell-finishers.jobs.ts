import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { learnerRepo } from './learner.repo.ts'

/** Handlers lock rows of each person until the commit, and those people wait meanwhile. */
const PEOPLE_AT_ONCE = 200

interface Finishers {
  courseId: Id<'course'>
  collegeId: CollegeId
  points: number
  /** When they were marked, which also tells them from those who finished the course before. */
  at: string
}

/**
 * Reports everybody who finished a course by its publication, in groups and without a lock on the course. Handlers of
 * the event count a finished course once, so a run that is repeated changes nothing.
 */
export const tellFinishers = ({ database, events }: Pick<Kernel, 'database' | 'events'>) =>
  jobKind<Finishers>({
    name: 'course.tell-finishers',
    retries: 5,
    limitSeconds: 3600,
    async run({ at: marked, ...course }) {
      const at = new Date(marked)
      let after: UserId | undefined
      do {
        const some = await learnerRepo.finishedAt(database.primary, { ...course, at, after, atMost: PEOPLE_AT_ONCE })
        if (some.length > 0)
          await database.transaction(async (tx) => {
            // In one order everywhere: handlers lock a row for each person.
            for (const userId of some.toSorted()) await events.emit(tx, 'course.finished', { ...course, userId, at })
          })
        after = some.length === PEOPLE_AT_ONCE ? some.at(-1) : undefined
      } while (after !== undefined)
    },
  })

export function tellMarkedFinishers({ events, jobs }: Pick<Kernel, 'events' | 'jobs'>, job: JobKind<Finishers>): void {
  events.on('course.finishers-marked', (tx, { at, ...course }) =>
    jobs.enqueue(tx, job, { ...course, at: at.toISOString() }),
  )
}
