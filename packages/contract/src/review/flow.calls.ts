import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Nothing, Nullable, UserIdSchema, Version } from '../kernel/schema.ts'
import { Flow, FlowDraft, FlowId, FlowList, flowFields, Head } from './approval.model.ts'

export const reviewFlowCalls = {
  'GET /sands-lms/api/v1/manage/approval/flow/list': call({
    summary: 'The approval flows of the college, and what their steps can name.',
    access: 'right:review.flows',
    data: FlowList,
  }),
  'POST /sands-lms/api/v1/manage/approval/flow/create': call({
    summary: 'Adds a flow. A kind that another flow has moves to this one.',
    access: 'right:review.flows',
    body: FlowDraft,
    data: Flow,
    errors: ['review.flow_incomplete', 'review.flow_too_many'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/approval/flow/update': call({
    summary: 'Changes a flow. Requests under way keep the steps they began with.',
    access: 'right:review.flows',
    body: Type.Object({ ...flowFields, id: FlowId, version: Version }),
    data: Flow,
    errors: ['review.flow_unknown', 'review.flow_incomplete', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/approval/flow/remove': call({
    summary: 'Removes a flow. Its kinds use their own steps again.',
    access: 'right:review.flows',
    body: Type.Object({ id: FlowId, version: Version }),
    data: Nothing,
    errors: ['review.flow_unknown', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/approval/head/list': call({
    summary: 'The departments of the college with their heads.',
    access: 'right:review.flows',
    data: Type.Array(Head),
  }),
  'POST /sands-lms/api/v1/manage/approval/head/set': call({
    summary: 'Names the head of a department, or nobody.',
    access: 'right:review.flows',
    body: Type.Object({ departmentId: IdOf<'department'>(), userId: Nullable(UserIdSchema) }),
    data: Nothing,
    errors: ['review.head_unknown', 'review.approval_bad_person'],
    once: true,
  }),
} satisfies Calls
