import type { PaperSupply } from '@sands/contract/exam/paper.calls'
import type { PaperDocument, PaperDraw, PaperItem } from '@sands/contract/exam/paper.model'
import type { CollegeId } from '@sands/contract/kernel/schema'
import { drawQuestions } from '@sands/rules/exam/draw'
import { paperFaults, paperTotals } from '@sands/rules/exam/paper'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { type QuestionId, questionRepo } from '../bank/question.repo.ts'
import { drawingExams } from './drawing-exams.repo.ts'
import { paperRepo } from './paper.repo.ts'

export const itemsOf = ({ sections }: Pick<PaperDocument, 'sections'>): PaperItem[] =>
  sections.flatMap(({ items }) => items)
export const drawsOf = ({ sections }: Pick<PaperDocument, 'sections'>): PaperDraw[] =>
  sections.flatMap(({ draws }) => draws)

/** Questions for every draw of a paper, without those that the paper names. */
export async function candidatesOf(
  db: Db,
  collegeId: CollegeId,
  { draws, named }: { draws: readonly Omit<PaperDraw, 'score'>[]; named: readonly QuestionId[] },
): Promise<Map<string, QuestionId[]>> {
  const found = new Map<string, QuestionId[]>()
  for (const draw of draws) found.set(draw.key, await paperRepo.candidates(db, collegeId, draw, named))
  return found
}

/** Titles of the exams whose random papers could not be drawn any more without this question, each once. */
export async function examsNeeding(
  tx: Tx,
  collegeId: CollegeId,
  { id, now }: { id: QuestionId; now: Date },
): Promise<string[]> {
  const titles = new Set<string>()
  for (const { title, paper } of await drawingExams(tx, collegeId, now)) {
    const draws = paper.sections.flatMap((section) => section.draws)
    const fits = await Promise.all(draws.map((draw) => paperRepo.mayDraw(tx, collegeId, draw, id)))
    if (!fits.includes(true)) continue
    const { missing } = drawQuestions(draws, await candidatesOf(tx, collegeId, { draws, named: [id] }), 1)
    if (missing.size > 0) titles.add(title)
  }
  return [...titles]
}

/** Whether the bank can serve a paper now. */
export async function supplyOf(db: Db, collegeId: CollegeId, document: PaperDocument): Promise<PaperSupply> {
  const named = itemsOf(document).map(({ questionId }) => questionId)
  const draws = drawsOf(document)
  const there = new Set<string>((await questionRepo.byIds(db, collegeId, named)).map(({ id }) => id))
  const candidates = await candidatesOf(db, collegeId, { draws, named })
  const { missing } = drawQuestions(draws, candidates, 1)
  return {
    ...paperTotals(document),
    draws: draws.map(({ key }) => ({
      key,
      available: candidates.get(key)?.length ?? 0,
      missing: missing.get(key) ?? 0,
    })),
    faults: paperFaults(document, {
      isQuestionThere: (id) => there.has(id),
      missingOf: (key) => missing.get(key) ?? 0,
    }),
  }
}
