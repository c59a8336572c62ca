import type { UploadPurpose } from '@sands/rules/upload'
import { call } from '../../call/call.ts'
import { noAnswer } from '../../call/send.ts'
import type { Transport } from './transport.ts'

const QUIET = { quiet: true, silent: true } as const

/**
 * Purposes that are uploaded to our own store. The store is a setting of the server, which does not change until it
 * restarts.
 */
const toUs = new Set<UploadPurpose>()

async function storeFor(purpose: UploadPurpose): Promise<'own' | 'cos' | 'vod'> {
  if (toUs.has(purpose)) return 'own'
  if (purpose === 'video') {
    const { store } = await call('GET /sands-system/api/v1/tencent/vod/getUploadSignature', QUIET)
    if (store === 'vod') return store
  }
  const { store } = await call('GET /sands-system/api/v1/tencent/cos/getCredentials', QUIET)
  if (store === 'own') toUs.add(purpose)
  return store
}

/** Code that does not come now is a lost connection, as an answer that does not come: the upload is tried again. */
export async function loaded<T>(code: Promise<T>): Promise<T> {
  try {
    return await code
  } catch {
    throw noAnswer(0)
  }
}

/** The transport for files of this purpose. Its code is loaded only when something is uploaded. */
export async function transportFor(purpose: UploadPurpose): Promise<Transport> {
  const store = await storeFor(purpose)
  if (store === 'vod') return (await loaded(import('./tencent-vod.ts'))).vodTransport
  if (store === 'cos') return (await loaded(import('./tencent-cos.ts'))).cosTransport
  return (await loaded(import('./own-transport.ts'))).ownTransport
}
