import { describe, expect, it } from 'vitest'
import {
  landingTab,
  loadsTabs,
  TAB_CHOICES,
  TAB_CODES,
  type Tab,
  tabFaults,
  tabPath,
  tabReplaces,
  tabsAfterFetch,
  visibleTabs,
} from './tabs.ts'

const tab = (over: Partial<Tab>): Tab => ({
  id: '7',
  name: 'A tab',
  defaultCode: 'mine',
  jumpUrl: null,
  isDefaultPage: 0,
  ...over,
})
const noLabels = { teamLearningLabel: 0, teachingMgtLabel: 0 } as const
const paths = {
  mine: '/my',
  team: '/teamStudyListTab',
  teaching: '/teachManage/TeachManageListTab',
  live: '/liveStream',
}
const codes = (tabs: readonly Tab[]) => tabs.map((item) => item.defaultCode)

describe('tabs', () => {
  it('include the team tab only with the team label', () => {
    const tabs = [tab({ defaultCode: 'team' }), tab({})]
    expect(codes(visibleTabs(tabs, noLabels, paths))).toEqual(['mine'])
    expect(codes(visibleTabs(tabs, { ...noLabels, teamLearningLabel: 1 }, paths))).toEqual(['team', 'mine'])
  })

  it('include the teaching tab only with the teaching label', () => {
    const tabs = [tab({ defaultCode: 'teaching' }), tab({})]
    expect(codes(visibleTabs(tabs, { ...noLabels, teamLearningLabel: 1 }, paths))).toEqual(['mine'])
    expect(codes(visibleTabs(tabs, { ...noLabels, teachingMgtLabel: 1 }, paths))).toEqual(['teaching', 'mine'])
  })

  it('exclude a tab whose screen does not exist, and one with neither code nor link', () => {
    const tabs = [tab({ defaultCode: 'course' }), tab({ defaultCode: null }), tab({})]
    expect(codes(visibleTabs(tabs, noLabels, paths))).toEqual(['mine'])
  })

  it('without a code open their link in a web view with their name', () => {
    const custom = tab({ id: 'a/b', name: '规章 & more', defaultCode: null, jumpUrl: 'https://example.com/?a=1&b=2' })
    const path = tabPath(custom, paths) ?? ''
    expect(path.startsWith('/tabWebview/a%2Fb?')).toBe(true)
    const query = new URLSearchParams(path.slice(path.indexOf('?')))
    expect(query.get('url')).toBe('https://example.com/?a=1&b=2')
    expect(query.get('title')).toBe('规章 & more')
  })

  it('prefer their code to their link', () => {
    expect(tabPath(tab({ jumpUrl: 'https://example.com' }), paths)).toBe('/my')
  })

  it('make the default tab the first screen, or home when none is marked or home is', () => {
    const plain = tab({ id: '1' })
    const flagged = tab({ id: '2', isDefaultPage: 1 })
    const home = tab({ id: '3', defaultCode: 'home' })
    expect(landingTab([plain, home, flagged], { homeTapped: false })).toBe(flagged)
    expect(landingTab([plain, home], { homeTapped: false })).toBeUndefined()
    expect(landingTab([plain], { homeTapped: false })).toBeUndefined()
    expect(landingTab([], { homeTapped: false })).toBeUndefined()
    expect(landingTab([{ ...home, isDefaultPage: 1 }, plain], { homeTapped: false })).toBeUndefined()
  })

  it('open home when a person taps its tab, although another tab is the default', () => {
    const home = tab({ id: '3', defaultCode: 'home' })
    const flagged = tab({ id: '2', isDefaultPage: 1 })
    expect(landingTab([home, flagged], { homeTapped: true })).toBeUndefined()
    expect(landingTab([flagged], { homeTapped: true })).toBe(flagged)
  })

  it('push live and replace with every other tab', () => {
    expect(tabReplaces(tab({ defaultCode: 'live' }))).toBe(false)
    expect(tabReplaces(tab({ defaultCode: 'mine' }))).toBe(true)
    expect(tabReplaces(tab({ defaultCode: null, jumpUrl: '/x' }))).toBe(true)
  })

  it('are loaded only for a known college', () => {
    expect(loadsTabs('-1')).toBe(false)
    expect(loadsTabs('12')).toBe(true)
  })

  it('are dropped when a request fails', () => {
    expect(tabsAfterFetch({ failed: true, tabs: [tab({})] })).toEqual([])
    expect(tabsAfterFetch({ failed: false, tabs: [tab({})] })).toHaveLength(1)
    expect(tabsAfterFetch({ failed: false, tabs: undefined })).toEqual([])
  })
})

describe('the faults of a bottom bar', () => {
  type Plan = Parameters<typeof tabFaults>[0][number]
  const plan = (over: Partial<Plan>): Plan => ({
    code: null,
    link: null,
    isDefaultPage: false,
    iconFileId: null,
    selectedIconFileId: null,
    ...over,
  })
  const page = plan({ link: 'https://elsewhere.example' })

  it('are none when every tab has a different target', () => {
    const icons = { iconFileId: '1', selectedIconFileId: '2' }
    const chosen = TAB_CHOICES.map((code) => plan({ code, ...icons }))
    expect(tabFaults([...chosen, { ...page, isDefaultPage: true }])).toEqual([])
    expect(tabFaults(TAB_CODES.map((code) => plan({ code })))).toEqual([])
    expect(tabFaults([])).toEqual([])
  })

  it('include a screen that appears twice; a link may appear twice', () => {
    const [home, mine] = [plan({ code: 'home' }), plan({ code: 'mine' })]
    expect(tabFaults([home, mine, home, page, page])).toEqual([{ at: 2, kind: 'twice' }])
  })

  it.each([null, '', ' ', '/my', 'javascript:alert(1)', '//elsewhere.example', 'elsewhere.example'])(
    'is a link to %j, which the web view does not open',
    (link) => {
      expect(tabFaults([page, plan({ link })])).toEqual([{ at: 1, kind: 'bad_link' }])
      expect(tabFaults([plan({ code: 'home', link })])).toEqual([])
    },
  )

  it('include a second default tab', () => {
    const home = plan({ code: 'home', isDefaultPage: true })
    expect(tabFaults([home, page])).toEqual([])
    expect(tabFaults([home, page, { ...page, isDefaultPage: true }])).toEqual([{ at: 2, kind: 'two_defaults' }])
  })

  it('include an icon without its selected version, or the other way round', () => {
    expect(tabFaults([{ ...page, iconFileId: '1' }])).toEqual([{ at: 0, kind: 'half_icon' }])
    expect(tabFaults([{ ...page, selectedIconFileId: '1' }])).toEqual([{ at: 0, kind: 'half_icon' }])
  })

  it('are listed for each tab by its position', () => {
    const bad = plan({ isDefaultPage: true, iconFileId: '1' })
    expect(tabFaults([{ ...page, isDefaultPage: true }, bad])).toEqual([
      { at: 1, kind: 'bad_link' },
      { at: 1, kind: 'two_defaults' },
      { at: 1, kind: 'half_icon' },
    ])
  })
})
