import { describe, expect, it } from 'vitest'
import { jsSignature } from './js-signature.ts'

describe('the signature of the script', () => {
  it('of WeChat and WeCom is the published one, without the hash of the address', () => {
    const ticket = 'kgt8ON7yVITDhtdwci0qeQ'
    const nonce = 'Nonce0123456789ab'
    const url = 'https://m.example.com/course?id=7&t=%E8%AF%BE'
    const signature = 'd800abbefb410f06cc5a1305c61f65104b375151'
    expect(jsSignature({ ticket, nonce, timestamp: 1760000000, url })).toBe(signature)
    expect(jsSignature({ ticket, nonce, timestamp: 1760000000, url: `${url}#/x` })).toBe(signature)
  })

  it('is that of the public example', () => {
    expect(
      jsSignature({
        ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
        nonce: 'Wm3WZYTPz0wzccnW',
        timestamp: 1414587457,
        url: 'http://mp.weixin.qq.com?params=value',
      }),
    ).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed')
  })

  it('of Feishu has milliseconds', () => {
    const url = 'https://m.example.com/course?id=7'
    expect(jsSignature({ ticket: 'a885c93b03d6', nonce: 'Y7a8KkqX041b', timestamp: 1760000000123, url })).toBe(
      'b9b7a185ce4c9f7644a6f96ac373422e6b6eed92',
    )
    const example = {
      ...{ ticket: 'a885c93b03d6b6057e992ddda519e6ac857b5d6c', nonce: 'Y7a8KkqX041bsSwT', timestamp: 1609904126124 },
      url: 'https://m.mm.cn/ttc/3541093/3131_1.html',
    }
    expect(jsSignature(example)).toBe('fc87e50e5fa427ffad0685cc5040a004531d8e9c')
  })
})
