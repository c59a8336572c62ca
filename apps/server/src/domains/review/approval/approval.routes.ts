import { reviewApprovalCalls } from '@sands/contract/review/approval.calls'
import { reviewFlowCalls } from '@sands/contract/review/flow.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { ApprovalLists } from './approval-lists.service.ts'
import type { ApprovalActs } from './approvals.service.ts'
import type { FlowService } from './flow.service.ts'

interface Parts {
  acts: ApprovalActs
  lists: ApprovalLists
  flows: FlowService
}

export function approvalRoutes(app: App, { database }: Kernel, { acts, lists, flows }: Parts): void {
  implement(app, reviewApprovalCalls, {
    'GET /sands-lms/api/v1/approval/page': ({ viewer, query }) => lists.page(viewer, query),
    'GET /sands-lms/api/v1/approval/get': ({ viewer, query }) => lists.get(viewer, query.id),
    'GET /sands-lms/api/v1/approval/number': ({ viewer }) => lists.number(viewer),
    'POST /sands-lms/api/v1/approval/ask': ({ tx, viewer, body }) => lists.ask(tx, viewer, body),
    'POST /sands-lms/api/v1/approval/decide': ({ tx, viewer, body }) =>
      acts.decide(tx, viewer, { ...body, reason: body.reason ?? '' }).then(() => null),
    'POST /sands-lms/api/v1/approval/decideMany': ({ viewer, body }) => lists.decideMany(viewer, body),
    'POST /sands-lms/api/v1/approval/handOver': ({ tx, viewer, body }) =>
      acts.handOver(tx, viewer, { ...body, reason: body.reason ?? '' }).then(() => null),
    'POST /sands-lms/api/v1/approval/withdraw': ({ tx, viewer, body }) =>
      acts.withdraw(tx, viewer, body.id).then(() => null),
    'POST /sands-lms/api/v1/approval/remind': ({ tx, viewer, body }) =>
      acts.remind(tx, viewer, body.id).then(() => null),
    'GET /sands-lms/api/v1/approval/people': ({ viewer, query }) => lists.people(viewer, query.keyWord),
    'GET /sands-lms/api/v1/approval/deputy': ({ viewer }) => lists.deputy(database.primary, viewer),
    'POST /sands-lms/api/v1/approval/deputy/set': ({ tx, viewer, body }) => lists.setDeputy(tx, viewer, body.deputy),
  })
  implement(app, reviewFlowCalls, {
    'GET /sands-lms/api/v1/manage/approval/flow/list': ({ viewer }) => flows.list(viewer),
    'POST /sands-lms/api/v1/manage/approval/flow/create': ({ tx, viewer, body }) => flows.create(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/approval/flow/update': ({ tx, viewer, body }) => flows.update(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/approval/flow/remove': ({ tx, viewer, body }) => flows.remove(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/approval/head/list': ({ viewer }) => flows.heads(viewer),
    'POST /sands-lms/api/v1/manage/approval/head/set': ({ tx, viewer, body }) => flows.setHead(tx, viewer, body),
  })
}
