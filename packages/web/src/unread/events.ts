/** A line ends with CR LF, LF or CR; a CR at the end of a piece may still get its LF. */
const LINE = /([^\r\n]*)(\r\n|\n|\r(?!$))/gy

/**
 * Reads a stream of server-sent events piece by piece, wherever the pieces were cut. Only the data of an event counts
 * here; names, ids and comments are passed over.
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
