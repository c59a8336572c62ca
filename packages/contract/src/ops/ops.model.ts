import { type Static, Type } from 'typebox'
import { Instant } from '../kernel/schema.ts'

export const DeadLetter = Type.Object({
  id: Type.String(),
  job: Type.String(),
  payload: Type.String({ description: 'What the job was asked to do, as JSON, at most 2,000 characters' }),
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
  }),
  jobs: Type.Object({ waiting: Type.Integer(), running: Type.Integer(), dead: Type.Integer() }),
})
export type SystemStatus = Static<typeof SystemStatus>
