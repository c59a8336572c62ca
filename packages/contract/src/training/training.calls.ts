import { MEMBER_STATES } from '@sands/rules/training/join'
import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Nothing, OneOf, Page, pageQuery } from '../kernel/schema.ts'
import {
  SelfJoin,
  TrainingDetail,
  TrainingId,
  TrainingItem,
  TrainingMember,
  TrainingPanelTask,
  TrainingStage,
  TrainingTask,
  TrainingTaskId,
} from './training.model.ts'

const named = Type.Object({ trainingId: TrainingId })
const TaskOf = Type.Object({ trainingId: TrainingId, trainingTaskId: TrainingTaskId })

export const trainingCalls = {
  'GET /sands-lms/api/v1/training/page': call({
    summary: 'The projects of the person, by state; those that are due first come first.',
    access: 'learner',
    query: Type.Object({
      status: Type.Optional(Type.Integer({ minimum: 2, maximum: 5, description: '2 not started … 5 archived' })),
      ...pageQuery,
    }),
    data: Page(TrainingItem),
  }),
  'GET /sands-lms/api/v1/training/get': call({
    summary: 'One project for its members, and for people who may register for it.',
    access: 'learner',
    query: Type.Object({ id: TrainingId }),
    data: TrainingDetail,
    errors: ['training.not_found'],
  }),
  'GET /sands-lms/api/v1/training/introduction': call({
    summary: 'The introduction of a project.',
    access: 'learner',
    query: Type.Object({ id: TrainingId }),
    data: Type.Object({ introduction: Type.String({ description: 'HTML' }) }),
    errors: ['training.not_found'],
  }),
  'GET /sands-lms/api/v1/training/show-members': call({
    summary: 'The members of a project, for its members.',
    access: 'learner',
    query: Type.Object({ id: TrainingId, ...pageQuery }),
    data: Page(TrainingMember),
    errors: ['training.not_found'],
  }),
  'GET /sands-lms/api/v1/training/tasks': call({
    summary: 'The stages and tasks of a project with the state, lock and reason of each, for its members.',
    access: 'learner',
    query: Type.Object({ id: TrainingId }),
    data: Type.Array(TrainingStage),
    errors: ['training.not_found'],
  }),
  'GET /sands-lms/api/v1/training/task/list': call({
    summary: 'The tasks of a project as one list, for the task panel.',
    access: 'learner',
    query: named,
    data: Type.Array(TrainingPanelTask),
    errors: ['training.not_found'],
  }),
  'POST /sands-lms/api/v1/training/task/visit': call({
    summary: 'A member opens a task. A locked task is refused.',
    access: 'learner',
    body: TaskOf,
    data: Nothing,
    errors: ['training.not_found', 'training.task_not_found', 'training.task_locked'],
    once: true,
  }),
  'GET /sands-lms/api/v1/activity/get': call({
    summary: 'One task of a project, by its number.',
    access: 'learner',
    query: Type.Object({ trainingId: TrainingId, globalIndex: Type.Integer({ minimum: 1, maximum: 1000 }) }),
    data: TrainingTask,
    errors: ['training.not_found', 'training.task_not_found'],
  }),
  'POST /sands-lms/api/v1/training/update-latest-learning': call({
    summary: 'Remembers the task with which the member continues.',
    access: 'learner',
    body: TaskOf,
    data: Nothing,
    errors: ['training.not_found', 'training.task_not_found'],
    once: true,
  }),
  'POST /sands-lms/api/v1/training/selfJoinGet': call({
    summary: 'A project to register for: window, seats, and why the person cannot register.',
    access: 'learner',
    body: named,
    data: SelfJoin,
    errors: ['training.not_found', 'training.join_not_published'],
  }),
  'POST /sands-lms/api/v1/training/selfJoin': call({
    summary: 'Registers the person. With approval, the registration waits for a decision.',
    access: 'learner',
    body: named,
    data: Type.Object({ memberState: OneOf(MEMBER_STATES) }),
    errors: [
      'training.not_found',
      'training.join_not_published',
      'training.join_closed',
      'training.join_not_open_yet',
      'training.join_window_over',
      'training.join_out_of_scope',
      'training.join_full',
      'training.join_joined',
      'review.approval_nobody',
    ],
    once: true,
  }),
  'POST /sands-lms/api/v1/training/opt': call({
    summary: 'Withdraws the own registration. The seat is free again; what the person has done stays stored.',
    access: 'learner',
    body: Type.Object({ trainingId: TrainingId, opt: OneOf(['withdraw']) }),
    data: Nothing,
    errors: ['training.not_found', 'training.no_registration', 'training.withdraw_not_live'],
    once: true,
  }),
} satisfies Calls
