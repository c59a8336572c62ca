import { isId } from '@sands/rules/id'
import { SOCIAL_MODULES, type SocialModule } from '@sands/rules/social'
import { type AddressValues, choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { instantOfDay } from '../../../kernel/moment.ts'

/** What can be talked about, as the address calls it. */
export const TALKED_ABOUT = ['course', 'courseware', 'article', 'lecturer'] as const
type TalkedAbout = (typeof TALKED_ABOUT)[number]

export const kindOf = (module: SocialModule): TalkedAbout | undefined =>
  TALKED_ABOUT.find((kind) => SOCIAL_MODULES[kind] === module)

/** `thing` narrows to one thing of the kind; `open` names the comment in the drawer. */
export const COMMENTS_ADDRESS = {
  ...pageValues,
  keyword: textValue(60),
  author: textValue(60),
  kind: choiceValue(['', ...TALKED_ABOUT], ''),
  thing: textValue(18),
  state: choiceValue(['', 'there', 'gone'], ''),
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

/** What the server is asked for. An address that was typed or shared is read with care. */
export const filterOf = ({ keyword, author, kind, thing, state, from, to }: CommentsAddress) => ({
  keyWord: keyword || undefined,
  author: author || undefined,
  commentModule: kind ? SOCIAL_MODULES[kind] : undefined,
  // Without its kind the number of a thing says nothing.
  commentModuleId: kind && isId(thing) ? thing : undefined,
  isExits: state === '' ? undefined : state === 'there' ? (1 as const) : (0 as const),
  from: instantOfDay(from, 'start'),
  until: instantOfDay(to, 'end'),
})

export const isFiltered = (address: CommentsAddress): boolean =>
  Object.values(filterOf(address)).some((value) => value !== undefined)
