/** A line ends with CR LF, LF or CR; the LF of a CR at the end of a chunk may still arrive. */
const LINE = /([^\r\n]*)(\r\n|\n|\r(?!$))/gy

/**
 * Reads a stream of server-sent events chunk by chunk, wherever it is split. Only the data of an event is used; names,
 * ids and comments are skipped.
 */
export function eventReader(onData: (data: string) => void): (piece: Uint8Array) => void {
  const decoder = new TextDecoder()
  let rest = ''
  let data: string[] = []

  function take(line: string): void {
    if (line === '') {
      if (data.length > 0) onData(data.join('\n'))
      data = []
      return
    }
    const [, field, value] = /^([^:]*):? ?(.*)$/.exec(line) ?? []
    if (field === 'data') data.push(value ?? '')
  }

  return (piece) => {
    const text = rest + decoder.decode(piece, { stream: true })
    let end = 0
    for (const [whole, line = ''] of text.matchAll(LINE)) {
      end += whole.length
      take(line)
    }
    rest = text.slice(end)
  }
}
