import type { PageBlock } from '@sands/contract/home/decoration.model'
import { type FeedCode, type ItemCode, isFeedCode, isItemCode } from '@sands/rules/decoration'

/** A module that the company fills itself. */
export type ItemBlock = PageBlock & { readonly code: ItemCode }
/** A module that shows what other domains have. */
export type FeedBlock = PageBlock & { readonly code: FeedCode }

export const hasItems = (block: PageBlock): block is ItemBlock => isItemCode(block.code)
export const isFeed = (block: PageBlock): block is FeedBlock => isFeedCode(block.code)
