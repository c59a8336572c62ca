import type { Db } from '../../../kernel/database/database.ts'
import type { MediaService } from '../../media/index.ts'
import type { OrgService } from '../../org/index.ts'
import type { AroundSubmissions } from './homework.present.ts'
import { homeworkRepo, type SubmissionRow } from './homework.repo.ts'

export type LoadAround = (db: Db, rows: readonly SubmissionRow[]) => Promise<AroundSubmissions>

/** Loads the files and the reviewers of hand-ins. The caller has checked the access. */
export const createAround =
  ({ media, org }: { media: Pick<MediaService, 'shownResources'>; org: Pick<OrgService, 'names'> }): LoadAround =>
  async (db, rows) => {
    const files = await homeworkRepo.files(
      db,
      rows.map(({ id }) => id),
    )
    const markers = [...new Set(rows.flatMap(({ markedBy }) => markedBy ?? []))]
    const [resources, reviewers] = await Promise.all([
      media.shownResources(
        db,
        files.map(({ fileId }) => fileId),
      ),
      org.names(db, markers),
    ])
    const bySubmission = Map.groupBy(files, ({ submissionId }) => submissionId)
    return {
      files: new Map([...bySubmission].map(([id, own]) => [id, own.map(({ fileId }) => fileId)])),
      resources,
      reviewers,
    }
  }
