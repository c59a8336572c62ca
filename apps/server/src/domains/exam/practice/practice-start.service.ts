import { randomInt } from 'node:crypto'
import type { CallBody } from '@sands/contract/calls'
import type { PracticeDocument } from '@sands/contract/exam/practice.model'
import { drawQuestions } from '@sands/rules/exam/draw'
import type { PracticeRefusal } from '@sands/rules/exam/practice'
import { seedFor, shuffled } from '@sands/rules/exam/shuffle'
import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { IsTaskLocked } from '../../study/index.ts'
import type { QuestionId } from '../bank/question.repo.ts'
import type { PracticeAttemptPaper } from '../exam-practice.tables.ts'
import { paperRepo } from '../paper/paper.repo.ts'
import { candidatesOf } from '../paper/paper-supply.service.ts'
import { learnerPracticeRepo } from './learner-practice.repo.ts'
import { isPublished, refusalOf } from './learner-practice.service.ts'
import { type PracticeAttemptId, practiceAttemptRepo } from './practice-attempt.repo.ts'
import { wrongBookRepo } from './wrong-book.repo.ts'

const MAX_SEED = 2_147_483_647
/** Every question of a practice counts the same. */
const SCORE = 100
const MOST_REDO = 50

type Started = { practiseRecordId: PracticeAttemptId }

export interface PracticeStartService {
  start(tx: Tx, viewer: Viewer, request: CallBody<'POST /sands-lms/api/v1/practise/start'>): Promise<Started>
  redo(tx: Tx, viewer: Viewer, request: CallBody<'POST /sands-lms/api/v1/practise/redo'>): Promise<Started>
}

const ERRORS = {
  not_for_you: 'exam.practice_unknown',
  not_open_yet: 'exam.practice_not_open',
  over: 'exam.practice_over',
  not_repeatable: 'exam.practice_not_repeatable',
} as const satisfies Record<PracticeRefusal, string>

/** The newest versions of these questions, in their order; deleted questions are left out. */
export async function practicePaper(
  tx: Tx,
  { collegeId }: Pick<Viewer, 'collegeId'>,
  ids: readonly QuestionId[],
): Promise<PracticeAttemptPaper> {
  const newest = new Map(
    (await paperRepo.newestVersions(tx, collegeId, ids)).flatMap(({ questionId, versionId, isRemoved }) =>
      isRemoved ? [] : [[questionId, versionId]],
    ),
  )
  const questions = ids.flatMap((id) => {
    const versionId = newest.get(id)
    return versionId ? [{ key: `q-${id}`, versionId, score: SCORE, isRequired: false }] : []
  })
  return {
    partialRule: 'none',
    sections: [{ key: 's', title: '', remark: '', questions }],
    questionIds: Object.fromEntries(ids.map((id) => [`q-${id}`, id])),
  }
}

const countOf = ({ sections }: PracticeAttemptPaper) =>
  sections.reduce((sum, { questions }) => sum + questions.length, 0)

async function questionsOf(
  tx: Tx,
  { collegeId }: Viewer,
  { document, seed }: { document: PracticeDocument; seed: number },
): Promise<QuestionId[]> {
  const { questionIds: named, draws, shuffleQuestions } = document
  const { chosen, missing } = drawQuestions(draws, await candidatesOf(tx, collegeId, { draws, named }), seed)
  if (missing.size > 0) throw fail('exam.paper_short')
  const drawn = draws.flatMap(({ key }) => chosen.get(key) ?? [])
  const all = [...named, ...drawn]
  return shuffleQuestions ? shuffled(all, seedFor(seed, 'questions')) : all
}

export const createPracticeStart = (
  { clock }: Pick<Kernel, 'clock'>,
  isTaskLocked: IsTaskLocked,
): PracticeStartService => ({
  async start(tx, viewer, { practiseId, trainingId, globalIndex }) {
    const { collegeId, userId } = viewer
    await practiceAttemptRepo.lockPerson(tx, viewer)
    const practice = await learnerPracticeRepo.byId(tx, viewer, practiseId)
    if (!practice || !isPublished(practice)) throw fail('exam.practice_unknown')
    if (practice.runningId !== null) return { practiseRecordId: practice.runningId }
    const now = clock.now()
    const refusal = refusalOf(practice, now)
    if (refusal) throw fail(ERRORS[refusal])
    if (!practice.isForThem && (await isTaskLocked(tx, viewer, { type: PROJECT_TASKS.practice, refId: practiseId })))
      throw fail('training.task_locked')
    const { document } = practice
    const seed = randomInt(MAX_SEED)
    const paper = await practicePaper(tx, viewer, await questionsOf(tx, viewer, { document, seed }))
    if (countOf(paper) === 0) throw fail('exam.paper_short')
    const of = { kind: 'practice', practiceId: practiseId, categoryId: null } as const
    const id = await practiceAttemptRepo.add(tx, {
      ...of,
      userId,
      collegeId,
      number: (await practiceAttemptRepo.lastNumber(tx, viewer, of)) + 1,
      state: 'in_progress',
      mode: document.mode,
      seed,
      shuffleOptions: document.shuffleOptions,
      paper,
      questionNum: countOf(paper),
      startedAt: now,
      trainingId: trainingId ?? null,
      globalIndex: globalIndex ?? null,
    })
    if (practice.progress === null)
      await practiceAttemptRepo.setPerson(tx, {
        practiceId: practiseId,
        userId,
        collegeId,
        progress: 'started',
        changedAt: now,
      })
    return { practiseRecordId: id }
  },

  async redo(tx, viewer, { kind, categoryId }) {
    const { collegeId, userId } = viewer
    await practiceAttemptRepo.lockPerson(tx, viewer)
    const of = { kind, practiceId: null, categoryId: categoryId ?? null }
    const running = await practiceAttemptRepo.running(tx, viewer, of)
    if (running) return { practiseRecordId: running }
    const rows = await wrongBookRepo.page(tx, viewer, { kind, categoryId, isLeft: false, size: MOST_REDO, offset: 0 })
    const paper = await practicePaper(
      tx,
      viewer,
      rows.map(({ questionId }) => questionId),
    )
    if (countOf(paper) === 0) throw fail('exam.practice_no_questions')
    const id = await practiceAttemptRepo.add(tx, {
      ...of,
      userId,
      collegeId,
      number: (await practiceAttemptRepo.lastNumber(tx, viewer, of)) + 1,
      state: 'in_progress',
      mode: 'one_by_one',
      seed: randomInt(MAX_SEED),
      shuffleOptions: true,
      paper,
      questionNum: countOf(paper),
      startedAt: clock.now(),
    })
    return { practiseRecordId: id }
  },
})
