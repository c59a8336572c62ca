// @vitest-environment happy-dom
import type { UploadPurpose } from '@sands/rules/upload'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../call/call-error.ts'
import { putSession } from '../../session/store.ts'
import { aSession } from '../../testing/session.ts'
import { type Sent, stubWire } from '../../testing/wire.ts'
import { tencentFailure } from './tencent-failure.ts'

const KEYS = 'GET /sands-system/api/v1/tencent/cos/getCredentials'
const VIDEO = 'GET /sands-system/api/v1/tencent/vod/getUploadSignature'

let sent: Sent[]
let stores: Record<string, string>
let way: (purpose: UploadPurpose) => Promise<string | undefined>

beforeEach(async () => {
  putSession(aSession())
  stores = { [KEYS]: 'own', [VIDEO]: 'own' }
  sent = stubWire(({ key }) => ({ code: 1, data: { store: stores[key] } }))
  vi.resetModules()
  const { transportFor } = await import('./choose-transport.ts')
  const names = new Map<unknown, string>([
    [(await import('./own-transport.ts')).ownTransport, 'own'],
    [(await import('./tencent-cos.ts')).cosTransport, 'cos'],
    [(await import('./tencent-vod.ts')).vodTransport, 'vod'],
  ])
  way = async (purpose) => names.get(await transportFor(purpose))
})
const asked = () => sent.map(({ key }) => key)

describe('the transport of a file', () => {
  it('is our own store unless the server says otherwise; it is asked once', async () => {
    expect(await way('document')).toBe('own')
    expect(await way('document')).toBe('own')
    expect(asked()).toEqual([KEYS])
  })

  it('is the bucket, which is asked about every time', async () => {
    stores[KEYS] = 'cos'
    expect(await way('image')).toBe('cos')
    stores[KEYS] = 'own'
    expect(await way('image')).toBe('own')
  })

  it('of a video is the video service, the bucket, or our own store', async () => {
    stores = { [KEYS]: 'cos', [VIDEO]: 'vod' }
    expect(await way('video')).toBe('vod')
    stores[VIDEO] = 'own'
    expect(await way('video')).toBe('cos')
    stores[KEYS] = 'own'
    expect(await way('video')).toBe('own')
  })
})

describe('code that does not come', () => {
  it('is a lost connection: the upload is tried again', async () => {
    const { loaded } = await import('./choose-transport.ts')
    const failed = loaded(Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    const error = await failed.catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ network: true, status: 0 })
    expect(await loaded(Promise.resolve('code'))).toBe('code')
  })
})

describe('an error of Tencent’s scripts', () => {
  it('is temporary when there was no answer or the store has a problem, and final when it refused', () => {
    expect(tencentFailure(new Error('CORS blocked or network error'))).toMatchObject({ network: true, status: 0 })
    expect(tencentFailure({ statusCode: 503 })).toMatchObject({ network: true, status: 503 })
    expect(tencentFailure({ statusCode: 403 })).toMatchObject({
      network: false,
      status: 403,
      msg: 'media.upload_failed',
    })
    const ours = new CallError({ code: 1, msg: 'No', status: 507 })
    expect(tencentFailure(ours)).toBe(ours)
  })
})
