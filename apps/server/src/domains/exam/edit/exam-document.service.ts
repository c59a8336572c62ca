import type { ExamDocument } from '@sands/contract/exam/exam.model'
import type { ExamFault } from '@sands/contract/exam/manage.calls'
import type { CollegeId, FileId } from '@sands/contract/kernel/schema'
import { examFaults } from '@sands/rules/exam/exam-faults'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import { cleanHtml, picturesIn } from '../../../kernel/html/clean-html.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { audienceWords, checkAudience } from '../../org/index.ts'
import { paperRepo } from '../paper/paper.repo.ts'
import { hasEssays } from '../paper/paper-content.service.ts'
import { supplyOf } from '../paper/paper-supply.service.ts'
import { examEditRepo } from './exam-edit.repo.ts'

/** The files of the cover and of the pictures within the introduction. */
export const filesOfExam = ({ coverFileId, introduction }: ExamDocument): FileId[] => [
  ...new Set([...(coverFileId ? [coverFileId] : []), ...picturesIn(introduction)]),
]

/** Returns the document as it is stored: cleaned, with only those references that this person may use. */
export async function storable(
  tx: Tx,
  { viewer, media }: { viewer: Viewer; media: MediaService },
  draft: ExamDocument,
): Promise<ExamDocument> {
  const { collegeId } = viewer
  await checkAudience(tx, collegeId, draft.audience)
  if (draft.paperId !== null && !(await paperRepo.document(tx, collegeId, draft.paperId)))
    throw fail('exam.paper_unknown')
  const people = await examEditRepo.people(tx, collegeId, draft.reviewerIds)
  if (people.length < draft.reviewerIds.length) throw fail('org.place_unknown')
  const document: ExamDocument = {
    ...draft,
    title: draft.title.trim(),
    introduction: cleanHtml(draft.introduction).html,
    password: draft.password?.trim() || null,
  }
  const files = filesOfExam(document)
  const used = new Set(await examEditRepo.usedFiles(tx, collegeId, files))
  for (const id of files) if (!used.has(id)) await media.choose(tx, viewer, { id, kinds: ['image'] })
  return document
}

/** What the author should know before the document is published. */
export async function faultsOf(
  db: Db,
  collegeId: CollegeId,
  { document, now }: { document: ExamDocument; now: Date },
): Promise<ExamFault[]> {
  const paper = document.paperId && (await paperRepo.document(db, collegeId, document.paperId))
  const facts = paper
    ? {
        faults: (await supplyOf(db, collegeId, paper)).faults.length,
        hasEssays: await hasEssays(db, collegeId, paper),
      }
    : undefined
  return examFaults(document, { paper: facts, now: now.getTime() })
}

/** An exam as the audit log compares it. The password itself stays out of the log. */
export async function examRecord(db: Db, collegeId: CollegeId, document: ExamDocument) {
  const { audience, password, introduction, reviewerIds, ...settings } = document
  const people = await examEditRepo.people(db, collegeId, reviewerIds)
  return {
    ...settings,
    introduction: cleanHtml(introduction).text,
    hasPassword: password !== null,
    reviewers: reviewerIds.map((id) => people.find((person) => person.id === id)?.name ?? id),
    ...(await audienceWords(db, collegeId, audience)),
  }
}
