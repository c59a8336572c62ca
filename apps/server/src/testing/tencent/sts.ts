import { randomUUID } from 'node:crypto'
import { type Account, bodyOf, giveTemporary, type Listening, listen, type Policy, tc3Fault } from './account.ts'

export interface StsSimulator extends Listening {
  /** The policies for which keys were requested. */
  policies: Policy[]
  /** The error to answer with, instead of keys. */
  fault: string | undefined
}

/** The service that issues temporary keys. */
export async function anSts(account: Account): Promise<StsSimulator> {
  const listening = await listen(async (request, response) => {
    const body = await bodyOf(request)
    const RequestId = randomUUID()
    const answer = (Response: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ Response }))
    const refuse = (Code: string) => answer({ Error: { Code, Message: 'refused' }, RequestId })
    const fault = simulator.fault ?? tc3Fault(account, 'sts', request, body)
    if (fault) return refuse(fault)
    const { 'x-tc-action': action, 'x-tc-version': version, 'x-tc-region': region } = request.headers
    if (action !== 'GetFederationToken' || version !== '2018-08-13' || !region) return refuse('InvalidParameter')
    const { Name, Policy, DurationSeconds = 1800 } = JSON.parse(body.toString())
    const policy: Policy & { principal?: unknown } = JSON.parse(decodeURIComponent(Policy))
    if (!/^[A-Za-z]+$/.test(Name) || policy.version !== '2.0' || Policy.includes('principal') || DurationSeconds > 7200)
      return refuse('InvalidParameter.StrategyInvalid')
    simulator.policies.push(policy)
    const [TmpSecretId, { secretKey, token, until }] = giveTemporary(account, policy, DurationSeconds)
    return answer({
      Credentials: { Token: token, TmpSecretId, TmpSecretKey: secretKey },
      ExpiredTime: until,
      Expiration: new Date(until * 1000).toISOString().replace('.000', ''),
      RequestId,
    })
  })
  const simulator: StsSimulator = { ...listening, policies: [], fault: undefined }
  return simulator
}
