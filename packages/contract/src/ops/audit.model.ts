import { type Static, Type } from 'typebox'
import { CollegeIdSchema, Instant, Nullable, UserIdSchema } from '../kernel/schema.ts'

/** One change, as the audit log stores it. */
export const AuditEntry = Type.Object({
  seq: Type.Integer(),
  at: Instant,
  actorId: Nullable(UserIdSchema),
  actorName: Type.String({ description: 'As it was then; empty for the system itself' }),
  collegeId: Nullable(CollegeIdSchema),
  ip: Type.String(),
  userAgent: Type.String(),
  action: Type.String({ description: 'domain.thing.act, such as org.user.updated' }),
  subjectKind: Type.String(),
  subjectId: Nullable(Type.String()),
  subjectName: Type.String(),
  before: Nullable(Type.String({ description: 'JSON of what changed, as it was' })),
  after: Nullable(Type.String({ description: 'JSON of what changed, as it became' })),
  hash: Type.String({ description: 'Hexadecimal; depends on every entry before it' }),
})
export type AuditEntry = Static<typeof AuditEntry>

export const auditFilter = {
  keyword: Type.Optional(Type.String({ maxLength: 80, description: 'In the name of the person or of the thing' })),
  action: Type.Optional(Type.String({ maxLength: 80, description: 'An action, or the beginning of one' })),
  actorId: Type.Optional(UserIdSchema),
  subjectKind: Type.Optional(Type.String({ maxLength: 40 })),
  subjectId: Type.Optional(Type.String({ maxLength: 40 })),
  from: Type.Optional(Instant),
  to: Type.Optional(Instant),
}
