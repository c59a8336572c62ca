import {
  type COURSEWARE_TYPES,
  LEARN_FORMS,
  LEARN_TYPES,
  type LearnType,
  STUDY,
  UNCOUNTED_REASONS,
  UNFINISHED_REASONS,
} from '@sands/rules/study'
import { type Static, Type } from 'typebox'
import { Flag, IdOf, Instant, Nullable, OneOf } from '../kernel/schema.ts'

export const LearnTypeSchema = Type.Unsafe<LearnType>(
  Type.Union(Object.values(LEARN_TYPES).map((value) => Type.Literal(value))),
)
export const CoursewareTypeSchema = Type.Unsafe<(typeof COURSEWARE_TYPES)[keyof typeof COURSEWARE_TYPES]>(
  Type.Integer({ minimum: 1, maximum: 5, description: '1 video, 2 document, 3 audio, 4 set of pictures, 5 link' }),
)
export const LearnId = Type.String({ pattern: '^[1-9][0-9]{0,17}$', maxLength: 18 })

/** How the person came to what they study, and the training it is a task of. Stored with each viewing. */
export const origin = {
  channel: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })),
  trainingId: Type.Optional(IdOf<'training'>()),
}

/** Start (inclusive) and end (exclusive): milliseconds of a medium, or page and picture numbers from 1. */
export const Stretch = Type.Unsafe<[number, number]>(Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 }))

/** A person's progress with something. List, detail, home, my study and reports all show this one number. */
export const LearningProgress = Type.Object({
  learnType: LearnTypeSchema,
  learnId: LearnId,
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  isFinished: Flag,
  finishTime: Nullable(Instant),
  covered: Type.Array(Stretch, { description: 'Seen parts, in order' }),
  total: Type.Integer({ description: 'Number of milliseconds, pages or pictures, or 1 for content without parts' }),
  missing: Type.Array(OneOf(UNFINISHED_REASONS), { description: 'Requirements that are not met yet' }),
  position: Type.Integer({ description: 'Where the person stopped' }),
  lastTime: Type.Optional(Instant),
  seconds: Type.Integer({ description: 'Total study time' }),
  todaySeconds: Type.Integer(),
})
export type LearningProgress = Static<typeof LearningProgress>

/** The rules for one viewing. */
export const LearningTerms = Type.Object({
  form: OneOf(LEARN_FORMS),
  threshold: Type.Integer({ minimum: 1, maximum: 100 }),
  minSeconds: Type.Integer(),
  seekAhead: Flag,
  dailyCapSeconds: Type.Integer(),
  promptAfterSeconds: Type.Integer({
    description: '0 for no prompt. Audio in the background plays to its end before the prompt',
  }),
  promptWaitSeconds: Type.Integer(),
})
export type LearningTerms = Static<typeof LearningTerms>

/** A viewing: from its start, what is played in it counts for this person. */
export const LearningDetail = Type.Object({
  learningDetailId: IdOf<'viewing'>(),
  serverTime: Instant,
  terms: LearningTerms,
  progress: LearningProgress,
})
export type LearningDetail = Static<typeof LearningDetail>

export const Segment = Type.Object({
  from: Type.Integer({ minimum: 0 }),
  to: Type.Integer({ minimum: 0 }),
  rate: Type.Number({ minimum: 0.25, maximum: STUDY.maxRate }),
  milliseconds: Type.Integer({ minimum: 0, maximum: 86_400_000, description: 'Real time that passed' }),
  visible: Flag,
  at: Type.String({ format: 'date-time', maxLength: 40, description: 'Start, by the clock of the device' }),
})
export type Segment = Static<typeof Segment>

/** Updates of one viewing are numbered from 1. Sending an acknowledged update again changes nothing. */
export const LearningUpdate = Type.Object({
  learningDetailId: IdOf<'viewing'>(),
  seq: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  segments: Type.Array(Segment, { maxItems: STUDY.mostSegments }),
  position: Type.Optional(Type.Integer({ minimum: 0 })),
  signOfLife: Flag,
})
export type LearningUpdate = Static<typeof LearningUpdate>

/** The verdict on a stretch that was not counted, or only partly. */
export const Uncounted = Type.Object({
  segment: Type.Integer({ description: 'Index in the update; -1 for the whole update' }),
  reason: OneOf(UNCOUNTED_REASONS),
})
export type Uncounted = Static<typeof Uncounted>

export const LearningReceipt = Type.Object({
  ackSeq: Type.Integer(),
  uncounted: Type.Array(Uncounted),
  progress: LearningProgress,
})
export type LearningReceipt = Static<typeof LearningReceipt>

export const LearningRecord = Type.Object({
  learningDetailId: IdOf<'viewing'>(),
  learnType: LearnTypeSchema,
  learnId: LearnId,
  title: Type.String(),
  startTime: Instant,
  lastTime: Instant,
  seconds: Type.Integer(),
  isOffline: Flag,
  ...origin,
})
export type LearningRecord = Static<typeof LearningRecord>

/** Time on one day that was not counted, and the reason. */
export const UncountedTime = Type.Object({
  day: Type.String({ format: 'date' }),
  reason: OneOf(UNCOUNTED_REASONS),
  seconds: Type.Integer(),
  times: Type.Integer(),
  lastTime: Instant,
})
export type UncountedTime = Static<typeof UncountedTime>

/** A private note, pinned to a place in the content. */
export const StudyNote = Type.Object({
  id: IdOf<'note'>(),
  learnType: LearnTypeSchema,
  learnId: LearnId,
  position: Nullable(Type.Integer({ description: 'Milliseconds, or the page number' })),
  content: Type.String(),
  version: Type.Integer(),
  updateTime: Instant,
})
export type StudyNote = Static<typeof StudyNote>

/** A note in the list of all notes of a person, with its content. The note stays when the content is deleted. */
export const MyNote = Type.Object({
  ...StudyNote.properties,
  title: Type.String(),
  form: Nullable(OneOf(LEARN_FORMS)),
  isGone: Flag,
})
export type MyNote = Static<typeof MyNote>
