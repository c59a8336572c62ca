import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, OneOf } from '../kernel/schema.ts'
import { ResourcePurpose } from './media.model.ts'

/** Where a file is uploaded: to our own store with tus, or to Tencent with the credentials that its SDKs expect. */
const OwnStore = Type.Object({ store: Type.Literal('own'), uploadUrl: Type.String() })
const CosKeys = Type.Object({
  store: Type.Literal('cos'),
  bucket: Type.String(),
  region: Type.String(),
  domain: Type.String({ description: 'Value for the Domain option of the SDK' }),
  keyPrefix: Type.String({ description: 'Every key has to start with it' }),
  startTime: Type.Integer({ description: 'Unix time in seconds, by the clock of the server' }),
  expiredTime: Type.Integer(),
  expiration: Type.String(),
  requestId: Type.String(),
  credentials: Type.Object({ tmpSecretId: Type.String(), tmpSecretKey: Type.String(), sessionToken: Type.String() }),
})
const Signature = Type.Object({
  store: Type.Literal('cos'),
  Authorization: Type.String(),
  SecurityToken: Type.Optional(Type.String()),
})
const VodSignature = Type.Object({ store: Type.Literal('vod'), signature: Type.String() })

/** Values as the SDK sends them: some are numbers. */
const PairValue = Type.Union([Type.String({ maxLength: 2000 }), Type.Number(), Type.Boolean()])
const Pairs = Type.Record(Type.String({ maxLength: 200 }), PairValue, { maxProperties: 50 })
const ToSign = Type.Object({
  Method: OneOf(['GET', 'HEAD', 'PUT', 'POST', 'DELETE']),
  Key: Type.String({ maxLength: 850, description: 'Empty to list the unfinished uploads' }),
  Query: Type.Optional(Pairs),
  Headers: Type.Optional(Pairs),
})
const ToOpen = Type.Object({
  id: Type.Optional(IdOf<'file'>()),
  key: Type.Optional(Type.String({ maxLength: 850 })),
})
const Opened = Type.Object({ url: Type.String(), expireTime: Type.String({ format: 'date-time' }) })
const purpose = Type.Object({ purpose: Type.Optional(ResourcePurpose) })

const errors = ['media.store_unreachable', 'media.quota_used'] as const
const refused = ['media.visitors_cannot_upload'] as const

/** The names that clients of Tencent's SDKs use. Without Tencent credentials they lead to our own store. */
export const tencentCalls = {
  'GET /sands-system/api/v1/tencent/cos/getCredentials': call({
    summary:
      'Where to upload: our own store, or Tencent with keys for the folder of the person, valid for half an hour.',
    access: 'learner',
    query: purpose,
    data: Type.Union([OwnStore, CosKeys]),
    errors,
  }),
  'POST /sands-system/api/v1/tencent/cos/getSign': call({
    summary: 'Signs one request to the folder of the person.',
    access: 'learner',
    body: ToSign,
    data: Type.Union([OwnStore, Signature]),
    errors: [...errors, 'media.not_your_key'],
  }),
  'POST /sands-system/api/v1/tencent/cos/getSignedUrl': call({
    summary: 'An address that opens one file for a limited time.',
    access: 'learner',
    body: ToOpen,
    data: Opened,
    errors: ['media.gone', 'media.not_your_key'],
  }),
  'GET /sands-system/api/v1/tencent/vod/getUploadSignature': call({
    summary: 'A signature for one upload to the video service of Tencent, or the address of our own store.',
    access: 'learner',
    query: purpose,
    data: Type.Union([OwnStore, VodSignature]),
    errors,
  }),
  'GET /sands-system/api/v1/tencent/open/cos/getCredentials': call({
    summary: 'Always refused: visitors cannot upload.',
    access: 'open',
    data: OwnStore,
    errors: refused,
  }),
  'POST /sands-system/api/v1/tencent/open/cos/getSign': call({
    summary: 'Signs a request of a visitor to read a file of public content. Requests that write are refused.',
    access: 'open',
    body: ToSign,
    data: Signature,
    errors: [...refused, 'media.gone'],
  }),
  'POST /sands-system/api/v1/tencent/open/cos/getSignedUrl': call({
    summary: 'An address that opens a file of public content for a visitor.',
    access: 'open',
    body: ToOpen,
    data: Opened,
    errors: ['media.gone'],
  }),
  'GET /sands-system/api/v1/tencent/open/vod/getUploadSignature': call({
    summary: 'Always refused: visitors cannot upload.',
    access: 'open',
    data: OwnStore,
    errors: refused,
  }),
} satisfies Calls
