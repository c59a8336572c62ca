import type { ViewedContent } from './viewing.model.ts'

/** The name of a place in something that is studied: one file may be part of many things. */
export const placeKeyOf = ({ learnType, learnId }: Pick<ViewedContent, 'learnType' | 'learnId'>): string =>
  `${learnType}/${learnId}`
