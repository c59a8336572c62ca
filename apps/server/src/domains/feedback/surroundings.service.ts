import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { Language } from '@sands/rules/language'
import type { Db } from '../../kernel/database/database.ts'
import type { MediaService } from '../media/index.ts'
import type { OrgService } from '../org/index.ts'
import { categoryRepo } from './category.repo.ts'
import type { Surroundings } from './feedback.present.ts'
import { type FeedbackRow, feedbackRepo } from './feedback.repo.ts'

export interface SurroundingParts {
  media: Pick<MediaService, 'pictures'>
  org: Pick<OrgService, 'colleagues'>
}

/** Loads the data that is shown with feedback: categories, answers, pictures and people. */
export type LoadSurroundings = (
  db: Db,
  reader: { collegeId: CollegeId; language: Language },
  rows: readonly FeedbackRow[],
) => Promise<Surroundings>

export const createSurroundings =
  ({ media, org }: SurroundingParts): LoadSurroundings =>
  async (db, { collegeId, language }, rows) => {
    const ids = rows.map(({ id }) => id)
    const [categories, answers, files] = await Promise.all([
      categoryRepo.all(db, collegeId),
      feedbackRepo.answers(db, ids),
      feedbackRepo.files(db, ids),
    ])
    const userIds = new Set<UserId>([
      ...rows.flatMap(({ userId, assigneeId }) => (assigneeId ? [userId, assigneeId] : [userId])),
      ...answers.map(({ userId }) => userId),
    ])
    return {
      language,
      categories: new Map(categories.map(({ id, names }) => [id, names])),
      answers: Map.groupBy(answers, ({ feedbackId }) => feedbackId),
      files: Map.groupBy(files, ({ feedbackId }) => feedbackId),
      pictures: await media.pictures(
        db,
        files.map(({ fileId }) => fileId),
      ),
      people: await org.colleagues(db, collegeId, [...userIds]),
    }
  }
