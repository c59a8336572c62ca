import type { Id } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { enrol } from '../../../testing/factor/factors.ts'
import { signInWith } from '../../../testing/people.ts'
import { announce } from '../../../testing/resumable.ts'
import { useSands } from '../../../testing/sands.ts'

const RULE = 'GET /sands-user/api/v1/manage/second-factor/rule'
const SAVE = 'POST /sands-user/api/v1/manage/second-factor/rule/save'
const INFO = 'GET /sands-user/api/v1/user/current-info'
const DECIDE = 'POST /sands-lms/api/v1/approval/decide'
const DECIDE_MANY = 'POST /sands-lms/api/v1/approval/decideMany'
const DAY = 86_400_000
const id = '1' as Id<'approval'>

describe('a manager who is late with the second factor', () => {
  const sands = useSands()
  let late: SignedIn

  beforeAll(async () => {
    const admin = await sands.signIn('admin')
    await enrol(sands, admin)
    const { data } = await admin.call(RULE)
    expect(await admin.call(SAVE, { body: { forManagers: true, version: data.version } })).toSucceed()
    await signInWith(sands, 'staff20', { rights: ['auth.ways.edit', 'media.library.edit'] })
    sands.clock.advance(8 * DAY)
    late = await sands.signIn('staff20')
  })

  it('still sees what there is to manage', async () => {
    expect((await late.call(INFO)).data.rights).toEqual(['auth.ways.edit', 'media.library.edit'])
    expect(await late.call(RULE)).toFailWith('kernel.second_factor_first')
  })

  it('decides nothing about others', async () => {
    const body = { id, isApproved: true, reason: 'Because' }
    expect(await late.call(DECIDE, { body })).toFailWith('kernel.second_factor_first')
    const many = { ids: [id], isApproved: true, reason: 'Because' }
    expect(await late.call(DECIDE_MANY, { body: many })).toFailWith('kernel.second_factor_first')
    // Rights in another college count too.
    const abroad = await signInWith(sands, 'staff22', { rights: ['media.library.edit'], college: 'Dune Academy' })
    expect(await abroad.call(DECIDE, { body })).toFailWith('kernel.second_factor_first')
    // Others who decide have no rights, and go on.
    expect(await (await sands.signIn('staff21')).call(DECIDE, { body })).toFailWith('review.approval_unknown')
  })

  it('holds no rights where a call looks at them itself', async () => {
    expect(await announce(late, { library: true })).toFailWith('kernel.no_permission')
  })

  it('holds them again with the second factor', async () => {
    await enrol(sands, late)
    expect(await late.call(RULE)).toSucceed()
    const body = { id, isApproved: true, reason: 'Because' }
    expect(await late.call(DECIDE, { body })).toFailWith('review.approval_unknown')
  })
})
