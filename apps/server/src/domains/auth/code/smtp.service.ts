import { createTransport } from 'nodemailer'
import type { SmtpConfig } from '../../../kernel/config.ts'
import { errorText } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { CodeSender } from './sender.kind.ts'

const PATIENCE_MS = 10_000
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** E-mail by the mail server of the company. Neither the address nor the code is in the log. */
export function createSmtp({ log }: Pick<Kernel, 'log'>, { url, from }: SmtpConfig): CodeSender {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    // A server that does not offer TLS gets neither the password nor a code, except on this machine.
    requireTLS: !secure && !LOOPBACK.has(hostname),
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // What a message says comes from us alone.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    state: 'real',
    async send({ target, code, minutes, language }) {
      const subject = errorText('auth.code_subject', language)
      const text = errorText('auth.code_message', language, { code, minutes })
      try {
        await transport.sendMail({ from, to: { name: '', address: target }, subject, text })
      } catch (error) {
        const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
        log.warn({ reason }, 'an e-mail was not sent')
        throw new Error('the mail server did not take the message', { cause: error })
      }
    },
  }
}
