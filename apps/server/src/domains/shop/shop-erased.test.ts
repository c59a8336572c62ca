import type { Id } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import { runJobs } from '../../testing/jobs.ts'
import { userId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'
import { change } from '../../testing/study.ts'

const DAY_MS = 86_400_000
const WHO = 'staff06'

describe('a buyer who is erased', () => {
  const sands = useSands()

  it('leaves no addresses behind, as soon as all goods have arrived', async () => {
    const person = await sands.signIn(WHO)
    const personId = await userId(sands, WHO)
    const home = { province: '广东省', city: '深圳市', district: '', detail: '1 Road', isDefault: 1 } as const
    const address = { name: 'Wang Min', phone: '13800002222', ...home }
    expect(await person.call('POST /sands-shopping/api/v1/address/save', { body: address })).toSucceed()
    const known = async () => {
      const book = await change(sands, 'select id from addresses where user_id = $1', personId)
      const orders = await change(
        sands,
        'select state from orders where user_id = $1 and address is not null order by id',
        personId,
      )
      return { book: book.rows.length, orders: orders.rows.map(({ state }) => state) }
    }
    expect(await known()).toEqual({ book: 1, orders: ['cancelled', 'shipped'] })

    await person.call('POST /sands-user/api/v1/user/privacy/request-deletion', { body: { reason: '' } })
    const { rows } = await change(
      sands,
      "select id from approvals where kind = 'account_deletion' and asker_id = $1 and state = 'waiting'",
      personId,
    )
    const id: Id<'approval'> = rows[0].id
    const admin = await sands.signIn('admin')
    const yes = { id, isApproved: true, reason: '' }
    expect(await admin.call('POST /sands-lms/api/v1/approval/decide', { body: yes })).toSucceed()
    await runJobs(sands)
    // The parcel is on its way.
    expect(await known()).toEqual({ book: 0, orders: ['shipped'] })

    await change(sands, `update orders set state = 'done', is_live = false where user_id = $1`, personId)
    sands.clock.advance(2 * DAY_MS)
    await runJobs(sands)
    expect(await known()).toEqual({ book: 0, orders: [] })
  })
})
