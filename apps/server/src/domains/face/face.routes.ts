import { faceCalls } from '@sands/contract/face/face.calls'
import { faceManageCalls } from '@sands/contract/face/manage.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Attendance } from './attend/attendance.service.ts'
import type { Scans } from './attend/scan.service.ts'
import type { FaceViews } from './learn/views.service.ts'
import type { SeatManagement } from './seat/seat-manage.service.ts'
import type { SignUps } from './seat/sign-up.service.ts'
import type { RoomService } from './session/room.service.ts'
import type { SessionService } from './session/session.service.ts'

interface Services {
  views: FaceViews
  signUps: SignUps
  scans: Scans
  sessions: SessionService
  rooms: RoomService
  seats: SeatManagement
  attendance: Attendance
}

export function faceRoutes(app: App, { database }: Pick<Kernel, 'database'>, services: Services): void {
  const { views, signUps, scans, sessions, rooms, seats, attendance } = services
  implement(app, faceCalls, {
    'GET /sands-lms/api/v1/face2face-students/page': ({ viewer, query }) => views.page(viewer, query),
    'POST /sands-lms/api/v1/face2face/overview': ({ viewer, body }) =>
      views.detail(database.primary, viewer, body.faceId),
    'GET /sands-lms/api/v1/face2face/seat/get': ({ viewer, query }) => views.ofSeat(viewer, query.trainConfirmId),
    'POST /sands-lms/api/v1/face2face/sign-up': ({ viewer, body }) => signUps.signUp(viewer, body.faceId),
    'POST /sands-lms/api/v1/face2face/withdraw': ({ tx, viewer, body }) => signUps.withdraw(tx, viewer, body),
    'POST /sands-lms/api/v1/face2face/confirm': ({ tx, viewer, body }) => signUps.confirm(tx, viewer, body),
    'POST /sands-lms/api/v1/face2face/ask-for-leave': ({ tx, viewer, body }) => signUps.askForLeave(tx, viewer, body),
    'GET /sands-lms/api/v1/face2face/calendar': ({ viewer, query }) => views.calendar(viewer, query.faceId),
    'GET /sands-lms/api/v1/common/sign-in/get': ({ viewer, query }) => scans.get(viewer, query),
    'POST /sands-lms/api/v1/common/sign-in/manage': ({ viewer, body }) => scans.manage(viewer, body),
    'POST /sands-lms/api/v1/face2face/scan-submit': ({ tx, viewer, body }) => scans.scan(tx, viewer, body),
  })
  implement(app, faceManageCalls, {
    'GET /sands-lms/api/v1/manage/face/page': ({ viewer, query }) => sessions.page(viewer, query),
    'GET /sands-lms/api/v1/manage/face/get': ({ viewer, query }) => sessions.get(null, viewer, query.id),
    'POST /sands-lms/api/v1/manage/face/create': ({ tx, viewer, body }) => sessions.create(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/face/save': ({ tx, viewer, body }) => sessions.save(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/face/publish': ({ tx, viewer, body }) => sessions.publish(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/face/delete': ({ tx, viewer, body }) => sessions.remove(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/face/conflicts': ({ viewer, body }) => sessions.conflicts(viewer, body),
    'GET /sands-lms/api/v1/manage/face/room/list': ({ viewer }) => rooms.list(viewer),
    'POST /sands-lms/api/v1/manage/face/room/create': ({ tx, viewer, body }) => rooms.create(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/face/room/save': ({ tx, viewer, body }) => rooms.save(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/face/room/delete': ({ tx, viewer, body }) => rooms.remove(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/face/seat/page': ({ viewer, query }) => seats.page(viewer, query),
    'GET /sands-lms/api/v1/manage/face/seat/history': ({ viewer, query }) =>
      seats.history(viewer, query.trainConfirmId),
    'POST /sands-lms/api/v1/manage/face/seat/add': ({ tx, viewer, body }) => seats.add(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/face/seat/remove': ({ tx, viewer, body }) => seats.remove(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/face/seat/leave': ({ tx, viewer, body }) => seats.decideLeave(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/face/attendance/mark': ({ tx, viewer, body }) => attendance.mark(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/face/board': ({ viewer, query }) => scans.board(viewer, query),
  })
}
