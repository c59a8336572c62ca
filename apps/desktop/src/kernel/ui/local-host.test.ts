import { expect, it } from 'vitest'
import { isLocalHost } from './local-host.ts'

it.each(['localhost', 'sands.localhost', '127.0.0.1', '127.8.9.1', '[::1]'])('%s is this computer only', (hostname) => {
  expect(isLocalHost(hostname)).toBe(true)
})

it.each(['learn.example.com', '192.168.1.20', '127.example.com', 'localhost.example.com'])(
  '%s can be reached from a phone',
  (hostname) => {
    expect(isLocalHost(hostname)).toBe(false)
  },
)
