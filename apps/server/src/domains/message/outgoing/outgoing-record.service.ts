import type { Tx } from '../../../kernel/database/database.ts'
import { audienceWords, choiceOf } from '../../org/index.ts'
import { outgoingRecord } from './outgoing.present.ts'
import type { OutgoingRow } from './outgoing.repo.ts'

/** A message for the audit log, with the names of its audience, because ids may refer to deleted rows later. */
export const recordOf = async (tx: Tx, row: OutgoingRow) =>
  outgoingRecord(row, await audienceWords(tx, row.collegeId, await choiceOf(tx, row.audienceId)))
