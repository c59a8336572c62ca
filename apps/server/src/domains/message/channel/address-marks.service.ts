import { createHmac } from 'node:crypto'
import type { UserId } from '@sands/contract/kernel/schema'
import type { Channel } from '@sands/rules/message/channel'
import type { Db } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { channelRepo } from './channel.repo.ts'

interface Address {
  userId: UserId
  channel: Channel
  address: string
}

/** Addresses that do not exist. They are not used for 90 days, or until the person changes or confirms them. */
export interface AddressMarks {
  mark(db: Db, address: Address, detail: string): Promise<void>
  /** The same with the hash that was stored when the message was sent. */
  markHash(db: Db, address: Omit<Address, 'address'> & { hash: Buffer }, detail: string): Promise<void>
  hashOf(address: Address): Buffer
  isMarked(db: Db, address: Address): Promise<boolean>
  /** The same for many people at once. */
  load(db: Db, userIds: readonly UserId[]): Promise<(address: Address) => boolean>
}

/** Mailboxes and numbers come back to life: an old mark proves nothing. */
const MARK_DAYS = 90
const DAY_MS = 86_400_000

/** Marks from before are over. */
export const marksSince = (now: Date): Date => new Date(now.getTime() - MARK_DAYS * DAY_MS)

export function createAddressMarks({ secrets, clock }: Pick<Kernel, 'secrets' | 'clock'>): AddressMarks {
  const key = secrets.keyFor('bounced-address')
  const hashOf = ({ channel, address }: Address): Buffer =>
    createHmac('sha256', key).update(`${channel} ${address}`).digest()

  async function load(db: Db, userIds: readonly UserId[]) {
    const rows = await channelRepo.bounces(db, userIds, marksSince(clock.now()))
    return (address: Address) =>
      rows.some(
        ({ userId, channel, hash }) =>
          userId === address.userId && channel === address.channel && hash.equals(hashOf(address)),
      )
  }

  const markHash: AddressMarks['markHash'] = async (db, { userId, channel, hash }, detail) =>
    void (await channelRepo.markBounce(db, { userId, channel, hash, detail, bouncedAt: clock.now() }))

  return {
    load,
    isMarked: async (db, address) => (await load(db, [address.userId]))(address),
    hashOf,
    markHash,
    mark: (db, address, detail) => markHash(db, { ...address, hash: hashOf(address) }, detail),
  }
}
