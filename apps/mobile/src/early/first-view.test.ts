// @vitest-environment happy-dom
import { DEVICE_KEYS, writeDevice } from '@sands/web/device/device'
import { beforeEach, describe, expect, it } from 'vitest'
import { showFirstView } from './first-view.ts'

const picture = {
  url: '/files/1/large?s=x',
  width: 1125,
  height: 492,
  placeholder: '',
  sizes: [{ url: '/files/1/w750?s=x', width: 750, height: 328 }],
}
const block = (code: string, datas: { json: string }[], extendInfo: string | null = null) => ({
  id: '1',
  code,
  title: '',
  extendInfo,
  dataMaxCount: 4,
  lmsDecorateModuleCategories: [{ datas }],
})
const home = (...blocks: unknown[]) => ({ code: 1, data: { lmsDecorateModules: blocks } })
const banner = (json: string, extendInfo?: string) => block('app-banner', [{ json }], extendInfo)
const tabs = (...flags: number[]) => ({
  code: 1,
  data: { navigations: flags.map((isDefaultPage) => ({ isDefaultPage })) },
})
const shown = () => document.querySelector<HTMLImageElement>('#root > .splash-home > img')

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = '<div id="root"><div class="splash">Sands</div></div>'
  document.documentElement.dataset.theme = 'blue'
})

describe('the first view', () => {
  it('is the banner in all its sizes, in place of the splash and in the theme of the last visit', () => {
    writeDevice(DEVICE_KEYS.skin, 'orange')
    showFirstView(home(banner(JSON.stringify({ picture }))), tabs(0, 0))
    expect(shown()?.srcset).toBe('/files/1/w750?s=x 750w, /files/1/large?s=x 1125w')
    expect(shown()?.className).toBe('splash-banner')
    expect(document.querySelector('.splash')).toBeNull()
    expect(document.documentElement.dataset.theme).toBe('orange')
  })

  it('is as narrow as a card when the banners are cards', () => {
    showFirstView(home(banner(JSON.stringify({ picture }), '{"type":"card_slide"}')), tabs())
    expect(shown()?.className).toBe('splash-banner splash-card')
  })

  it('skips a banner that cannot be parsed', () => {
    const datas = [{ json: '{' }, { json: JSON.stringify({ dataImgUrl: '/files/2/large' }) }]
    showFirstView(home(block('app-banner', datas)), tabs(0))
    expect(new URL(shown()?.src ?? '', 'http://x').pathname).toBe('/files/2/large')
  })

  it('changes nothing after the app has rendered', () => {
    document.body.innerHTML = '<div id="root"><main>Home</main></div>'
    showFirstView(home(banner(JSON.stringify({ picture }))), tabs(0))
    expect(document.getElementById('root')?.textContent).toBe('Home')
  })

  it.each([
    ['an answer of another server', '<html>', tabs(0)],
    ['a refusal', { code: 14100, data: null }, tabs(0)],
    ['an empty page', home(), tabs(0)],
    [
      'a page that starts with another module',
      home(block('app-nav', [{ json: JSON.stringify({ picture }) }])),
      tabs(0),
    ],
    ['a banner of another site', home(banner(JSON.stringify({ dataImgUrl: 'https://evil.example/a.png' }))), tabs(0)],
    ['a broken block', home({ code: 'app-banner' }), tabs(0)],
    ['another default page', home(banner(JSON.stringify({ picture }))), tabs(0, 1)],
    ['tabs that could not be loaded', home(banner(JSON.stringify({ picture }))), { code: 5000503, data: null }],
  ])('is not shown for %s', (_what, page, bar) => {
    showFirstView(page, bar)
    expect(shown()).toBeNull()
    expect(document.querySelector('.splash')).not.toBeNull()
  })
})
