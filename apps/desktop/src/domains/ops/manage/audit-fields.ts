import { LANGUAGE_NAMES, LANGUAGES } from '@sands/rules/language'
import { isModule, type Step } from './audit-difference.ts'
import type { Say } from './audit-texts.ts'
import { moduleText } from './audit-words.ts'

/** What entries tell of. Not `id`: that is Indonesian, in texts. */
const FIELDS = [
  'above',
  'action',
  'actorId',
  'administrator',
  'audience',
  'batchId',
  'before',
  'blocks',
  'bytes',
  'caption',
  'categories',
  'category',
  'chapters',
  'code',
  'college',
  'content',
  'courseId',
  'courseWareType',
  'coverFileId',
  'createDepartments',
  'dataMaxCount',
  'days',
  'department',
  'departmentId',
  'dryRun',
  'edition',
  'email',
  'excluded',
  'existing',
  'extendInfo',
  'failReason',
  'file',
  'fileId',
  'filter',
  'floatingButton',
  'format',
  'from',
  'hasPassword',
  'heading',
  'iconFileId',
  'included',
  'introduction',
  'isCommentable',
  'isDefaultPage',
  'isInOrder',
  'isRequired',
  'items',
  'jump',
  'jumpCategoryIds',
  'jumpIds',
  'keyWord',
  'keyword',
  'label',
  'labelId',
  'labels',
  'language',
  'layoutType',
  'leader',
  'lecturers',
  'link',
  'minSeconds',
  'mobile',
  'moduleId',
  'name',
  'order',
  'paragraphs',
  'parent',
  'payload',
  'people',
  'pictures',
  'place',
  'places',
  'points',
  'post',
  'postId',
  'publishAt',
  'reason',
  'rights',
  'role',
  'roleId',
  'rows',
  'sections',
  'seekAhead',
  'selectedIconFileId',
  'sendAt',
  'sha256',
  'showFrom',
  'showRule',
  'showUntil',
  'state',
  'status',
  'subjectId',
  'subjectKind',
  'tabs',
  'text',
  'texts',
  'theme',
  'threshold',
  'title',
  'to',
  'tries',
  'type',
  'userName',
  'watermark',
  'withChildren',
] as const

/** A field that a newer server records stands under its own name; texts stand under their language. */
export function fieldText(name: string, t: Say): string {
  const field = FIELDS.find((known) => known === name)
  if (field) return t(`ops.field_${field}`)
  const language = LANGUAGES.find((known) => known === name)
  return language ? LANGUAGE_NAMES[language] : name
}

function stepText(step: Step, t: Say): string {
  if ('place' in step) return step.called || t('ops.value_place', { place: step.place })
  if (!isModule(step.field)) return fieldText(step.field, t)
  const part = moduleText(step.field, t)
  return step.called ? t('home.part_titled', { part, title: step.called }) : part
}

/** The way down to what differs. */
export const pathText = (path: readonly Step[], t: Say): string => path.map((step) => stepText(step, t)).join(' › ')
