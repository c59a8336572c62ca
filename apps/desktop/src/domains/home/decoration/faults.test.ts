import type { HomePageDocument, PageItem } from '@sands/contract/home/decoration.model'
import type { PageFault } from '@sands/rules/decoration'
import { describe, expect, it } from 'vitest'
import { faultCount } from '../publish/fault-places.ts'
import { faultCountOf, faultsOfBlock, faultsOfItem, faultsToTell, isNameless } from './faults.ts'
import { newBlock, newItem } from './items/new-parts.ts'

const FAULTS: PageFault[] = [
  { kind: 'empty_block', block: 'a' },
  { kind: 'no_category_name', block: 'b', category: 'x' },
  { kind: 'no_picture', block: 'b', category: 'x', item: 'i' },
  { kind: 'bad_jump', block: 'b', category: 'x', item: 'i' },
  { kind: 'no_name' },
]

it('counts the faults in each module and in the floating button', () => {
  expect(['a', 'b', 'button', 'fine'].map((part) => faultCountOf(FAULTS, part))).toEqual([1, 3, 1, 0])
})

it('separates faults of a module from those of its items and categories', () => {
  expect(faultsOfBlock(FAULTS, 'a')).toEqual(['empty_block'])
  expect(faultsOfBlock(FAULTS, 'b')).toEqual([])
  expect(faultsOfItem(FAULTS, 'i')).toEqual(['no_picture', 'bad_jump'])
  expect(isNameless(FAULTS, 'x')).toBe(true)
  expect(isNameless(FAULTS, 'y')).toBe(false)
})

describe('an item that was just added', () => {
  function pageWith(patch: Partial<PageItem>): { page: HomePageDocument; block: string; item: string } {
    const item = { ...newItem(), ...patch }
    const block = newBlock('app-banner')
    const categories = block.categories.map((category) => ({ ...category, items: [item] }))
    return { page: { blocks: [{ ...block, categories }], floatingButton: null }, block: block.key, item: item.key }
  }
  const link = (to: string | null) => ({ to: 'link', moduleId: null, link: to }) as const
  const window = { showFrom: '2026-11-02T00:00:00Z', showUntil: '2026-11-01T00:00:00Z' }

  it.each<[string, Partial<PageItem>, string[], string[]]>([
    ['is empty', {}, [], ['no_picture']],
    ['has a jump without a link', { jump: link(null) }, [], ['no_picture', 'bad_jump']],
    ['has a bad link', { jump: link('javascript:1') }, ['bad_jump'], ['no_picture', 'bad_jump']],
    ['has a display period that ends before it starts', window, ['bad_window'], ['no_picture', 'bad_window']],
  ])('%s', (_, patch, started, later) => {
    const { page, block, item } = pageWith(patch)
    for (const [faults, kinds] of [
      [faultsToTell(page, item), started],
      [faultsToTell(page, undefined), later],
      [faultsToTell(page, 'another'), later],
    ] as const) {
      expect(faultsOfItem(faults, item)).toEqual(kinds)
      // The dot of the module and the number above must agree.
      expect(faultCountOf(faults, block)).toBe(kinds.length)
      expect(faultCount(page, faults)).toBe(kinds.length)
    }
  })
})
