import { trainingHomeworkCalls } from '@sands/contract/training/homework.calls'
import { trainingLinkCalls } from '@sands/contract/training/link.calls'
import { trainingSignInCalls } from '@sands/contract/training/sign-in.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import type { HomeworkService } from './homework/homework.service.ts'
import type { HomeworkMarkingService } from './homework/homework-marking.service.ts'
import type { LinkTaskService } from './own/link.service.ts'
import type { OpenSignInService } from './sign-in/open-sign-in.service.ts'
import type { SignInService } from './sign-in/sign-in.service.ts'
import type { SignInManagement } from './sign-in/sign-in-manage.service.ts'
import type { SignInWindows } from './sign-in/sign-in-window.service.ts'

export interface OwnTaskServices {
  links: LinkTaskService
  homework: HomeworkService
  marking: HomeworkMarkingService
  signIns: SignInService
  openSignIns: OpenSignInService
  signInManagement: SignInManagement
  signInWindows: SignInWindows
}

export function ownTaskRoutes(app: App, services: OwnTaskServices): void {
  const { links, homework, marking, signIns, openSignIns, signInManagement, signInWindows } = services
  implement(app, trainingLinkCalls, {
    'GET /sands-lms/api/v1/link/get': ({ viewer, query }) => links.get(viewer, query.taskId),
    'POST /sands-lms/api/v1/link/complete': ({ tx, viewer, body }) => links.complete(tx, viewer, body),
  })
  implement(app, trainingHomeworkCalls, {
    'GET /sands-lms/api/v1/homework/get': ({ viewer, query }) => homework.get(viewer, query.taskId),
    'POST /sands-lms/api/v1/homework/submit': ({ tx, viewer, body }) => homework.submit(tx, viewer, body),
    'POST /sands-lms/api/v1/homework/extension/ask': ({ tx, viewer, body }) => homework.askForTime(tx, viewer, body),
    'POST /sands-lms/api/v1/homework/extension/withdraw': ({ tx, viewer, body }) =>
      homework.takeBack(tx, viewer, body.taskId),
    'GET /sands-lms/api/v1/review/homework/basicInfo': ({ viewer, query }) => marking.info(viewer, query.taskId),
    'POST /sands-lms/api/v1/my-teaching/homework/get': ({ viewer, body }) => marking.paper(viewer, body.submitRecordId),
    'POST /sands-lms/api/v1/review/homework/claim': ({ viewer, body }) => marking.claim(viewer, body.submitRecordId),
    'POST /sands-lms/api/v1/review/homework/release': ({ viewer, body }) =>
      marking.release(viewer, body.submitRecordId),
    'POST /sands-lms/api/v1/my-teaching/homework/review': ({ tx, viewer, body }) => marking.review(tx, viewer, body),
  })
  implement(app, trainingSignInCalls, {
    'GET /sands-lms/api/v1/sign-in/get': ({ viewer, query }) => signIns.get(viewer, query),
    'POST /sands-lms/api/v1/sign-in/ticket': ({ viewer, body }) => signIns.ticket(viewer, body),
    'POST /sands-lms/api/v1/sign-in/scan-submit': ({ viewer, body }) => signIns.scan(viewer, body),
    'POST /sands-lms/api/v1/sign-in/no-login': ({ caller, body }) => openSignIns.sign(caller, body),
    'POST /sands-lms/api/v1/sign-in/ask-for-leave': ({ tx, viewer, body }) => signIns.askForLeave(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/training/sign-in/board': ({ viewer, query }) =>
      signInManagement.board(viewer, query.taskId),
    'GET /sands-lms/api/v1/manage/training/sign-in/page': ({ viewer, query }) => signInManagement.page(viewer, query),
    'POST /sands-lms/api/v1/manage/training/sign-in/decide': ({ tx, viewer, body }) =>
      signInManagement.decide(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/training/sign-in/make-up': ({ tx, viewer, body }) =>
      signInManagement.makeUp(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/training/sign-in/window-impact': ({ viewer, query }) =>
      signInWindows.impact(viewer, query),
    'POST /sands-lms/api/v1/manage/training/sign-in/window': ({ tx, viewer, body }) =>
      signInWindows.change(tx, viewer, body),
  })
}
