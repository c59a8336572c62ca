import type { CollegeId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { useSands } from '../../testing/sands.ts'

const PAGE = 'GET /sands-system/api/v1/manage/notice/page'
const NOWHERE = { to: 'none', moduleId: null, link: null } as const
const CREATE = 'POST /sands-system/api/v1/manage/notice/create'

describe('the management of a college that the person has left in another window', () => {
  const sands = useSands()
  let admin: SignedIn
  let here: CollegeId
  let there: CollegeId
  const move = async (collegeId: CollegeId) => {
    const body = { clientType: 3, collegeId, switchCollege: 1 } as const
    expect(await admin.call('POST /sands-lms/api/v1/homePageDecorate/getInfo', { body })).toSucceed()
  }
  const shows = (collegeId: CollegeId) => ({ headers: { 'x-college-id': collegeId } })
  const create = (text: string, from?: CollegeId) => {
    const audience = { included: [], excluded: [] }
    const body = { text, jump: NOWHERE, audience, showFrom: null, showUntil: null }
    return admin.call(CREATE, { body, ...(from ? shows(from) : {}) })
  }
  const texts = async () => (await admin.call(PAGE, { query: { size: 100 } })).data.records.map(({ text }) => text)

  beforeAll(async () => {
    admin = await sands.signIn('admin')
    here = admin.session.collegeId
    const { colleges } = (await admin.call('POST /sands-lms/api/v1/college/list')).data
    const other = colleges.find(({ id }) => id !== here)
    if (!other) throw new Error('the administrator should be in two colleges')
    there = other.id
  })

  it('changes nothing in either college, and is told the current college of the person', async () => {
    expect(await create('seen here', here)).toSucceed()
    await move(there)
    const refused = await create('typed in the old window', here)
    expect(refused).toFailWith('kernel.other_college')
    expect(refused.data).toEqual({ collegeId: there })
    expect(await admin.call(PAGE, shows(here))).toFailWith('kernel.other_college')
    expect(await texts()).not.toContain('typed in the old window')
    expect(await create('typed in the new window', there)).toSucceed()
    expect(await texts()).toContain('typed in the new window')
    await move(here)
    expect(await texts()).toContain('seen here')
    expect(await texts()).not.toContain('typed in the old window')
    expect(await create('back again', here)).toSucceed()
  })

  it('gets this error before a missing right, because the person may have the right in the other college', async () => {
    const learner = await sands.signIn('learner')
    expect(await learner.call(PAGE, shows(learner.session.collegeId))).toFailWith('kernel.no_permission')
    expect(await learner.call(PAGE, shows('999999' as CollegeId))).toFailWith('kernel.other_college')
  })

  it('is not checked for callers without the college header, nor for calls without a right', async () => {
    await move(there)
    expect(await create('from a script')).toSucceed()
    expect(await admin.call('GET /sands-user/api/v1/user/current-info', shows(here))).toSucceed()
    await move(here)
  })
})
