import { Type } from 'typebox'
import type { CosConfig, TencentConfig } from '../../../kernel/config/tencent.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { CosKey } from './cos-sign.codec.ts'
import { folderOf } from './quarantine.policy.ts'
import { createTencentApi, STS } from './tencent-api.service.ts'

const LIFE_S = 1800
/** Keys with less remaining time are not returned again: the SDK asks for new ones a minute before their end. */
const ENOUGH_S = 600
const MAX_REMEMBERED = 10_000

/** Only what an upload needs, and nothing that reads: a file becomes visible only after it was checked. */
const ACTIONS = [
  'PutObject',
  'PostObject',
  'InitiateMultipartUpload',
  'ListMultipartUploads',
  'ListParts',
  'UploadPart',
  'CompleteMultipartUpload',
  'AbortMultipartUpload',
]

const Given = Type.Object({
  Credentials: Type.Object({ Token: Type.String(), TmpSecretId: Type.String(), TmpSecretKey: Type.String() }),
  ExpiredTime: Type.Integer(),
  Expiration: Type.String(),
  RequestId: Type.String(),
})

export interface FolderKeys {
  key: Required<CosKey>
  /** In seconds. */
  from: number
  until: number
  expiration: string
  requestId: string
}

/** Keys for one person's folder, valid for half an hour. */
export interface FolderKeysService {
  forViewer(viewer: Viewer): Promise<FolderKeys>
}

function policyFor({ bucket, region }: CosConfig, folder: string): string {
  const account = bucket.slice(bucket.lastIndexOf('-') + 1)
  return JSON.stringify({
    version: '2.0',
    statement: [
      {
        effect: 'allow',
        action: ACTIONS.map((name) => `name/cos:${name}`),
        resource: [`qcs::cos:${region}:uid/${account}:${bucket}/${folder}*`],
      },
    ],
  })
}

export function createFolderKeys(
  kernel: Pick<Kernel, 'clock' | 'log'>,
  tencent: TencentConfig,
  cos: CosConfig,
): FolderKeysService {
  const api = createTencentApi(kernel, tencent)
  const remembered = new Map<string, Promise<FolderKeys>>()
  const now = () => Math.floor(kernel.clock.now().getTime() / 1000)

  async function fetchKeys(folder: string): Promise<FolderKeys> {
    const from = now()
    const { Credentials, ...given } = await api.ask({
      service: STS,
      url: tencent.stsUrl,
      action: 'GetFederationToken',
      region: cos.region,
      body: { Name: 'sands', Policy: encodeURIComponent(policyFor(cos, folder)), DurationSeconds: LIFE_S },
      answer: Given,
    })
    return {
      key: { secretId: Credentials.TmpSecretId, secretKey: Credentials.TmpSecretKey, token: Credentials.Token },
      from,
      until: given.ExpiredTime,
      expiration: given.Expiration,
      requestId: given.RequestId,
    }
  }

  return {
    async forViewer(viewer) {
      const folder = folderOf(viewer)
      const asked = remembered.get(folder)
      const known = asked && (await asked.catch(() => undefined))
      if (known && known.until - now() > ENOUGH_S) return known
      // Another request may have fetched newer keys meanwhile.
      const newer = remembered.get(folder)
      if (newer && newer !== asked) return newer
      if (remembered.size >= MAX_REMEMBERED) remembered.clear()
      const fetched = fetchKeys(folder)
      remembered.set(folder, fetched)
      try {
        return await fetched
      } catch (error) {
        if (remembered.get(folder) === fetched) remembered.delete(folder)
        throw error
      }
    },
  }
}
