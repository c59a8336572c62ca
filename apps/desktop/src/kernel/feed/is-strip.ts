import { type BlockSource, imageLayout } from '@sands/rules/block'

/** On the phone its things are swiped through; here they stand on one strip. */
export const isStrip = (block: BlockSource): boolean => imageLayout(block) === 3
