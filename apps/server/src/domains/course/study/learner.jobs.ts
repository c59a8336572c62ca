import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { choiceOf } from '../../org/index.ts'
import { courseEditRepo } from '../edit/course-edit.repo.ts'
import { publishRepo } from '../publish/publish.repo.ts'
import { countLearners } from './count-learners.service.ts'
import { learnerRepo } from './learner.repo.ts'

/**
 * People who came into an audience, of a department or with a label, after they had studied pieces of its courses: nobody
 * tells of that course by course, so once a night they are looked for.
 */
export const findLearners = ({ database, clock, events }: Kernel): JobKind<Record<string, never>> =>
  jobKind<Record<string, never>>({
    name: 'course.find-learners',
    retries: 3,
    limitSeconds: 3600,
    cron: '10 4 * * *',
    async run() {
      for (const { id: courseId, collegeId, audienceId } of await publishRepo.published(database.primary)) {
        const audience = await choiceOf(database.primary, audienceId)
        if (!(await learnerRepo.hasNewcomers(database.primary, { courseId, collegeId, audience }))) continue
        await database.transaction(async (tx) => {
          const course = await courseEditRepo.lockAny(tx, courseId)
          if (course?.state === 'published' && course.audienceId === audienceId)
            await countLearners(events, tx, { course, audience, now: clock.now() })
        })
      }
    },
  })
