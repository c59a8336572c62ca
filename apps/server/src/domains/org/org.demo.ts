import type { CollegeId, DepartmentId, Id, UserId } from '@sands/contract/kernel/schema'
import type { Language } from '@sands/rules/language'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import { colleges, departments, labels, memberships, posts, roles, userLabels, userRoles, users } from './org.tables.ts'
import { DEMO_COLLEGES, DEMO_PEOPLE, type DemoPerson } from './people.demo.ts'

interface DemoCollege {
  id: CollegeId
  departments: Map<string, DepartmentId>
  posts: Map<string, Id<'post'>>
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the demo company has no ${what}`)
  return value
}

async function addDepartment(
  tx: Tx,
  row: { collegeId: CollegeId; name: string; sort: number; parent?: { id: DepartmentId; path: bigint[] } },
) {
  const [added] = await tx
    .insert(departments)
    .values({ collegeId: row.collegeId, parentId: row.parent?.id ?? null, name: row.name, path: [], sort: row.sort })
    .returning({ id: departments.id })
  const { id } = found(added, row.name)
  const path = [...(row.parent?.path ?? []), BigInt(id)]
  await tx.update(departments).set({ path }).where(eq(departments.id, id))
  return { id, path }
}

async function addColleges(tx: Tx): Promise<Map<string, DemoCollege>> {
  const added = new Map<string, DemoCollege>()
  for (const [sort, college] of DEMO_COLLEGES.entries()) {
    const [row] = await tx
      .insert(colleges)
      .values({ name: college.name, language: college.language, sort })
      .returning({ id: colleges.id })
    const { id } = found(row, college.name)
    const root = await addDepartment(tx, { collegeId: id, name: college.company, sort: 0 })
    const departmentIds = new Map<string, DepartmentId>()
    for (const [index, name] of college.departments.entries()) {
      departmentIds.set(name, (await addDepartment(tx, { collegeId: id, name, sort: index, parent: root })).id)
    }
    const postRows = await tx
      .insert(posts)
      .values(college.posts.map((name) => ({ collegeId: id, name })))
      .returning({ id: posts.id, name: posts.name })
    added.set(college.key, {
      id,
      departments: departmentIds,
      posts: new Map(postRows.map((post) => [post.name, post.id])),
    })
  }
  return added
}

async function addPerson(tx: Tx, person: DemoPerson, known: Map<string, DemoCollege>, now: Date): Promise<UserId> {
  const [row] = await tx
    .insert(users)
    .values({
      userName: person.userName,
      name: person.name,
      mobile: person.mobile,
      email: person.email,
      createdAt: now,
    })
    .returning({ id: users.id })
  const { id: userId } = found(row, person.userName)
  for (const [sort, place] of person.places.entries()) {
    const college = found(known.get(place.college), place.college)
    await tx.insert(memberships).values({
      userId,
      collegeId: college.id,
      departmentId: found(college.departments.get(place.department), place.department),
      postId: found(college.posts.get(place.post), place.post),
      sort,
    })
  }
  return userId
}

/** Two colleges, six departments and about sixty people. Answers with the ids that other domains' demo content needs. */
export async function loadOrgDemo(
  tx: Tx,
  now: Date,
): Promise<{ colleges: { id: CollegeId; language: Language }[]; users: Map<string, UserId> }> {
  const known = await addColleges(tx)
  const labelRows = await tx
    .insert(labels)
    .values([
      { code: 'team-learning', name: '团队学习' },
      { code: 'teaching-mgt', name: '教学管理' },
    ])
    .returning({ id: labels.id, code: labels.code })
  const roleRows = await tx.select({ id: roles.id, code: roles.code }).from(roles)
  const userIds = new Map<string, UserId>()
  for (const person of DEMO_PEOPLE) {
    const userId = await addPerson(tx, person, known, now)
    userIds.set(person.userName, userId)
    for (const code of person.labels) {
      await tx.insert(userLabels).values({
        userId,
        labelId: found(
          labelRows.find((label) => label.code === code),
          code,
        ).id,
      })
    }
    for (const code of person.roles) {
      await tx.insert(userRoles).values({
        userId,
        roleId: found(
          roleRows.find((role) => role.code === code),
          code,
        ).id,
      })
    }
  }
  return {
    colleges: DEMO_COLLEGES.map(({ key, language }) => ({ id: found(known.get(key), key).id, language })),
    users: userIds,
  }
}
