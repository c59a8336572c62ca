import type { UserId } from '@sands/contract/kernel/schema'
import type { ErrorTextKey } from '@sands/i18n/errors'
import { LANGUAGES } from '@sands/rules/language'
import { type ApprovalKindName, approvalAfter } from '@sands/rules/review/approval'
import type { Tx } from '../../../kernel/database/database.ts'
import { errorText, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import type { ApprovalKind, Asked } from './approval.kind.ts'
import { type ApprovalRow, approvalRepo } from './approval.repo.ts'

export const askedOf = ({ id, collegeId, subjectId, askerId, title, summary, createdAt }: ApprovalRow): Asked => ({
  ...{ id, collegeId, subjectId, askerId, title, summary, createdAt },
})

export interface EndOfRequest {
  step: 'approve' | 'decline' | 'withdraw'
  byId: UserId | null
  reason: string
  /** Tells the asker that the request was declined, and why. */
  because?: ErrorTextKey
}

interface Parts {
  send: SendMessage
  kindOf(name: ApprovalKindName): ApprovalKind
}

export interface Endings {
  /** Ends a request that is locked: its kind acts, and the asker is told. */
  end(tx: Tx, row: ApprovalRow, ending: EndOfRequest): Promise<void>
  tellAsker(
    tx: Tx,
    row: ApprovalRow,
    template: 'approved' | 'declined' | 'step',
    reason: string | { text: ErrorTextKey },
  ): Promise<void>
}

export function createEndings(clock: Kernel['clock'], { send, kindOf }: Parts): Endings {
  const tellAsker: Endings['tellAsker'] = async (tx, { id, collegeId, askerId, title }, template, reason) => {
    await send(tx, {
      collegeId,
      category: 'system',
      to: { userIds: [askerId] },
      texts: fromTemplate(`review.approval_${template}`, (language) => ({
        title,
        reason: typeof reason === 'string' ? reason : errorText(reason.text, language),
      })),
      jump: { to: 'approval', moduleId: id },
    })
  }

  /** What people decide about, as they see it at this moment; null for what has no difference. */
  async function changesNow(tx: Tx, kind: ApprovalKind, row: ApprovalRow): Promise<ApprovalRow['changes']> {
    if (!kind.describe) return null
    const first = await kind.describe(tx, askedOf(row), LANGUAGES[0])
    if (first.changes.length === 0) return null
    const changes: NonNullable<ApprovalRow['changes']> = {}
    for (const language of LANGUAGES) changes[language] = (await kind.describe(tx, askedOf(row), language)).changes
    return changes
  }

  const end: Endings['end'] = async (tx, row, { step, byId, reason, because }) => {
    const state = approvalAfter(row.state, step)
    if (!state) throw fail('review.approval_decided')
    const kind = kindOf(row.kind)
    const changes = state === 'withdrawn' ? null : await changesNow(tx, kind, row)
    await approvalRepo.closeItems(tx, row.id)
    await approvalRepo.change(tx, row.id, { state, endedAt: clock.now(), dueAt: null, remindAt: null, changes })
    await kind.decided(tx, askedOf(row), { end: state, byId, reason })
    if (because) await tellAsker(tx, row, 'declined', { text: because })
    else if (state !== 'withdrawn' && !kind.tellsAsker) await tellAsker(tx, row, state, reason)
  }

  return { end, tellAsker }
}
