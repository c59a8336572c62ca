import { randomInt } from 'node:crypto'
import type { CallData } from '@sands/contract/calls'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { mayUpload } from '../media.policy.ts'
import { expectQuota } from '../quota.service.ts'
import { UPLOADS_PATH } from '../upload/resumable.routes.ts'
import { type AskedSignature, asTexts, isUploadStep } from './cos-request.policy.ts'
import { cosAuthorization } from './cos-sign.codec.ts'
import { contextOf, folderOf } from './quarantine.policy.ts'
import { createFolderKeys } from './sts.service.ts'
import { vodSignature, vodUploadText } from './vod-sign.codec.ts'

type Credentials = CallData<'GET /sands-system/api/v1/tencent/cos/getCredentials'>
type Signature = CallData<'POST /sands-system/api/v1/tencent/cos/getSign'>
type UploadSignature = CallData<'GET /sands-system/api/v1/tencent/vod/getUploadSignature'>

/** Each signature is for one request: the client asks for a new one every time. */
const SIGNED_FOR_S = 900

/** Where uploads go: to Tencent when we have its keys, to our own store otherwise. */
export interface TencentService {
  credentials(viewer: Viewer): Promise<Credentials>
  /** Signs one step of an upload to this person's folder. */
  sign(viewer: Viewer, request: AskedSignature): Promise<Signature>
  uploadSignature(viewer: Viewer): Promise<UploadSignature>
}

const OWN = { store: 'own', uploadUrl: UPLOADS_PATH } as const

export function createTencentService(kernel: Kernel): TencentService {
  const { config, clock, database } = kernel
  const { tencent, storageGb } = config
  const cos = tencent?.cos
  const vod = tencent?.vod
  const keys = tencent && cos ? createFolderKeys(kernel, tencent, cos) : undefined
  const now = () => Math.floor(clock.now().getTime() / 1000)

  /** Checked before the upload; `resource/create` checks it again. */
  const expectSome = () => expectQuota(database.primary, storageGb, 1)

  return {
    async credentials(viewer) {
      if (!cos || !keys) return OWN
      await expectSome()
      const { key, from, until, expiration, requestId } = await keys.forViewer(viewer)
      return {
        store: 'cos',
        bucket: cos.bucket,
        region: cos.region,
        domain: cos.url,
        keyPrefix: folderOf(viewer),
        startTime: from,
        expiredTime: until,
        expiration,
        requestId,
        credentials: { tmpSecretId: key.secretId, tmpSecretKey: key.secretKey, sessionToken: key.token },
      }
    },

    async sign(viewer, request) {
      if (!cos || !keys) return OWN
      const { host } = new URL(cos.url)
      if (!isUploadStep(request, folderOf(viewer), host)) throw fail('media.not_your_key')
      // A client can add unsigned headers, such as one that copies another object. The temporary keys of the folder
      // do not allow that; the server's own key would.
      const { key, until } = await keys.forViewer(viewer)
      const from = now()
      const Authorization = cosAuthorization(key, {
        method: request.Method,
        path: `/${request.Key}`,
        query: asTexts(request.Query),
        headers: { host },
        time: { from, until: Math.min(from + SIGNED_FOR_S, until) },
      })
      return { store: 'cos', Authorization, SecurityToken: key.token }
    },

    async uploadSignature(viewer) {
      if (!tencent || !vod) return OWN
      if (!mayUpload(viewer, 'video', kernel.content.leadingRights.all)) throw fail('kernel.no_permission')
      await expectSome()
      const from = now()
      const text = vodUploadText({
        secretId: tencent.secretId,
        from,
        until: from + SIGNED_FOR_S,
        random: randomInt(2 ** 32),
        subAppId: vod.subAppId,
        sourceContext: contextOf(viewer),
      })
      return { store: 'vod', signature: vodSignature(tencent.secretKey, text) }
    },
  }
}
