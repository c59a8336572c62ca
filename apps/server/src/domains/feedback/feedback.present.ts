import type { CeoMessage, CeoPerson } from '@sands/contract/feedback/ceo.model'
import type {
  CategoryNames,
  FeedbackItem,
  FeedbackPerson,
  ManagedFeedback,
  ManagedFeedbackCategory,
} from '@sands/contract/feedback/feedback.model'
import type { FileId, UserId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import { LANGUAGES, type Language } from '@sands/rules/language'
import type { Colleague } from '../org/index.ts'
import type { CategoryId, CategoryRow } from './category.repo.ts'
import type { CeoMessageRow } from './ceo.repo.ts'
import type { AnswerRow, FeedbackId, FeedbackRow } from './feedback.repo.ts'

type People = ReadonlyMap<UserId, Colleague>

/** The name in the reader's language if there is one, otherwise in the first language that has a name. */
export const categoryName = (names: CategoryNames, language: Language): string =>
  names[language] ?? LANGUAGES.map((each) => names[each]).find((name) => name !== undefined) ?? ''

export const presentCategory = (
  row: CategoryRow,
  { language, count }: { language: Language; count: number },
): ManagedFeedbackCategory => ({
  id: row.id,
  name: categoryName(row.names, language),
  names: row.names,
  isOn: row.isOn,
  feedbackCount: count,
  version: row.version,
})

const presentPerson = (people: People, id: UserId): FeedbackPerson => ({
  id,
  name: people.get(id)?.name ?? '',
  postName: people.get(id)?.postName ?? '',
})

export const presentCeoPerson = (people: People, id: UserId): CeoPerson => ({
  ...presentPerson(people, id),
  avatarFileUrl: people.get(id)?.avatarFileUrl ?? null,
})

/** Data from other tables that is shown with feedback. */
export interface Surroundings {
  language: Language
  categories: ReadonlyMap<CategoryId, CategoryNames>
  answers: ReadonlyMap<FeedbackId, readonly AnswerRow[]>
  files: ReadonlyMap<FeedbackId, readonly { fileId: FileId }[]>
  pictures: ReadonlyMap<FileId, Picture>
  people: People
}

export const presentFeedback = (row: FeedbackRow, around: Surroundings): FeedbackItem => ({
  id: row.id,
  categoryName: categoryName(around.categories.get(row.categoryId) ?? {}, around.language),
  content: row.content,
  contact: row.contact,
  pictures: (around.files.get(row.id) ?? []).flatMap(({ fileId }) => around.pictures.get(fileId) ?? []),
  state: row.state,
  answers: (around.answers.get(row.id) ?? []).map(({ id, content, userId, createdAt }) => ({
    id,
    content,
    authorName: around.people.get(userId)?.name ?? '',
    createTime: createdAt.toISOString(),
  })),
  createTime: row.createdAt.toISOString(),
})

export const presentManaged = (row: FeedbackRow, around: Surroundings): ManagedFeedback => ({
  ...presentFeedback(row, around),
  categoryId: row.categoryId,
  author: presentPerson(around.people, row.userId),
  assignee: row.assigneeId ? presentPerson(around.people, row.assigneeId) : null,
  version: row.version,
  updateTime: row.updatedAt.toISOString(),
})

export const presentCeoMessage = (
  row: CeoMessageRow,
  { viewerId, people }: { viewerId: UserId; people: People },
): CeoMessage => ({
  id: row.id,
  author: presentCeoPerson(people, row.userId),
  leader: presentCeoPerson(people, row.leaderId),
  isMine: row.userId === viewerId ? 1 : 0,
  content: row.content,
  createTime: row.createdAt.toISOString(),
  state: row.repliedAt ? 'replied' : 'waiting',
  reply: row.reply !== null && row.repliedAt ? { content: row.reply, createTime: row.repliedAt.toISOString() } : null,
})

const NAME_LENGTH = 40
export const feedbackSubject = ({ id, content }: Pick<FeedbackRow, 'id' | 'content'>) => ({
  kind: 'feedback',
  id,
  name: content.length > NAME_LENGTH ? `${content.slice(0, NAME_LENGTH)}…` : content,
})

/** The category as the audit log shows it. */
export const categoryRecord = ({ names, isOn }: Pick<CategoryRow, 'names' | 'isOn'>) => ({ ...names, isOn })
export const categorySubject = ({ id, names }: Pick<CategoryRow, 'id' | 'names'>, language: Language) => ({
  kind: 'feedback-category',
  id,
  name: categoryName(names, language),
})
