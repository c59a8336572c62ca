import type { FileId } from '@sands/contract/kernel/schema'
import { rights } from '@sands/contract/rights'
import { describe, expect, it } from 'vitest'
import { aJpeg } from '../../testing/pictures.ts'
import { sandsOfFile } from '../../testing/sands.ts'
import { upload } from '../../testing/upload.ts'

const sands = sandsOfFile()

describe('the current user', () => {
  it('has name, post, department, college and labels', async () => {
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

  it('knows the department of the person in the college they are in', async () => {
    const learner = await sands.signIn('learner')
    const { data } = await learner.call('GET /sands-user/api/v1/dept/getDefaultDeptInfo')
    expect(data).toEqual({
      deptId: expect.stringMatching(/^\d+$/),
      deptName: '门店运营部',
      collegeId: learner.session.collegeId,
      collegeName: '沙丘学院',
    })
    expect(await sands.visitor().call('GET /sands-user/api/v1/dept/getDefaultDeptInfo')).toFailWith(
      'kernel.not_signed_in',
    )
  })

  it('has the rights of their roles', async () => {
    const rightsOf = async (userName: string) =>
      (await (await sands.signIn(userName)).call('GET /sands-user/api/v1/user/current-info')).data.rights

    expect(await rightsOf('admin')).toEqual([...rights].sort())
    expect(await rightsOf('auditor')).toEqual([
      'ops.audit.view',
      'ops.jobs.view',
      'org.people.view',
      'org.roles.view',
      'points.ledger.view',
      'shop.orders.view',
      'shop.reports.view',
    ])
    expect(await rightsOf('learner')).toEqual([])
  })

  it('lacks rights that a role for a department cannot give', async () => {
    const manager = await sands.signIn('manager')
    const { data } = await manager.call('GET /sands-user/api/v1/user/current-info')
    expect(data.rights).toEqual(['exam.mark', 'org.people.export', 'org.people.view', 'study.report', 'training.mark'])
  })

  it('has their colleges listed, the first one first', async () => {
    const learner = await sands.signIn('learner')
    const emma = await sands.signIn('emma')

    expect(
      (await learner.call('POST /sands-lms/api/v1/college/list')).data.colleges.map(({ collegeName }) => collegeName),
    ).toEqual(['沙丘学院', 'Dune Academy'])
    expect((await emma.call('POST /sands-lms/api/v1/college/list')).data.colleges).toHaveLength(1)
  })

  it('can choose the language of their messages', async () => {
    const emma = await sands.signIn('emma')
    expect(await emma.call('POST /sands-user/api/v1/user/change-language', { body: { language: 'vi' } })).toSucceed()

    expect((await emma.call('GET /sands-user/api/v1/user/current-info')).data.language).toBe('vi')
    const learner = await sands.signIn('learner')
    expect((await learner.call('GET /sands-user/api/v1/user/current-info')).data.language).toBeNull()
  })

  it('is refused an unknown language, with the name of the field', async () => {
    const emma = await sands.signIn('emma')
    const answer = await emma.call('POST /sands-user/api/v1/user/change-language', { body: { language: 'xx' as 'vi' } })

    expect(answer).toFailWith('kernel.invalid_field')
    expect(answer.data).toMatchObject({ field: 'language' })
  })

  it.each([
    'GET /sands-user/api/v1/user/current-info',
    'POST /sands-user/api/v1/user/change-language',
    'POST /sands-lms/api/v1/college/list',
  ] as const)('requires a session for %s', async (key) => {
    expect(await sands.visitor().call(key)).toFailWith('kernel.not_signed_in')
  })
})

describe('the picture of a person', () => {
  const CHANGE = 'POST /sands-user/api/v1/user/change-avatar'
  const INFO = 'GET /sands-user/api/v1/user/current-info'

  it('is one they have uploaded, and everyone sees it at once', async () => {
    const learner = await sands.signIn('learner')
    const { data: file } = await upload(learner, await aJpeg(), { purpose: 'avatar' })
    const changed = await learner.call(CHANGE, { body: { fileId: file.id } })

    expect(changed).toSucceed()
    const { avatarFileUrl } = (await learner.call(INFO)).data
    expect(avatarFileUrl).toBe(changed.data.avatarFileUrl)
    const shown = await sands.visitor().send(avatarFileUrl ?? '')
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  it('can be removed', async () => {
    const emma = await sands.signIn('emma')
    const { data: file } = await upload(emma, await aJpeg(), { purpose: 'avatar' })
    await emma.call(CHANGE, { body: { fileId: file.id } })
    expect((await emma.call(INFO)).data.avatarFileUrl).not.toBeNull()

    expect((await emma.call(CHANGE, { body: { fileId: null } })).data).toEqual({ avatarFileUrl: null })
    expect((await emma.call(INFO)).data.avatarFileUrl).toBeNull()
  })

  it("is not another person's, of another college or for another purpose", async () => {
    const learner = await sands.signIn('learner')
    const emma = await sands.signIn('emma')
    const manager = await sands.signIn('manager')
    const { data: avatar } = await upload(learner, await aJpeg(), { purpose: 'avatar' })
    const { data: cover } = await upload(learner, await aJpeg(), { purpose: 'cover' })
    const before = (await learner.call(INFO)).data.avatarFileUrl

    for (const stranger of [emma, manager])
      expect(await stranger.call(CHANGE, { body: { fileId: avatar.id } })).toFailWith('media.gone')
    expect(await learner.call(CHANGE, { body: { fileId: cover.id } })).toFailWith('media.gone')
    expect(await learner.call(CHANGE, { body: { fileId: '999999999' as FileId } })).toFailWith('media.gone')
    expect((await learner.call(INFO)).data.avatarFileUrl).toBe(before)
  })

  it('is changed once when it is sent several times, and the event is sent', async () => {
    const learner = await sands.signIn('learner')
    const heard: string[] = []
    sands.server.kernel.events.on('org.user-changed', async (_tx, { userId }) => void heard.push(userId))
    const { data: file } = await upload(learner, await aJpeg(), { purpose: 'avatar' })
    const twice = { body: { fileId: file.id }, headers: { 'idempotency-key': 'a-new-picture' } }

    const [one, other] = [await learner.call(CHANGE, twice), await learner.call(CHANGE, twice)]
    expect(other.data).toEqual(one.data)
    expect(heard).toEqual([(await learner.call(INFO)).data.id])
  })

  it('needs a session and a file', async () => {
    const learner = await sands.signIn('learner')
    expect(await sands.visitor().call(CHANGE, { body: { fileId: null } })).toFailWith('kernel.not_signed_in')
    expect(await learner.call(CHANGE, { body: { fileId: 'me' as FileId } })).toFailWith('kernel.invalid_field')
  })
})
