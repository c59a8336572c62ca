import type { ArticleState } from '@sands/contract/article/article.model'
import { idIn } from '@sands/contract/kernel/id'
import { type AddressValues, choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'

export const ARTICLE_STATES = [
  'draft',
  'scheduled',
  'published',
  'withdrawn',
] as const satisfies readonly ArticleState[]

export const ARTICLE_ADDRESS = {
  ...pageValues,
  keyword: textValue(60),
  category: textValue(18),
  state: choiceValue(['', ...ARTICLE_STATES], ''),
}
export type ArticleAddress = AddressValues<typeof ARTICLE_ADDRESS>

export const NO_FILTER = { current: 1, keyword: '', category: '', state: '' } as const

/** The query for the server. */
export const queryOf = ({ current, size, keyword, category, state }: ArticleAddress) => ({
  current,
  size,
  keyWord: keyword || undefined,
  categoryId: idIn<'articleCategory'>(category),
  state: state || undefined,
})

export const isFiltered = ({ keyword, category, state }: ArticleAddress): boolean =>
  [keyword, category, state].some(Boolean)
