import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { dayOfAccount } from '../earning/account-day.ts'
import { accountRepo } from './account.repo.ts'
import { expireDue } from './expiry.service.ts'
import { type HoldRow, holdRepo } from './hold.repo.ts'
import type { JournalId } from './ledger.repo.ts'
import { post } from './ledger.service.ts'

interface Owner {
  userId: UserId
  collegeId: CollegeId
}

interface NewHold extends Owner {
  /** Unique in the college; names the hold in all later steps. */
  key: string
  points: number
  content?: { kind: string; id: string }
}

/** Points that pay for something: held first, then captured or released; what was captured can be given back. */
export interface Spending {
  /** Throws points.too_few. Holding again under the same key changes nothing. */
  hold(tx: Tx, wanted: NewHold): Promise<void>
  /** Spends held points. Capturing again changes nothing. */
  capture(tx: Tx, owner: Owner, key: string): Promise<void>
  release(tx: Tx, owner: Owner, key: string): Promise<void>
  /** Gives captured points back, to the lots they came from. Throws when more would return than was captured. */
  giveBack(tx: Tx, owner: Owner, back: { key: string; of: string; points: number }): Promise<void>
  /** Locks the account until the transaction ends. */
  available(tx: Tx, owner: Owner): Promise<number>
  /** The same without a lock, for screens. */
  shownAvailable(db: Db, owner: Owner): Promise<number>
}

export function createSpending({ clock }: Pick<Kernel, 'clock'>): Spending {
  async function locked(tx: Tx, owner: Owner, key: string) {
    const account = await accountRepo.lock(tx, owner)
    const hold = await holdRepo.byKey(tx, owner.collegeId, key)
    if (!hold || hold.accountId !== account.id) throw new Error(`there is no hold ${key}`)
    return { account, hold }
  }

  const settle = (tx: Tx, hold: HoldRow, state: 'captured' | 'released', journalId: JournalId | null) =>
    holdRepo.change(tx, hold.id, { state, settledAt: clock.now(), journalId })

  return {
    async hold(tx, { key, points, content, ...owner }) {
      const account = await accountRepo.lock(tx, owner)
      if (await holdRepo.byKey(tx, owner.collegeId, key)) return
      const available = account.balance - account.held
      if (available < points) throw fail('points.too_few', { available })
      await holdRepo.add(tx, {
        collegeId: owner.collegeId,
        accountId: account.id,
        key,
        amount: points,
        state: 'held',
        contentKind: content?.kind ?? null,
        contentId: content?.id ?? null,
        createdAt: clock.now(),
      })
      await accountRepo.changeHeld(tx, account.id, points)
    },

    async capture(tx, owner, key) {
      const { account, hold } = await locked(tx, owner, key)
      if (hold.state === 'captured') return
      if (hold.state === 'released') throw new Error(`the hold ${key} is released`)
      const at = clock.now()
      const { contentKind: kind, contentId: id } = hold
      const journalId = await post(tx, account, {
        key: `order ${key}`,
        type: 'order',
        amount: -hold.amount,
        against: 'shop',
        content: kind && id ? { kind, id } : undefined,
        day: dayOfAccount(account, at),
        at,
      })
      if (!journalId) throw new Error(`the hold ${key} was captured twice`)
      await settle(tx, hold, 'captured', journalId)
      await accountRepo.changeHeld(tx, account.id, -hold.amount)
    },

    async release(tx, owner, key) {
      const { account, hold } = await locked(tx, owner, key)
      if (hold.state !== 'held') return
      await settle(tx, hold, 'released', null)
      await accountRepo.changeHeld(tx, account.id, -hold.amount)
    },

    async giveBack(tx, owner, { key, of, points }) {
      const { account, hold } = await locked(tx, owner, of)
      if (hold.state !== 'captured' || !hold.journalId) throw new Error(`the hold ${of} is not captured`)
      const at = clock.now()
      // What is left in a lot that gets more time has expired all the same.
      await expireDue(tx, account, at)
      const { contentKind: kind, contentId: id } = hold
      const posting = { key: `return ${of}/${key}`, type: 'orderReturn', amount: points, against: 'shop' } as const
      const content = kind && id ? { kind, id } : undefined
      const posted = await post(
        tx,
        account,
        { ...posting, content, day: dayOfAccount(account, at), at },
        { backTo: hold.journalId },
      )
      if (!posted) return
      if (hold.returned + points > hold.amount) throw new Error(`more would return than the hold ${of} captured`)
      await holdRepo.giveBack(tx, hold.id, points)
    },

    async available(tx, owner) {
      const { balance, held } = await accountRepo.lock(tx, owner)
      return balance - held
    },

    async shownAvailable(db, owner) {
      const account = await accountRepo.byOwner(db, owner)
      return account ? account.balance - account.held : 0
    },
  }
}
