import { LEAVE_REASON_LENGTH } from '@sands/rules/sign-in/sign-in'
import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Instant, Nothing, Page, pageQuery, UserIdSchema } from '../kernel/schema.ts'
import { SignInBoard, SignInRow, SignInTask } from './sign-in.model.ts'
import { TrainingTaskId } from './training.model.ts'

const named = { taskId: TrainingTaskId }
const Reason = Type.String({ minLength: 1, maxLength: LEAVE_REASON_LENGTH, pattern: '\\S' })
const SCANS_PER_MINUTE = 30

export const trainingSignInCalls = {
  'GET /sands-lms/api/v1/sign-in/get': call({
    summary: 'A sign-in task of a member.',
    access: 'learner',
    query: Type.Object(named),
    data: SignInTask,
    errors: ['training.not_found', 'training.task_not_found'],
  }),
  'POST /sands-lms/api/v1/sign-in/scan-submit': call({
    summary:
      'Signs in with the code on the screen of the room, scanned or typed. The time of the device decides. The same scan twice gets the same answer.',
    access: 'learner',
    body: Type.Object({
      ...named,
      code: Type.String({ maxLength: 60, pattern: '^([0-9]{6}|[0-9]{1,15}-[A-Za-z0-9_-]{22})$' }),
      at: Instant,
      deviceId: Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_-]{16,64}$' }),
    }),
    data: SignInTask,
    errors: [
      'training.not_found',
      'training.task_not_found',
      'training.task_locked',
      'training.sign_in_not_started',
      'training.sign_in_expired',
      'training.sign_in_code_wrong',
      'training.sign_in_clock_ahead',
      'training.sign_in_stored_too_long',
      'training.sign_in_device_used',
      'training.sign_in_settled',
      'training.sign_in_code_locked',
    ],
    perMinute: SCANS_PER_MINUTE,
  }),
  'POST /sands-lms/api/v1/sign-in/ask-for-leave': call({
    summary: 'Asks for leave, with the reason. The owner decides.',
    access: 'learner',
    body: Type.Object({ ...named, reason: Reason }),
    data: SignInTask,
    errors: [
      'training.not_found',
      'training.task_not_found',
      'training.task_locked',
      'training.sign_in_expired',
      'training.sign_in_settled',
    ],
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/training/sign-in/board': call({
    summary: 'The code for the screen of the room, and how many people have signed in.',
    access: 'right:training.members',
    query: Type.Object(named),
    data: SignInBoard,
    errors: ['training.task_not_found'],
  }),
  'GET /sands-lms/api/v1/manage/training/sign-in/page': call({
    summary: 'The members with their sign-ins and requests for leave; requests come first.',
    access: 'right:training.members',
    query: Type.Object({ ...named, ...pageQuery }),
    data: Page(SignInRow),
    errors: ['training.task_not_found'],
  }),
  'POST /sands-lms/api/v1/manage/training/sign-in/decide': call({
    summary: 'Grants leave, which waives the task, or refuses it.',
    access: 'right:training.members',
    body: Type.Object({ ...named, userId: UserIdSchema, isGranted: Type.Boolean(), reason: Reason }),
    data: Nothing,
    errors: ['training.task_not_found', 'training.member_unknown', 'training.sign_in_settled'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/training/sign-in/make-up': call({
    summary: 'Signs in a member who was there and could not, which credits the task.',
    access: 'right:training.members',
    body: Type.Object({ ...named, userId: UserIdSchema, reason: Reason }),
    data: Nothing,
    errors: ['training.task_not_found', 'training.member_unknown', 'training.sign_in_settled'],
    once: true,
  }),
} satisfies Calls
