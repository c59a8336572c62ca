import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { TencentSmsConfig } from '../../../kernel/config.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { send, textOf } from '../../../kernel/outgoing.ts'
import { tc3Headers } from '../../media/index.ts'
import type { CodeSender } from './sender.kind.ts'

const Refused = Type.Object({ Error: Type.Object({ Code: Type.String(), Message: Type.String() }) })
const Sent = Type.Object({ SendStatusSet: Type.Array(Type.Object({ Code: Type.String(), Message: Type.String() })) })
const PATIENCE_MS = 10_000

/** Text messages of Tencent Cloud: https://cloud.tencent.com/document/api/382/55981. The code is never in the log. */
export function createTencentSms(
  { clock, log }: Pick<Kernel, 'clock' | 'log'>,
  { secretId, secretKey, url, region, appId, sign, templateId }: TencentSmsConfig,
): CodeSender {
  const { host } = new URL(url)
  const refuse = (reason: string): never => {
    log.warn({ reason }, 'a text message was not sent')
    throw new Error(reason)
  }
  return {
    state: 'real',
    async send({ target, code, minutes }) {
      const body = JSON.stringify({
        PhoneNumberSet: [target],
        SmsSdkAppId: appId,
        SignName: sign,
        TemplateId: templateId,
        TemplateParamSet: [code, String(minutes)],
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
      }).catch((error: unknown) => refuse(error instanceof Error ? error.message : 'unreachable'))
      const { Response: told } = JSON.parse(await textOf(response)) as { Response?: unknown }
      // The status is 200 for failures, too.
      if (Value.Check(Refused, told)) return refuse(`${told.Error.Code}: ${told.Error.Message}`)
      if (!Value.Check(Sent, told)) return refuse('the answer has an unexpected shape')
      const failed = told.SendStatusSet.find(({ Code }) => Code !== 'Ok')
      if (failed) refuse(`${failed.Code}: ${failed.Message}`)
    },
  }
}
