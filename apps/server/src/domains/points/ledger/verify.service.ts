import type { Db } from '../../../kernel/database/database.ts'
import { type Difference, verifyRepo } from './verify.repo.ts'

export interface Verification {
  accounts: number
  postings: number
  legs: number
  differences: Difference[]
}

/** Works out every balance, lot, hold and cap from the journal and lists what differs. Changes nothing. */
export async function verifyLedger(db: Db): Promise<Verification> {
  const of = (what: Difference['what'], rows: readonly Omit<Difference, 'what'>[]) =>
    rows.map((row) => ({ what, ...row }))
  return {
    ...(await verifyRepo.counts(db)),
    differences: [
      ...of('posting', await verifyRepo.postings(db)),
      ...of('balance', await verifyRepo.balances(db)),
      ...of('lots', await verifyRepo.lots(db)),
      ...of('held', await verifyRepo.held(db)),
      ...of('cap', await verifyRepo.caps(db)),
    ],
  }
}
