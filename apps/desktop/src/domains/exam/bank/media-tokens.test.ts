import { expect, it } from 'vitest'
import { fromTokens, tokenOf, toTokens } from './media-tokens.ts'

it('writes sound and video as lines of the text, and reads them again', () => {
  const html = '<p>Look</p><video data-file-id="12"></video><audio data-file-id="3"></audio>'
  const shown = toTokens('<p>Look</p><video data-file-id="12" src="/a"></video><audio data-file-id="3"></audio>')
  expect(shown).toBe(`<p>Look</p><p>${tokenOf('video', '12')}</p><p>${tokenOf('audio', '3')}</p>`)
  expect(fromTokens(shown)).toBe(html)
})
