import type { ExamDocument } from '@sands/contract/exam/exam.model'
import type { AudienceId, CollegeId } from '@sands/contract/kernel/schema'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { paperTotals } from '@sands/rules/exam/paper'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { createAudience, removeAudience } from '../../org/index.ts'
import { type ExamRow, examEditRepo } from '../edit/exam-edit.repo.ts'
import type { PaperSnapshot } from '../exam.tables.ts'

export function storeAudience(
  tx: Tx,
  collegeId: CollegeId,
  { included, excluded }: AudienceChoice,
): Promise<AudienceId | null> {
  if (included.length === 0 && excluded.length === 0) return Promise.resolve(null)
  const all = included.length > 0 ? included : [{ kind: 'college' as const, id: collegeId }]
  return createAudience(tx, { collegeId, included: all, excluded })
}

const instant = (at: string | null): Date | null => (at === null ? null : new Date(at))

const totalsOf = ({ sections }: PaperSnapshot) =>
  paperTotals({
    sections: sections.map(({ questions, draws }) => ({
      items: questions.map(({ key, score }) => ({ key, questionId: key, score })),
      draws,
    })),
  })

/** Makes an edition visible to learners. Attempts that have begun keep their paper and their terms. */
export async function goLive(
  { events }: Pick<Kernel, 'events'>,
  tx: Tx,
  { exam, document, paper, now }: { exam: ExamRow; document: ExamDocument; paper: PaperSnapshot; now: Date },
): Promise<ExamRow> {
  const edition = exam.edition + 1
  const live = await examEditRepo.change(tx, exam.id, {
    title: document.title,
    coverFileId: document.coverFileId,
    audienceId: await storeAudience(tx, exam.collegeId, document.audience),
    state: 'published',
    published: document,
    paperId: document.paperId,
    paper,
    ...totalsOf(paper),
    opensAt: instant(document.opensAt),
    closesAt: instant(document.closesAt),
    edition,
    publishAt: null,
    publishedAt: exam.publishedAt ?? now,
    updatedBy: exam.updatedBy,
    updatedAt: exam.updatedAt,
  })
  if (!live) throw new Error('the exam is gone')
  if (exam.audienceId !== null) await removeAudience(tx, exam.audienceId)
  const { id: examId, collegeId } = exam
  await events.emit(tx, 'exam.published', { examId, collegeId, edition, isFirst: exam.edition === 0, at: now })
  return live
}
