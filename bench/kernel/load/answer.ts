import { connect } from 'node:net'
import { HOST } from '../../../scripts/kernel/port.ts'
import { check } from '../bench.ts'

const END_OF_HEAD = '\r\n\r\n'

export interface Answer {
  status: string
  headers: Readonly<Record<string, string>>
  body: string
}

function parse(text: string): Answer | undefined {
  const end = text.indexOf(END_OF_HEAD)
  if (end < 0) return undefined
  const [status = '', ...lines] = text.slice(0, end).split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
  const body = text.slice(end + END_OF_HEAD.length)
  return body.length < Number(headers['content-length']) ? undefined : { status, headers, body }
}

/** Sends one request exactly as the load generator will send it, and returns the answer byte for byte. */
export function sampleAnswer(port: number, request: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, HOST, () => socket.write(request))
    let text = ''
    socket.setEncoding('latin1').on('error', reject)
    socket.on('data', (more: string) => {
      text += more
      const answer = parse(text)
      if (!answer) return
      socket.destroy()
      resolve(answer)
    })
  })
}

/** Both servers must send the same answer, so that only their speed differs. */
export function assertSame(ours: Answer, bare: Answer): void {
  const shape = ({ status, headers, body }: Answer) =>
    JSON.stringify({ status, headers: Object.entries({ ...headers, date: '' }).sort(), body })
  check(shape(ours) === shape(bare), `the bare server answers differently:\n${shape(bare)}\n${shape(ours)}`)
}
