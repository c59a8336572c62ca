import type { Tx } from '../../kernel/database/database.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { choiceOf, countAudience } from '../org/index.ts'
import { type OutgoingRow, outgoingRepo } from './outgoing/outgoing.repo.ts'
import type { SendMessage } from './send.service.ts'

export type Dispatch = (tx: Tx, row: OutgoingRow) => Promise<OutgoingRow>

/** Hands a message to the sender and stores the result. The audience is resolved at this moment. */
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
    if (!sent) throw new Error('the message was deleted')
    return sent
  }
