import type { CollegeId, PostId } from '@sands/contract/kernel/schema'
import type { UserChange } from '@sands/contract/org/people.model'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { auditLog, collegeId, departmentId, signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const TREE = 'GET /sands-user/api/v1/manage/department/tree'
const POSTS = 'GET /sands-user/api/v1/manage/post/list'
const PAGE = 'GET /sands-user/api/v1/manage/user/page'
const COLLEGES = 'GET /sands-user/api/v1/manage/college/list'
const GET = 'GET /sands-user/api/v1/manage/user/get'
const UPDATE = 'POST /sands-user/api/v1/manage/user/update'
const THERE = 'Dune Academy'
const VIEW = ['org.people.view'] as const
const EDIT = ['org.people.view', 'org.people.edit'] as const

describe('another college, managed from here', () => {
  const sands = useSands()
  let there: CollegeId
  beforeAll(async () => {
    there = await collegeId(sands, THERE)
  })
  const namesIn = async (client: SignedIn, query: { collegeId?: CollegeId }) => ({
    departments: (await client.call(TREE, { query })).data.map(({ name }) => name),
    posts: (await client.call(POSTS, { query })).data.map(({ name }) => name),
    people: (await client.call(PAGE, { query: { ...query, size: 100 } })).data.records.map(({ name }) => name),
  })

  it('has its own departments, posts and people', async () => {
    const admin = await sands.signIn('admin')
    const [here, own] = [await namesIn(admin, {}), await namesIn(admin, { collegeId: there })]
    expect(own.departments).toEqual(expect.arrayContaining(['Store Operations', 'Manchester']))
    expect(own.posts).toContain('Sales Associate')
    expect(own.people).toContain('Emma Clarke')
    for (const part of ['departments', 'posts'] as const)
      expect(own[part].filter((name) => here[part].includes(name))).toEqual([])
    expect(here.people).not.toContain('Emma Clarke')
    const inside = { collegeId: await collegeId(sands, '沙丘学院') }
    expect(await namesIn(admin, inside)).toEqual(here)
  })

  it('shows a manager of a part of it that part', async () => {
    await signInWith(sands, 'author', { rights: VIEW, college: '沙丘学院' })
    const viewer = await signInWith(sands, 'author', { rights: VIEW, college: THERE, department: 'Manchester' })
    const { people } = await namesIn(viewer, { collegeId: there })
    expect(people.length).toBeGreaterThan(0)
    expect(people).not.toContain('Emma Clarke')
    const { data } = await viewer.call(TREE, { query: { collegeId: there } })
    expect(data.some(({ mayEdit }) => mayEdit)).toBe(false)
  })

  it('is closed to people without a right there, as is one that does not exist', async () => {
    const [manager, admin] = [await sands.signIn('manager'), await sands.signIn('admin')]
    for (const [client, query] of [
      [manager, { collegeId: there }],
      [admin, { collegeId: '999999999' as CollegeId }],
    ] as const)
      for (const call of [TREE, POSTS, PAGE] as const)
        expect(await client.call(call, { query })).toFailWith('kernel.no_permission')
    expect(await admin.call(TREE, { query: { collegeId: 'x' as CollegeId } })).toFailWith('kernel.invalid_field')
  })

  it('is a possible place only with the right to change people there', async () => {
    const [admin, auditor] = [await sands.signIn('admin'), await sands.signIn('auditor')]
    const editable = async (client: SignedIn) =>
      (await client.call(COLLEGES)).data.map(({ name, mayEditPeople }) => [name, mayEditPeople])
    expect(await editable(admin)).toEqual([
      ['沙丘学院', true],
      [THERE, true],
    ])
    expect(await editable(auditor)).toEqual([
      ['沙丘学院', false],
      [THERE, false],
    ])
  })

  async function changeOf(client: SignedIn, userName: string): Promise<UserChange> {
    const { data } = await client.call(GET, { query: { id: await userId(sands, userName) } })
    const { id, version, name, mobile, email, labels } = data
    const places = data.places.map(({ collegeId, departmentId, postId, leaderId }) => ({
      collegeId,
      departmentId,
      postId,
      leaderId,
    }))
    return {
      id,
      version,
      userName: data.userName,
      name,
      mobile,
      email,
      labelIds: labels.map((each) => each.id),
      places,
    }
  }
  const elsewhere = (change: UserChange, place: Partial<UserChange['places'][number]>): UserChange => ({
    ...change,
    places: change.places.map((each) => (each.collegeId === there ? { ...each, ...place } : each)),
  })

  it('is where a person gets another department, post and leader, with an audit entry', async () => {
    const admin = await sands.signIn('admin')
    const change = await changeOf(admin, 'learner')
    const posts = (await admin.call(POSTS, { query: { collegeId: there } })).data
    const place = {
      departmentId: await departmentId(sands, 'Manchester'),
      postId: posts.find(({ name }) => name === 'Trainer')?.id as PostId,
      leaderId: await userId(sands, 'emma'),
    }
    expect(await admin.call(UPDATE, { body: elsewhere(change, place) })).toSucceed()

    const { data } = await admin.call(GET, { query: { id: change.id } })
    expect(data.places.find(({ collegeId }) => collegeId === there)).toMatchObject({
      departmentName: 'Manchester',
      postName: 'Trainer',
      leaderName: 'Emma Clarke',
      mayEdit: true,
    })
    expect(data.places[0]?.collegeId).not.toBe(there)
    expect((await auditLog(sands))[0]).toMatchObject({
      action: 'org.user.updated',
      before: { places: [{}, { college: THERE, department: 'Store Operations', post: 'Sales Associate' }] },
      after: { places: [{}, { college: THERE, department: 'Manchester', post: 'Trainer', leader: 'Emma Clarke' }] },
    })
    expect(await admin.call(UPDATE, { body: elsewhere(change, { postId: null }) })).toFailWith(
      'kernel.changed_meanwhile',
    )
    expect((await changeOf(admin, 'learner')).version).toBe(change.version + 1)
  })

  it('keeps what a person signs in with from those who look after one of their colleges only', async () => {
    const editor = await signInWith(sands, 'staff09', { rights: EDIT, college: '沙丘学院' })
    const change = await changeOf(editor, 'learner')
    for (const login of [{ userName: 'taken-over' }, { mobile: '13911112222' }, { email: 'mine@sands.example' }])
      expect(await editor.call(UPDATE, { body: { ...change, ...login } })).toFailWith('org.out_of_reach')
    expect(await editor.call(UPDATE, { body: { ...change, name: '另一个名字' } })).toSucceed()
    const both = await signInWith(sands, 'staff09', { rights: EDIT, college: THERE })
    const again = await changeOf(both, 'learner')
    expect(await both.call(UPDATE, { body: { ...again, mobile: '13911112222' } })).toSucceed()
  })

  it('accepts no department, post or leader of this college, and nothing without the right to change people there', async () => {
    const admin = await sands.signIn('admin')
    const change = await changeOf(admin, 'learner')
    const [post] = (await admin.call(POSTS)).data
    for (const wrong of [
      { departmentId: await departmentId(sands, '上海区') },
      { postId: post?.id as PostId },
      { leaderId: await userId(sands, 'manager') },
    ])
      expect(await admin.call(UPDATE, { body: elsewhere(change, wrong) })).toFailWith('org.place_unknown')
    const editor = await signInWith(sands, 'teacher', { rights: EDIT, college: '沙丘学院' })
    const viewer = await signInWith(sands, 'reviewer', { rights: EDIT, college: '沙丘学院' })
    await signInWith(sands, 'reviewer', { rights: VIEW, college: THERE })
    for (const client of [editor, viewer])
      expect(await client.call(UPDATE, { body: elsewhere(change, { postId: null }) })).toFailWith('org.out_of_reach')
    expect(await changeOf(admin, 'learner')).toEqual(change)
  })
})
