import { type BlockSource, imageLayout } from '@sands/rules/block'

/** The phone shows these modules as a swipeable row; the desktop shows them as a strip. */
export const isStrip = (block: BlockSource): boolean => imageLayout(block) === 3
