import { expect, it } from 'vitest'
import { scannedAddress } from './scanned-address.ts'

const HERE = 'https://learn.example.com'

it('reads the sign-ins of this server, and nothing else', () => {
  expect(scannedAddress(`${HERE}/SignTask?taskId=3&code=1-a`, HERE)).toBe('/SignTask?taskId=3&code=1-a')
  expect(scannedAddress('/SignTask?taskId=3&code=1-a', HERE)).toBe('/SignTask?taskId=3&code=1-a')
  expect(scannedAddress(`${HERE}/Check?dayId=3&way=out&code=1-a`, HERE)).toBe('/Check?dayId=3&way=out&code=1-a')
  expect(scannedAddress('https://evil.example.com/Check?dayId=3&way=in&code=1-a', HERE)).toBeUndefined()
  expect(scannedAddress(`${HERE}/trainingDetail?id=3&code=1-a`, HERE)).toBeUndefined()
  expect(scannedAddress(`${HERE}/SignTask?taskId=3`, HERE)).toBeUndefined()
  expect(scannedAddress('http://[', HERE)).toBeUndefined()
})
