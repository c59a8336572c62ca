import type { PageBlock, PageButton, PageCategory, PageItem } from '@sands/contract/home/decoration.model'
import { EVERYONE } from '@sands/rules/audience'
import { FEED_AMOUNT } from '@sands/rules/block'
import { type BlockCode, blockKind, FEED_SOURCES, isFeedCode, menuMaxCount } from '@sands/rules/decoration'
import { randomId } from '@sands/web/device/random-id'
import { NO_JUMP } from '../../../../kernel/jump/jump-choice.ts'

/** The key of a new part of a page; it stays the same when the part is moved. */
const newKey = randomId

export const newItem = (): PageItem => ({
  key: newKey(),
  name: '',
  fileId: null,
  jump: NO_JUMP,
  audience: EVERYONE,
  showFrom: null,
  showUntil: null,
})

export const newCategory = (): PageCategory => ({
  key: newKey(),
  name: '',
  showRule: 0,
  jumpCategoryIds: [],
  jumpIds: [],
  items: [],
})

/** The default look of each module. */
const LOOKS: Readonly<Record<BlockCode, PageBlock['extendInfo']>> = {
  'app-banner': { type: 'tile' },
  'app-nav': {},
  'app-notice': {},
  'app-learn-task': {},
  'app-class': { layoutType: 2 },
  'app-category-class': { layoutType: 3 },
  'app-info': { layoutType: 1 },
  'app-info-class': { layoutType: 1 },
  'app-multi-image': { layoutType: 1 },
  'app-community': {},
  'app-lecturer': { layoutType: 3 },
}

const amountOf = (code: BlockCode): number => {
  if (isFeedCode(code)) return FEED_AMOUNT.usual
  return code === 'app-nav' ? menuMaxCount(0, 4) : 0
}

/** A module of articles and courses has one part for each kind. */
const categoriesOf = (code: BlockCode): PageCategory[] =>
  blockKind(code).feed === 'both' ? FEED_SOURCES.map((source) => ({ ...newCategory(), source })) : [newCategory()]

export const newBlock = (code: BlockCode): PageBlock => ({
  key: newKey(),
  code,
  title: '',
  extendInfo: LOOKS[code],
  dataMaxCount: amountOf(code),
  audience: EVERYONE,
  categories: categoriesOf(code),
})

export const newButton = (): PageButton => ({ name: '', fileId: null, jump: NO_JUMP })

/** A copy with its own key. */
export const copyOfItem = (item: PageItem): PageItem => ({ ...item, key: newKey() })

export const copyOfBlock = (block: PageBlock): PageBlock => ({
  ...block,
  key: newKey(),
  categories: block.categories.map((category) => ({
    ...category,
    key: newKey(),
    items: category.items.map(copyOfItem),
  })),
})
