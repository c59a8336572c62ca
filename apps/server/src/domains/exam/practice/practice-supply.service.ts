import type { PracticeSupply } from '@sands/contract/exam/edit-practice.calls'
import type { PracticeDocument } from '@sands/contract/exam/practice.model'
import type { CollegeId } from '@sands/contract/kernel/schema'
import { drawQuestions } from '@sands/rules/exam/draw'
import { practiceFaults, practiceQuestionNum } from '@sands/rules/exam/practice-faults'
import type { Db } from '../../../kernel/database/database.ts'
import { questionRepo } from '../bank/question.repo.ts'
import { candidatesOf } from '../paper/paper-supply.service.ts'

/** Whether the bank can serve a practice now. */
export async function practiceSupply(
  db: Db,
  collegeId: CollegeId,
  { document, now }: { document: PracticeDocument; now: Date },
): Promise<PracticeSupply> {
  const { questionIds: named, draws } = document
  const there = new Set<string>((await questionRepo.byIds(db, collegeId, named)).map(({ id }) => id))
  const candidates = await candidatesOf(db, collegeId, { draws, named })
  const { missing } = drawQuestions(draws, candidates, 1)
  return {
    questionNum: practiceQuestionNum(document),
    draws: draws.map(({ key }) => ({
      key,
      available: candidates.get(key)?.length ?? 0,
      missing: missing.get(key) ?? 0,
    })),
    faults: practiceFaults(document, {
      isQuestionThere: (id) => there.has(id),
      missingOf: (key) => missing.get(key) ?? 0,
      now: now.getTime(),
    }),
  }
}
