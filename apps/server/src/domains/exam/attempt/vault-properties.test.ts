import { errors } from '@sands/contract/errors'
import type { Id } from '@sands/contract/kernel/schema'
import { changeAnswer, confirmStored, openVault, takeBatch, type Vault } from '@sands/rules/exam/vault'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aClient, type SignedIn } from '../../../testing/client.ts'
import { aClock } from '../../../testing/clock.ts'
import { aDatabase, type TestDatabase } from '../../../testing/database.ts'
import { aTaker, operation } from '../../../testing/exam/a-taker.ts'
import { anExam, aQuestion } from '../../../testing/exam/an-exam.ts'
import { type Sands, startSands } from '../../../testing/sands.ts'

const QUESTIONS = ['q1', 'q2', 'q3'] as const
const OPTIONS = ['A', 'B', 'C', 'D'] as const
const REVIEW = { right_after: ['paper'], while_open: ['paper'], after_close: ['paper'] } as const
const RUNS = 12
const OPERATIONS_MISSING = errors['exam.operations_missing'].code

const device = fc.integer({ min: 0, max: 1 })
const step = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      device,
      question: fc.constantFrom(...QUESTIONS),
      option: fc.constantFrom(...OPTIONS),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constantFrom('save' as const, 'lost' as const, 'unanswered' as const), device }),
  },
  // `reload` starts from what the device has stored; `other` opens the paper on a device without anything stored.
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('open' as const, 'reload' as const, 'other' as const), device }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('restart' as const, 'restore' as const), device }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

describe('random sequences of edits, lost saves, reloads, take-overs, restarts and restored backups', () => {
  const clock = aClock()
  let database: TestDatabase
  let sands: Sands
  let person: SignedIn
  beforeAll(async () => {
    database = await aDatabase()
    sands = await startSands({ database, clock })
    person = await sands.signIn('learner')
  })
  afterAll(async () => {
    await sands.close()
    await database.drop()
  })

  async function restart(): Promise<void> {
    await sands.close()
    sands = await startSands({ database, clock })
    person = Object.assign(aClient(sands.url, person.token), { session: person.session })
  }

  /** Two devices of one person, each with its vault. */
  async function play(examRecordId: Id<'examAttempt'>, steps: readonly Step[]): Promise<Vault> {
    const vaults: (Vault | undefined)[] = []
    const readOnly = new Set<number>()
    let writer = 0
    const open = async (who: number, kind: 'open' | 'reload' | 'other' = 'open') => {
      const { data } = await aTaker(person).open(examRecordId)
      // What a device stores is plain data.
      const local = kind === 'reload' ? (JSON.parse(JSON.stringify(vaults[who] ?? null)) as Vault | null) : vaults[who]
      vaults[who] = openVault(data, kind === 'other' ? undefined : (local ?? undefined))
      readOnly.delete(who)
      writer = who
    }
    const send = async (who: number, kind: 'save' | 'lost' | 'unanswered') => {
      const vault = vaults[who]
      if (!vault || readOnly.has(who) || vault.pending.length === 0) return
      const taken = takeBatch(vault)
      vaults[who] = taken.vault
      if (kind === 'lost') return
      const operations = taken.batch.map(({ seq, questionKey, answer, madeAt }) => ({
        ...operation(seq, questionKey, { options: [...(answer.options ?? [])] }),
        madeAt,
      }))
      const answer = await aTaker(person).save(examRecordId, taken.vault.ticket, operations)
      if (kind === 'unanswered') return
      if (answer.code === 1) vaults[who] = confirmStored(taken.vault, answer.data)
      else if (answer.code === OPERATIONS_MISSING) await open(who)
      else {
        expect(answer).toFailWith('exam.newer_page_open')
        readOnly.add(who)
      }
    }
    /** The database of a moment ago: the last changes are gone. */
    const restore = async () => {
      const { pool } = sands.server.kernel.database
      await pool.query(
        `with kept as (update exam_attempts set last_seq = greatest(0, last_seq - 2), ticket = greatest(1, ticket - 1)
           where id = $1 returning id, last_seq)
         delete from exam_operations using kept where attempt_id = kept.id and seq > kept.last_seq`,
        [examRecordId],
      )
    }
    await open(0)
    for (const now of steps) {
      const vault = vaults[now.device]
      if (now.kind === 'restart') await restart()
      else if (now.kind === 'restore') await restore()
      else if (now.kind === 'open' || now.kind === 'reload' || now.kind === 'other') await open(now.device, now.kind)
      else if (now.kind !== 'edit') await send(now.device, now.kind)
      else if (vault && !readOnly.has(now.device))
        vaults[now.device] = changeAnswer(vault, {
          questionKey: now.question,
          answer: { options: [now.option] },
          isFlagged: false,
          // The clock of one device is years behind.
          madeAt: new Date(now.device === 0 ? 0 : Date.now()).toISOString(),
        })
    }
    await open(writer)
    while ((vaults[writer]?.pending.length ?? 0) > 0) await send(writer, 'save')
    const last = vaults[writer]
    if (!last) throw new Error('nobody opened the paper')
    return last
  }

  it('grade the last answers that the learner saw as stored', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const questions = QUESTIONS.map((key) => aQuestion.single(key))
        const review = {
          right_after: [...REVIEW.right_after],
          while_open: [...REVIEW.while_open],
          after_close: [...REVIEW.after_close],
        }
        const { id: examId } = await anExam(sands, { questions, document: { review } })
        const { data } = await aTaker(person).start(examId)
        const vault = await play(data.examRecordId, steps)
        expect(await aTaker(person).submit(data.examRecordId, vault.ticket, vault.storedSeq)).toSucceed()
        const { data: result } = await aTaker(person).result(data.examRecordId)
        const graded = result.sections?.[0]?.questions.map(({ answers }) => answers[0]?.answer?.options ?? null)
        expect(graded).toEqual(QUESTIONS.map((key) => vault.answers[key]?.answer.options ?? null))
        // The start of an exam is limited to so many in a minute.
        clock.advance(5000)
      }),
      { numRuns: RUNS },
    )
  })
})
