import type { Tx } from '../../../kernel/database/database.ts'
import { audienceWords, choiceOf } from '../../org/index.ts'
import { outgoingRecord } from './outgoing.present.ts'
import type { OutgoingRow } from './outgoing.repo.ts'

/** A message as the audit log tells of it, with names for everybody it is for: what an id stood for may be gone one day. */
export const recordOf = async (tx: Tx, row: OutgoingRow) =>
  outgoingRecord(row, await audienceWords(tx, row.collegeId, await choiceOf(tx, row.audienceId)))
