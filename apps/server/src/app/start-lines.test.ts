import { expect, it } from 'vitest'
import { startLines } from './start-lines.ts'

const NOBODY = { total: 0, userNames: [] }
const here = { publicUrl: 'http://localhost:3000', refusesDemoPassword: false }

it('prints where the server is, and the code of an empty one', () => {
  expect(startLines(here, { code: undefined, demoPasswords: NOBODY })).toBe('ready http://localhost:3000\n')
  expect(startLines(here, { code: 'k7qm-3xtr-9wpa', demoPasswords: NOBODY })).toBe(
    'set up http://localhost:3000/desktop/setup code k7qm-3xtr-9wpa\nready http://localhost:3000\n',
  )
})

it('names the accounts that have the demo password, and says what that means here', () => {
  const demoPasswords = { total: 61, userNames: ['admin', 'author'] }
  const [warning, ready] = startLines(here, { code: undefined, demoPasswords }).split('\n')
  expect(warning).toMatch(/^warning 61 accounts .* change it .*: admin, author and 59 more$/)
  expect(ready).toBe('ready http://localhost:3000')

  const outside = { publicUrl: 'https://learn.example.com', refusesDemoPassword: true }
  expect(startLines(outside, { code: undefined, demoPasswords })).toMatch(/cannot sign in here .* DEMO=1/)
})
