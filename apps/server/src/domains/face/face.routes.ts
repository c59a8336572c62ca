import { faceCalendarCalls } from '@sands/contract/face/calendar.calls'
import { faceCascadeCalls } from '@sands/contract/face/cascade.calls'
import { faceCostCalls } from '@sands/contract/face/cost.calls'
import { faceCalls } from '@sands/contract/face/face.calls'
import { faceFeedCalls } from '@sands/contract/face/feed.calls'
import { faceManageCalls } from '@sands/contract/face/manage.calls'
import { faceRecordCalls } from '@sands/contract/face/record.calls'
import { faceReportCalls } from '@sands/contract/face/report.calls'
import { faceResultCalls } from '@sands/contract/face/result.calls'
import { faceSwapCalls } from '@sands/contract/face/swap.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import { declaredBytes } from '../../kernel/http/receive.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Attendance } from './attend/attendance.service.ts'
import type { Scans } from './attend/scan.service.ts'
import type { SheetExports } from './attend/sheet-export.service.ts'
import { feedRoutes } from './calendar/feed.routes.ts'
import type { Feeds } from './calendar/feed.service.ts'
import type { Plans } from './calendar/plan.service.ts'
import type { Cascades } from './cascade/cascade.service.ts'
import type { Costs } from './cost/cost.service.ts'
import type { AttendanceImports } from './import/attendance-import.service.ts'
import type { FaceViews } from './learn/views.service.ts'
import type { Records } from './record/record.service.ts'
import type { Reports } from './report/report.service.ts'
import type { Leaves } from './seat/leave.service.ts'
import type { SeatManagement } from './seat/seat-manage.service.ts'
import type { SignUps } from './seat/sign-up.service.ts'
import type { Swaps } from './seat/swap.service.ts'
import type { RoomService } from './session/room.service.ts'
import type { SessionService } from './session/session.service.ts'

interface Services {
  views: FaceViews
  signUps: SignUps
  leaves: Leaves
  swaps: Swaps
  scans: Scans
  sessions: SessionService
  rooms: RoomService
  seats: SeatManagement
  attendance: Attendance
  cascades: Cascades
  records: Records
  imports: AttendanceImports
  plans: Plans
  costs: Costs
  reports: Reports
  sheets: SheetExports
  feeds: Feeds
}

export function faceRoutes(app: App, { database }: Pick<Kernel, 'database'>, services: Services): void {
  const {
    views,
    signUps,
    leaves,
    swaps,
    scans,
    sessions,
    rooms,
    seats,
    attendance,
    cascades,
    records,
    imports,
    sheets,
    plans,
    costs,
    reports,
    feeds,
  } = services
  implement(app, faceCalls, {
    'GET /sands-lms/api/v1/face2face-students/page': ({ viewer, query }) => views.page(viewer, query),
    'POST /sands-lms/api/v1/face2face/overview': ({ viewer, body }) =>
      views.detail(database.primary, viewer, body.faceId),
    'GET /sands-lms/api/v1/face2face/seat/get': ({ viewer, query }) => views.ofSeat(viewer, query.trainConfirmId),
    'POST /sands-lms/api/v1/face2face/sign-up': ({ viewer, body }) => signUps.signUp(viewer, body.faceId),
    'POST /sands-lms/api/v1/face2face/withdraw': ({ tx, viewer, body }) => signUps.withdraw(tx, viewer, body),
    'POST /sands-lms/api/v1/face2face/confirm': ({ tx, viewer, body }) => signUps.confirm(tx, viewer, body),
    'POST /sands-lms/api/v1/face2face/ask-for-leave': ({ tx, viewer, body }) => leaves.ask(tx, viewer, body),
    'GET /sands-lms/api/v1/face2face/calendar': ({ viewer, query }) => views.calendar(viewer, query.faceId),
    'GET /sands-lms/api/v1/common/sign-in/get': ({ viewer, query }) => scans.get(viewer, query),
    'POST /sands-lms/api/v1/common/sign-in/manage': ({ viewer, body }) => scans.manage(viewer, body),
    'POST /sands-lms/api/v1/face2face/ticket': ({ viewer, body }) => scans.ticket(viewer, body),
    'POST /sands-lms/api/v1/face2face/scan-submit': ({ viewer, body }) => scans.scan(viewer, body),
  })
  feedRoutes(app, feeds)
  implement(app, faceFeedCalls, {
    'GET /sands-lms/api/v1/face2face/feed': ({ viewer }) => feeds.get(viewer),
    'POST /sands-lms/api/v1/face2face/feed/renew': ({ tx, viewer }) => feeds.renew(tx, viewer),
    'POST /sands-lms/api/v1/face2face/feed/delete': ({ tx, viewer }) => feeds.remove(tx, viewer),
  })
  implement(app, faceSwapCalls, {
    'GET /sands-lms/api/v1/face2face/swap/colleagues': ({ viewer, query }) => swaps.colleagues(viewer, query),
    'POST /sands-lms/api/v1/face2face/swap/offer': ({ tx, viewer, body }) => swaps.offer(tx, viewer, body),
    'POST /sands-lms/api/v1/face2face/swap/withdraw': ({ tx, viewer, body }) =>
      swaps.withdraw(tx, viewer, body.trainConfirmId),
    'POST /sands-lms/api/v1/face2face/swap/answer': ({ tx, viewer, body }) => swaps.answer(tx, viewer, body),
    'POST /sands-lms/api/v1/face2face/homework/submit': ({ tx, viewer, body }) => swaps.handIn(tx, viewer, body),
  })
  implement(app, faceRecordCalls, {
    'GET /sands-lms/api/v1/face2face/record/page': ({ viewer, query }) => records.own(viewer, query),
    'GET /sands-lms/api/v1/face2face/record/get': ({ viewer, query }) => records.get(viewer, query.id),
    'GET /sands-lms/api/v1/manage/face/record/page': ({ viewer, query }) => records.page(viewer, query),
    'POST /sands-lms/api/v1/manage/face/record/delete': ({ tx, viewer, body }) => records.remove(tx, viewer, body.id),
    'POST /sands-lms/api/v1/manage/face/record/import/read': ({ viewer, upload, request }) =>
      records.read(viewer, { content: upload, declaredBytes: declaredBytes(request.headers['content-length']) }),
    'POST /sands-lms/api/v1/manage/face/record/import/start': ({ tx, viewer, body }) =>
      records.start(tx, viewer, body.rows),
  })
  implement(app, faceResultCalls, {
    'POST /sands-lms/api/v1/manage/face/attendance/import/read': ({ viewer, query, upload, request }) =>
      imports.read(viewer, query.dayId, {
        content: upload,
        declaredBytes: declaredBytes(request.headers['content-length']),
      }),
    'POST /sands-lms/api/v1/manage/face/attendance/import/start': ({ tx, viewer, body }) =>
      imports.start(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/face/attendance/export': ({ tx, viewer, body }) => sheets.start(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/face/seat/score': ({ tx, viewer, body }) => seats.score(tx, viewer, body),
  })
  implement(app, faceCalendarCalls, {
    'GET /sands-lms/api/v1/manage/face/calendar': ({ viewer, query }) => plans.within(viewer, query),
  })
  implement(app, faceCostCalls, {
    'GET /sands-lms/api/v1/manage/face/cost/get': ({ viewer, query }) => costs.get(viewer, query.id),
    'POST /sands-lms/api/v1/manage/face/cost/save': ({ tx, viewer, body }) => costs.save(tx, viewer, body),
  })
  implement(app, faceReportCalls, {
    'GET /sands-lms/api/v1/manage/face/report': ({ viewer, query }) => reports.get(viewer, query),
    'POST /sands-lms/api/v1/manage/face/report/export': ({ tx, viewer, body }) => reports.start(tx, viewer, body),
  })
  implement(app, faceManageCalls, {
    'GET /sands-lms/api/v1/manage/face/page': ({ viewer, query }) => sessions.page(viewer, query),
    'GET /sands-lms/api/v1/manage/face/get': ({ viewer, query }) => sessions.get(null, viewer, query.id),
    'POST /sands-lms/api/v1/manage/face/create': ({ tx, viewer, body }) => sessions.create(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/face/save': ({ tx, viewer, body }) => sessions.save(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/face/publish': ({ tx, viewer, body }) => sessions.publish(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/face/delete': ({ tx, viewer, body }) => sessions.remove(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/face/conflicts': ({ viewer, body }) => sessions.conflicts(viewer, body),
    'GET /sands-lms/api/v1/manage/face/survey/list': ({ viewer, query }) =>
      sessions.surveys(viewer, query.keyWord ?? ''),
    'GET /sands-lms/api/v1/manage/face/room/list': ({ viewer }) => rooms.list(viewer),
    'POST /sands-lms/api/v1/manage/face/room/create': ({ tx, viewer, body }) => rooms.create(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/face/room/save': ({ tx, viewer, body }) => rooms.save(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/face/room/delete': ({ tx, viewer, body }) => rooms.remove(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/face/seat/page': ({ viewer, query }) => seats.page(viewer, query),
    'GET /sands-lms/api/v1/manage/face/seat/history': ({ viewer, query }) =>
      seats.history(viewer, query.trainConfirmId),
    'POST /sands-lms/api/v1/manage/face/seat/add': ({ tx, viewer, body }) => seats.add(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/face/seat/remove': ({ tx, viewer, body }) => seats.remove(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/face/seat/leave': ({ tx, viewer, body }) => leaves.decide(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/face/attendance/mark': ({ tx, viewer, body }) => attendance.mark(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/face/board': ({ viewer, query }) => scans.board(viewer, query),
  })
  implement(app, faceCascadeCalls, {
    'POST /sands-lms/api/v1/manage/face/cancel': ({ tx, viewer, body }) => cascades.cancel(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/face/reschedule': ({ tx, viewer, body }) => cascades.reschedule(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/face/undo': ({ tx, viewer, body }) => cascades.undo(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/face/cascade/list': ({ viewer, query }) => cascades.list(viewer, query.id),
  })
}
