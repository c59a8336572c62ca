import { createTransport } from 'nodemailer'
import type { SmtpConfig } from '../../../kernel/config.ts'
import { errorText } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { SendTrouble } from '../outside/outside.kind.ts'
import type { CodeSender } from './sender.kind.ts'

const PATIENCE_MS = 10_000
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The mailbox does not exist or does not take mail, as RFC 5321 numbers it. */
const NO_MAILBOX: readonly number[] = [550, 551, 553]
/** A refusal of what was sent, not of the mailbox (RFC 3463). */
const POLICY = /\b5\.7\.\d/

function troubleOf(error: unknown): SendTrouble {
  if (!(error instanceof Error)) return new SendTrouble('down', 'unknown')
  const status = ('responseCode' in error && Number(error.responseCode)) || 0
  const name = 'code' in error ? String(error.code) : 'unknown'
  const detail = status ? String(status) : name
  if (name === 'EAUTH') return new SendTrouble('settings', detail)
  // A mailbox that takes no mail for a while is not a mail server that is down.
  if (status < 500) return new SendTrouble(name === 'EENVELOPE' && status ? 'limit' : 'down', detail)
  const said = 'response' in error ? String(error.response) : ''
  if (name === 'EENVELOPE' && NO_MAILBOX.includes(status) && !POLICY.test(said))
    return new SendTrouble('unknown_address', detail)
  return new SendTrouble('refused', detail)
}

/** E-mail by the mail server of the company. Neither the address nor the code is in the log. */
export function createSmtp({ log, config }: Pick<Kernel, 'log' | 'config'>, { url, from }: SmtpConfig): CodeSender {
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
  const { hostname: ownHost } = new URL(config.publicUrl)
  return {
    state: 'real',
    async deliver(target, { id, title, content, link, linkText, footer, settingsLink }) {
      const messageId = `<${id}@${ownHost}>`
      const text = `${content}\n\n${linkText}\n${link}\n\n-- \n${footer}\n${settingsLink}\n`
      // Programs that answer by themselves do not answer these, and mail programs show how to turn them off.
      const headers = { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe': `<${settingsLink}>` }
      const to = { name: '', address: target }
      try {
        await transport.sendMail({ from, to, subject: title, text, messageId, headers })
        return messageId
      } catch (error) {
        const trouble = troubleOf(error)
        log.warn({ reason: trouble.detail }, 'an e-mail was not sent')
        throw trouble
      }
    },
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
