// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { fetchFirstPicture } from './first-picture.ts'

const picture = {
  url: '/files/1/large?s=x',
  width: 1125,
  height: 492,
  placeholder: '',
  sizes: [{ url: '/files/1/w750?s=x', width: 750, height: 328 }],
}
const block = (code: string, datas: { json: string }[]) => ({
  id: '1',
  code,
  title: '',
  extendInfo: null,
  dataMaxCount: 4,
  lmsDecorateModuleCategories: [{ datas }],
})
const home = (...blocks: unknown[]) => ({ code: 1, data: { lmsDecorateModules: blocks } })
const banner = (json: string) => block('app-banner', [{ json }])
const links = () => [...document.head.querySelectorAll('link')]

beforeEach(() => document.head.replaceChildren())

describe('the first picture', () => {
  it('is fetched in all its sizes before the page is there', () => {
    fetchFirstPicture(home(banner(JSON.stringify({ picture }))))
    expect(links().map((link) => [link.rel, link.as, link.imageSrcset])).toEqual([
      ['preload', 'image', '/files/1/w750?s=x 750w, /files/1/large?s=x 1125w'],
    ])
  })

  it('is the one that will be shown: a banner that cannot be read is passed over', () => {
    fetchFirstPicture(
      home(block('app-banner', [{ json: '{' }, { json: JSON.stringify({ dataImgUrl: '/files/2/large' }) }])),
    )
    expect(links().map(({ href }) => new URL(href, 'http://x').pathname)).toEqual(['/files/2/large'])
  })

  it.each([
    ['no answer of ours', '<html>'],
    ['a refusal', { code: 14100, data: null }],
    ['an empty page', home()],
    ['a page that begins with something else', home(block('app-nav', [{ json: JSON.stringify({ picture }) }]))],
    ['a banner from elsewhere', home(banner(JSON.stringify({ dataImgUrl: 'https://evil.example/a.png' })))],
    ['a broken block', home({ code: 'app-banner' })],
  ])('is not fetched for %s', (_what, answer) => {
    fetchFirstPicture(answer)
    expect(links()).toEqual([])
  })
})
