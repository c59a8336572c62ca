import { isFull } from '../picture/picture-problem.codec.ts'
import { PrepareProblem } from '../prepare/preparer.kind.ts'

/** Error codes of the system that FFmpeg passes on: no such file, not allowed, too many open files, no space. */
const SYSTEM_CODES: readonly unknown[] = [-2, -13, -23, -24, -28]

function isOurs(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof PrepareProblem) return true
  if (error instanceof TypeError || error instanceof ReferenceError || isFull(error)) return true
  return 'code' in error && SYSTEM_CODES.includes(error.code)
}

const blamed = (error: unknown): unknown => (isOurs(error) ? error : new PrepareProblem('unreadable'))

/** Wraps only the code that decodes the file: an error in it is a fault of the file, unless it is one of the system. */
export async function takenApart<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    throw blamed(error)
  }
}

/** The same for a sequence of items. Errors of the consumer stay unchanged. */
export async function* allTakenApart<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items
  } catch (error) {
    throw blamed(error)
  }
}
