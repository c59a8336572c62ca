import { defineDomain } from '../../kernel/domain.ts'
import { fail } from '../../kernel/errors.ts'
import { createCodeTries } from '../../kernel/sign-in/code-tries.service.ts'
import { createSignInCodes } from '../../kernel/sign-in/sign-in-code.codec.ts'
import type { LecturerServices } from '../lecturer/index.ts'
import type { MediaServices } from '../media/index.ts'
import type { MessageServices } from '../message/index.ts'
import type { OrgServices } from '../org/index.ts'
import type { StudyServices } from '../study/index.ts'
import { createAttendance } from './attend/attendance.service.ts'
import { createScans } from './attend/scan.service.ts'
import { createCascades } from './cascade/cascade.service.ts'
import { loadFaceDemo } from './face.demo.ts'
import { closeSessions, remindPeople } from './face.jobs.ts'
import { faceRoutes } from './face.routes.ts'
import { faceSignTries } from './face.tables.ts'
import { faceContent } from './face-content.service.ts'
import { faceTaskKind } from './face-task.kind.ts'
import { faceTasks } from './face-task.service.ts'
import { faceFileUses } from './face-uses.repo.ts'
import { createFaceViews } from './learn/views.service.ts'
import { createSeatManagement } from './seat/seat-manage.service.ts'
import { createSeats } from './seat/seats.service.ts'
import { createSignUps } from './seat/sign-up.service.ts'
import { createSwaps } from './seat/swap.service.ts'
import { createRoomService } from './session/room.service.ts'
import { createSessionService } from './session/session.service.ts'

interface Needs {
  media: MediaServices
  org: OrgServices
  message: MessageServices
  lecturer: LecturerServices
  study: StudyServices
}

export const faceDomain = defineDomain({
  name: 'face',
  roles: {
    'training-manager': ['face.edit', 'face.attend'],
  },
  demo: loadFaceDemo,
  compose(kernel, { media: { media, fileUses }, org: { org }, message: { send }, lecturer, study }: Needs) {
    const { lecturers } = lecturer
    const seats = createSeats(kernel, { send })
    const views = createFaceViews(kernel, { media, org, lecturers })
    const attendance = createAttendance(kernel, seats)
    const codes = createSignInCodes(kernel.secrets.keyFor('face-sign-in'))
    const tries = createCodeTries(kernel, {
      table: faceSignTries,
      thing: faceSignTries.dayId,
      locked: (minutes) => fail('face.sign_code_locked', { minutes }),
    })
    fileUses.add(...faceFileUses)
    study.taskSources.add(faceTasks(kernel))
    study.taskKinds.add(faceTaskKind)
    return {
      services: {},
      routes(app) {
        const sessions = createSessionService(kernel, { media, lecturers, seats })
        faceRoutes(app, kernel, {
          cascades: createCascades(kernel, { seats, sessions }),
          views,
          signUps: createSignUps(kernel, { seats, views }),
          swaps: createSwaps(kernel, { seats, views }),
          scans: createScans(kernel, { codes, tries, attendance }),
          sessions,
          rooms: createRoomService(kernel),
          seats: createSeatManagement(kernel, seats),
          attendance,
        })
      },
      jobs: [closeSessions(kernel, attendance), remindPeople(kernel, send)],
      contentKinds: [faceContent(media)],
    }
  },
})
