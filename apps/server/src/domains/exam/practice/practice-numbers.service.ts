import type { PracticeNumbers } from '@sands/contract/exam/edit-practice.calls'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { countAudience } from '../../org/index.ts'
import { type PracticeId, practiceEditRepo } from './practice-edit.repo.ts'
import { practiceNumbersRepo } from './practice-numbers.repo.ts'

/** Numbers of fewer people could be about one of them. */
const LEAST_PEOPLE = 5

export interface PracticeNumbersService {
  numbers(viewer: Viewer, id: PracticeId): Promise<PracticeNumbers>
}

export const createPracticeNumbers = ({ database }: Pick<Kernel, 'database'>): PracticeNumbersService => ({
  async numbers({ collegeId }, id) {
    const db = database.replica()
    const practice = await practiceEditRepo.get(db, collegeId, id)
    if (!practice) throw fail('exam.practice_unknown')
    const [invited, totals, topics] = await Promise.all([
      countAudience(db, collegeId, (practice.published ?? practice.draft).audience),
      practiceNumbersRepo.attempts(db, collegeId, id),
      practiceNumbersRepo.topics(db, { collegeId, practiceId: id, least: LEAST_PEOPLE }),
    ])
    const { started, completed } = practice
    const { attempts } = totals
    return {
      title: practice.title,
      invited,
      started,
      completed,
      attempts,
      averagePercent: started < LEAST_PEOPLE ? null : totals.averagePercent,
      topics,
    }
  },
})
