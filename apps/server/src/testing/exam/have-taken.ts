import type { Answer } from '@sands/contract/exam/question.model'
import type { Id } from '@sands/contract/kernel/schema'
import { expect } from 'vitest'
import type { Sands } from '../sands.ts'
import { aTaker, operation } from './a-taker.ts'

/** A person takes an exam from start to hand-in with these answers, by question key. Returns the attempt. */
export async function hasTaken(
  sands: Sands,
  userName: string,
  { examId, answers }: { examId: Id<'exam'>; answers: Readonly<Record<string, Answer>> },
): Promise<Id<'examAttempt'>> {
  const taker = aTaker(await sands.signIn(userName))
  const { id, ticket } = await taker.begin(examId)
  const operations = Object.entries(answers).map(([key, answer], index) => operation(index + 1, key, answer))
  if (operations.length > 0) expect(await taker.save(id, ticket, operations)).toSucceed()
  expect(await taker.submit(id, ticket, operations.length)).toSucceed()
  return id
}
