// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { cleanPaste } from './clean-paste.ts'

const PNG = 'data:image/png;base64,iVBORw0KGgo='
const FAR = '<img src="https://a.example/b.png" alt="far">'

describe('pictures in pasted content', () => {
  it('are uploaded when the text contains them, each once, and stay in place', async () => {
    const { html, carried, leftOut } = cleanPaste(
      `<p>a</p><img src="${PNG}" alt="x" width="9" onload="y()"><p>b</p><img src="${PNG}">`,
    )
    const [picture] = carried
    expect(carried).toHaveLength(1)
    expect(picture).toMatchObject({ src: PNG, file: { type: 'image/png', size: 8 } })
    expect([...new Uint8Array((await picture?.file.arrayBuffer()) ?? new ArrayBuffer())].slice(1, 4)).toEqual([
      ...Buffer.from('PNG'),
    ])
    expect(html).toBe(
      `<p>a</p><img data-sending="${picture?.key}" alt="x"><p>b</p><img data-sending="${picture?.key}" alt="">`,
    )
    expect(leftOut).toBe(0)
  })

  it('are removed and counted when they are on other sites, and every word stays', () => {
    const html =
      `<p>a ${FAR} b</p><img src="file:///C:/Temp/c.png"><img src="blob:https://a.example/1"><img>` +
      `<a href="https://a.example">c${FAR}</a>`
    expect(cleanPaste(html)).toMatchObject({
      html: '<p>a  b</p><a href="https://a.example">c</a>',
      carried: [],
      leftOut: 5,
    })
  })

  it.each([
    ['incomplete', 'data:image/png;base64,%'],
    ['not base64', 'data:image/png;base64,<<<'],
    ['an SVG', 'data:image/svg+xml,%3Csvg onload=alert(1)%3E'],
    ['an HTML page', 'data:text/html;base64,aGk='],
  ])('are removed when the data is %s', (_, src) => {
    const image = document.createElement('img')
    image.setAttribute('src', src)
    expect(cleanPaste(image.outerHTML)).toMatchObject({ html: '', carried: [], leftOut: 1 })
  })

  it('are neither lazy-loading placeholders nor tracking pixels', () => {
    expect(cleanPaste(`<img src="${PNG}" data-src="https://a.example/b.png">`)).toMatchObject({
      carried: [],
      leftOut: 1,
    })
    expect(cleanPaste('a<img src="https://a.example/seen" width="1" height="1">')).toMatchObject({
      html: 'a',
      leftOut: 0,
    })
  })

  it('stay when they are from our library, and pasted content cannot fake a pending upload', () => {
    const html = '<img data-file-id="7" alt="x" src="/files/7" data-sending="sending-1"><img data-sending="sending-1">'
    expect(cleanPaste(html)).toMatchObject({ html: '<img data-file-id="7" alt="x">', carried: [], leftOut: 1 })
  })

  it('are all removed from a text without pictures', () => {
    const html = `a<img src="${PNG}"><img data-file-id="7">${FAR}`
    expect(cleanPaste(html, { noPictures: true })).toMatchObject({ html: 'a', carried: [], leftOut: 3 })
  })

  it.each([
    [FAR, true],
    [`<a href="https://a.example"> ${FAR}\n</a>`, true],
    [`<img src="${PNG}">`, true],
    [`${FAR}<p>words</p>`, false],
    [FAR + FAR, false],
    ['<img data-file-id="7">', false],
  ])('%s is only a picture: %s', (html, isAlone) => {
    expect(cleanPaste(html).isPictureAlone).toBe(isAlone)
  })
})
