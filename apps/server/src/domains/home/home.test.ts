import { describe, expect, it } from 'vitest'
import { useSands } from '../../testing/sands.ts'

const TABS = 'POST /sands-lms/api/v1/decorate/decorate-navigation/navigation'

describe('the tab bar', () => {
  const sands = useSands()

  it("belongs to the person's current college", async () => {
    const learner = await sands.signIn('learner')
    const { data } = await learner.call(TABS, { body: { clientType: 3, collegeId: '-1' } })

    expect(data.navigations.map(({ name, defaultCode, isDefaultPage }) => [name, defaultCode, isDefaultPage])).toEqual([
      ['首页', 'home', 0],
      ['课程', 'course', 0],
      ['消息', 'message', 0],
      ['我的', 'mine', 0],
    ])
  })

  it('of another college of the person can be read', async () => {
    const learner = await sands.signIn('learner')
    const emma = await sands.signIn('emma')
    const { data } = await learner.call(TABS, { body: { clientType: 3, collegeId: emma.session.collegeId } })

    expect(data.navigations.map(({ name }) => name)).toEqual(['Home', 'Courses', 'Messages', 'Me'])
  })

  it('of a college the person does not belong to does not exist', async () => {
    const learner = await sands.signIn('learner')
    const emma = await sands.signIn('emma')

    expect(await emma.call(TABS, { body: { clientType: 3, collegeId: learner.session.collegeId } })).toFailWith(
      'org.college_unknown',
    )
  })

  it('needs a session and a valid request', async () => {
    const learner = await sands.signIn('learner')

    expect(await sands.visitor().call(TABS, { body: { clientType: 3, collegeId: '-1' } })).toFailWith(
      'kernel.not_signed_in',
    )
    expect(await learner.call(TABS, { body: { clientType: 4 as 3, collegeId: '-1' } })).toFailWith(
      'kernel.invalid_field',
    )
  })
})
