import type { ModerationCase } from '@sands/contract/community/moderation.model'
import type { UserId } from '@sands/contract/kernel/schema'
import { decisionsIn } from '@sands/rules/community/moderation'
import { type ContentSurroundings, isTakenDown, presentContent } from '../feed/content.present.ts'
import type { ContentRow } from '../feed/content.repo.ts'
import type { ActionRow, CaseRow, ReportRow } from './moderation.repo.ts'

const LOOKED_AT = 2000

export const presentCase = (
  row: CaseRow,
  {
    content,
    around,
    reports,
    action,
    names,
    now,
  }: {
    content: ContentRow
    around: ContentSurroundings
    reports: readonly ReportRow[]
    action: ActionRow | undefined
    names: ReadonlyMap<UserId, string>
    now: Date
  },
): ModerationCase => {
  const isClaimed = row.claimedUntil !== null && row.claimedUntil > now
  return {
    id: row.id,
    cause: row.cause,
    words: row.words,
    reports: reports.map(({ reason, text, createdAt }) => ({ reason, text, createTime: createdAt.toISOString() })),
    appeal: action?.appeal ?? null,
    boardId: row.boardId,
    state: content.state,
    version: content.version,
    decisions: decisionsIn(content.state, isTakenDown(content)),
    claimedByName: isClaimed && row.claimedBy ? (names.get(row.claimedBy) ?? '') : null,
    claimedUntil: isClaimed ? (row.claimedUntil?.toISOString() ?? null) : null,
    createTime: row.createdAt.toISOString(),
    communityContent: presentContent({ ...content, text: content.text.slice(0, LOOKED_AT) }, around),
  }
}
