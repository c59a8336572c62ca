import { applyCalls } from '@sands/contract/apply/apply.calls'
import { applyManageCalls } from '@sands/contract/apply/manage.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import type { EntryManagement } from './entry/entry-manage.service.ts'
import type { OwnEntries } from './entry/own-entry.service.ts'
import type { ApplyViews } from './learn/views.service.ts'
import type { createCancel } from './sign-up/cancel.service.ts'
import type { SignUpManagement } from './sign-up/sign-up-manage.service.ts'

interface Services {
  views: ApplyViews
  own: OwnEntries
  signUps: SignUpManagement
  cancel: ReturnType<typeof createCancel>
  people: EntryManagement
}

export function applyRoutes(app: App, { views, own, signUps, cancel, people }: Services): void {
  implement(app, applyCalls, {
    'GET /sands-lms/api/v1/apply/page': ({ viewer, query }) => views.page(viewer, query),
    'GET /sands-lms/api/v1/apply/get': ({ viewer, query }) => views.detail(null, viewer, query.id),
    'POST /sands-lms/api/v1/apply/sign-up': ({ viewer, body }) => own.signUp(viewer, body),
    'POST /sands-lms/api/v1/apply/withdraw': ({ tx, viewer, body }) => own.withdraw(tx, viewer, body),
  })
  implement(app, applyManageCalls, {
    'GET /sands-lms/api/v1/manage/apply/page': ({ viewer, query }) => signUps.page(viewer, query),
    'GET /sands-lms/api/v1/manage/apply/get': ({ viewer, query }) => signUps.get(null, viewer, query.id),
    'GET /sands-lms/api/v1/manage/apply/targets': ({ viewer, query }) => signUps.choices(viewer, query),
    'POST /sands-lms/api/v1/manage/apply/create': ({ tx, viewer, body }) => signUps.create(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/apply/save': ({ tx, viewer, body }) => signUps.save(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/apply/open': ({ tx, viewer, body }) => signUps.open(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/apply/cancel': async ({ tx, viewer, body }) => {
      await cancel(tx, viewer, body)
      return signUps.get(tx, viewer, body.id)
    },
    'POST /sands-lms/api/v1/manage/apply/delete': ({ tx, viewer, body }) => signUps.remove(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/apply/entry/page': ({ viewer, query }) => people.page(viewer, query),
    'GET /sands-lms/api/v1/manage/apply/entry/history': ({ viewer, query }) => people.history(viewer, query.entryId),
    'POST /sands-lms/api/v1/manage/apply/entry/decide': ({ tx, viewer, body }) => people.decide(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/apply/entry/add': ({ tx, viewer, body }) => people.add(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/apply/entry/remove': ({ tx, viewer, body }) => people.remove(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/apply/entry/export': ({ tx, viewer, body }) => people.export(tx, viewer, body),
  })
}
