import { defineDomain } from '../../kernel/domain.ts'
import { createSignInCodes } from '../../kernel/sign-in-code.codec.ts'
import type { LecturerServices } from '../lecturer/index.ts'
import type { MediaServices } from '../media/index.ts'
import type { MessageServices } from '../message/index.ts'
import type { OrgServices } from '../org/index.ts'
import { createAttendance } from './attend/attendance.service.ts'
import { createScans } from './attend/scan.service.ts'
import { loadFaceDemo } from './face.demo.ts'
import { closeSessions, remindPeople } from './face.jobs.ts'
import { faceRoutes } from './face.routes.ts'
import { faceContent } from './face-content.service.ts'
import { faceFileUses } from './face-uses.repo.ts'
import { createFaceViews } from './learn/views.service.ts'
import { createSeatManagement } from './seat/seat-manage.service.ts'
import { createSeats } from './seat/seats.service.ts'
import { createSignUps } from './seat/sign-up.service.ts'
import { createRoomService } from './session/room.service.ts'
import { createSessionService } from './session/session.service.ts'

interface Needs {
  media: MediaServices
  org: OrgServices
  message: MessageServices
  lecturer: LecturerServices
}

export const faceDomain = defineDomain({
  name: 'face',
  roles: {
    'training-manager': ['face.edit', 'face.attend'],
  },
  demo: loadFaceDemo,
  compose(kernel, { media: { media, fileUses }, org: { org }, message: { send }, lecturer: { lecturers } }: Needs) {
    const seats = createSeats(kernel, { send })
    const views = createFaceViews(kernel, { media, org, lecturers })
    const attendance = createAttendance(kernel, seats)
    const codes = createSignInCodes(kernel.secrets.keyFor('face-sign-in'))
    fileUses.add(...faceFileUses)
    return {
      services: {},
      routes: (app) =>
        faceRoutes(app, kernel, {
          views,
          signUps: createSignUps(kernel, { seats, views }),
          scans: createScans(kernel, { codes, attendance }),
          sessions: createSessionService(kernel, { media, lecturers, seats }),
          rooms: createRoomService(kernel),
          seats: createSeatManagement(kernel, seats),
          attendance,
        }),
      jobs: [closeSessions(kernel, attendance), remindPeople(kernel, send)],
      contentKinds: [faceContent(media)],
    }
  },
})
