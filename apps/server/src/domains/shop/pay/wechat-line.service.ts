import { randomBytes, X509Certificate } from 'node:crypto'
import type { Refusal } from '@sands/rules/shop/pay'
import type { Clock } from '../../../kernel/clock.ts'
import type { WechatPayConfig } from '../../../kernel/config/pay.ts'
import { type IncomingNotify, PayRefusal, type PayResponse, type PayTransport } from './pay-provider.kind.ts'
import { createPlatformKeys, type PlatformKey } from './platform-keys.service.ts'
import {
  answerMessage,
  authorization,
  isSigned,
  requestMessage,
  type Sealed,
  signature,
  unseal,
} from './wechat.codec.ts'

/** Messages that are older, or newer, were recorded and sent again. */
const FRESH_SECONDS = 300
const CERTIFICATES = '/v3/certificates'
const CERTIFICATES_MOST = 20

interface WireCertificates {
  data: readonly { serial_no: string; effective_time: string; expire_time: string; encrypt_certificate: Sealed }[]
}

interface Refused {
  code: string
  status: number
}

interface WechatLine {
  /** The answer, or the code with which WeChat refused. Throws when the answer is not signed. */
  call<Answer extends object>(method: 'GET' | 'POST', path: string, content?: object): Promise<Answer | Refused>
  /** As `call`, but throws where WeChat refused. */
  ask<Answer extends object>(method: 'GET' | 'POST', path: string, content?: object): Promise<Answer>
  /** Downloads are the only answers without a signature. */
  download(path: string): Promise<string>
  /** Why a message is not from WeChat; undefined when it is. */
  faultOf(message: IncomingNotify): Promise<Extract<Refusal, 'serial' | 'signature'> | undefined>
  seconds(): number
  newNonce(): string
}

/** Errors without a JSON body, such as those of a proxy, are named by their status. */
function readRefused(status: number, body: string): Refused {
  try {
    const { code } = JSON.parse(body) as { code?: unknown }
    return { code: typeof code === 'string' ? code : `HTTP_${status}`, status }
  } catch {
    return { code: `HTTP_${status}`, status }
  }
}

/** Requests that we sign, and answers and notifies that WeChat signs. */
export function createWechatLine({
  config: { mchId, serial, privateKey, apiV3Key, platformKeys },
  transport,
  clock,
}: {
  config: WechatPayConfig
  transport: PayTransport
  clock: Clock
}): WechatLine {
  const seconds = () => Math.floor(clock.now().getTime() / 1000)
  const newNonce = () => randomBytes(16).toString('hex').toUpperCase()
  // Merchants with a public key name it, so that WeChat signs its answers with that key and not with a certificate.
  const keyId = Object.keys(platformKeys).find((id) => id.startsWith('PUB_KEY_ID_'))

  async function sendSigned(method: 'GET' | 'POST', path: string, body: string): Promise<PayResponse> {
    const [timestamp, nonce] = [seconds(), newNonce()]
    const signed = signature(requestMessage({ method, path, timestamp, nonce, body }), privateKey)
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      'user-agent': 'sands',
      authorization: authorization({ mchId, serial }, { timestamp, nonce, signed }),
      ...(keyId ? { 'wechatpay-serial': keyId } : {}),
    }
    return transport({ method, path, headers, body })
  }

  function isFrom({ headers, body }: IncomingNotify, publicKey: string): boolean {
    const [timestamp, nonce] = [headers['wechatpay-timestamp'] ?? '', headers['wechatpay-nonce'] ?? '']
    if (!/^\d{1,12}$/.test(timestamp) || Math.abs(seconds() - Number(timestamp)) >= FRESH_SECONDS) return false
    const message = answerMessage({ timestamp, nonce, body })
    return isSigned(message, { signature: headers['wechatpay-signature'] ?? '', publicKey })
  }

  const readCertificate = ({
    serial_no,
    effective_time,
    expire_time,
    encrypt_certificate,
  }: WireCertificates['data'][0]) => {
    const certificate = new X509Certificate(unseal(encrypt_certificate, apiV3Key))
    if (certificate.serialNumber.toUpperCase() !== serial_no.toUpperCase())
      throw new PayRefusal('a platform certificate has another serial')
    return {
      serial: serial_no,
      publicKey: certificate.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      from: new Date(effective_time),
      until: new Date(expire_time),
    } satisfies PlatformKey
  }

  /** The list is sealed with our own key, and signed with one of the certificates that it contains. */
  async function loadCertificates(): Promise<PlatformKey[]> {
    const response = await sendSigned('GET', CERTIFICATES, '')
    if (response.status !== 200) throw new PayRefusal(`certificates: ${response.status}`)
    const { data } = JSON.parse(response.body) as WireCertificates
    const keys = data.slice(0, CERTIFICATES_MOST).map(readCertificate)
    const signer = keys.find((key) => key.serial === response.headers['wechatpay-serial'])
    if (!signer || !isFrom(response, signer.publicKey)) throw new PayRefusal('the certificates are not signed')
    return keys
  }

  const keys = createPlatformKeys({ fixed: platformKeys, clock, load: loadCertificates })

  const faultOf: WechatLine['faultOf'] = async (message) => {
    // Without its certificates nothing can be said about a message, which WeChat sends again.
    const publicKey = await keys.keyOf(message.headers['wechatpay-serial'] ?? '').catch(() => undefined)
    if (!publicKey) return 'serial'
    return isFrom(message, publicKey) ? undefined : 'signature'
  }

  async function call<Answer extends object>(
    method: 'GET' | 'POST',
    path: string,
    content?: object,
  ): Promise<Answer | Refused> {
    const response = await sendSigned(method, path, content ? JSON.stringify(content) : '')
    if (response.status >= 400) return readRefused(response.status, response.body)
    const fault = await faultOf(response)
    if (fault) throw new PayRefusal(`the answer to ${path.split('?')[0]} is refused: ${fault}`)
    return (response.body === '' ? {} : JSON.parse(response.body)) as Answer
  }

  return {
    call,
    faultOf,
    seconds,
    newNonce,
    async ask<Answer extends object>(method: 'GET' | 'POST', path: string, content?: object) {
      const answer = await call<Answer>(method, path, content)
      if ('code' in answer) throw new PayRefusal(`${path.split('?')[0]}: ${answer.code}`)
      return answer as Answer
    },
    async download(path) {
      const { status, body } = await sendSigned('GET', path, '')
      if (status !== 200) throw new PayRefusal(`statement: ${status}`)
      return body
    },
  }
}
