import { type Static, Type } from 'typebox'
import { Flag, Nullable } from '../kernel/schema.ts'

/** 100 not started, 200 ongoing, 300 reviewing, 400 done, 500 expired, 600 ended. */
export const TagStatus = Type.Unsafe<100 | 200 | 300 | 400 | 500 | 600>(
  Type.Integer({ minimum: 100, maximum: 600, multipleOf: 100 }),
)
export type TagStatus = Static<typeof TagStatus>

/** What waits for the person, as the badges of the my page show it. */
export const PendingCounts = Type.Object({
  trainingNumber: Type.Integer(),
  examAndPracticeNumber: Type.Integer(),
  investigationNumber: Type.Integer(),
  teachingNumber: Type.Integer(),
  faceNumber: Type.Integer(),
})
export type PendingCounts = Static<typeof PendingCounts>

export const TaskCard = Type.Object({
  taskId: Type.String(),
  taskName: Type.String(),
  taskType: Type.Integer({ description: '3 exam, 4 survey, 7 training project, 8 practice, 9 offline training' }),
  tagStatus: TagStatus,
  overdueStatus: Nullable(Type.Integer({ description: '100 time remains, 200 exceeded, 300 overdue' })),
  countDownDuration: Nullable(Type.Integer({ description: 'Remaining seconds' })),
  timeStatus: Nullable(Type.Integer()),
  isRepeat: Flag,
})
export type TaskCard = Static<typeof TaskCard>
