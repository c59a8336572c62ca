import type { CourseDocument } from '@sands/contract/course/manage.model'
import type { CollegeId } from '@sands/contract/kernel/schema'
import type { ApprovalChange } from '@sands/contract/review/approval.model'
import type { Language } from '@sands/rules/language'
import type { Db } from '../../../kernel/database/database.ts'
import { errorText } from '../../../kernel/errors.ts'
import { cleanHtml } from '../../../kernel/html/clean-html.ts'
import { documentRecord } from '../edit/course-document.service.ts'

const LONGEST = 600

type DocumentRecord = Awaited<ReturnType<typeof documentRecord>>

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
/** Without the key that the audit log needs: "department:12 Sales" is Sales. */
const nameIn = (word: string): string => word.split(' ').slice(1).join(' ') || word

/** Each part of a course in words, under the name of its label. */
function wordsOf(record: DocumentRecord | undefined, language: Language) {
  const yesNo = (is: boolean | undefined) =>
    is === undefined ? '' : errorText(is ? 'course.fact.yes' : 'course.fact.no', language)
  const required = errorText('course.fact.required', language)
  const chapters = record?.chapters.flatMap(({ title, items }) => [
    ...(title ? [title] : []),
    ...items.map((item) => `· ${item.title}${item.isRequired ? ` (${required})` : ''}`),
  ])
  return {
    'course.column.title': record?.title ?? '',
    'course.column.category': record?.category ?? '',
    'course.column.introduction': record ? cleanHtml(record.introduction).text : '',
    'course.column.lecturers': record?.lecturers.join(', ') ?? '',
    'course.fact.catalogue': chapters?.join('\n') ?? '',
    'course.fact.in_order': yesNo(record?.isInOrder),
    'course.fact.seek_ahead': yesNo(record?.seekAhead),
    'course.fact.commentable': yesNo(record?.isCommentable),
    'course.fact.points': record ? String(record.points) : '',
    'course.fact.included': record?.included.map(nameIn).join(', ') ?? '',
    'course.fact.excluded': record?.excluded.map(nameIn).join(', ') ?? '',
  } as const
}

/** What differs between two documents of a course, for people; without `before` everything that there is. */
export async function documentChanges(
  db: Db,
  { collegeId, language }: { collegeId: CollegeId; language: Language },
  { before, after }: { before: CourseDocument | undefined; after: CourseDocument },
): Promise<ApprovalChange[]> {
  const old = before && (await documentRecord(db, collegeId, before))
  const fresh = await documentRecord(db, collegeId, after)
  const oldWords = wordsOf(old, language)
  const words = wordsOf(fresh, language)
  const changes = (Object.keys(words) as (keyof typeof words)[]).flatMap((key) =>
    oldWords[key] === words[key]
      ? []
      : { label: errorText(key, language), before: cut(oldWords[key]), after: cut(words[key]) },
  )
  const hadCover = before?.coverFileId ?? null
  if (hadCover === after.coverFileId) return changes
  const cover = (id: string | null) => (id ? errorText('course.fact.picture', language) : '')
  const isNew = hadCover !== null && after.coverFileId !== null
  return [
    ...changes,
    {
      label: errorText('course.fact.cover', language),
      before: cover(hadCover),
      after: isNew ? errorText('course.fact.other_picture', language) : cover(after.coverFileId),
    },
  ]
}
