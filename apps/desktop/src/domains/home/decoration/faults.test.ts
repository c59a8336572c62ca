import type { PageFault } from '@sands/rules/decoration'
import { expect, it } from 'vitest'
import { faultCountOf, faultsOfBlock, faultsOfItem, isNameless } from './faults.ts'

const FAULTS: PageFault[] = [
  { kind: 'empty_block', block: 'a' },
  { kind: 'no_category_name', block: 'b', category: 'x' },
  { kind: 'no_picture', block: 'b', category: 'x', item: 'i' },
  { kind: 'bad_jump', block: 'b', category: 'x', item: 'i' },
  { kind: 'no_name' },
]

it('counts what is wrong in each module and in the floating button', () => {
  expect(['a', 'b', 'button', 'fine'].map((part) => faultCountOf(FAULTS, part))).toEqual([1, 3, 1, 0])
})

it('tells faults of a module from those of its items and categories', () => {
  expect(faultsOfBlock(FAULTS, 'a')).toEqual(['empty_block'])
  expect(faultsOfBlock(FAULTS, 'b')).toEqual([])
  expect(faultsOfItem(FAULTS, 'i')).toEqual(['no_picture', 'bad_jump'])
  expect(isNameless(FAULTS, 'x')).toBe(true)
  expect(isNameless(FAULTS, 'y')).toBe(false)
})
