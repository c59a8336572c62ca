import { isFull } from '../picture/picture-problem.codec.ts'
import { PrepareProblem } from '../prepare/preparer.kind.ts'

/** What the system says of itself, as FFmpeg passes it on: no such file, not allowed, too many open, no room. */
const SYSTEM_CODES: readonly unknown[] = [-2, -13, -23, -24, -28]

function isOurs(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof PrepareProblem) return true
  if (error instanceof TypeError || error instanceof ReferenceError || isFull(error)) return true
  return 'code' in error && SYSTEM_CODES.includes(error.code)
}

const blamed = (error: unknown): unknown => (isOurs(error) ? error : new PrepareProblem('unreadable'))

/** Around whatever takes the file apart, and nothing else: what fails in there is the fault of the file. */
export async function takenApart<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    throw blamed(error)
  }
}

/** The same for what comes bit by bit. What its taker throws stays as it is. */
export async function* allTakenApart<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items
  } catch (error) {
    throw blamed(error)
  }
}
