/** Where the blocks go. One that has ended takes no more. */
interface Destination {
  write(block: string): unknown
  flush(done?: (error?: Error) => void): void
  destroyed?: boolean
}

/** Collects lines, in their order, and passes them on in blocks. */
export interface LogBlocks {
  write(line: string): void
  flush(done?: (error?: Error) => void): void
}

/**
 * The destination measures all text that still waits in it at every write. With each line it would do so thousands of
 * times a second, so it gets whole blocks.
 */
export function logBlocks(to: Destination, blockLength: number): LogBlocks {
  let block = ''
  const pass = () => {
    if (block === '' || to.destroyed) return
    const full = block
    block = ''
    to.write(full)
  }
  return {
    write(line) {
      block += line
      if (block.length >= blockLength) pass()
    },
    flush(done) {
      pass()
      to.flush(done)
    },
  }
}
