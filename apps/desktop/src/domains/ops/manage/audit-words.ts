import { rights } from '@sands/contract/rights'
import { audienceGroup } from '@sands/rules/audience'
import { BLOCK_CODES } from '@sands/rules/decoration'
import { JUMP, type JumpName } from '@sands/rules/jump'
import { LANGUAGE_NAMES, LANGUAGES } from '@sands/rules/language'
import { MESSAGE_CATEGORIES } from '@sands/rules/message'
import { COURSEWARE_TYPES } from '@sands/rules/study'
import { FAIL_REASONS } from '@sands/rules/upload'
import { jumpText } from '../../../kernel/jump/jump-choice.ts'
import type { DeskText } from '../../../kernel/text.ts'
import type { Fields } from './audit-difference.ts'
import type { Say } from './audit-texts.ts'

const ROLES = [
  'administrator',
  'content-author',
  'training-manager',
  'teacher',
  'reviewer',
  'shop-manager',
  'community-moderator',
  'auditor',
] as const

const textsOf = <Value extends string>(values: readonly Value[], textOf: (value: Value) => DeskText) =>
  Object.fromEntries(values.map((value) => [value, textOf(value)]))

const LOOKS = textsOf(['tile', 'card_slide', '1', '2', '3'], (look) => `home.edit_look_${look}`)

/** Values that are words of the product, by the field in which they stand. */
const WORDS: Readonly<Record<string, Readonly<Record<string, DeskText>>>> = {
  articleType: { 1: 'article.manage_type_here', 2: 'article.manage_type_elsewhere' },
  category: textsOf(MESSAGE_CATEGORIES, (category) => `message.category_${category}`),
  code: {
    ...textsOf(['home', 'message', 'mine'], (code) => `home.tabs_code_${code}`),
    ...textsOf(BLOCK_CODES, (code) => `home.part_${code}`),
  },
  courseWareType: {
    [COURSEWARE_TYPES.video]: 'course.manage_ware_video',
    [COURSEWARE_TYPES.document]: 'course.manage_ware_document',
    [COURSEWARE_TYPES.audio]: 'course.manage_ware_audio',
    [COURSEWARE_TYPES.pictures]: 'course.manage_ware_pictures',
    [COURSEWARE_TYPES.link]: 'course.manage_ware_link',
  },
  dataMaxCount: { 0: 'ops.value_all' },
  existing: { skip: 'ops.value_skip', update: 'ops.value_update' },
  failReason: textsOf(FAIL_REASONS, (reason) => `media.fail_${reason}`),
  kind: textsOf(['internal', 'external', 'official', 'assistant'], (kind) => `lecturer.kind_${kind}`),
  layoutType: LOOKS,
  rights: textsOf(rights, (right) => `org.right.${right}`),
  role: textsOf(ROLES, (role) => `org.role.${role}`),
  showRule: { 0: 'ops.value_arranged', 1: 'home.edit_order_latest' },
  state: {
    ...textsOf(['draft', 'scheduled', 'current', 'past', 'withdrawn'], (state) => `home.page_state_${state}`),
    ...textsOf(['sending', 'sent', 'cancelled'], (state) => `message.send_state_${state}`),
    published: 'article.manage_state_published',
  },
  status: textsOf(['active', 'disabled'], (status) => `org.status_${status}`),
  theme: textsOf(['red', 'blue', 'orange'], (theme) => `settings.theme_${theme}`),
  type: LOOKS,
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
const GROUP_LISTS: readonly string[] = ['included', 'excluded']

/** `app-nav k1`, as entries name a module, in the words of the editor. */
export function moduleText(name: string, t: Say): string {
  const [code = ''] = name.split(' ')
  const known = BLOCK_CODES.find((candidate) => candidate === code)
  return known ? t(`home.part_${known}`) : name
}

const isJump = (to: unknown): to is JumpName => typeof to === 'string' && Object.hasOwn(JUMP, to)

/** `link https://…`: where it leads, and what it needs for that. */
function jumpWords(to: unknown, rest: readonly unknown[], t: Say): string {
  const details = rest.filter((detail) => typeof detail === 'string' && detail !== '')
  return [isJump(to) ? t(jumpText(to)) : String(to), ...details].join(' ')
}

/** `tree:12 Sales`: the group by its name, which may have changed since. */
function groupWords(text: string, t: Say): string {
  const [key = '', ...words] = text.split(' ')
  const group = audienceGroup(key)
  const name = words.join(' ')
  if (!group || name === '') return text
  return group.kind === 'department' && group.withChildren ? t('manage.audience_below', { name }) : name
}

const GROUPS: Readonly<Record<string, DeskText>> = {
  college: 'ops.audit_thing_college',
  department: 'ops.audit_thing_department',
  label: 'ops.audit_thing_label',
  post: 'ops.audit_thing_post',
  user: 'ops.audit_thing_user',
}

/** Several fields with one thing to say. */
export function wholeWords(value: Fields, t: Say): string {
  if ('to' in value) return jumpWords(value.to, [value.moduleId, value.link], t)
  const text = GROUPS[String(value.kind)]
  const name = `${text ? t(text) : String(value.kind)} ${String(value.id)}`
  return value.withChildren === true ? t('manage.audience_below', { name }) : name
}

interface Moments {
  full(instant: string): string
  number(value: number): string
}

/** A single value as people say it; what nobody has words for stays as it is written. */
export function valueWords(value: unknown, field: string, { t, moments }: { t: Say; moments: Moments }): string {
  if (value === null || value === undefined || value === '') return t('ops.value_none')
  if (typeof value === 'boolean') return t(value ? 'ops.value_yes' : 'ops.value_no')
  const written = String(value)
  const words = WORDS[field]
  const word = words && Object.hasOwn(words, written) ? words[written] : undefined
  if (word) return t(word)
  if (typeof value === 'number') return moments.number(value)
  const language = field === 'language' && LANGUAGES.find((known) => known === written)
  if (language) return LANGUAGE_NAMES[language]
  if (INSTANT.test(written)) return moments.full(written)
  if (field === 'order') return moduleText(written, t)
  if (field === 'jump') return jumpWords(written.split(' ')[0], written.split(' ').slice(1), t)
  return GROUP_LISTS.includes(field) ? groupWords(written, t) : written
}
