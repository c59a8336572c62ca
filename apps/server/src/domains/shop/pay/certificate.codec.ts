import { createSign } from 'node:crypto'

const LONG = 0x80

/** One value of DER: its kind, its length and its bytes. */
function value(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const size = content.length
  const bytes = size < LONG ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...bytes]), content])
}

const SEQUENCE = 0x30
const sequence = (...parts: readonly Uint8Array[]) => value(SEQUENCE, ...parts)
const hex = (text: string) => Buffer.from(text, 'hex')
/** sha256WithRSAEncryption, with no parameters. */
const ALGORITHM = sequence(value(0x06, hex('2a864886f70d01010b')), value(0x05))
const COMMON_NAME = value(0x06, hex('550403'))
const nameOf = (text: string) => sequence(value(0x31, sequence(COMMON_NAME, value(0x0c, Buffer.from(text)))))
const timeOf = (at: Date) => value(0x18, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(0, 14)}Z`))

interface NewCertificate {
  /** In hexadecimal digits, the first below 8. */
  serial: string
  name: string
  from: Date
  until: Date
  /** Both as PEM. */
  keys: { publicKey: string; privateKey: string }
}

/** A certificate that signs itself, as the simulator shows it. Node reads certificates, but does not write them. */
export function selfSigned({ serial, name, from, until, keys }: NewCertificate): string {
  const publicKey = Buffer.from(keys.publicKey.replace(/-----[^-]+-----|\s/g, ''), 'base64')
  const content = sequence(
    ...[
      value(0x02, hex(serial)),
      ALGORITHM,
      nameOf(name),
      sequence(timeOf(from), timeOf(until)),
      nameOf(name),
      publicKey,
    ],
  )
  const signed = createSign('RSA-SHA256').update(content).sign(keys.privateKey)
  const whole = sequence(content, ALGORITHM, value(0x03, Buffer.from([0]), signed)).toString('base64')
  return `-----BEGIN CERTIFICATE-----\n${whole.replace(/.{64}/g, '$&\n').trim()}\n-----END CERTIFICATE-----\n`
}
