const BLOCK = 64

const roots = new Int32Array(64)
const start = new Int32Array(8)
const schedule = new Int32Array(64)

/** The first 32 bits of the fractional parts of the roots of the first primes, as the standard defines. */
function fillConstants(): void {
  const fraction = (value: number) => (value % 1) * 2 ** 32
  const isPrime = (number: number) => {
    for (let factor = 2; factor * factor <= number; factor += 1) if (number % factor === 0) return false
    return true
  }
  for (let candidate = 2, found = 0; found < 64; candidate += 1) {
    if (!isPrime(candidate)) continue
    if (found < 8) start[found] = fraction(Math.sqrt(candidate))
    roots[found] = fraction(Math.cbrt(candidate))
    found += 1
  }
}
fillConstants()

const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))
const at = (words: Int32Array, index: number) => words[index] ?? 0

function expand(block: DataView, from: number): void {
  for (let i = 0; i < 16; i += 1) schedule[i] = block.getInt32(from + i * 4)
  for (let i = 16; i < 64; i += 1) {
    const x = at(schedule, i - 15)
    const y = at(schedule, i - 2)
    const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)
    const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10)
    schedule[i] = (at(schedule, i - 16) + s0 + at(schedule, i - 7) + s1) | 0
  }
}

function compress(state: Int32Array, block: DataView, from: number): void {
  expand(block, from)
  let a = at(state, 0)
  let b = at(state, 1)
  let c = at(state, 2)
  let d = at(state, 3)
  let e = at(state, 4)
  let f = at(state, 5)
  let g = at(state, 6)
  let h = at(state, 7)
  for (let i = 0; i < 64; i += 1) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(roots, i) + at(schedule, i)) | 0
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  state[0] = (at(state, 0) + a) | 0
  state[1] = (at(state, 1) + b) | 0
  state[2] = (at(state, 2) + c) | 0
  state[3] = (at(state, 3) + d) | 0
  state[4] = (at(state, 4) + e) | 0
  state[5] = (at(state, 5) + f) | 0
  state[6] = (at(state, 6) + g) | 0
  state[7] = (at(state, 7) + h) | 0
}

/**
 * SHA-256 of bytes that arrive in chunks. The browser's own implementation needs the whole file in memory, and is
 * missing on plain HTTP addresses, which company networks may use.
 */
export function createSha256() {
  const state = start.slice()
  const rest = new Uint8Array(BLOCK)
  const restView = new DataView(rest.buffer)
  let waiting = 0
  let total = 0

  function add(bytes: Uint8Array): void {
    total += bytes.length
    let from = 0
    if (waiting > 0) {
      from = Math.min(BLOCK - waiting, bytes.length)
      rest.set(bytes.subarray(0, from), waiting)
      waiting += from
      if (waiting < BLOCK) return
      compress(state, restView, 0)
    }
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    for (; from + BLOCK <= bytes.length; from += BLOCK) compress(state, view, from)
    rest.set(bytes.subarray(from))
    waiting = bytes.length - from
  }

  return {
    add,
    /** The hash in hexadecimal. Nothing can be added after it. */
    end(): string {
      const bits = total * 8
      const padding = new Uint8Array((waiting < 56 ? 56 : 120) - waiting + 8)
      const tail = new DataView(padding.buffer)
      tail.setUint8(0, 0x80)
      tail.setUint32(padding.length - 8, Math.floor(bits / 2 ** 32))
      tail.setUint32(padding.length - 4, bits >>> 0)
      add(padding)
      return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
    },
  }
}
