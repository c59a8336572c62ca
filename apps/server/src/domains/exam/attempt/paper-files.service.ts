import type { FileId } from '@sands/contract/kernel/schema'
import type { Db } from '../../../kernel/database/database.ts'
import type { MediaService } from '../../media/index.ts'
import type { ShownFiles } from '../bank/question-html.codec.ts'
import type { AttemptPaper } from '../exam.tables.ts'
import { attemptRepo, type VersionId } from './attempt.repo.ts'
import { versionIdsOf } from './versions.service.ts'

type FileMedia = Pick<MediaService, 'shownResources'>

/** These files with their current addresses. */
export async function shownFiles(db: Db, media: FileMedia, ids: readonly FileId[]): Promise<ShownFiles> {
  const resources = await media.shownResources(db, ids)
  const pictures = new Map([...resources].flatMap(([id, { picture }]) => (picture ? [[id, picture]] : [])))
  return { pictures, resources }
}

/** All files of these versions of questions. */
export const filesOfVersions = async (db: Db, media: FileMedia, ids: readonly VersionId[]): Promise<ShownFiles> =>
  shownFiles(db, media, await attemptRepo.files(db, ids))

/** All files of the questions of a paper. */
export const paperFiles = (db: Db, media: FileMedia, paper: AttemptPaper): Promise<ShownFiles> =>
  filesOfVersions(db, media, versionIdsOf(paper))
