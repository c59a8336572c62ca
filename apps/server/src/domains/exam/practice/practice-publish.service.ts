import type { ManagedPractice } from '@sands/contract/exam/edit-practice.calls'
import { canMove } from '@sands/rules/exam/practice'
import { practiceQuestionNum } from '@sands/rules/exam/practice-faults'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { checkAudience, removeAudience } from '../../org/index.ts'
import { storeAudience } from '../publish/exam-live.service.ts'
import { practiceRecord, practiceSubject } from './practice-document.service.ts'
import { practiceEditRepo } from './practice-edit.repo.ts'
import { lockSeen, type PracticeEditService, type SeenPractice } from './practice-edit.service.ts'
import { practiceSupply } from './practice-supply.service.ts'

export interface PracticePublishService {
  publish(tx: Tx, viewer: Viewer, seen: SeenPractice): Promise<ManagedPractice>
  end(tx: Tx, viewer: Viewer, seen: SeenPractice): Promise<ManagedPractice>
}

const instant = (at: string | null): Date | null => (at === null ? null : new Date(at))

export function createPracticePublishService(
  { clock, audit }: Kernel,
  editing: Pick<PracticeEditService, 'get'>,
): PracticePublishService {
  return {
    async publish(tx, viewer, seen) {
      const { collegeId, userId } = viewer
      const practice = await lockSeen(tx, viewer, seen)
      if (!canMove('publish', practice.state)) throw fail('exam.practice_wrong_state')
      const now = clock.now()
      const { draft } = practice
      const { faults } = await practiceSupply(tx, collegeId, { document: draft, now })
      if (faults.length > 0) throw fail('exam.has_faults', { faults: faults.length })
      await checkAudience(tx, collegeId, draft.audience)
      await practiceEditRepo.change(tx, practice.id, {
        title: draft.title,
        audienceId: await storeAudience(tx, collegeId, draft.audience),
        state: 'published',
        published: draft,
        questionNum: practiceQuestionNum(draft),
        opensAt: instant(draft.opensAt),
        closesAt: instant(draft.closesAt),
        publishedAt: practice.publishedAt ?? now,
        updatedBy: userId,
        updatedAt: now,
      })
      if (practice.audienceId !== null) await removeAudience(tx, practice.audienceId)
      await practiceEditRepo.setQuestions(tx, { collegeId, practiceId: practice.id }, draft.questionIds)
      await audit.record(tx, viewer, {
        action: 'exam.practice.published',
        subject: practiceSubject(practice),
        after: await practiceRecord(tx, collegeId, draft),
      })
      return editing.get(tx, viewer, practice.id)
    },

    async end(tx, viewer, seen) {
      const practice = await lockSeen(tx, viewer, seen)
      if (!canMove('end', practice.state)) throw fail('exam.practice_wrong_state')
      await practiceEditRepo.change(tx, practice.id, {
        state: 'ended',
        updatedBy: viewer.userId,
        updatedAt: clock.now(),
      })
      await audit.record(tx, viewer, {
        action: 'exam.practice.ended',
        subject: practiceSubject(practice),
        before: { state: practice.state },
        after: { state: 'ended' },
      })
      return editing.get(tx, viewer, practice.id)
    },
  }
}
