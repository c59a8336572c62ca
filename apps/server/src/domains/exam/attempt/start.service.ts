import { randomInt } from 'node:crypto'
import type { CallBody } from '@sands/contract/calls'
import type { ExamDocument, StartRefusal } from '@sands/contract/exam/exam.model'
import { passScoreOf } from '@sands/rules/exam/attempt'
import { drawQuestions } from '@sands/rules/exam/draw'
import { seedFor, shuffled } from '@sands/rules/exam/shuffle'
import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { IsTaskLocked } from '../../study/index.ts'
import type { AttemptPaper, PaperSnapshot } from '../exam.tables.ts'
import { candidatesOf } from '../paper/paper-supply.service.ts'
import { refusalOf } from './admission.policy.ts'
import { type AttemptId, type AttemptRow, attemptRepo, type VersionId } from './attempt.repo.ts'
import { type LearnerExamRow, learnerExamRepo } from './learner-exam.repo.ts'
import { storePerson } from './person.service.ts'
import { insertAttempt, newestVersions, questionIdsOf } from './start.repo.ts'
import { deadlineOf, termsOf } from './terms.ts'

const MAX_SEED = 2_147_483_647

export interface StartService {
  start(
    tx: Tx,
    viewer: Viewer,
    request: CallBody<'POST /sands-lms/api/v1/exam/start'>,
  ): Promise<{ examRecordId: AttemptId }>
}

const ERRORS = {
  withdrawn: 'exam.withdrawn',
  not_for_you: 'exam.unknown',
  not_open_yet: 'exam.not_open_yet',
  closed: 'exam.closed',
  admission_over: 'exam.admission_over',
  no_attempts_left: 'exam.no_attempts_left',
  wait_between: 'exam.wait_between',
  passed_already: 'exam.passed_already',
  in_review: 'exam.in_review',
} as const satisfies Record<StartRefusal['reason'], string>

/** The newest versions of random questions for every draw of a paper. */
async function drawVersions(
  tx: Tx,
  { collegeId }: Pick<Viewer, 'collegeId'>,
  { paper, seed }: { paper: PaperSnapshot; seed: number },
): Promise<ReadonlyMap<string, readonly VersionId[]>> {
  const draws = paper.sections.flatMap((section) => section.draws)
  if (draws.length === 0) return new Map()
  const fixed = paper.sections.flatMap(({ questions }) => questions.map(({ versionId }) => versionId))
  const named = fixed.length > 0 ? await questionIdsOf(tx, fixed) : []
  const { chosen, missing } = drawQuestions(draws, await candidatesOf(tx, collegeId, { draws, named }), seed)
  if (missing.size > 0) throw fail('exam.paper_short')
  const newest = await newestVersions(tx, [...chosen.values()].flat())
  return new Map([...chosen].map(([key, ids]) => [key, ids.flatMap((id) => newest.get(id) ?? [])]))
}

/** Settles which questions this attempt has, and in which order. */
export async function buildPaper(
  tx: Tx,
  viewer: Pick<Viewer, 'collegeId'>,
  { paper, document, seed }: { paper: PaperSnapshot; document: ExamDocument; seed: number },
): Promise<AttemptPaper> {
  const drawn = await drawVersions(tx, viewer, { paper, seed })
  const sections = paper.sections.map(({ key, title, remark, questions, draws }) => {
    const random = draws.flatMap((draw) =>
      (drawn.get(draw.key) ?? []).map((versionId, index) => ({
        key: `${draw.key}-${index + 1}`,
        versionId,
        score: draw.score,
        isRequired: false,
      })),
    )
    const all = [...questions, ...random]
    return { key, title, remark, questions: document.shuffleQuestions ? shuffled(all, seedFor(seed, key)) : all }
  })
  return { partialRule: paper.partialRule, sections }
}

/** Throws the reason when the person cannot start. */
function admit(exam: LearnerExamRow, attempts: readonly AttemptRow[], terms: ReturnType<typeof termsOf>, now: Date) {
  const counting = attempts.filter(({ state }) => state !== 'void')
  const refusal = refusalOf({
    state: exam.state,
    isVisible: exam.isVisible,
    document: { intervalMinutes: exam.document?.intervalMinutes ?? 0 },
    terms,
    status: exam.personStatus,
    used: counting.length,
    lastSubmittedAt: counting[0]?.submittedAt ?? null,
    now,
  })
  if (refusal) throw fail(ERRORS[refusal.reason])
}

export const createStartService = ({ clock }: Pick<Kernel, 'clock'>, isTaskLocked: IsTaskLocked): StartService => ({
  async start(tx, viewer, { examId, password, trainingId, globalIndex }) {
    const { collegeId, userId } = viewer
    // Everything is read behind the lock: another start of the same person may have finished meanwhile.
    const person = await attemptRepo.lockPerson(tx, { examId, userId, collegeId, changedAt: clock.now() })
    const exam = await learnerExamRepo.byId(tx, viewer, examId)
    const source = await learnerExamRepo.paper(tx, examId)
    if (!person || !exam?.document || !source) throw fail('exam.unknown')
    // Somebody who has never started it learns nothing about an exam that is not for them.
    if (person.isNew && !exam.isVisible) throw fail('exam.unknown')
    const attempts = await learnerExamRepo.attempts(tx, viewer, examId)
    const running = attempts.find(({ state }) => state === 'in_progress')
    if (running) return { examRecordId: running.id }
    const now = clock.now()
    const terms = termsOf(exam.document, await learnerExamRepo.overrides(tx, viewer, [examId]))
    admit(exam, attempts, terms, now)
    if (!exam.isForThem && (await isTaskLocked(tx, viewer, { type: PROJECT_TASKS.exam, refId: examId })))
      throw fail('training.task_locked')
    if (exam.document.password !== null && exam.document.password !== password) throw fail('exam.wrong_password')
    const seed = randomInt(MAX_SEED)
    const paper = await buildPaper(tx, viewer, { paper: source, document: exam.document, seed })
    const questions = paper.sections.flatMap((section) => section.questions)
    const totalScore = questions.reduce((sum, { score }) => sum + score, 0)
    const passScore = passScoreOf(totalScore, exam.document.passPercent)
    const id = await insertAttempt(tx, {
      examId,
      userId,
      collegeId,
      number: (attempts[0]?.number ?? 0) + 1,
      edition: exam.edition,
      state: 'in_progress',
      seed,
      paper,
      questionNum: questions.length,
      totalScore,
      passScore,
      startedAt: now,
      deadline: deadlineOf(terms, now),
      trainingId: trainingId ?? null,
      globalIndex: globalIndex ?? null,
    })
    const counting = attempts.filter(({ state }) => state !== 'void').toReversed()
    const started = { id, state: 'in_progress', score: null, passScore } as const
    const { gradeMethod } = exam.document
    await storePerson(tx, { examId, userId, collegeId, gradeMethod, now }, [...counting, started])
    return { examRecordId: id }
  },
})
