import { describe, expect, it } from 'vitest'
import { hotp, stepAt, stepOf, toBase32, totpAddress } from './totp.codec.ts'

const TIMES = [59, 1111111109, 1111111111, 1234567890, 2000000000, 20000000000]

describe('codes by time', () => {
  it('are those of RFC 4226, appendix D', () => {
    const secret = Buffer.from('12345678901234567890')
    const codes = Array.from({ length: 10 }, (_, counter) => hotp(secret, counter))
    expect(codes).toEqual([
      ...['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'],
    ])
  })

  it.each([
    ['sha1', 20, ['94287082', '07081804', '14050471', '89005924', '69279037', '65353130']],
    ['sha256', 32, ['46119246', '68084774', '67062674', '91819424', '90698825', '77737706']],
    ['sha512', 64, ['90693936', '25091201', '99943326', '93441116', '38618901', '47863826']],
  ] as const)('are those of RFC 6238, appendix B, with %s', (hash, length, codes) => {
    const secret = Buffer.from('1234567890'.repeat(7).slice(0, length))
    const made = TIMES.map((seconds) => hotp(secret, stepAt(new Date(seconds * 1000)), { digits: 8, hash }))
    expect(made).toEqual(codes)
  })

  it('count in the step before and after, not further away', () => {
    const secret = Buffer.from('12345678901234567890')
    const now = new Date('2026-03-01T08:00:10Z')
    const step = stepAt(now)
    expect([-1, 0, 1].map((offset) => stepOf(secret, hotp(secret, step + offset), now))).toEqual([
      ...[step - 1, step, step + 1],
    ])
    expect(stepOf(secret, hotp(secret, step - 2), now)).toBeUndefined()
    expect(stepOf(secret, hotp(secret, step + 2), now)).toBeUndefined()
    const code = hotp(secret, step)
    expect(stepOf(secret, `${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(step)
    expect(stepOf(secret, '', now)).toBeUndefined()
  })

  it('have a secret that apps can read', () => {
    // RFC 4648, section 10, without padding.
    expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => toBase32(Buffer.from(text)))).toEqual([
      ...['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI'],
    ])
    const address = totpAddress({ secret: Buffer.from('foobar'), account: 'li.na', company: 'Sands & Co' })
    expect(address).toBe('otpauth://totp/Sands%20%26%20Co:li.na?secret=MZXW6YTBOI&issuer=Sands%20%26%20Co')
  })
})
