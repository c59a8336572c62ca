import type { PracticeDocument } from '@sands/contract/exam/practice.model'
import type { CollegeId } from '@sands/contract/kernel/schema'
import type { Db } from '../../../kernel/database/database.ts'
import { audienceWords } from '../../org/index.ts'
import type { PracticeRow } from './practice-edit.repo.ts'

export const practiceSubject = ({ id, draft }: Pick<PracticeRow, 'id' | 'draft'>) => ({
  kind: 'practice',
  id,
  name: draft.title,
})

/** A practice as the audit log compares it. */
export async function practiceRecord(db: Db, collegeId: CollegeId, document: PracticeDocument) {
  const { audience, ...settings } = document
  return { ...settings, ...(await audienceWords(db, collegeId, audience)) }
}
