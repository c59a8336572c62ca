import type { TabDraft } from '@sands/contract/home/front.model'
import type { FileId } from '@sands/contract/kernel/schema'
import { EVERYONE } from '@sands/rules/audience'
import { TAB_CHOICES } from '@sands/rules/tabs'
import { describe, expect, it } from 'vitest'
import { addTab, changeTab, entriesOf, faultsOf, freePlaces, isFull, openWith, removeTab, tabsOf } from './tab-edit.ts'

const tab = (patch: Partial<TabDraft>): TabDraft => ({
  name: 'Tab',
  code: null,
  link: 'https://example.com',
  isDefaultPage: false,
  iconFileId: null,
  selectedIconFileId: null,
  audience: EVERYONE,
  ...patch,
})
const home = tab({ name: 'Home', code: 'home', link: null })
const mine = tab({ name: 'Me', code: 'mine', link: null })
const faults = (tabs: TabDraft[]) => {
  const entries = entriesOf(tabs)
  const found = faultsOf(entries)
  return entries.map(({ key }) => found.get(key) ?? [])
}

describe('the bottom bar in the editor', () => {
  it('adds tabs at its end until it is full', () => {
    let entries = entriesOf([home])
    for (let n = 0; n < 9; n += 1) entries = addTab(entries, { code: null, name: `Link ${n}` })
    expect(entries).toHaveLength(6)
    expect(isFull(entries)).toBe(true)
    expect(tabsOf(entries).at(-1)?.name).toBe('Link 4')
    expect(new Set(entries.map(({ key }) => key)).size).toBe(6)
  })

  it('keeps its last tab', () => {
    const entries = entriesOf([home, mine])
    const [first, second] = entries
    const left = removeTab(entries, first?.key ?? '')
    expect(left).toEqual([second])
    expect(removeTab(left, second?.key ?? '')).toEqual([second])
  })

  it('offers screens that no other tab opens', () => {
    const entries = entriesOf([home, mine])
    const others = TAB_CHOICES.filter((code) => code !== 'home' && code !== 'mine')
    expect(others).toContain('message')
    expect(freePlaces(entries)).toEqual(others)
    expect(freePlaces(entries, entries[0]?.key)).toEqual(['home', ...others])
  })

  it('opens with one tab at most', () => {
    const entries = entriesOf([home, { ...mine, isDefaultPage: true }, tab({})])
    const last = openWith(entries, entries[2]?.key ?? '')
    expect(tabsOf(last).map(({ isDefaultPage }) => isDefaultPage)).toEqual([false, false, true])
    expect(tabsOf(openWith(last, null)).some(({ isDefaultPage }) => isDefaultPage)).toBe(false)
  })

  it('changes only the given tab, and is stored with trimmed texts', () => {
    const entries = entriesOf([home, tab({})])
    const changed = changeTab(entries, entries[1]?.key ?? '', { name: ' Guide ', link: ' https://example.com/a ' })
    expect(tabsOf(changed)).toEqual([home, tab({ name: 'Guide', link: 'https://example.com/a' })])
  })

  it('tells the faults of each tab', () => {
    const file = '7' as FileId
    expect(faults([home, mine])).toEqual([[], []])
    expect(faults([home, { ...home, name: ' ' }])).toEqual([[], ['no_name', 'twice']])
    expect(faults([tab({ link: 'example' }), tab({ iconFileId: file })])).toEqual([['bad_link'], ['half_icon']])
    expect(faults([tab({ link: null })])).toEqual([['bad_link']])
  })
})
