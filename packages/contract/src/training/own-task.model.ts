import { MAX_RUBRIC, MAX_SCORE } from '@sands/rules/training/homework'
import { MAX_LINK_SECONDS } from '@sands/rules/training/link-task'
import { MAX_REVIEWERS, OWN_TEXT_LENGTH } from '@sands/rules/training/own-task'
import { type Static, Type } from 'typebox'
import { Instant, Nullable, OneOf, UserIdSchema } from '../kernel/schema.ts'

const text = Type.String({ maxLength: OWN_TEXT_LENGTH, description: 'What is to be done, as plain text' })
const reviewerIds = Type.Array(UserIdSchema, {
  maxItems: MAX_REVIEWERS,
  uniqueItems: true,
  description: 'Empty for the owner and the assistants of the project',
})
const Score = Type.Integer({ minimum: 0, maximum: MAX_SCORE })

export const RubricKey = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' })
export const RubricLine = Type.Object({ key: RubricKey, text: Type.String({ maxLength: 200 }), points: Score })

export const HomeworkSettings = Type.Object({
  kind: Type.Literal('homework'),
  text,
  scoring: OneOf(['pass', 'score']),
  fullScore: Score,
  passScore: Score,
  rubric: Type.Array(RubricLine, { maxItems: MAX_RUBRIC }),
  cutOff: Nullable(Instant),
  reviewerIds,
})
export type HomeworkSettings = Static<typeof HomeworkSettings>

export const LinkSettings = Type.Object({
  kind: Type.Literal('link'),
  text,
  url: Type.String({ maxLength: 2000, pattern: '^(https?://[^\\s]+)?$' }),
  minSeconds: Type.Integer({ minimum: 0, maximum: MAX_LINK_SECONDS, description: '0 when opening is enough' }),
})
export type LinkSettings = Static<typeof LinkSettings>

export const OtherSettings = Type.Object({
  kind: Type.Literal('other'),
  text,
  takesEvidence: Type.Boolean({ description: 'Members hand in evidence; otherwise the owner credits the task' }),
  reviewerIds,
})
export type OtherSettings = Static<typeof OtherSettings>

const Minutes = Type.Integer({ minimum: 0, maximum: 1440 })

export const SignInSettings = Type.Object({
  kind: Type.Literal('sign_in'),
  text,
  place: Type.String({ maxLength: 200 }),
  startsAt: Nullable(Instant),
  endsAt: Nullable(Instant),
  earlyMinutes: Minutes,
  lateMinutes: Minutes,
  rotateSeconds: Type.Integer({ minimum: 5, maximum: 300 }),
  noLogin: Type.Optional(
    Type.Boolean({
      description: 'Members may sign in with their phone or employee number instead of an account session',
    }),
  ),
})
export type SignInSettings = Static<typeof SignInSettings>

/** The settings of a task whose content is the task itself. */
export const OwnTask = Type.Union([HomeworkSettings, LinkSettings, OtherSettings, SignInSettings])
export type OwnTask = Static<typeof OwnTask>
