import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export interface SmtpSimulator {
  url: string
  /** Messages as they came over the line, with their envelope. */
  readonly received: readonly { from: string; to: string; data: string }[]
  /** Answers every recipient with this line, if it is set. */
  refusal: string | undefined
  /** Answers every sender with this line, if it is set. */
  senderRefusal: string | undefined
  close(): Promise<void>
}

const between = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? ''

/** A mail server that speaks SMTP (RFC 5321) and remembers what it gets. */
export async function anSmtpServer(account: { user: string; pass: string }): Promise<SmtpSimulator> {
  const received: { from: string; to: string; data: string }[] = []
  const state: Pick<SmtpSimulator, 'refusal' | 'senderRefusal'> = { refusal: undefined, senderRefusal: undefined }
  const serve = (socket: Socket) => {
    let [from, to, data, buffer] = ['', '', '', '']
    let isData = false
    let isKnown = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    const plain = Buffer.from(`\0${account.user}\0${account.pass}`).toString('base64')
    const answers: readonly [RegExp, (line: string) => string][] = [
      [/^EHLO/i, () => '250-simulator\r\n250 AUTH PLAIN'],
      [
        /^AUTH PLAIN/i,
        (line) => {
          isKnown = line.slice('AUTH PLAIN '.length) === plain
          return isKnown ? '235 accepted' : '535 wrong name or password'
        },
      ],
      [/^QUIT/i, () => '221 bye'],
      [/^RSET/i, () => '250 ok'],
      [
        /^MAIL FROM:/i,
        (line) => {
          from = between(line)
          return isKnown ? (state.senderRefusal ?? '250 ok') : '530 sign in first'
        },
      ],
      [
        /^RCPT TO:/i,
        (line) => {
          to = between(line)
          return state.refusal ?? '250 ok'
        },
      ],
      [
        /^DATA/i,
        () => {
          isData = true
          return '354 go on'
        },
      ],
    ]
    const read = (line: string): void => {
      if (!isData) {
        say(answers.find(([start]) => start.test(line))?.[1](line) ?? '500 unknown')
        return
      }
      if (line !== '.') {
        data += `${line.replace(/^\.\./, '.')}\n`
        return
      }
      isData = false
      received.push({ from, to, data })
      data = ''
      say('250 queued')
    }
    say('220 simulator ESMTP')
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => {
      buffer += bytes.toString()
      const lines = buffer.split('\r\n')
      buffer = lines.pop() ?? ''
      for (const line of lines) read(line)
    })
  }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    serve(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the mail server has no port')
  return Object.assign(state, {
    url: `smtp://${account.user}:${account.pass}@127.0.0.1:${address.port}`,
    received,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  })
}
