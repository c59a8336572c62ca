import type { PageBlock } from '@sands/contract/home/decoration.model'
import { type FeedCode, type ItemCode, isFeedCode, isItemCode } from '@sands/rules/decoration'

/** A module with items that the company adds itself. */
export type ItemBlock = PageBlock & { readonly code: ItemCode }
/** A module with content of other domains. */
export type FeedBlock = PageBlock & { readonly code: FeedCode }

export const hasItems = (block: PageBlock): block is ItemBlock => isItemCode(block.code)
export const isFeed = (block: PageBlock): block is FeedBlock => isFeedCode(block.code)
