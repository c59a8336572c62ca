import type { ChannelTrouble } from '@sands/rules/message/channel'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { TencentSmsConfig } from '../../../kernel/config.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { send, textOf } from '../../../kernel/outgoing.ts'
import { tc3Headers } from '../../media/index.ts'
import { SendTrouble } from '../outside/outside.kind.ts'
import type { CodeSender } from './sender.kind.ts'

const Refused = Type.Object({ Error: Type.Object({ Code: Type.String(), Message: Type.String() }) })
const Sent = Type.Object({
  SendStatusSet: Type.Array(
    Type.Object({ Code: Type.String(), Message: Type.String(), SerialNo: Type.Optional(Type.String()) }),
  ),
})
const PATIENCE_MS = 10_000

/** What a code of the provider means for a message, the first that matches. */
const TROUBLES: readonly [RegExp, ChannelTrouble][] = [
  [/IncorrectPhoneNumber|PhoneNumberInBlacklist/, 'unknown_address'],
  [/LimitExceeded/, 'limit'],
  [/^AuthFailure|^UnauthorizedOperation|Template|Signature|InsufficientBalance/, 'settings'],
  [/^InternalError/, 'down'],
  [/./, 'refused'],
]

/** Text messages of Tencent Cloud: https://cloud.tencent.com/document/api/382/55981. The code is never in the log. */
export function createTencentSms(
  { clock, log }: Pick<Kernel, 'clock' | 'log'>,
  { secretId, secretKey, url, region, appId, sign, templateId }: TencentSmsConfig,
): CodeSender {
  const { host } = new URL(url)
  const refuse = (trouble: ChannelTrouble, reason: string): never => {
    log.warn({ reason }, 'a text message was not sent')
    throw new SendTrouble(trouble, reason)
  }
  const refuseAs = (code: string): never =>
    refuse(TROUBLES.find(([pattern]) => pattern.test(code))?.[1] ?? 'refused', code)

  /** Returns the serial number of the message. */
  async function post(target: string, template: string, params: readonly string[]): Promise<string> {
    const body = JSON.stringify({
      PhoneNumberSet: [target],
      SmsSdkAppId: appId,
      SignName: sign,
      TemplateId: template,
      TemplateParamSet: params,
    })
    const at = Math.floor(clock.now().getTime() / 1000)
    const response = await send(url, {
      method: 'POST',
      headers: {
        ...tc3Headers({ secretId, secretKey, service: 'sms', host, body, at }),
        'x-tc-action': 'SendSms',
        'x-tc-version': '2021-01-11',
        'x-tc-region': region,
      },
      body,
      mayBeInside: true,
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: unknown) => refuse('down', error instanceof Error ? error.message : 'unreachable'))
    const { Response: told } = JSON.parse(await textOf(response)) as { Response?: unknown }
    // The status is 200 for failures, too.
    if (Value.Check(Refused, told)) return refuseAs(told.Error.Code)
    if (!Value.Check(Sent, told)) return refuse('down', 'the answer has an unexpected shape')
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
