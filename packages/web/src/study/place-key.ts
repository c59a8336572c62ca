import type { ViewedContent } from './viewing.model.ts'

/** The key of a place in studied content: one file may be part of several contents. */
export const placeKeyOf = ({ learnType, learnId }: Pick<ViewedContent, 'learnType' | 'learnId'>): string =>
  `${learnType}/${learnId}`
