import { type Static, Type } from 'typebox'
import { CollegeIdSchema, Instant, Nullable, UserIdSchema } from '../kernel/schema.ts'

/** One change, as the audit log stores it. */
export const AuditEntry = Type.Object({
  seq: Type.Integer(),
  at: Instant,
  actorId: Nullable(UserIdSchema),
  actorName: Type.String({ description: 'Name of the person at that time; empty when the system itself acted' }),
  collegeId: Nullable(CollegeIdSchema),
  ip: Type.String(),
  userAgent: Type.String(),
  action: Type.String({ description: 'domain.subject.act, such as org.user.updated' }),
  subjectKind: Type.String(),
  subjectId: Nullable(Type.String()),
  subjectName: Type.String(),
  before: Nullable(Type.String({ description: 'JSON of the changed fields, before the change' })),
  after: Nullable(Type.String({ description: 'JSON of the changed fields, after the change' })),
  hash: Type.String({ description: 'Hexadecimal; calculated from this entry and the hash of the entry before it' }),
})
export type AuditEntry = Static<typeof AuditEntry>

/** Many accounts tried from one network: somebody tries one password on everybody. */
export const SignInSpray = Type.Object({
  network: Type.String({ description: 'An address, or an IPv6 network of 64 bits' }),
  accounts: Type.Integer({ description: 'Number of account names with a failed sign-in' }),
  failures: Type.Integer(),
  names: Type.Array(Type.String(), { description: 'Some of the people whose accounts were tried' }),
  signedIn: Type.Integer({ description: 'Number of people who signed in from there in the same time' }),
  firstAt: Instant,
  lastAt: Instant,
})
export type SignInSpray = Static<typeof SignInSpray>

export const auditFilter = {
  keyword: Type.Optional(Type.String({ maxLength: 80, description: 'Part of the name of the person or the subject' })),
  action: Type.Optional(Type.String({ maxLength: 80, description: 'An action, or its first part' })),
  actorId: Type.Optional(UserIdSchema),
  subjectKind: Type.Optional(Type.String({ maxLength: 40 })),
  subjectId: Type.Optional(Type.String({ maxLength: 40 })),
  from: Type.Optional(Instant),
  to: Type.Optional(Instant),
}
