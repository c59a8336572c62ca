import { setImmediate as pause } from 'node:timers/promises'
import type { Similarity } from '@sands/contract/exam/report.model'
import type { BatchId } from '@sands/contract/kernel/schema'
import { type SimilarPair, similarPairs, type WrongAnswers } from '@sands/rules/exam/similarity'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Batches, BatchKind } from '../../ops/index.ts'
import { expectCurrentRight } from '../../org/index.ts'
import type { AttemptId } from '../attempt/attempt.repo.ts'
import type { ExamId } from '../edit/exam-edit.repo.ts'
import { reportOn } from './report-subject.service.ts'
import { similarityRepo } from './similarity.repo.ts'

/** Every person is compared with every other: two million pairs take a few seconds. */
const MOST_PEOPLE = 2000
const ATTEMPTS_AT_ONCE = 200
/** A pause after this many people lets requests through. */
const PEOPLE_AT_ONCE = 20

export interface Similarities {
  last(viewer: Viewer, examId: ExamId): Promise<Similarity | null>
  start(tx: Tx, viewer: Viewer, examId: ExamId): Promise<{ batchId: BatchId }>
}

interface Input {
  examId: ExamId
}

function similarityBatch({ database, clock }: Pick<Kernel, 'database' | 'clock'>): BatchKind<Input> {
  const db = database.primary

  async function wrongAnswersOf(ids: readonly AttemptId[]): Promise<WrongAnswers[]> {
    const people = new Map(ids.map((id) => [id, new Map<string, string>()]))
    for (let done = 0; done < ids.length; done += ATTEMPTS_AT_ONCE)
      for (const row of await similarityRepo.wrongAnswers(db, ids.slice(done, done + ATTEMPTS_AT_ONCE)))
        people.get(row.attemptId)?.set(row.question, row.answer)
    return [...people].map(([id, wrong]) => ({ id, wrong }))
  }

  async function compare(
    people: readonly WrongAnswers[],
    step: (done: number) => Promise<void>,
  ): Promise<SimilarPair[]> {
    const compared = similarPairs(people)
    for (;;) {
      const next = compared.next()
      if (next.done) return next.value
      if (next.value % PEOPLE_AT_ONCE > 0) continue
      await step(next.value)
      await pause()
    }
  }

  return {
    name: 'exam.similarity',
    async run({ actor, input: { examId }, step }) {
      await expectCurrentRight(db, actor, 'exam.report')
      await reportOn(db, actor.collegeId, examId)
      const ids = await similarityRepo.attempts(db, examId, MOST_PEOPLE)
      await step(0, ids.length)
      const found = await compare(await wrongAnswersOf(ids), (done) => step(done, ids.length))
      const pairs = found.map(({ chance: _, ...pair }) => pair)
      const leftOut = Math.max(0, (await similarityRepo.people(db, examId)) - ids.length)
      await similarityRepo.store(db, { examId, comparedAt: clock.now(), people: ids.length, leftOut, pairs })
      await step(ids.length, ids.length)
      return { counts: { people: ids.length, pairs: pairs.length } }
    },
  }
}

/** Answers that are more alike than chance explains. A hint to look closer, never a proof. */
export function createSimilarities(kernel: Kernel, batches: Batches): Similarities {
  const { database, audit } = kernel
  const kind = similarityBatch(kernel)
  batches.add(kind)
  return {
    async last({ collegeId }, examId) {
      const db = database.primary
      await reportOn(db, collegeId, examId)
      const found = await similarityRepo.last(db, examId)
      if (!found) return null
      const { comparedAt, people, leftOut, pairs } = found
      const ids = pairs.flatMap(({ one, other }) => [one, other])
      const names = await similarityRepo.namesByAttempt(db, { examId, collegeId }, ids)
      return {
        comparedAt: comparedAt.toISOString(),
        people,
        leftOut,
        pairs: pairs.flatMap(({ one, other, same, bothWrong, expected }) => {
          const [first, second] = [names.get(one), names.get(other)]
          return first && second ? [{ one: first, other: second, same, bothWrong, expected }] : []
        }),
      }
    },

    async start(tx, viewer, examId) {
      const { exam } = await reportOn(tx, viewer.collegeId, examId)
      const batchId = await batches.start(tx, viewer, kind, { examId })
      await audit.record(tx, viewer, {
        action: 'exam.report.compared',
        subject: { kind: 'exam', id: examId, name: exam.title },
        after: { batchId },
      })
      return { batchId }
    },
  }
}
