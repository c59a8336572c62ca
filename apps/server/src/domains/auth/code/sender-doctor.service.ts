import { lookup } from 'node:dns'
import { connect, isIP, type LookupFunction } from 'node:net'
import type { SenderChannel, SenderFinding } from '@sands/contract/auth/sender.model'
import { MAIL_HOST } from '@sands/rules/auth/mail-host'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { TencentSmsConfig } from '../../../kernel/config/tencent.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { OutgoingError, outsideLookup } from '../../../kernel/outgoing.ts'
import type { Senders, SmtpServer } from './sender.kind.ts'
import { checkSmtp, portOf } from './smtp.service.ts'
import { answerIn, askSms, Refused } from './tencent-sms.service.ts'

type Step = SenderFinding['step']

const PATIENCE_MS = 10_000
const HOST = new RegExp(MAIL_HOST)
/** Templates of mainland China, and those of other places. */
const PLACES = [0, 1] as const

/** Beside the codes of the provider: it answers, and does not know the template. */
const UNKNOWN = 'TemplateUnknown'

const Templates = Type.Object({
  DescribeTemplateStatusSet: Type.Array(Type.Object({ TemplateId: Type.Number(), StatusCode: Type.Number() })),
})

export interface SenderDoctor {
  examine(channel: SenderChannel): Promise<SenderFinding[]>
}

const fine = (step: Step, detail = ''): SenderFinding => ({ step, state: 'fine', reason: 'fine', detail })
const failed = (step: Step, reason: string, detail = ''): SenderFinding => ({ step, state: 'failed', reason, detail })
const skipped = (...steps: Step[]): SenderFinding[] =>
  steps.map((step) => ({ step, state: 'skipped', reason: 'before', detail: '' }))

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

const addressOf = (host: string, mayBeInside: boolean): Promise<string> =>
  new Promise((resolve, reject) => {
    const find: LookupFunction = mayBeInside ? lookup : outsideLookup
    find(host, { all: false }, (error, address) => (error ? reject(error) : resolve(String(address))))
  })

const expectAnswer = (host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const line = connect({ host, port, timeout: PATIENCE_MS }, () => {
      line.destroy()
      resolve()
    })
    line.on('error', reject)
    line.on('timeout', () => line.destroy(new Error('the server does not answer')))
  })

/** Tries what sending needs, step by step, and sends nothing. After the first failure the later steps cannot be tried. */
export function createSenderDoctor(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  senders: Senders,
): SenderDoctor {
  async function mail(server: SmtpServer, mayBeInside: boolean): Promise<SenderFinding[]> {
    const { host, user } = server
    const last: readonly Step[] = user ? ['tls', 'login'] : ['tls']
    let address = ''
    try {
      if (!HOST.test(host) && !isIP(host)) throw new Error('this is no name')
      address = await addressOf(host, mayBeInside)
    } catch (error) {
      const reason = error instanceof OutgoingError ? 'inside' : 'no_name'
      return [fine('key'), failed('name', reason, host), ...skipped('reach', ...last)]
    }
    const named = [fine('key'), fine('name', host)]
    const place = `${host}:${portOf(server)}`
    try {
      await expectAnswer(address, portOf(server))
    } catch {
      return [...named, failed('reach', 'unreachable', place), ...skipped(...last)]
    }
    const reached = [...named, fine('reach', place)]
    const secured = last.map((step) => fine(step))
    try {
      await checkSmtp(server, address)
      return [...reached, ...secured]
    } catch (error) {
      const status = error instanceof Error && 'responseCode' in error ? String(error.responseCode) : ''
      if (codeOf(error) === 'EAUTH') return [...reached, fine('tls'), failed('login', 'secret', status)]
      // Without a sign-in, or before it: a port that speaks otherwise, a server without TLS, or its certificate.
      return [...reached, failed('tls', 'tls', status || codeOf(error)), ...skipped(...last.slice(1))]
    }
  }

  const refusedSms = (code: string, { away, templateId }: { away: string; templateId: string }): SenderFinding[] => {
    if (/SignatureExpire/.test(code)) return [failed('clock', 'clock', away), ...skipped('login', 'template')]
    if (/^InternalError/.test(code)) return [fine('clock'), failed('login', 'down', code), ...skipped('template')]
    const known = [fine('clock'), fine('login')]
    // A key that may only send is right: it cannot be asked about templates.
    if (/UnauthorizedOperation/.test(code))
      return [...known, { step: 'template', state: 'warning', reason: 'scope', detail: code }]
    if (/^AuthFailure/.test(code)) return [fine('clock'), failed('login', 'secret', code), ...skipped('template')]
    if (/LimitExceeded/.test(code))
      return [...known, { step: 'template', state: 'warning', reason: 'limit', detail: code }]
    if (/Template/.test(code)) return [...known, failed('template', 'template_unknown', templateId)]
    return [...known, failed('template', 'odd', code)]
  }

  const approved = (status: number, id: string): SenderFinding => {
    if (status === 0) return fine('template', id)
    if (status < 0) return failed('template', 'template_refused', id)
    return failed('template', 'template_pending', id)
  }

  async function sms(config: TencentSmsConfig): Promise<SenderFinding[]> {
    const { host } = new URL(config.url)
    const { templateId } = config
    const reached = [fine('key'), fine('reach', host)]
    let refusal = ''
    let away = ''
    for (const International of PLACES) {
      let told: unknown
      try {
        const body = { International, TemplateIdSet: [Number(templateId)] }
        const response = await askSms(clock, config, 'DescribeSmsTemplateList', body)
        const theirs = Date.parse(response.headers.date ?? '')
        away = Number.isFinite(theirs) ? String(Math.round(Math.abs(theirs - clock.now().getTime()) / 1000)) : ''
        told = await answerIn(response)
      } catch {
        return [fine('key'), failed('reach', 'unreachable', host), ...skipped('clock', 'login', 'template')]
      }
      if (Value.Check(Refused, told)) refusal ||= told.Error.Code
      else if (!Value.Check(Templates, told)) refusal ||= 'unreadable'
      else {
        const found = told.DescribeTemplateStatusSet.find(({ TemplateId }) => String(TemplateId) === templateId)
        if (found) return [...reached, fine('clock'), fine('login'), approved(found.StatusCode, templateId)]
        refusal ||= UNKNOWN
      }
      // Only a template that is unknown here may be known in the other place.
      if (refusal && !/Template/.test(refusal)) break
    }
    return [...reached, ...refusedSms(refusal, { away, templateId })]
  }

  return {
    async examine(channel) {
      const { source, sms: byText, mail: byMail, mayBeInside } = await senders.setup(database.primary, channel)
      if (source === 'simulator') return [{ step: 'simulated', state: 'warning', reason: 'simulated', detail: '' }]
      if (channel === 'sms' && byText) return sms(byText)
      if (channel === 'mail' && byMail) return mail(byMail, mayBeInside)
      return [failed('key', 'no_key'), ...skipped('reach', 'login')]
    },
  }
}
