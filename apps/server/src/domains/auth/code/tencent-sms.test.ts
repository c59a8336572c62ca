import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aClock } from '../../../testing/clock.ts'
import { type Sands, startSands } from '../../../testing/sands.ts'
import { anAccount } from '../../../testing/tencent/account.ts'
import { anSms, type SmsSimulator } from '../../../testing/tencent/sms.ts'

const SEND = 'POST /sands-system/api/v1/sms/send'

describe('text messages of Tencent Cloud', () => {
  let sms: SmsSimulator
  let sands: Sands
  beforeAll(async () => {
    const clock = aClock()
    const account = anAccount(() => Math.floor(clock.now().getTime() / 1000))
    sms = await anSms(account)
    sands = await startSands({
      clock,
      env: {
        TENCENT_SECRET_ID: account.secretId,
        TENCENT_SECRET_KEY: account.secretKey,
        TENCENT_SMS_APP_ID: '1400000000',
        TENCENT_SMS_SIGN: 'Sands',
        TENCENT_SMS_TEMPLATE: '1000000',
        TENCENT_SMS_URL: sms.url,
      },
    })
  })
  afterAll(async () => {
    await sands.close()
    await sms.close()
  })
  const ask = (mobile: string) => sands.visitor().call(SEND, { body: { areaCode: '86', mobile, scene: 'login' } })

  it('carry the code, which the answer does not', async () => {
    const answer = await ask('19900001000')
    expect(answer.data.simulated).toBeNull()
    const [message] = sms.sent
    expect(message).toMatchObject({ PhoneNumberSet: ['+8619900001000'], SmsSdkAppId: '1400000000', SignName: 'Sands' })
    const [code = '', minutes] = message?.TemplateParamSet ?? []
    expect(minutes).toBe('5')
    const entered = await sands
      .visitor()
      .call('POST /sands-user/oauth/token', { body: { grant_type: 'sms', mobile: '19900001000', code } })
    expect(entered).toSucceed()
  })

  it('that the provider refuses are said on the form, and do not count', async () => {
    sms.fault = 'AuthFailure.SecretIdNotFound'
    expect(await ask('19955552222')).toFailWith('auth.sms_unavailable')
    sms.fault = undefined
    sms.status = 'FailedOperation.PhoneNumberInBlacklist'
    expect(await ask('19955552222')).toFailWith('auth.sms_unavailable')
    sms.status = 'Ok'
    expect(await ask('19955552222')).toSucceed()
  })

  it('can be checked without sending any', async () => {
    const before = sms.sent.length
    const admin = await sands.signIn('admin')
    const examine = async () => {
      const { data } = await admin.call('POST /sands-user/api/v1/manage/sender/examine', { body: { channel: 'sms' } })
      return data.map(({ step, reason }) => `${step} ${reason}`)
    }
    const reached = ['key fine', 'reach fine']
    expect(await examine()).toEqual([...reached, 'clock fine', 'login fine', 'template fine'])
    sms.review = 1
    expect(await examine()).toEqual([...reached, 'clock fine', 'login fine', 'template template_pending'])
    sms.review = 0
    sms.fault = 'AuthFailure.SecretIdNotFound'
    expect(await examine()).toEqual([...reached, 'clock fine', 'login secret', 'template before'])
    sms.fault = 'AuthFailure.SignatureExpire'
    expect(await examine()).toEqual([...reached, 'clock clock', 'login before', 'template before'])
    sms.fault = 'FailedOperation.TemplateIdNotExist'
    expect(await examine()).toEqual([...reached, 'clock fine', 'login fine', 'template template_unknown'])
    sms.fault = undefined
    expect(sms.sent.length).toBe(before)
  })
})
