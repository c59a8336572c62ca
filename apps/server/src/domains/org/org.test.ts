import { describe, expect, it } from 'vitest'
import { useSands } from '../../testing/sands.ts'

describe('who is signed in', () => {
  const sands = useSands()

  it('knows name, post, department, college and labels', async () => {
    const learner = await sands.signIn('learner')
    const { data } = await learner.call('GET /sands-user/api/v1/user/current-info')

    expect(data).toMatchObject({
      userName: 'learner',
      name: '林晓',
      postName: '店员',
      deptName: '门店运营部',
      collegeName: '沙丘学院',
      sysUserLabel: { teamLearningLabel: 0, teachingMgtLabel: 0 },
      rights: [],
    })
  })

  it('gives rights to roles that have them', async () => {
    const admin = await sands.signIn('admin')
    const auditor = await sands.signIn('auditor')

    expect((await admin.call('GET /sands-user/api/v1/user/current-info')).data.rights).toEqual([
      'ops.jobs.retry',
      'ops.jobs.view',
    ])
    expect((await auditor.call('GET /sands-user/api/v1/user/current-info')).data.rights).toEqual(['ops.jobs.view'])
  })

  it('lists the colleges of a person, the first one first', async () => {
    const learner = await sands.signIn('learner')
    const emma = await sands.signIn('emma')

    expect(
      (await learner.call('POST /sands-lms/api/v1/college/list')).data.colleges.map(({ collegeName }) => collegeName),
    ).toEqual(['沙丘学院', 'Dune Academy'])
    expect((await emma.call('POST /sands-lms/api/v1/college/list')).data.colleges).toHaveLength(1)
  })

  it('remembers the language a person wants messages in', async () => {
    const emma = await sands.signIn('emma')
    expect(await emma.call('POST /sands-user/api/v1/user/change-language', { body: { language: 'vi' } })).toSucceed()

    expect((await emma.call('GET /sands-user/api/v1/user/current-info')).data.language).toBe('vi')
    const learner = await sands.signIn('learner')
    expect((await learner.call('GET /sands-user/api/v1/user/current-info')).data.language).toBeNull()
  })

  it('refuses a language nobody speaks, and names the field', async () => {
    const emma = await sands.signIn('emma')
    const answer = await emma.call('POST /sands-user/api/v1/user/change-language', { body: { language: 'xx' as 'vi' } })

    expect(answer).toFailWith('kernel.invalid_field')
    expect(answer.data).toMatchObject({ field: 'language' })
  })

  it.each([
    'GET /sands-user/api/v1/user/current-info',
    'POST /sands-user/api/v1/user/change-language',
    'POST /sands-lms/api/v1/college/list',
  ] as const)('asks for a session before %s', async (key) => {
    expect(await sands.visitor().call(key)).toFailWith('kernel.not_signed_in')
  })
})
