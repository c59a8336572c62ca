import type { CollegeId, MessageId, UserId } from '@sands/contract/kernel/schema'
import type { DemoAct } from '../../../kernel/audit/demo-history.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { createAudience } from '../../org/index.ts'
import type { DemoLetter } from '../inbox.demo.ts'
import { outgoingMessages } from '../message.tables.ts'
import type { MessageTexts } from '../template.ts'
import { outgoingSubject } from './outgoing.present.ts'
import { recordOf } from './outgoing-record.service.ts'

interface SentNotice {
  collegeId: CollegeId
  letter: DemoLetter
  messageId: MessageId
  texts: MessageTexts
  userIds: readonly UserId[]
  sender: UserId
  sentAt: Date
}

/** Records the notices of the demo company as sent by its administrator, for the list of sent messages. */
export async function addSentNotice(
  tx: Tx,
  { collegeId, letter, messageId, texts, userIds, sender, sentAt }: SentNotice,
): Promise<DemoAct> {
  const audienceId = await createAudience(tx, { collegeId, included: userIds.map((id) => ({ kind: 'user', id })) })
  const [row] = await tx
    .insert(outgoingMessages)
    .values({
      collegeId,
      category: letter.category,
      texts,
      jumpTo: letter.jump?.to ?? null,
      jumpLink: letter.jump?.link ?? null,
      audienceId,
      state: 'sent',
      sendAt: sentAt,
      people: userIds.length,
      messageId,
      createdBy: sender,
      createdAt: sentAt,
    })
    .returning()
  if (!row) throw new Error(`the demo notice ${letter.name} was not stored`)
  return {
    at: sentAt,
    collegeId,
    record: {
      action: 'message.outgoing.sent',
      subject: outgoingSubject(row),
      after: await recordOf(tx, row),
    },
  }
}
