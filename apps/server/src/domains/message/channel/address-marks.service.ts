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

/** Addresses that do not exist. They are not used until the person changes or confirms them. */
export interface AddressMarks {
  mark(db: Db, address: Address, detail: string): Promise<void>
  isMarked(db: Db, address: Address): Promise<boolean>
  /** The same for many people at once. */
  load(db: Db, userIds: readonly UserId[]): Promise<(address: Address) => boolean>
}

export function createAddressMarks({ secrets, clock }: Pick<Kernel, 'secrets' | 'clock'>): AddressMarks {
  const key = secrets.keyFor('bounced-address')
  const hashOf = ({ channel, address }: Address): Buffer =>
    createHmac('sha256', key).update(`${channel} ${address}`).digest()

  async function load(db: Db, userIds: readonly UserId[]) {
    const rows = await channelRepo.bounces(db, userIds)
    return (address: Address) =>
      rows.some(
        ({ userId, channel, hash }) =>
          userId === address.userId && channel === address.channel && hash.equals(hashOf(address)),
      )
  }

  return {
    load,
    isMarked: async (db, address) => (await load(db, [address.userId]))(address),
    async mark(db, address, detail) {
      const { userId, channel } = address
      await channelRepo.markBounce(db, { userId, channel, hash: hashOf(address), detail, bouncedAt: clock.now() })
    },
  }
}
