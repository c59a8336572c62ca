import type { CollegeId } from '@sands/contract/kernel/schema'
import type { AudienceChoice, AudiencePart } from '@sands/contract/org/audience.model'
import { EVERYONE } from '@sands/rules/audience'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { addCrowd } from '../../../testing/crowd.ts'
import { useSands } from '../../../testing/sands.ts'
import { audienceRepo } from './audience.repo.ts'
import { audienceOf, choiceOf } from './audience-choice.service.ts'

const OPTIONS = 'GET /sands-user/api/v1/manage/audience/options'
const FIND = 'GET /sands-user/api/v1/manage/audience/find'
const COUNT = 'POST /sands-user/api/v1/manage/audience/count'
const PEOPLE = 'POST /sands-user/api/v1/manage/audience/people'
const NAMES = 'POST /sands-user/api/v1/manage/audience/names'

/** A tenth of the largest company, so that the test stays quick. */
const MANY = 10_000

describe('the choice of an audience', () => {
  const sands = useSands()
  const db = () => sands.server.kernel.database.primary
  let admin: SignedIn
  let collegeId: CollegeId
  let elsewhere: CollegeId

  /** Two departments, one below the other, with people in known places. */
  const ids = { root: '', below: '', post: '', label: '', foreignDepartment: '', foreignUser: '' }
  const users = new Map<string, string>()
  const userPart = (name: string): AudiencePart => ({ kind: 'user', id: users.get(name) ?? '' })

  const insert = async (statement: ReturnType<typeof sql>): Promise<string> => {
    const { rows } = await db().execute<{ id: string }>(statement)
    return rows[0]?.id ?? ''
  }

  beforeAll(async () => {
    admin = await sands.signIn('admin')
    collegeId = admin.session.collegeId
    const { data } = await admin.call('POST /sands-lms/api/v1/college/list')
    elsewhere = data.colleges.find(({ id }) => id !== collegeId)?.id ?? collegeId
    ids.root = await insert(
      sql`insert into departments (college_id, name, path) values (${collegeId}, 'Root', '{}') returning id`,
    )
    await db().execute(sql`update departments set path = array[id] where id = ${ids.root}`)
    ids.below = await insert(
      sql`insert into departments (college_id, parent_id, name, path) values (${collegeId}, ${ids.root}, 'Below', '{}') returning id`,
    )
    await db().execute(sql`update departments set path = array[${ids.root}::bigint, id] where id = ${ids.below}`)
    ids.post = await insert(sql`insert into posts (college_id, name) values (${collegeId}, 'Tester') returning id`)
    ids.label = await insert(sql`insert into labels (college_id, name) values (${collegeId}, 'Careful') returning id`)
    ids.foreignDepartment = await insert(sql`select id from departments where college_id = ${elsewhere} limit 1`)
    ids.foreignUser = await insert(sql`
      select u.id from users u join memberships m on m.user_id = u.id and m.college_id = ${elsewhere}
      where not exists (select 1 from memberships o where o.user_id = u.id and o.college_id = ${collegeId}) limit 1`)
    const people = [
      { name: 'Ann', department: ids.root, post: null, label: false, status: 'active' },
      { name: 'Bob', department: ids.below, post: ids.post, label: false, status: 'active' },
      { name: 'Cleo', department: ids.below, post: null, label: true, status: 'active' },
      { name: 'Dan', department: null, post: null, label: true, status: 'active' },
      { name: 'Eve', department: ids.below, post: ids.post, label: true, status: 'disabled' },
    ]
    for (const { name, department, post, label, status } of people) {
      const id = await insert(sql`
        insert into users (user_name, name, mobile, status, created_at)
        values (${`choice.${name.toLowerCase()}`}, ${`Choice ${name}`}, ${`1990000${users.size}`}, ${status}, now()) returning id`)
      users.set(name, id)
      await db().execute(
        sql`insert into memberships (user_id, college_id, department_id, post_id) values (${id}, ${collegeId}, ${department}, ${post})`,
      )
      if (label) await db().execute(sql`insert into user_labels (user_id, label_id) values (${id}, ${ids.label})`)
    }
  })

  const tree = (): AudiencePart => ({ kind: 'department', id: ids.root, withChildren: true })
  const alone = (): AudiencePart => ({ kind: 'department', id: ids.root, withChildren: false })
  const post = (): AudiencePart => ({ kind: 'post', id: ids.post })
  const label = (): AudiencePart => ({ kind: 'label', id: ids.label })

  const insideOf = async (choice: AudienceChoice): Promise<string[]> => {
    const { data } = await admin.call(PEOPLE, { body: { ...choice, size: 100 } })
    const { data: counted } = await admin.call(COUNT, { body: choice })
    expect(counted.people).toBe(data.total)
    return data.records.map(({ name }) => name.replace('Choice ', ''))
  }

  it('lists the departments, posts and labels of the college and of no other', async () => {
    const { data } = await admin.call(OPTIONS)
    expect(data.departments).toContainEqual({ id: ids.below, parentId: ids.root, name: 'Below' })
    expect(data.posts).toContainEqual({ id: ids.post, name: 'Tester' })
    expect(data.labels).toContainEqual({ id: ids.label, name: 'Careful' })
    expect(data.departments.map(({ id }) => String(id))).not.toContain(ids.foreignDepartment)
  })

  it('counts departments with and without those below, posts, labels and people, each person once', async () => {
    expect(await insideOf({ included: [alone()], excluded: [] })).toEqual(['Ann'])
    expect(await insideOf({ included: [tree()], excluded: [] })).toEqual(['Ann', 'Bob', 'Cleo'])
    expect(await insideOf({ included: [post()], excluded: [] })).toEqual(['Bob'])
    expect(await insideOf({ included: [label()], excluded: [] })).toEqual(['Cleo', 'Dan'])
    expect(await insideOf({ included: [tree(), label(), userPart('Bob')], excluded: [] })).toEqual([
      'Ann',
      'Bob',
      'Cleo',
      'Dan',
    ])
  })

  it('leaves out excluded people, and includes people without a department', async () => {
    expect(await insideOf({ included: [tree(), label()], excluded: [alone(), userPart('Bob')] })).toEqual([
      'Cleo',
      'Dan',
    ])
    expect(await insideOf({ included: [tree()], excluded: [tree()] })).toEqual([])
    const { data: all } = await admin.call(COUNT, { body: EVERYONE })
    const { data: others } = await admin.call(COUNT, { body: { included: [], excluded: [tree()] } })
    expect(others.people).toBe(all.people - 3)
    const { data: college } = await admin.call(COUNT, {
      body: { included: [{ kind: 'college', id: collegeId }], excluded: [] },
    })
    expect(college.people).toBe(all.people)
  })

  it('lists its people by name, page by page, with their place', async () => {
    const { data } = await admin.call(PEOPLE, { body: { included: [tree()], excluded: [], current: 2, size: 2 } })
    expect(data).toEqual({
      records: [
        {
          id: users.get('Cleo'),
          name: 'Choice Cleo',
          userName: 'choice.cleo',
          departmentName: 'Below',
          postName: '',
        },
      ],
      current: 2,
      size: 2,
      total: 3,
    })
  })

  it('finds people of the college by name, user name or mobile, but no disabled ones', async () => {
    const find = async (keyword: string) =>
      (await admin.call(FIND, { query: { keyword } })).data.map(({ name }) => name)
    expect(await find('choice b')).toEqual(['Choice Bob'])
    expect(await find('CHOICE.CLEO')).toEqual(['Choice Cleo'])
    expect(await find('19900003')).toEqual(['Choice Dan'])
    // Nobody learns a number digit by digit.
    expect(await find('1990000')).toEqual([])
    expect(await find('choice.eve')).toEqual([])
    expect(await find('100%')).toEqual([])
    expect(await find(' ')).toEqual([])
    expect((await find('c')).length).toBeLessThanOrEqual(20)
    expect(await find('Emma Clarke')).toEqual([])
  })

  it('names its parts; deleted ones are left out', async () => {
    const gone: AudiencePart = { kind: 'post', id: '999999999' }
    const { data } = await admin.call(NAMES, { body: { parts: [tree(), alone(), gone, label(), userPart('Ann')] } })
    expect(data).toEqual([
      { key: `tree:${ids.root}`, name: 'Root' },
      { key: `department:${ids.root}`, name: 'Root' },
      { key: `label:${ids.label}`, name: 'Careful' },
      { key: `user:${users.get('Ann')}`, name: 'Choice Ann' },
    ])
  })

  it('refuses parts that do not exist or belong to another college, on either side', async () => {
    const foreign: AudiencePart[] = [
      { kind: 'post', id: '999999999' },
      { kind: 'department', id: ids.foreignDepartment, withChildren: true },
      { kind: 'user', id: ids.foreignUser },
      { kind: 'college', id: elsewhere },
    ]
    for (const part of foreign)
      for (const choice of [
        { included: [part], excluded: [] },
        { included: [], excluded: [part] },
      ]) {
        expect(await admin.call(COUNT, { body: choice }), part.kind).toFailWith('org.place_unknown')
        expect(await admin.call(PEOPLE, { body: choice }), part.kind).toFailWith('org.place_unknown')
      }
    expect(await admin.call(COUNT, { body: { included: [{ kind: 'post', id: 'x' }], excluded: [] } })).toFailWith(
      'kernel.invalid_field',
    )
  })

  it('needs the right to see audiences', async () => {
    const learner = await sands.signIn('learner')
    const calls = [
      (who: SignedIn) => who.call(OPTIONS),
      (who: SignedIn) => who.call(FIND, { query: { keyword: 'a' } }),
      (who: SignedIn) => who.call(COUNT, { body: EVERYONE }),
      (who: SignedIn) => who.call(PEOPLE, { body: EVERYONE }),
      (who: SignedIn) => who.call(NAMES, { body: { parts: [] } }),
    ]
    for (const call of calls) {
      expect(await call(learner)).toFailWith('kernel.no_permission')
      expect(await call(Object.assign(sands.visitor(), { session: learner.session }))).toFailWith(
        'kernel.not_signed_in',
      )
      expect(await call(admin)).toSucceed()
    }
  })

  it('is stored on publication, selects the same people, and reads back as it was chosen', async () => {
    const viewer = { collegeId }
    const choices: AudienceChoice[] = [
      { included: [tree()], excluded: [post()] },
      { included: [tree(), label()], excluded: [alone(), userPart('Bob')] },
      { included: [], excluded: [tree()] },
      { included: [tree()], excluded: [tree()] },
      { included: [], excluded: [{ kind: 'college', id: collegeId }] },
    ]
    const sorted = (parts: AudienceChoice['included']) => parts.map((part) => JSON.stringify(part)).sort()
    for (const choice of choices) {
      const audienceId = await sands.server.kernel.database.transaction((tx) => audienceOf(tx, viewer, choice))
      const recipients = { audienceId }
      const people = await audienceRepo.count(db(), { collegeId, recipients, limit: 100_000 })
      expect(people).toBe((await admin.call(COUNT, { body: choice })).data.people)
      const back = await choiceOf(db(), audienceId)
      expect(sorted(back.included)).toEqual(sorted(choice.included))
      expect(sorted(back.excluded)).toEqual(sorted(choice.excluded))
      expect((await admin.call(COUNT, { body: back })).data.people).toBe(people)
    }
    const everyone = await sands.server.kernel.database.transaction((tx) => audienceOf(tx, viewer, EVERYONE))
    expect(everyone).toBeNull()
    expect(await choiceOf(db(), null)).toEqual(EVERYONE)
  })

  it('that excludes what it includes, or names a part twice, is stored as it was chosen, each part once', async () => {
    const { database } = sands.server.kernel
    const viewer = { collegeId }
    const choice = { included: [tree(), tree(), label()], excluded: [tree(), tree()] }
    const audienceId = await database.transaction((tx) => audienceOf(tx, viewer, choice))
    const back = await choiceOf(db(), audienceId)
    expect(back.excluded).toEqual([tree()])
    expect(back.included).toHaveLength(2)
    expect(back.included).toEqual(expect.arrayContaining([tree(), label()]))
    const unknown = { included: [{ kind: 'post' as const, id: '999999999' }], excluded: [] }
    await expect(database.transaction((tx) => audienceOf(tx, viewer, unknown))).rejects.toThrow('org.place_unknown')
  })
})

describe('an audience among very many people', () => {
  const sands = useSands()

  let admin: SignedIn
  let before = 0
  beforeAll(async () => {
    admin = await sands.signIn('admin')
    const { collegeId } = admin.session
    const db = sands.server.kernel.database.primary
    before = (await admin.call(COUNT, { body: EVERYONE })).data.people
    const departmentId = sql`(select id from departments where college_id = ${collegeId} order by id limit 1)`
    await addCrowd(db, { collegeId, people: MANY, departmentId })
    await db.execute(sql`analyze users, memberships`)
  })

  it('is counted exactly', async () => {
    const [root] = (await admin.call(OPTIONS)).data.departments
    if (!root) throw new Error('there is no department')
    const choice: AudienceChoice = {
      included: [{ kind: 'department', id: root.id, withChildren: true }],
      excluded: (await admin.call(FIND, { query: { keyword: 'crowd500' } })).data.map(({ id }) => ({
        kind: 'user',
        id,
      })),
    }
    expect(choice.excluded.length).toBeGreaterThan(0)
    const inTree = (await admin.call(COUNT, { body: { included: choice.included, excluded: [] } })).data.people
    const { data } = await admin.call(COUNT, { body: choice })
    expect(data.people).toBe(inTree - choice.excluded.length)
    expect((await admin.call(COUNT, { body: EVERYONE })).data.people).toBe(before + MANY)
  })
})
