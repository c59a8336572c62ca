import { describe, expect, it } from 'vitest'
import { cleanQuestionHtml, filesInHtml, wordsOf } from './question-html.codec.ts'

describe('the HTML of a question', () => {
  it('keeps pictures, sound, video, formulas and blanks', () => {
    const html =
      '<p>At <span data-blank="b1"></span> \\(x^2\\)</p><p><img data-file-id="7" alt="" /></p><video data-file-id="8"></video><audio data-file-id="9"></audio>'
    expect(cleanQuestionHtml(html)).toBe(html)
    expect(filesInHtml(html)).toEqual([
      { id: '7', kind: 'image' },
      { id: '8', kind: 'video' },
      { id: '9', kind: 'audio' },
    ])
    expect(wordsOf(html)).toBe('At ____ \\(x^2\\)')
  })

  it.each([
    ['a script', '<p>a</p><script>x</script>', '<p>a</p>'],
    ['a handler of a video', '<video data-file-id="8" onplay="x()"></video>', '<video data-file-id="8"></video>'],
    ['a video of another host', '<video src="https://x.example/a.mp4"></video>', ''],
    ['a handler of a blank', '<span data-blank="b1" onclick="x()"></span>', ''],
    ['marks of our own', '\uE000video:8\uE001', 'video:8'],
  ])('loses %s', (_, dirty, clean) => expect(cleanQuestionHtml(dirty)).toBe(clean))
})
