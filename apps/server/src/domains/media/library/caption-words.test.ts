import { describe, expect, it } from 'vitest'
import { captionWords } from './caption-words.codec.ts'

describe('the text of captions', () => {
  it('is what is spoken, without times, numbers, notes and styles', () => {
    const vtt = [
      'WEBVTT - of the film',
      'STYLE\n::cue { color: red }',
      'NOTE nobody reads this',
      '1\n00:00:00.800 --> 00:00:05.600 line:90%\n欢迎加入沙丘。\n慢慢走。',
      '00:06.200 --> 00:11.400\n<v Anna>Take <i>your</i> time &amp; enjoy</v>',
    ].join('\n\n')

    expect(captionWords(vtt)).toBe('欢迎加入沙丘。\n慢慢走。\nTake your time & enjoy')
  })

  it('has whole characters, not the radicals that look like them', () => {
    expect(captionWords('WEBVTT\n\n00:01.000 --> 00:02.000\n翻到第三\u2EDA')).toBe('翻到第三页')
  })

  it('contains a repeated line once, with any line endings', () => {
    const vtt = '\uFEFFWEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\nHello\r\n\r\n00:02.000 --> 00:03.000\r\nHello\r\n'

    expect(captionWords(vtt)).toBe('Hello')
  })

  it('is empty where nothing is spoken', () => {
    expect(captionWords('WEBVTT\n')).toBe('')
  })
})
