import { randomUUID } from 'node:crypto'
import { type Account, bodyOf, type Listening, listen, tc3Fault } from './account.ts'

interface SentSms {
  PhoneNumberSet: string[]
  SmsSdkAppId: string
  SignName: string
  TemplateId: string
  TemplateParamSet: string[]
}

export interface SmsSimulator extends Listening {
  /** What was sent. */
  sent: SentSms[]
  /** The error to answer with. */
  fault: string | undefined
  /** The status of each message. */
  status: string
  /** The review of the template of codes: 0 is approved. */
  review: number
}

const templatesIn = (asked: { International: number; TemplateIdSet: number[] }, { review }: SmsSimulator) =>
  asked.International === 0 && asked.TemplateIdSet.includes(1_000_000)
    ? [{ TemplateId: 1_000_000, International: 0, StatusCode: review, ReviewReply: '', TemplateName: 'codes' }]
    : []

/** The service that sends text messages. */
export async function anSms(account: Account): Promise<SmsSimulator> {
  const listening = await listen(async (request, response) => {
    const body = await bodyOf(request)
    const RequestId = randomUUID()
    const answer = (Response: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ Response }))
    const fault = simulator.fault ?? tc3Fault(account, 'sms', request, body)
    if (fault) return answer({ Error: { Code: fault, Message: 'refused' }, RequestId })
    const { 'x-tc-action': action, 'x-tc-version': version, 'x-tc-region': region } = request.headers
    if (action === 'DescribeSmsTemplateList')
      return answer({ DescribeTemplateStatusSet: templatesIn(JSON.parse(body.toString()), simulator), RequestId })
    if (action !== 'SendSms' || version !== '2021-01-11' || !region)
      return answer({ Error: { Code: 'InvalidParameter', Message: 'refused' }, RequestId })
    const message: SentSms = JSON.parse(body.toString())
    simulator.sent.push(message)
    return answer({
      SendStatusSet: message.PhoneNumberSet.map((PhoneNumber) => ({
        SerialNo: RequestId,
        PhoneNumber,
        Fee: 1,
        SessionContext: '',
        Code: simulator.status,
        Message: 'told',
        IsoCode: 'CN',
      })),
      RequestId,
    })
  })
  const simulator: SmsSimulator = { ...listening, sent: [], fault: undefined, status: 'Ok', review: 0 }
  return simulator
}
