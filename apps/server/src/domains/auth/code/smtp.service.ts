import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import type { SmtpConfig } from '../../../kernel/config.ts'
import { errorText } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { SendTrouble } from '../outside/outside.kind.ts'
import type { CodeSender, SmtpServer } from './sender.kind.ts'

const PATIENCE_MS = 10_000
/** Shorter than servers wait, so that a message never meets a connection that is being closed. */
const IDLE_MS = 3000
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1'])

/** Nobody has the mailbox, or it is disabled (RFC 3463). 5.1.7 and 5.1.8 are about the sender. */
const NO_MAILBOX = /\b5\.(?:1\.(?:[0-6]|10)|2\.1)\b/

function troubleOf(error: unknown): SendTrouble {
  if (!(error instanceof Error)) return new SendTrouble('down', 'unknown')
  const status = ('responseCode' in error && Number(error.responseCode)) || 0
  const name = 'code' in error ? String(error.code) : 'unknown'
  const command = 'command' in error ? String(error.command) : ''
  const detail = status ? String(status) : name
  if (name === 'EAUTH') return new SendTrouble('settings', detail)
  if (status === 0 || status === 421) return new SendTrouble('down', detail)
  // The server refuses whom we send as, whoever the message is for.
  if (command === 'MAIL FROM')
    return status < 500 ? new SendTrouble('limit', detail, { isOfAccount: true }) : new SendTrouble('settings', detail)
  // A mailbox that takes no mail for a while is not a mail server that is down.
  if (status < 500) return new SendTrouble(command === 'RCPT TO' ? 'limit' : 'down', detail)
  const said = 'response' in error ? String(error.response) : ''
  // Servers refuse relaying and spam with the same numbers: only the enhanced code is about the mailbox.
  if (command === 'RCPT TO' && NO_MAILBOX.test(said)) return new SendTrouble('unknown_address', detail)
  return new SendTrouble('refused', detail)
}

/** The server that the environment names with one address. */
export function smtpServerOf({ url, from }: SmtpConfig): SmtpServer {
  const { protocol, hostname, port, username, password } = new URL(url)
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port),
    secure: protocol === 'smtps:',
    user: decodeURIComponent(username),
    pass: decodeURIComponent(password),
    from,
  }
}

export const portOf = ({ port, secure }: SmtpServer): number => port || (secure ? 465 : 587)

function lineTo(server: SmtpServer) {
  const { host, secure, user, pass } = server
  return {
    host,
    port: portOf(server),
    secure,
    // A server that does not offer TLS gets neither the password nor a code, except on this machine.
    requireTLS: !secure && !LOOPBACK.has(host),
    ...(user ? { auth: { user, pass } } : {}),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // What a message says comes from us alone.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Signs in and sends nothing. The address was checked; its certificate is still that of the name. */
export async function checkSmtp(server: SmtpServer, address: string): Promise<void> {
  const named = isIP(server.host) ? {} : { tls: { servername: server.host } }
  const transport = createTransport({ ...lineTo(server), ...named, host: address })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** E-mail by the mail server of the company. Neither the address nor the code is in the log. */
export function createSmtp({ log, config }: Pick<Kernel, 'log' | 'config'>, server: SmtpServer): CodeSender {
  const { from } = server
  const transport = createTransport({
    pool: true,
    idleTimeout: IDLE_MS,
    // A message whose connection was closed may have been taken. Who tries again decides that, with the same id.
    maxRequeues: 0,
    ...lineTo(server),
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
