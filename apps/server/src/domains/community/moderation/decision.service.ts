import { communityLinks } from '@sands/contract/community/community.links'
import type { ContentState } from '@sands/rules/community/content'
import { AGAINST_AUTHOR, type CaseDecision, stateAfterDecision } from '@sands/rules/community/moderation'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import { contentRecord, contentSubject, isTakenDown } from '../feed/content.present.ts'
import { type ContentId, type ContentRow, contentRepo } from '../feed/content.repo.ts'
import type { Visibility } from '../publish/visibility.service.ts'
import { type ActionId, moderationRepo } from './moderation.repo.ts'

export interface Decision {
  row: ContentRow
  decision: CaseDecision
  reason: string
}

/** Carries out the decision of a moderator on a content that the caller has locked. */
export type Decide = (tx: Tx, viewer: Viewer, decision: Decision) => Promise<void>

interface Parts {
  send: SendMessage
  visibility: Visibility
}

/** The author is told about the decision, without the name of the moderator. */
const TEMPLATES = {
  approve: 'community.approved',
  refuse: 'community.refused',
  keep: null,
  warn: 'community.warned',
  hide: 'community.hidden',
  restore: 'community.restored',
  delete: 'community.deleted',
} as const satisfies Record<CaseDecision, string | null>
type Template = NonNullable<(typeof TEMPLATES)[CaseDecision]> | 'community.appeal_answered'

/** Decisions on content that is in no list of its author where they could appeal. */
const NO_LIST: readonly CaseDecision[] = ['warn', 'delete']

/** The names of the decisions in the audit log. */
const RECORDED = {
  approve: 'approved',
  refuse: 'refused',
  keep: 'reviewed',
  warn: 'warned',
  hide: 'hidden',
  restore: 'restored',
  delete: 'removed',
} as const satisfies Record<CaseDecision, string>

export function createDecide({ clock, audit }: Pick<Kernel, 'clock' | 'audit'>, { send, visibility }: Parts): Decide {
  /** The message leads to the appeal against an action, or to the list of own content. */
  async function tell(
    tx: Tx,
    { row, reason }: Pick<Decision, 'row' | 'reason'>,
    { template, actionId }: { template: Template; actionId?: ActionId | undefined },
  ): Promise<void> {
    await send(tx, {
      collegeId: row.collegeId,
      category: 'interaction',
      to: { userIds: [row.authorId] },
      texts: fromTemplate(template, { title: row.title, reason }),
      jump: { link: actionId ? communityLinks.appeal(actionId) : communityLinks.mine() },
    })
  }

  async function store(tx: Tx, viewer: Viewer, { row, state }: { row: ContentRow; state: ContentState }) {
    const now = clock.now()
    const publishedAt = row.publishedAt ?? (state === 'published' ? now : null)
    const removal =
      state === 'deleted' ? { removedAt: now, removedBy: viewer.userId } : { removedAt: null, removedBy: null }
    const after = await contentRepo.decide(tx, row.id, { state, publishedAt, updatedAt: now, ...removal })
    if (state !== 'published') await contentRepo.unpin(tx, row.id)
    await visibility.changed(tx, { before: row, row: after })
  }

  /** Also in a case that was opened for something else: it keeps its first cause when its author appeals. */
  async function isAppealed(tx: Tx, contentId: ContentId): Promise<boolean> {
    const open = await moderationRepo.openCaseOf(tx, contentId)
    if (!open || open.cause === 'appeal') return open !== undefined
    const { appealedAt = null } =
      (await moderationRepo.lastActions(tx, [contentId], AGAINST_AUTHOR)).get(contentId) ?? {}
    return appealedAt !== null && appealedAt >= open.createdAt
  }

  return async (tx, viewer, { row, decision, reason }) => {
    const state = stateAfterDecision(row.state, decision, isTakenDown(row))
    if (!state) throw fail('community.wrong_state')
    if (state !== row.state) await store(tx, viewer, { row, state })
    const at = clock.now()
    const { id: contentId, collegeId, authorId: userId } = row
    const isAppeal = await isAppealed(tx, contentId)
    await moderationRepo.closeCase(tx, { contentId, by: viewer.userId, at, decision })
    const action = { collegeId, contentId, userId, action: decision, reason, actedBy: viewer.userId, actedAt: at }
    const actionId = decision === 'keep' ? undefined : await moderationRepo.addAction(tx, action)
    const isAgainst = AGAINST_AUTHOR.includes(decision)
    const template = TEMPLATES[decision] ?? (isAppeal ? 'community.appeal_answered' : null)
    if (template && (isAgainst || isAppeal || state !== row.state))
      await tell(tx, { row, reason }, { template, actionId: NO_LIST.includes(decision) ? actionId : undefined })
    await audit.record(tx, viewer, {
      action: `community.content.${RECORDED[decision]}`,
      subject: contentSubject(row),
      before: decision === 'delete' ? contentRecord(row) : { state: row.state },
      after: { state, reason },
    })
  }
}
