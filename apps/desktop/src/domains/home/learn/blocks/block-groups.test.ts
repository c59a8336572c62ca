import type { Block } from '@sands/contract/home/home.model'
import { expect, it } from 'vitest'
import { groupBlocks } from './block-groups.ts'

const blockOf = (code: string): Block => ({
  id: code,
  code,
  title: '',
  extendInfo: null,
  dataMaxCount: 0,
  isFeedStream: 0,
  lmsDecorateModuleCategories: [],
})
const runs = (...codes: string[]) =>
  groupBlocks(codes.map(blockOf), ({ code }) => code.startsWith('feed')).map(({ isFeed, blocks }) => [
    isFeed,
    ...blocks.map(({ code }) => code),
  ])

it('modules that the company fills itself are grouped, in the order of the page', () => {
  expect(runs('banner', 'menu', 'feed 1', 'feed 2', 'notice', 'feed 3')).toEqual([
    [false, 'banner', 'menu'],
    [true, 'feed 1', 'feed 2'],
    [false, 'notice'],
    [true, 'feed 3'],
  ])
})

it('a page may begin with a feed, or be empty', () => {
  expect(runs('feed', 'banner')).toEqual([
    [true, 'feed'],
    [false, 'banner'],
  ])
  expect(runs()).toEqual([])
})
