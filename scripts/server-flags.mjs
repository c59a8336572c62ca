import { availableParallelism, totalmem } from 'node:os'

const GB = 1024 ** 3
/** With a full young generation of 128 MB a busy process takes up to 400 MB more than with Node's own. */
const PLENTY_FOR_EACH_PROCESSOR = 4 * GB
const SMALL_MB = 32
const LARGE_MB = 128

/** What this program may use: a container often has less than its machine. */
function ownMemory() {
  const allowed = process.constrainedMemory()
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem()
}

/**
 * The Node flags of the server: a larger young generation, so that most objects of a request die before they are
 * copied. A machine that is large enough for one process for each of its processors gets the large one.
 */
export function serverFlags({ memory = ownMemory(), processors = availableParallelism() } = {}) {
  const semiSpace = memory / processors >= PLENTY_FOR_EACH_PROCESSOR ? LARGE_MB : SMALL_MB
  return [`--max-semi-space-size=${semiSpace}`]
}
