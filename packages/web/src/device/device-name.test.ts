import { expect, it } from 'vitest'
import { deviceName } from './device-name.ts'

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) MicroMessenger/8.0.40 wxwork/4.1', 'iPhone · WeCom'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/120.0 Safari/537.36 Edg/120.0', 'Windows · Edge'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/17 Safari/605.1', 'Mac · Safari'],
  ['curl/8', 'curl/8'],
])('%s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
