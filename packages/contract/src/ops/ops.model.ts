import { type Static, Type } from 'typebox'
import { Instant, Nullable } from '../kernel/schema.ts'

export const DeadLetter = Type.Object({
  id: Type.String(),
  job: Type.String(),
  payload: Type.String({ description: 'Parameters of the job as JSON, at most 2,000 characters' }),
  reason: Type.String(),
  tries: Type.Integer(),
  failedAt: Instant,
})
export type DeadLetter = Static<typeof DeadLetter>

export const SystemStatus = Type.Object({
  version: Type.String(),
  startedAt: Instant,
  database: Type.Object({
    kind: Type.Union([Type.Literal('embedded'), Type.Literal('external')]),
    version: Type.String(),
    bytes: Type.Integer({ description: 'Size of the database on disk' }),
    connections: Type.Object({ open: Type.Integer(), limit: Type.Integer() }),
    pool: Type.Object(
      { open: Type.Integer(), idle: Type.Integer(), waiting: Type.Integer() },
      { description: 'Connections of the process that answers, and its requests that wait for a connection' },
    ),
  }),
  storage: Type.Object({
    kind: Type.Union([Type.Literal('folder'), Type.Literal('bucket')]),
    place: Type.String({ description: 'The folder, or the name of the bucket' }),
    disk: Nullable(Type.Object({ freeBytes: Type.Integer(), bytes: Type.Integer() })),
  }),
  jobs: Type.Object({ waiting: Type.Integer(), running: Type.Integer(), dead: Type.Integer() }),
})
export type SystemStatus = Static<typeof SystemStatus>
