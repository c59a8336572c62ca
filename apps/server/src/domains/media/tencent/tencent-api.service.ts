import { type Static, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { TencentConfig } from '../../../kernel/config/tencent.ts'
import { AppError, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { send, textOf } from '../../../kernel/outgoing.ts'
import { tc3Headers } from './tc3.codec.ts'

/** Each of Tencent's services has its own version. */
export const STS = { service: 'sts', version: '2018-08-13' } as const
export const VOD = { service: 'vod', version: '2018-07-17' } as const

const Refused = Type.Object({ Error: Type.Object({ Code: Type.String(), Message: Type.String() }) })

export interface TencentQuestion<Answer extends TSchema> {
  service: typeof STS | typeof VOD
  /** The address of the service. */
  url: string
  action: string
  region?: string
  body: object
  answer: Answer
}

export interface TencentApi {
  ask<Answer extends TSchema>(question: TencentQuestion<Answer>): Promise<Static<Answer>>
}

/**
 * Calls Tencent's services as the owner of the account. A refusal is a matter of configuration, so it goes into the
 * log and not to the person.
 */
export function createTencentApi(
  { clock, log }: Pick<Kernel, 'clock' | 'log'>,
  { secretId, secretKey }: Pick<TencentConfig, 'secretId' | 'secretKey'>,
): TencentApi {
  function unreachable(action: string, reason: unknown): AppError {
    log.warn({ action, reason: reason instanceof Error ? reason.message : reason }, 'a request to Tencent failed')
    return fail('media.store_unreachable')
  }

  return {
    async ask({ service: { service, version }, url, action, region, body, answer }) {
      const text = JSON.stringify(body)
      const at = Math.floor(clock.now().getTime() / 1000)
      const { host } = new URL(url)
      const headers = {
        ...tc3Headers({ secretId, secretKey, service, host, body: text, at }),
        'x-tc-action': action,
        'x-tc-version': version,
        ...(region ? { 'x-tc-region': region } : {}),
      }
      try {
        const response = await send(url, { method: 'POST', headers, body: text, mayBeInside: true })
        const { Response: told } = JSON.parse(await textOf(response)) as { Response?: unknown }
        if (Value.Check(Refused, told)) throw unreachable(action, `${told.Error.Code}: ${told.Error.Message}`)
        if (!Value.Check(answer, told)) throw unreachable(action, 'the answer has an unexpected shape')
        return told
      } catch (error) {
        throw error instanceof AppError ? error : unreachable(action, error)
      }
    },
  }
}
