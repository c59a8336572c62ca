import { LEAVE_REASON_LENGTH } from '@sands/rules/sign-in/sign-in'
import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Instant, Nothing, Page, pageQuery, UserIdSchema } from '../kernel/schema.ts'
import { OpenedSignIn, SignInBoard, SignInRow, SignInTask, SignInWindowImpact } from './sign-in.model.ts'
import { TrainingTaskId } from './training.model.ts'

const named = { taskId: TrainingTaskId }
const window = { startsAt: Instant, endsAt: Instant }
const Reason = Type.String({ minLength: 1, maxLength: LEAVE_REASON_LENGTH, pattern: '\\S' })
const ScannedCode = Type.String({ maxLength: 60, pattern: '^([0-9]{6}|[0-9]{1,15}-[A-Za-z0-9_-]{22})$' })
const DeviceId = Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_-]{16,64}$' })
/** A time of the server with its signature. */
const Sealed = Type.String({ maxLength: 60, pattern: '^[0-9]{1,15}-[A-Za-z0-9_-]{22}$' })
const SCANS_PER_MINUTE = 30
/** From one network: a whole room may be behind one address. */
const OPEN_SCANS_PER_MINUTE = 300

export const trainingSignInCalls = {
  'GET /sands-lms/api/v1/sign-in/get': call({
    summary: 'A sign-in task of a member, with a pass for the device.',
    access: 'learner',
    query: Type.Object({ ...named, deviceId: Type.Optional(DeviceId) }),
    data: OpenedSignIn,
    errors: ['training.not_found', 'training.task_not_found'],
  }),
  'POST /sands-lms/api/v1/sign-in/ticket': call({
    summary:
      'Exchanges a code that the screen of the room shows now for a ticket of this person, device and session. The ticket signs in for ten minutes.',
    access: 'learner',
    body: Type.Object({ ...named, code: ScannedCode, deviceId: DeviceId }),
    data: Type.Object({ ticket: Type.String(), expireTime: Instant }),
    errors: [
      'training.not_found',
      'training.task_not_found',
      'training.task_locked',
      'training.sign_in_not_started',
      'training.sign_in_expired',
      'training.sign_in_code_wrong',
      'training.sign_in_code_locked',
    ],
    perMinute: SCANS_PER_MINUTE,
  }),
  'POST /sands-lms/api/v1/sign-in/scan-submit': call({
    summary:
      'Signs in with a ticket, with a code that the screen of the room shows now, or with one that the device stored with its time and its pass. The same scan twice gets the same answer.',
    access: 'learner',
    body: Type.Object({
      ...named,
      ticket: Type.Optional(Sealed),
      code: Type.Optional(ScannedCode),
      at: Instant,
      pass: Type.Optional(Sealed),
      deviceId: DeviceId,
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
      'training.sign_in_not_opened',
      'training.sign_in_device_used',
      'training.sign_in_settled',
      'training.sign_in_code_locked',
    ],
    perMinute: SCANS_PER_MINUTE,
  }),
  'POST /sands-lms/api/v1/sign-in/no-login': call({
    summary: 'Signs in a member by the code of the room and the phone or employee number, where the task allows it.',
    access: 'open',
    body: Type.Object({
      ...named,
      code: ScannedCode,
      number: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
      deviceId: DeviceId,
    }),
    data: Type.Object({ taskName: Type.String(), signTime: Instant }),
    errors: [
      'training.sign_in_refused',
      'training.sign_in_not_started',
      'training.sign_in_expired',
      'training.sign_in_device_used',
      'training.sign_in_settled',
      'training.sign_in_code_locked',
    ],
    perMinute: OPEN_SCANS_PER_MINUTE,
  }),
  'POST /sands-lms/api/v1/sign-in/ask-for-leave': call({
    summary: 'Asks for leave, with the reason. The owner and the assistants decide.',
    access: 'learner',
    body: Type.Object({ ...named, reason: Reason }),
    data: SignInTask,
    errors: [
      'training.not_found',
      'training.task_not_found',
      'training.task_locked',
      'training.sign_in_expired',
      'training.sign_in_settled',
      'review.approval_asked_already',
      'review.approval_nobody',
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
    summary:
      'Grants leave, which waives the task, or refuses it. Nobody decides about their own, and a flow of the college has precedence.',
    access: 'right:training.members',
    body: Type.Object({ ...named, userId: UserIdSchema, isGranted: Type.Boolean(), reason: Reason }),
    data: Nothing,
    errors: [
      'training.task_not_found',
      'training.member_unknown',
      'training.sign_in_settled',
      'training.wrong_state',
      'review.approval_own',
      'review.approval_by_flow',
      'review.approval_decided',
      'review.approval_withdrawn',
    ],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/training/sign-in/make-up': call({
    summary: 'Signs in a member who was there and could not, which credits the task.',
    access: 'right:training.members',
    body: Type.Object({ ...named, userId: UserIdSchema, reason: Reason }),
    data: Nothing,
    errors: ['training.task_not_found', 'training.member_unknown', 'training.sign_in_settled', 'review.approval_own'],
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/training/sign-in/window-impact': call({
    summary: 'What another window of a sign-in task would change for members.',
    access: 'right:training.publish',
    query: Type.Object({ ...named, ...window }),
    data: SignInWindowImpact,
    errors: ['training.task_not_found', 'training.wrong_state', 'training.sign_in_window_order'],
  }),
  'POST /sands-lms/api/v1/manage/training/sign-in/window': call({
    summary: 'Changes when people can sign in, in a live project, without publishing its draft.',
    access: 'right:training.publish',
    body: Type.Object({ ...named, ...window, reason: Reason }),
    data: Nothing,
    errors: ['training.task_not_found', 'training.wrong_state', 'training.sign_in_window_order'],
    once: true,
  }),
} satisfies Calls
