import type { UserId } from '@sands/contract/kernel/schema'
import { asc, eq } from 'drizzle-orm'
import type { AuditRecord } from '../../kernel/audit/audit.ts'
import { changed } from '../../kernel/audit/changed.ts'
import type { DemoAct } from '../../kernel/audit/demo-history.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { colleges, company, departments, posts, roles, userRoles, users } from './org.tables.ts'
import { personAsSubject, personInAudit } from './people/people.present.ts'
import { peopleRepo } from './people/people.repo.ts'
import { peopleListRepo } from './people/people-list.repo.ts'

export const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** How long ago the demo company was set up and its roles were granted. */
export const FOUNDED_DAYS = 60
export const GRANTED_DAYS = 30
/** Joined yesterday. */
export const NEWCOMER = 'newcomer'

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the demo company has no ${what}`)
  return value
}

async function founding(tx: Tx) {
  const [row] = await tx.select().from(company)
  const [college] = await tx.select().from(colleges).orderBy(asc(colleges.sort))
  const { name, createdAt } = found(row, 'name')
  const { id, name: collegeName, language } = found(college, 'college')
  const record: AuditRecord = {
    action: 'org.company.created',
    subject: { kind: 'company', id: null, name },
    after: { college: collegeName, language, administrator: 'admin' },
  }
  return { collegeId: id, act: { at: createdAt, collegeId: id, record } }
}

/** The roles that the administrator has granted. */
async function grants(tx: Tx, administrator: UserId) {
  const rows = await tx
    .select({
      at: userRoles.grantedAt,
      userId: users.id,
      name: users.name,
      role: roles.code,
      collegeId: userRoles.collegeId,
      college: colleges.name,
      department: departments.name,
    })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .leftJoin(colleges, eq(colleges.id, userRoles.collegeId))
    .leftJoin(departments, eq(departments.id, userRoles.departmentId))
    .where(eq(userRoles.grantedBy, administrator))
  return rows.map(({ at, userId, name, role, collegeId, college, department }) => ({
    at: found(at ?? undefined, 'time of a grant'),
    record: {
      action: 'org.grant.created',
      subject: personAsSubject({ id: userId, name }),
      after: { role, college, department },
      collegeId,
    },
  }))
}

/** A post and a department that were added later. */
async function places(tx: Tx, now: Date) {
  const [post] = await tx.select().from(posts).where(eq(posts.name, '内训师'))
  const [department] = await tx.select().from(departments).where(eq(departments.name, '培训中心'))
  const [trainer, centre] = [found(post, 'trainer'), found(department, 'training centre')]
  return [
    {
      at: daysBefore(now, 41),
      record: {
        action: 'org.department.created',
        subject: { kind: 'department', id: centre.id, name: centre.name },
        after: { name: centre.name, parent: '人力资源部' },
      },
    },
    {
      at: daysBefore(now, 40.9),
      record: {
        action: 'org.post.created',
        subject: { kind: 'post', id: trainer.id, name: trainer.name },
        before: null,
        after: { name: trainer.name },
      },
    },
  ]
}

/** People who joined, moved, got another number, or were disabled for some days. */
async function people(tx: Tx, { userIds, now }: { userIds: ReadonlyMap<string, UserId>; now: Date }) {
  const person = async (userName: string) => {
    const id = found(userIds.get(userName), userName)
    const [user] = await tx.select().from(users).where(eq(users.id, id))
    const own = await peopleRepo.places(tx, [id])
    const here = found(own[0], `place for ${userName}`)
    const after = personInAudit(found(user, userName), own, await peopleListRepo.labels(tx, here.collegeId, [id]))
    return { subject: personAsSubject({ id, name: after.name }), here, after }
  }
  const [mover, caller, traveller, newcomer] = [
    await person('staff06'),
    await person('staff02'),
    await person('staff03'),
    await person(NEWCOMER),
  ]
  const status = (before: string, after: string) => ({ before: { status: before }, after: { status: after } })
  return [
    {
      at: daysBefore(now, 16.2),
      record: {
        action: 'org.user.moved',
        subject: mover.subject,
        before: { department: '上海区' },
        after: { department: mover.here.departmentName },
      },
    },
    {
      at: daysBefore(now, 11.4),
      record: {
        action: 'org.user.updated',
        subject: caller.subject,
        ...changed({ ...caller.after, mobile: '19900000999' }, caller.after),
      },
    },
    {
      at: daysBefore(now, 6.3),
      record: { action: 'org.user.disabled', subject: traveller.subject, ...status('active', 'disabled') },
    },
    {
      at: daysBefore(now, 4.1),
      record: { action: 'org.user.enabled', subject: traveller.subject, ...status('disabled', 'active') },
    },
    {
      at: daysBefore(now, 1),
      record: { action: 'org.user.created', subject: newcomer.subject, before: null, after: newcomer.after },
    },
  ]
}

/** The administrator's past changes in the demo company; all of them are still visible in its data. */
export async function orgDemoHistory(
  tx: Tx,
  { users: userIds, now }: { users: ReadonlyMap<string, UserId>; now: Date },
): Promise<DemoAct[]> {
  const { collegeId, act } = await founding(tx)
  const acts = [
    ...(await places(tx, now)),
    ...(await grants(tx, found(userIds.get('admin'), 'administrator'))),
    ...(await people(tx, { userIds, now })),
  ]
  return [act, ...acts.map((each) => ({ ...each, collegeId }))]
}
