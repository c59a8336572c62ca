import type { ChannelTrouble } from '@sands/rules/message/channel'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { TencentSmsConfig } from '../../../kernel/config/tencent.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { send, textOf } from '../../../kernel/outgoing.ts'
import { tc3Headers } from '../../media/index.ts'
import { SendTrouble } from '../outside/outside.kind.ts'
import type { CodeSender } from './sender.kind.ts'

export const Refused = Type.Object({ Error: Type.Object({ Code: Type.String(), Message: Type.String() }) })
const Sent = Type.Object({
  SendStatusSet: Type.Array(
    Type.Object({ Code: Type.String(), Message: Type.String(), SerialNo: Type.Optional(Type.String()) }),
  ),
})
const PATIENCE_MS = 10_000

/** What a code of the provider means for a message, the first that matches. */
const TROUBLES: readonly [RegExp, ChannelTrouble, { isOfAccount?: boolean; isFinal?: boolean }?][] = [
  [/IncorrectPhoneNumber|PhoneNumberInBlacklist/, 'unknown_address'],
  [/^LimitExceeded\.PhoneNumber|^LimitExceeded\.DeliveryFrequencyLimit/, 'limit'],
  [/LimitExceeded/, 'limit', { isOfAccount: true }],
  // The number of fields is what the administrator has set; their values are those of one message.
  [/TemplateParamSetNotMatchApprovedTemplate|TemplateIncorrectOrUnapproved|TemplateIdNotExist/, 'settings'],
  [/^AuthFailure|^UnauthorizedOperation|Signature|SdkAppId|InsufficientBalance/, 'settings'],
  // The service itself does not know whether it has sent the message.
  [/^InternalError/, 'down', { isFinal: true }],
  [/./, 'refused'],
]
/** Trouble before the request was written. After any other the message may be on its way. */
const NOT_WRITTEN: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

export async function answerIn(response: Parameters<typeof textOf>[0]): Promise<unknown> {
  const { Response } = JSON.parse(await textOf(response)) as { Response?: unknown }
  return Response
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unanswered'

/** Sends one signed request. */
export function askSms(
  clock: Kernel['clock'],
  { secretId, secretKey, url, region }: TencentSmsConfig,
  action: string,
  asked: object,
) {
  const body = JSON.stringify(asked)
  const at = Math.floor(clock.now().getTime() / 1000)
  return send(url, {
    method: 'POST',
    headers: {
      ...tc3Headers({ secretId, secretKey, service: 'sms', host: new URL(url).host, body, at }),
      'x-tc-action': action,
      'x-tc-version': '2021-01-11',
      'x-tc-region': region,
    },
    body,
    mayBeInside: true,
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
}

/** Text messages of Tencent Cloud: https://cloud.tencent.com/document/api/382/55981. The code is never in the log. */
export function createTencentSms({ clock, log }: Pick<Kernel, 'clock' | 'log'>, config: TencentSmsConfig): CodeSender {
  const { appId, sign, templateId } = config
  const refuse = (trouble: SendTrouble): never => {
    log.warn({ reason: trouble.detail }, 'a text message was not sent')
    throw trouble
  }
  function refuseAs(code: string): never {
    const found = TROUBLES.find(([pattern]) => pattern.test(code))
    return refuse(new SendTrouble(found?.[1] ?? 'refused', code, found?.[2]))
  }

  /** Returns the serial number of the message. */
  async function post(target: string, template: string, params: readonly string[]): Promise<string> {
    const response = await askSms(clock, config, 'SendSms', {
      PhoneNumberSet: [target],
      SmsSdkAppId: appId,
      SignName: sign,
      TemplateId: template,
      TemplateParamSet: params,
    }).catch((error: unknown) => {
      const code = codeOf(error)
      return refuse(new SendTrouble('down', code, { isFinal: !NOT_WRITTEN.has(code) }))
    })
    const told = await answerIn(response).catch(() => undefined)
    // The status is 200 for failures, too.
    if (Value.Check(Refused, told)) return refuseAs(told.Error.Code)
    if (!Value.Check(Sent, told)) return refuse(new SendTrouble('down', 'unreadable', { isFinal: true }))
    const failed = told.SendStatusSet.find(({ Code }) => Code !== 'Ok')
    if (failed) return refuseAs(failed.Code)
    return told.SendStatusSet[0]?.SerialNo ?? ''
  }

  return {
    state: 'real',
    send: async ({ target, code, minutes }) => void (await post(target, templateId, [code, String(minutes)])),
    deliver: (target, _, template) =>
      template
        ? post(
            target,
            template.templateId,
            template.values.map(({ value }) => value),
          )
        : Promise.reject(new SendTrouble('settings', 'no template')),
  }
}
