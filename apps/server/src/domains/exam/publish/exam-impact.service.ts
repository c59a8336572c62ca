import { isDeepStrictEqual } from 'node:util'
import type { ExamImpact } from '@sands/contract/exam/manage.calls'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { countAudience } from '../../org/index.ts'
import { faultsOf } from '../edit/exam-document.service.ts'
import { type ExamId, examEditRepo } from '../edit/exam-edit.repo.ts'
import { paperRepo } from '../paper/paper.repo.ts'
import { snapshotOf } from '../paper/paper-content.service.ts'
import { examImpactRepo } from './exam-impact.repo.ts'

export interface ExamImpactService {
  forExam(viewer: Viewer, id: ExamId): Promise<ExamImpact>
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

export const createExamImpactService = ({ database, clock }: Kernel): ExamImpactService => ({
  async forExam(viewer, id) {
    const db = database.primary
    const { collegeId } = viewer
    const exam = await examEditRepo.get(db, collegeId, id)
    if (!exam) throw fail('exam.unknown')
    const { draft, paper: shown } = exam
    const document = draft.paperId && (await paperRepo.document(db, collegeId, draft.paperId))
    const wanted = document ? await snapshotOf(db, collegeId, document) : undefined
    const versionIds = shown?.sections.flatMap(({ questions }) => questions.map(({ versionId }) => versionId)) ?? []
    const counts = await examImpactRepo.counts(db, id, draft.passPercent)
    return {
      invited: await countAudience(db, collegeId, draft.audience),
      ...counts,
      loseAccess: counts.taken > 0 ? await examImpactRepo.loseAccess(db, { examId: id, collegeId }, draft.audience) : 0,
      isPaperChanged: shown !== null && wanted !== undefined && !isDeepStrictEqual(plain(shown), plain(wanted)),
      correctedKeys: await examImpactRepo.outdated(db, versionIds),
      faults: await faultsOf(db, collegeId, { document: draft, now: clock.now() }),
    }
  },
})
