import { isId } from '@sands/rules/id'
import { SOCIAL_MODULES, type SocialModule } from '@sands/rules/social'
import { type AddressValues, choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { instantOfDay } from '../../../kernel/moment.ts'

/** The content that people can comment on. A comment gets replies instead. */
const { comment: _, ...COMMENTED } = SOCIAL_MODULES
type CommentedKind = keyof typeof COMMENTED

const isCommented = (kind: string): kind is CommentedKind => Object.hasOwn(COMMENTED, kind)

export const moduleOf = (kind: string): SocialModule | undefined => (isCommented(kind) ? COMMENTED[kind] : undefined)

export const kindOf = (module: SocialModule): CommentedKind | undefined =>
  Object.keys(COMMENTED)
    .filter(isCommented)
    .find((kind) => COMMENTED[kind] === module)

/** `thing` filters by one content of the kind; `open` names the comment in the drawer. */
export const COMMENTS_ADDRESS = {
  ...pageValues,
  keyword: textValue(60),
  author: textValue(60),
  kind: textValue(30),
  thing: textValue(18),
  state: choiceValue(['', 'there', 'gone', 'reported'], ''),
  from: textValue(10),
  to: textValue(10),
  open: textValue(18),
}
export type CommentsAddress = AddressValues<typeof COMMENTS_ADDRESS>

export const NO_FILTER = {
  current: 1,
  keyword: '',
  author: '',
  kind: '',
  thing: '',
  state: '',
  from: '',
  to: '',
  open: '',
} as const

/** The filter for the server. An address can be typed by hand or shared, so its values are checked. */
export const filterOf = ({ keyword, author, kind, thing, state, from, to }: CommentsAddress) => ({
  keyWord: keyword || undefined,
  author: author || undefined,
  commentModule: moduleOf(kind),
  // The id of a content is only meaningful together with its kind.
  commentModuleId: moduleOf(kind) && isId(thing) ? thing : undefined,
  isExits: state === '' ? undefined : state === 'gone' ? (0 as const) : (1 as const),
  isReported: state === 'reported' ? (1 as const) : undefined,
  from: instantOfDay(from, 'start'),
  until: instantOfDay(to, 'end'),
})

export const isFiltered = (address: CommentsAddress): boolean =>
  Object.values(filterOf(address)).some((value) => value !== undefined)
