import { type Account, anAccount } from './account.ts'
import { aCos, type CosSimulator } from './cos.ts'
import { anSts, type StsSimulator } from './sts.ts'
import { aVod, type VodSimulator } from './vod.ts'

export interface TencentSimulator {
  account: Account
  sts: StsSimulator
  /** The bucket that our people upload to. */
  cos: CosSimulator
  vod: VodSimulator
  /** The bucket in which the video service stores its videos. */
  vodBucket: CosSimulator
  /** The settings of a server that uses all simulators. */
  env: Readonly<Record<string, string>>
  close(): Promise<void>
}

const REGION = 'ap-guangzhou'

/** Everything of Tencent that we use, as servers on this machine. */
export async function aTencent(now = () => Math.floor(Date.now() / 1000)): Promise<TencentSimulator> {
  const account = anAccount(now)
  const sts = await anSts(account)
  const cos = await aCos(account, { bucket: 'files-1250000000', region: REGION })
  const vodBucket = await aCos(account, { bucket: 'vodstore-1300000000', region: REGION })
  const vod = await aVod(account, vodBucket, 1_500_000_000)
  return {
    account,
    sts,
    cos,
    vod,
    vodBucket,
    env: {
      TENCENT_SECRET_ID: account.secretId,
      TENCENT_SECRET_KEY: account.secretKey,
      TENCENT_STS_URL: sts.url,
      TENCENT_COS_BUCKET: cos.bucket,
      TENCENT_COS_REGION: REGION,
      TENCENT_COS_URL: cos.url,
      TENCENT_VOD_SUB_APP_ID: String(vod.subAppId),
      TENCENT_VOD_URL: vod.url,
    },
    async close() {
      await Promise.all([sts.close(), cos.close(), vod.close(), vodBucket.close()])
    },
  }
}
