import { asId } from '@sands/contract/kernel/id'
import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import { SOCIAL_MODULES } from '@sands/contract/social/social.model'
import type { Tx } from '../../../kernel/database/database.ts'
import { collects, comments, likes, scores, socialCounts } from '../../social/index.ts'
import { seededRandom } from './random.demo.ts'

const DAY_MS = 86_400_000
const module = SOCIAL_MODULES.course

/** Likes, collections, ratings and comments of the learners of a course. */
export async function addOpinions(
  tx: Tx,
  {
    collegeId,
    courseId,
    learners,
    texts,
    now,
  }: { collegeId: CollegeId; courseId: Id<'course'>; learners: readonly UserId[]; texts: readonly string[]; now: Date },
): Promise<void> {
  const random = seededRandom(`opinions ${courseId}`)
  const moduleId = asId<Id<'module'>>(courseId)
  const some = (share: number): UserId[] => learners.filter(() => random() < share)
  const before = () => new Date(now.getTime() - (0.1 + random() * 4) * DAY_MS)
  const liked = some(0.5).map((userId) => ({ module, moduleId, userId, createdAt: before() }))
  const collected = some(0.22).map((userId) => ({ module, moduleId, userId, collegeId, createdAt: before() }))
  const rated = some(0.45).map((userId) => {
    const stars = random() < 0.62 ? 5 : random() < 0.75 ? 4 : 3
    return { module, moduleId, userId, stars, createdAt: before() }
  })
  const said = texts.slice(0, learners.length).map((text, index) => {
    const userId = learners[Math.floor(((index + random()) / texts.length) * learners.length)]
    return userId && { module, moduleId, collegeId, userId, text, createdAt: before() }
  })
  const spoken = said.filter((comment) => comment !== undefined)
  if (liked.length > 0) await tx.insert(likes).values(liked)
  if (collected.length > 0) await tx.insert(collects).values(collected)
  if (rated.length > 0) await tx.insert(scores).values(rated)
  if (spoken.length > 0) await tx.insert(comments).values(spoken)
  await tx.insert(socialCounts).values({
    module,
    moduleId,
    likes: liked.length,
    collects: collected.length,
    comments: spoken.length,
    scores: rated.length,
    stars: rated.reduce((sum, { stars }) => sum + stars, 0),
  })
}
