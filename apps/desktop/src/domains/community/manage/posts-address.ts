import { CONTENT_STATES, CONTENT_TYPES, type ContentType } from '@sands/rules/community/content'
import { type AddressValues, choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'

export const CONTENT_TYPE_NAMES = Object.keys(CONTENT_TYPES) as (keyof typeof CONTENT_TYPES)[]

export const POSTS_ADDRESS = {
  ...pageValues,
  keyword: textValue(60),
  type: choiceValue(['', ...CONTENT_TYPE_NAMES], ''),
  state: choiceValue(['', ...CONTENT_STATES], ''),
  pinned: choiceValue(['', '1'], ''),
}
export type PostsAddress = AddressValues<typeof POSTS_ADDRESS>

export const NO_FILTER = { current: 1, keyword: '', type: '', state: '', pinned: '' } as const

/** The filter for the server. */
export const filterOf = ({ keyword, type, state, pinned }: PostsAddress) => ({
  ...(keyword && { keyWord: keyword }),
  ...(type && { type: CONTENT_TYPES[type] as ContentType }),
  ...(state && { state }),
  ...(pinned && { isTop: 1 as const }),
})

export const isFiltered = (address: PostsAddress): boolean => Object.keys(filterOf(address)).length > 0
