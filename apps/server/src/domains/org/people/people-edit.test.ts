import type { DepartmentId, LabelId, PostId, UserId } from '@sands/contract/kernel/schema'
import type { NewUser, UserChange } from '@sands/contract/org/people.model'
import { describe, expect, it } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { auditLog, collegeId, departmentId, signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const CREATE = 'POST /sands-user/api/v1/manage/user/create'
const UPDATE = 'POST /sands-user/api/v1/manage/user/update'
const GET = 'GET /sands-user/api/v1/manage/user/get'
const HERE = '沙丘学院'
const THERE = 'Dune Academy'
const EDIT = ['org.people.view', 'org.people.edit'] as const

describe('managing people', () => {
  const sands = useSands()
  let people = 0

  async function aPerson(changes: Partial<NewUser> = {}): Promise<NewUser> {
    people += 1
    return {
      userName: `somebody${people}`,
      name: `某人${people}`,
      mobile: null,
      email: null,
      places: [await place()],
      labelIds: [],
      oneTimePassword: false,
      ...changes,
    }
  }

  async function place(department = '上海区', college = HERE) {
    return {
      collegeId: await collegeId(sands, college),
      departmentId: await departmentId(sands, department),
      postId: null,
      leaderId: null,
    }
  }

  async function changeOf(client: Client, id: UserId, changes: Partial<UserChange> = {}): Promise<UserChange> {
    const { data } = await client.call(GET, { query: { id } })
    const { version, userName, name, mobile, email, labels } = data
    const places = data.places.map(({ collegeId, departmentId, postId, leaderId }) => ({
      collegeId,
      departmentId,
      postId,
      leaderId,
    }))
    return { id, version, userName, name, mobile, email, places, labelIds: labels.map((label) => label.id), ...changes }
  }

  describe('a new person', () => {
    it('is added with their place, and an audit entry', async () => {
      const admin = await sands.signIn('admin')
      const leaderId = await userId(sands, 'manager')
      const body = await aPerson({
        mobile: '13900000001',
        email: 'New.Person@sands.example',
        places: [{ ...(await place()), leaderId }, await place('Store Operations', THERE)],
      })
      const { data } = await admin.call(CREATE, { body })

      expect(data.oneTimePassword).toBeNull()
      const person = (await admin.call(GET, { query: { id: data.id } })).data
      expect(person).toMatchObject({ name: body.name, hasPassword: false, status: 'active', version: 1 })
      expect(person.places).toMatchObject([
        { collegeName: HERE, departmentName: '上海区', leaderName: '陈立' },
        { collegeName: THERE, departmentName: 'Store Operations', leaderName: null },
      ])
      expect(await auditLog(sands)).toMatchObject([
        {
          action: 'org.user.created',
          actor_name: '吴越',
          subject_id: data.id,
          subject_name: body.name,
          before: null,
          after: { userName: body.userName, places: [{ department: '上海区', leader: '陈立' }, { college: THERE }] },
        },
      ])
    })

    it('gets a one-time password if wanted, and must replace it', async () => {
      const admin = await sands.signIn('admin')
      const body = await aPerson({ oneTimePassword: true })
      const { data } = await admin.call(CREATE, { body })

      expect(data.oneTimePassword).toEqual(expect.any(String))
      expect((await admin.call(GET, { query: { id: data.id } })).data.hasPassword).toBe(true)
      const answer = await sands.visitor().call('POST /sands-user/oauth/token', {
        body: { grant_type: 'password', username: body.userName, password: data.oneTimePassword ?? '' },
      })
      expect(answer).toFailWith('auth.password_change_due')
      const [entry] = await auditLog(sands)
      expect(JSON.stringify(entry)).not.toContain(data.oneTimePassword)
    })

    it('cannot get a login that another person has, as user name, mobile or e-mail', async () => {
      const admin = await sands.signIn('admin')
      const taken = [
        { changes: { userName: 'LEARNER' }, data: { field: 'userName', value: 'LEARNER' } },
        { changes: { mobile: '19900001000' }, data: { field: 'mobile', value: '19900001000' } },
        { changes: { email: 'Learner@Sands.example' }, data: { field: 'email', value: 'Learner@Sands.example' } },
        { changes: { userName: '19900001000' }, data: { field: 'userName', value: '19900001000' } },
      ]
      for (const { changes, data } of taken) {
        const answer = await admin.call(CREATE, { body: await aPerson(changes) })
        expect(answer).toFailWith('org.login_taken')
        expect(answer.data).toEqual(data)
      }
    })

    it('is added once when two people add them at the same moment', async () => {
      const admin = await sands.signIn('admin')
      const body = await aPerson()
      const answers = await Promise.all([1, 2, 3].map(() => admin.call(CREATE, { body })))

      expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
      for (const answer of answers.filter(({ code }) => code !== 1)) expect(answer).toFailWith('org.login_taken')
    })

    it('gets only places that exist in the college, each once', async () => {
      const admin = await sands.signIn('admin')
      const mine = await place()
      const elsewhere = await place('Store Operations', THERE)
      const emma = await userId(sands, 'emma')
      const wrong: NewUser['places'][] = [
        [{ ...mine, departmentId: '999999' as DepartmentId }],
        [{ ...mine, departmentId: elsewhere.departmentId }],
        [{ ...mine, postId: '999999' as PostId }],
        [{ ...mine, leaderId: emma }],
        [{ ...mine, collegeId: '999999' as typeof mine.collegeId }],
        [mine, mine],
      ]
      for (const places of wrong)
        expect(await admin.call(CREATE, { body: await aPerson({ places }) })).toFailWith('org.place_unknown')
      const labelled = await aPerson({ labelIds: ['999999' as LabelId] })
      expect(await admin.call(CREATE, { body: labelled })).toFailWith('org.place_unknown')
      expect(await admin.call(CREATE, { body: await aPerson({ places: [] }) })).toFailWith('kernel.invalid_field')
      expect(await admin.call(CREATE, { body: await aPerson({ userName: 'with space' }) })).toFailWith(
        'kernel.invalid_field',
      )
    })

    it("is added only to departments within the viewer's remit", async () => {
      const editor = await signInWith(sands, 'author', { rights: EDIT, college: HERE, department: '华东大区' })
      const into = async (places: NewUser['places']) => editor.call(CREATE, { body: await aPerson({ places }) })

      expect(await into([await place('上海区')])).toSucceed()
      expect(await into([await place('深圳区')])).toFailWith('org.out_of_reach')
      expect(await into([{ ...(await place()), departmentId: null }])).toFailWith('org.out_of_reach')
      expect(await into([await place(), await place('Store Operations', THERE)])).toFailWith('org.out_of_reach')
    })

    it('is added only with the right', async () => {
      const body = await aPerson()
      expect(await sands.visitor().call(CREATE, { body })).toFailWith('kernel.not_signed_in')
      for (const userName of ['learner', 'manager', 'auditor'])
        expect(await (await sands.signIn(userName)).call(CREATE, { body })).toFailWith('kernel.no_permission')
    })
  })

  describe('a person', () => {
    async function somebody(changes: Partial<NewUser> = {}) {
      const admin = await sands.signIn('admin')
      const { data } = await admin.call(CREATE, { body: await aPerson(changes) })
      return { admin, id: data.id }
    }

    it('is changed, and the audit log has only what changed', async () => {
      const { admin, id } = await somebody()
      // The audit log has the stored name.
      const headers = { 'accept-language': 'zh-cn' }
      const [label] = (await admin.call('GET /sands-user/api/v1/manage/label/list', { headers })).data
      const change = await changeOf(admin, id, { name: ' 新名字 ', labelIds: [label?.id as LabelId] })
      const heard: string[] = []
      sands.server.kernel.events.on('org.user-changed', async (_tx, event) => void heard.push(event.userId))

      expect(await admin.call(UPDATE, { body: change })).toSucceed()
      const person = (await admin.call(GET, { query: { id } })).data
      expect(person).toMatchObject({ name: '新名字', version: 2, labels: [{ id: label?.id }] })
      expect(heard).toContain(id)
      const [entry] = await auditLog(sands)
      expect(entry).toMatchObject({ action: 'org.user.updated', subject_id: id, before: { labels: [] } })
      expect(entry?.after).toEqual({ name: '新名字', labels: [label?.name] })
    })

    it('is not overwritten by an editor who saw an older version', async () => {
      const { admin, id } = await somebody()
      const other = await signInWith(sands, 'teacher', { rights: EDIT, college: HERE })
      const mine = await changeOf(admin, id, { name: '甲' })
      const theirs = await changeOf(other, id, { name: '乙' })

      expect(await admin.call(UPDATE, { body: mine })).toSucceed()
      expect(await other.call(UPDATE, { body: theirs })).toFailWith('kernel.changed_meanwhile')
      expect((await admin.call(GET, { query: { id } })).data.name).toBe('甲')
    })

    it('is changed once when it is sent several times', async () => {
      const { admin, id } = await somebody()
      const body = await changeOf(admin, id, { name: '一次' })
      const twice = { body, headers: { 'idempotency-key': `change-${id}` } }

      const answers = await Promise.all([admin.call(UPDATE, twice), admin.call(UPDATE, twice)])
      for (const answer of answers) expect(answer).toSucceed()
      expect((await admin.call(GET, { query: { id } })).data.version).toBe(2)
    })

    it("may keep their own logins, and gets nobody else's", async () => {
      const { admin, id } = await somebody({ mobile: '13900000777' })
      const upper = await changeOf(admin, id)
      expect(await admin.call(UPDATE, { body: { ...upper, userName: upper.userName.toUpperCase() } })).toSucceed()
      const taken = await changeOf(admin, id, { mobile: '19900001000' })
      expect(await admin.call(UPDATE, { body: taken })).toFailWith('org.login_taken')
    })

    it('cannot report to a person who reports to them', async () => {
      const top = await somebody()
      const under = async (leaderId: UserId) => (await somebody({ places: [{ ...(await place()), leaderId }] })).id
      const middle = await under(top.id)
      const bottom = await under(middle)
      const led = async (id: UserId, leaderId: UserId | null) =>
        top.admin.call(UPDATE, {
          body: await changeOf(top.admin, id, { places: [{ ...(await place()), leaderId }] }),
        })

      expect(await led(top.id, top.id)).toFailWith('org.leader_circle')
      expect(await led(top.id, bottom)).toFailWith('org.leader_circle')
      expect(await led(bottom, top.id)).toSucceed()
      expect(await led(top.id, await userId(sands, 'manager'))).toSucceed()
      expect(await led(top.id, await userId(sands, 'emma'))).toFailWith('org.place_unknown')
    })

    it('does not report in a circle when two people change it at the same moment', async () => {
      const [one, other] = [await somebody(), await somebody()]
      const led = async (id: UserId, leaderId: UserId) => ({
        body: await changeOf(one.admin, id, { places: [{ ...(await place()), leaderId }] }),
      })
      const [first, second] = [await led(one.id, other.id), await led(other.id, one.id)]
      const answers = await Promise.all([one.admin.call(UPDATE, first), one.admin.call(UPDATE, second)])

      expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    })

    it('leads nobody in a college they have left', async () => {
      const leader = await somebody({ places: [await place(), await place('Store Operations', THERE)] })
      const follower = await somebody({ places: [{ ...(await place()), leaderId: leader.id }] })
      const away = await changeOf(leader.admin, leader.id, { places: [await place('Store Operations', THERE)] })

      expect(await leader.admin.call(UPDATE, { body: away })).toSucceed()
      const person = (await leader.admin.call(GET, { query: { id: follower.id } })).data
      expect([person.leader, person.version]).toEqual([null, 2])
      expect(await leader.admin.call(GET, { query: { id: leader.id } })).toFailWith('kernel.not_found')
      expect((await auditLog(sands))[0]).toMatchObject({ subject_id: follower.id, after: { leader: null } })
    })

    it('keeps places in colleges that the viewer does not manage', async () => {
      const both = [await place(), await place('Store Operations', THERE)]
      const { id } = await somebody({ places: both })
      const editor = await signInWith(sands, 'reviewer', { rights: EDIT, college: HERE })
      const [mine, theirs] = both
      if (!mine || !theirs) throw new Error('the person does not belong to two colleges')

      const sent = async (places: NewUser['places']) =>
        editor.call(UPDATE, { body: await changeOf(editor, id, { places }) })
      expect(await sent([mine])).toFailWith('org.out_of_reach')
      expect(await sent([mine, { ...theirs, departmentId: null }])).toFailWith('org.out_of_reach')
      expect(await sent([{ ...mine, departmentId: await departmentId(sands, '杭州区') }, theirs])).toSucceed()
    })

    it('is changed by a manager of their department, and stays in it', async () => {
      const editor = await signInWith(sands, 'author', { rights: EDIT, college: HERE, department: '华东大区' })
      const inside = await somebody({ places: [await place('上海区')] })
      const outside = await somebody({ places: [await place('深圳区')] })
      const moved = async (department: string) =>
        editor.call(UPDATE, { body: await changeOf(editor, inside.id, { places: [await place(department)] }) })

      expect(await moved('杭州区')).toSucceed()
      expect(await moved('深圳区')).toFailWith('org.out_of_reach')
      const theirs = await changeOf(outside.admin, outside.id)
      expect(await editor.call(UPDATE, { body: theirs })).toFailWith('org.out_of_reach')
    })

    it('with more rights than the viewer cannot be changed', async () => {
      const admin = await sands.signIn('admin')
      const editor = await signInWith(sands, 'reviewer', { rights: EDIT, college: HERE })
      for (const userName of ['admin', 'auditor', 'manager']) {
        const body = await changeOf(admin, await userId(sands, userName), { name: '被改了' })
        expect(await editor.call(UPDATE, { body })).toFailWith('org.out_of_reach')
      }
      const body = await changeOf(admin, await userId(sands, 'manager'), { name: '陈立' })
      expect(await admin.call(UPDATE, { body })).toSucceed()
    })

    it('of another college does not exist', async () => {
      const { admin, id } = await somebody()
      const body = await changeOf(admin, id)
      const emma = await userId(sands, 'emma')
      expect(await admin.call(UPDATE, { body: { ...body, id: emma } })).toFailWith('kernel.not_found')
      expect(await admin.call(UPDATE, { body: { ...body, id: '999999' as UserId } })).toFailWith('kernel.not_found')
      expect(await sands.visitor().call(UPDATE, { body })).toFailWith('kernel.not_signed_in')
      expect(await (await sands.signIn('auditor')).call(UPDATE, { body })).toFailWith('kernel.no_permission')
    })
  })
})
