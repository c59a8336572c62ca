import { describe, expect, it } from 'vitest'
import { NAMED, ofHost } from './social-names.ts'

const LARK = { kind: 'lark', appId: 'cli_lark' } as const
const FEISHU = { kind: 'feishu', appId: 'cli_feishu' } as const

describe('the app of a host', () => {
  it.each([
    ['feishu', [LARK, FEISHU], FEISHU],
    ['lark', [FEISHU, LARK], LARK],
    ['feishu', [LARK], LARK],
    ['oidc', [], undefined],
  ] as const)('%s has its own before others', (name, open, wanted) => {
    expect(ofHost(open, { kinds: NAMED[name] ?? [], appId: undefined })).toBe(wanted)
  })

  it('is the one that the caller names', () => {
    expect(ofHost([FEISHU, LARK], { kinds: ['feishu', 'lark'], appId: 'cli_lark' })).toBe(LARK)
    expect(ofHost([FEISHU, LARK], { kinds: ['feishu', 'lark'], appId: 'cli_other' })).toBeUndefined()
  })
})
