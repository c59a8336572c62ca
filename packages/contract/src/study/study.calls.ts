import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Instant, Nothing, Page, pageQuery } from '../kernel/schema.ts'
import { PendingCounts, TagStatus, TaskCard } from './study.model.ts'

/** One day: the longest time that can be reported since the last heartbeat. */
const MAX_STAY_S = 86_400
const MAX_TODO = 20

export const studyCalls = {
  'POST /sands-user/api/v1/user/user-stay-duration/saveDuration': call({
    summary:
      'The heartbeat: sent every 5 seconds while the app is visible. The answer is sent after it is stored durably.',
    access: 'learner',
    body: Type.Object({
      stayDateTime: Instant,
      stayDuration: Type.Number({
        minimum: 0,
        maximum: MAX_STAY_S,
        description: 'Seconds since the last acknowledged heartbeat',
      }),
      terminalType: Type.Integer({ minimum: 1, maximum: 9, description: '2 is the phone browser' }),
    }),
    data: Nothing,
  }),
  'GET /sands-lms/api/v1/personalCenter/cornerMarkNumberByBiz': call({
    summary:
      'How much of each kind waits for the person: open tasks, late projects and hand-ins to mark (100 at most).',
    access: 'learner',
    data: PendingCounts,
  }),
  'GET /sands-lms/api/v1/learning/tasks': call({
    summary:
      'The tasks of the person, earliest due date first. The badge of the task tab shows the total of status 100.',
    access: 'learner',
    query: Type.Object({ taskStatus: Type.Optional(TagStatus), ...pageQuery }),
    data: Page(TaskCard),
  }),
  'GET /sands-lms/api/v1/learning/todo-list': call({
    summary: 'What the person has to do next: tasks not started or ongoing and late projects, earliest due date first.',
    access: 'learner',
    query: Type.Object({ size: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_TODO })) }),
    data: Type.Array(TaskCard),
  }),
} satisfies Calls
