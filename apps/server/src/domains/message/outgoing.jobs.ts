import { DEFAULT_LANGUAGE } from '@sands/rules/language'
import type { Tx } from '../../kernel/database/database.ts'
import { type JobKind, jobKind } from '../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { choiceOf, countAudience } from '../org/index.ts'
import { textOf } from './message.present.ts'
import { type OutgoingId, type OutgoingRow, outgoingRepo } from './outgoing.repo.ts'
import { recordOf } from './outgoing-record.service.ts'
import type { SendMessage } from './send.service.ts'

export interface DispatchPayload {
  outgoingId: OutgoingId
  version: number
}

export type Dispatch = (tx: Tx, row: OutgoingRow) => Promise<OutgoingRow>

/** Hands a message over to the sender, and notes what became of it. Who is meant is decided at this moment. */
export const createDispatch =
  ({ clock }: Kernel, send: SendMessage): Dispatch =>
  async (tx, row) => {
    const people = await countAudience(tx, row.collegeId, await choiceOf(tx, row.audienceId))
    const messageId = await send(tx, {
      collegeId: row.collegeId,
      category: row.category,
      to: { audienceId: row.audienceId },
      texts: row.texts,
      dedupeKey: `outgoing ${row.id}`,
      ...(row.jumpTo && {
        jump: {
          to: row.jumpTo,
          ...(row.jumpModuleId && { moduleId: row.jumpModuleId }),
          ...(row.jumpLink && { link: row.jumpLink }),
        },
      }),
    })
    const sent = await outgoingRepo.change(tx, row.id, { state: 'sent', sendAt: clock.now(), people, messageId })
    if (!sent) throw new Error('the message is gone')
    return sent
  }

/** Sends a message at its time. A message that was changed, sent or cancelled since has another version. */
export const dispatchMessages = ({ database, audit }: Kernel, dispatch: Dispatch): JobKind<DispatchPayload> =>
  jobKind<DispatchPayload>({
    name: 'message.dispatch',
    retries: 8,
    limitSeconds: 300,
    run: ({ outgoingId, version }) =>
      database.transaction(async (tx) => {
        const row = await outgoingRepo.lock(tx, outgoingId)
        if (row?.state !== 'scheduled' || row.version !== version) return
        const sent = await dispatch(tx, row)
        await audit.record(tx, 'system', {
          action: 'message.outgoing.sent',
          subject: { kind: 'outgoing', id: row.id, name: textOf(row.texts, DEFAULT_LANGUAGE).title },
          after: await recordOf(tx, sent),
          collegeId: row.collegeId,
        })
      }),
  })
