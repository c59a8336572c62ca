import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Answer } from '@sands/contract/exam/question.model'
import { idIn } from '@sands/contract/kernel/id'
import type { AttemptId } from './attempt.repo.ts'

const SIGNATURE_BYTES = 16

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, canonical(part)]),
  )
}

/** The same text for the same answer, whatever the order of its fields is. */
export const answerText = (answer: Answer | null): string => JSON.stringify(canonical(answer))

/** SHA-256 of all answers as JSON with sorted keys and without spaces. */
export function hashAnswers(answers: readonly { questionKey: string; answer: Answer }[]): string {
  const byKey = Object.fromEntries(answers.map(({ questionKey, answer }) => [questionKey, answer]))
  return createHash('sha256')
    .update(JSON.stringify(canonical(byKey)))
    .digest('hex')
}

export interface ReceiptFacts {
  attemptId: AttemptId
  submittedAt: Date
  answersHash: string
}

const signature = (key: Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest().subarray(0, SIGNATURE_BYTES)

/** Holds everything it proves, so that it stays valid when the attempt is opened again later. */
export function receiptCode(key: Buffer, { attemptId, submittedAt, answersHash }: ReceiptFacts): string {
  const hash = Buffer.from(answersHash, 'hex').toString('base64url')
  const text = `${attemptId}.${submittedAt.getTime().toString(36)}.${hash}`
  return `${text}.${signature(key, text).toString('base64url')}`
}

const CODE = /^([1-9]\d{0,17})\.([0-9a-z]{1,11})\.([\w-]{43})\.([\w-]{22})$/

interface ReadReceipt extends ReceiptFacts {
  /** Whether this installation has signed the code. */
  isSigned: boolean
}

/** What a code says. Undefined when it cannot be a receipt. */
export function readReceipt(key: Buffer, code: string): ReadReceipt | undefined {
  const [, id, time, hash, signed] = CODE.exec(code) ?? []
  const attemptId = idIn<'examAttempt'>(id)
  if (!attemptId || !time || !hash || !signed) return undefined
  const given = Buffer.from(signed, 'base64url')
  return {
    attemptId,
    submittedAt: new Date(Number.parseInt(time, 36)),
    answersHash: Buffer.from(hash, 'base64url').toString('hex'),
    isSigned: timingSafeEqual(signature(key, `${attemptId}.${time}.${hash}`), given),
  }
}

/** The key with which the device of one ticket signs a sealed file. */
export const sealKey = (key: Buffer, attemptId: AttemptId, ticket: number): string =>
  createHmac('sha256', key).update(`${attemptId}.${ticket}`).digest('hex')
