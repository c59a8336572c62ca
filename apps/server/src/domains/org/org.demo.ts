import type { CollegeId, DepartmentId, Id, UserId } from '@sands/contract/kernel/schema'
import type { Language } from '@sands/rules/language'
import { and, eq } from 'drizzle-orm'
import type { DemoAct } from '../../kernel/audit/demo-history.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { daysBefore, FOUNDED_DAYS, GRANTED_DAYS, MINUTE_MS, NEWCOMER, orgDemoHistory } from './history.demo.ts'
import { colleges, company, labels, memberships, posts, roles, userLabels, userRoles, users } from './org.tables.ts'
import { DEMO_COLLEGES, DEMO_PEOPLE, type DemoPerson } from './people.demo.ts'
import { departmentRepo } from './structure/department.repo.ts'

interface DemoCollege {
  id: CollegeId
  departments: Map<string, DepartmentId>
  posts: Map<string, Id<'post'>>
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the demo company has no ${what}`)
  return value
}

async function addDepartments(tx: Tx, collegeId: CollegeId, college: (typeof DEMO_COLLEGES)[number]) {
  const added = new Map<string, { id: DepartmentId; path: DepartmentId[]; children: number }>()
  const add = async (name: string, inside: string | undefined) => {
    const parent = inside === undefined ? undefined : found(added.get(inside), inside)
    const id = await departmentRepo.add(tx, { collegeId, parent, name, sort: parent?.children ?? 0 })
    if (parent) parent.children += 1
    return { id, path: [...(parent?.path ?? []), id], children: 0 }
  }
  added.set('', await add(college.company, undefined))
  for (const path of college.departments) {
    const steps = path.split('/')
    added.set(path, await add(steps.at(-1) ?? path, steps.slice(0, -1).join('/')))
  }
  return new Map([...added].map(([path, { id }]) => [path, id]))
}

async function addColleges(tx: Tx): Promise<Map<string, DemoCollege>> {
  const added = new Map<string, DemoCollege>()
  for (const [sort, college] of DEMO_COLLEGES.entries()) {
    const [row] = await tx
      .insert(colleges)
      .values({ name: college.name, language: college.language, sort })
      .returning({ id: colleges.id })
    const { id } = found(row, college.name)
    const departmentIds = await addDepartments(tx, id, college)
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

async function addPerson(
  tx: Tx,
  person: DemoPerson,
  known: Map<string, DemoCollege>,
  createdAt: Date,
): Promise<UserId> {
  const [row] = await tx
    .insert(users)
    .values({
      userName: person.userName,
      name: person.name,
      mobile: person.mobile,
      email: person.email,
      createdAt,
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

async function addLeaders(
  tx: Tx,
  known: Map<string, DemoCollege>,
  userIds: ReadonlyMap<string, UserId>,
): Promise<void> {
  for (const { userName, places } of DEMO_PEOPLE) {
    for (const { college, leader } of places) {
      if (!leader) continue
      const collegeId = found(known.get(college), college).id
      await tx
        .update(memberships)
        .set({ leaderId: found(userIds.get(leader), leader) })
        .where(
          and(eq(memberships.userId, found(userIds.get(userName), userName)), eq(memberships.collegeId, collegeId)),
        )
    }
  }
}

/** Granted by the administrator; nobody granted the administrator's own role. */
async function addRoles(
  tx: Tx,
  { known, userIds, now }: { known: Map<string, DemoCollege>; userIds: ReadonlyMap<string, UserId>; now: Date },
): Promise<void> {
  const roleRows = await tx.select({ id: roles.id, code: roles.code }).from(roles)
  const roleIds = new Map(roleRows.map(({ code, id }) => [code, id]))
  for (const [index, person] of DEMO_PEOPLE.entries()) {
    for (const { code, at } of person.roles) {
      const college = at && found(known.get(at.college), at.college)
      await tx.insert(userRoles).values({
        userId: found(userIds.get(person.userName), person.userName),
        roleId: found(roleIds.get(code), code),
        collegeId: college?.id ?? null,
        departmentId: college && at ? found(college.departments.get(at.department), at.department) : null,
        grantedBy: code === 'administrator' ? null : found(userIds.get('admin'), 'admin'),
        grantedAt: new Date(daysBefore(now, GRANTED_DAYS).getTime() + index * 3 * MINUTE_MS),
      })
    }
  }
}

interface DemoCompany {
  colleges: readonly { id: CollegeId; language: Language }[]
  /** By user name. */
  users: ReadonlyMap<string, UserId>
  administrator: { userId: UserId; name: string }
}

declare module '../../kernel/demo.ts' {
  interface Demo {
    company: DemoCompany
  }
}

/** Two colleges, about twenty departments and sixty people, and the administrator's audit entries. */
export async function loadOrgDemo(tx: Tx, now: Date): Promise<DemoCompany & { past: DemoAct[] }> {
  await tx
    .insert(company)
    .values({ name: found(DEMO_COLLEGES[0], 'college').company, createdAt: daysBefore(now, FOUNDED_DAYS) })
  const known = await addColleges(tx)
  const labelRows = await tx
    .insert(labels)
    .values([
      { code: 'team-learning', name: '团队学习' },
      { code: 'teaching-mgt', name: '教学管理' },
    ])
    .returning({ id: labels.id, code: labels.code })
  const userIds = new Map<string, UserId>()
  for (const person of DEMO_PEOPLE) {
    const createdAt = daysBefore(now, person.userName === NEWCOMER ? 1 : FOUNDED_DAYS)
    const userId = await addPerson(tx, person, known, createdAt)
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
  }
  await addLeaders(tx, known, userIds)
  await addRoles(tx, { known, userIds, now })
  return {
    colleges: DEMO_COLLEGES.map(({ key, language }) => ({ id: found(known.get(key), key).id, language })),
    users: userIds,
    administrator: {
      userId: found(userIds.get('admin'), 'administrator'),
      name: found(
        DEMO_PEOPLE.find(({ userName }) => userName === 'admin'),
        'administrator',
      ).name,
    },
    past: await orgDemoHistory(tx, { users: userIds, now }),
  }
}
