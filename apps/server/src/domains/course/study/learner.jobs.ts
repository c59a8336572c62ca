import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { choiceOf } from '../../org/index.ts'
import { courseEditRepo } from '../edit/course-edit.repo.ts'
import { publishRepo } from '../publish/publish.repo.ts'
import { countLearners } from './count-learners.service.ts'
import { learnerRepo } from './learner.repo.ts'

/**
 * People can enter an audience, through a department or a label, after they have studied courseware of its courses. No
 * event reports this for each course, so this job looks for them every night.
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
