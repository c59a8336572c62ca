import type { ViewedThing } from './viewing.model.ts'

/** The name of a place in something that is studied: one file may be part of many things. */
export const placeKeyOf = ({ learnType, learnId }: Pick<ViewedThing, 'learnType' | 'learnId'>): string =>
  `${learnType}/${learnId}`
