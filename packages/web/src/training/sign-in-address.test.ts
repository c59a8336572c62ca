import { expect, it } from 'vitest'
import { signInAddress } from './sign-in-address.ts'

const HERE = 'https://learn.example.com'

it('reads the sign-in of this server, and nothing else', () => {
  expect(signInAddress(`${HERE}/SignTask?taskId=3&code=1-a`, HERE)).toEqual({ taskId: '3', code: '1-a' })
  expect(signInAddress('/SignTask?taskId=3&code=1-a', HERE)).toEqual({ taskId: '3', code: '1-a' })
  expect(signInAddress('https://evil.example.com/SignTask?taskId=3&code=1-a', HERE)).toBeUndefined()
  expect(signInAddress(`${HERE}/trainingDetail?id=3`, HERE)).toBeUndefined()
  expect(signInAddress(`${HERE}/SignTask?taskId=3`, HERE)).toBeUndefined()
  expect(signInAddress('http://[', HERE)).toBeUndefined()
})
