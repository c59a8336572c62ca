import { SOCIAL_MODULES } from '@sands/contract/social/social.model'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aCourseware, type Courseware } from '../../../testing/coursewares.ts'
import { useSands } from '../../../testing/sands.ts'
import { aSitting } from '../../../testing/studying.ts'

const SCORE = 'POST /sands-system/api/v1/score/create'
const SCORE_GET = 'GET /sands-system/api/v1/score/get'

describe('ratings of a course', () => {
  const sands = useSands()
  let learner: SignedIn
  let film: Courseware
  beforeAll(async () => {
    learner = await sands.signIn('learner')
    const { collegeId } = learner.session
    film = await aCourseware(sands.server.kernel.database.primary, { collegeId, seconds: 60 })
  })
  const ofCourse = () => ({ scoreModule: SOCIAL_MODULES.course, scoreModuleId: film.courseId as string })
  const ofCourseware = () => ({ scoreModule: SOCIAL_MODULES.courseware, scoreModuleId: film.id as string })

  it('are accepted only from learners who have started it', async () => {
    for (const thing of [ofCourse(), ofCourseware()])
      expect(await learner.call(SCORE, { body: { ...thing, score: 1 } })).toFailWith('social.not_begun')
    expect((await learner.call(SCORE_GET, { query: ofCourse() })).data).toMatchObject({ scoreCount: 0, myScore: null })

    expect(await aSitting(learner, sands.clock).open(film.id, { courseId: film.courseId })).toSucceed()
    for (const thing of [ofCourse(), ofCourseware()])
      expect((await learner.call(SCORE, { body: { ...thing, score: 4 } })).data).toMatchObject({ score: 4, myScore: 4 })
  })
})
