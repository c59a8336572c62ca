import type { Message } from '@sands/contract/message/message.model'
import type { Language } from '@sands/rules/language'
import { nearestLanguage } from '@sands/rules/message'
import type { messageRepo } from './message.repo.ts'
import type { MessageText } from './message.tables.ts'

type Row = Awaited<ReturnType<typeof messageRepo.page>>[number]

/** The text in the reader's language, or in the nearest available one. */
export function textOf(texts: Row['texts'], language: Language): MessageText {
  const written = nearestLanguage(texts, language)
  return (written && texts[written]) ?? { title: '', content: '' }
}

export function presentMessage(row: Row, language: Language): Message {
  const leads = row.jumpType !== null || row.jumpLink !== null
  return {
    id: row.id,
    categoryCode: row.category,
    ...textOf(row.texts, language),
    createTime: row.createdAt.toISOString(),
    isRead: row.readAt ? 1 : 0,
    isJumpApp: leads ? 1 : 0,
    jumpType: row.jumpType,
    jumpModuleId: row.jumpModuleId,
    customerJumpLink: row.jumpLink,
  }
}
