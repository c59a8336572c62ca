import { DEFAULT_LANGUAGE } from '@sands/rules/language'
import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Dispatch } from '../dispatch.service.ts'
import { textOf } from '../message.present.ts'
import { type OutgoingId, outgoingRepo } from './outgoing.repo.ts'
import { recordOf } from './outgoing-record.service.ts'

export interface DispatchPayload {
  outgoingId: OutgoingId
  version: number
}

/**
 * Sends a message at its time. A message that was changed, sent or
 * cancelled since has another version and is skipped.
 */
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
