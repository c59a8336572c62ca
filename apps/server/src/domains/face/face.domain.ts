import type { ErrorName } from '@sands/contract/errors'
import { defineDomain } from '../../kernel/domain.ts'
import { fail } from '../../kernel/errors.ts'
import { createRegistry, type Registry } from '../../kernel/registry.ts'
import { createCodeTries } from '../../kernel/sign-in/code-tries.service.ts'
import { createScanReader, type ScanRefusal } from '../../kernel/sign-in/scan-reader.service.ts'
import { createSignInCodes } from '../../kernel/sign-in/sign-in-code.codec.ts'
import { createSignInTickets } from '../../kernel/sign-in/sign-in-ticket.codec.ts'
import type { SignUpForms, SignUpTarget } from '../../kernel/sign-up-target.kind.ts'
import type { LecturerServices } from '../lecturer/index.ts'
import type { MediaServices } from '../media/index.ts'
import type { MessageServices } from '../message/index.ts'
import type { OpsServices } from '../ops/index.ts'
import { createUploadedTables, type OrgServices } from '../org/index.ts'
import type { ReviewServices } from '../review/index.ts'
import type { StudyServices } from '../study/index.ts'
import { createAttendance } from './attend/attendance.service.ts'
import { createScans } from './attend/scan.service.ts'
import { createSheetExports } from './attend/sheet-export.service.ts'
import { createFeeds } from './calendar/feed.service.ts'
import { createPlans } from './calendar/plan.service.ts'
import { createCascades } from './cascade/cascade.service.ts'
import { followAttendance } from './certificate/certificate.service.ts'
import { createCosts } from './cost/cost.service.ts'
import { loadFaceDemo } from './face.demo.ts'
import { closeSessions, releaseSeats, remindPeople } from './face.jobs.ts'
import { faceRoutes } from './face.routes.ts'
import { faceSignTries } from './face.tables.ts'
import { faceContent } from './face-content.service.ts'
import { faceTaskKind } from './face-task.kind.ts'
import { faceTasks } from './face-task.service.ts'
import { faceFileUses } from './face-uses.repo.ts'
import { createAttendanceImports } from './import/attendance-import.service.ts'
import { faceTeaching } from './learn/teaching.repo.ts'
import { createFaceViews } from './learn/views.service.ts'
import { createRecords } from './record/record.service.ts'
import { createReports } from './report/report.service.ts'
import { createLeaves, leaveApprovals } from './seat/leave.service.ts'
import { createSeatManagement } from './seat/seat-manage.service.ts'
import { createSeats } from './seat/seats.service.ts'
import { createSignUps } from './seat/sign-up.service.ts'
import { faceSignUps } from './seat/sign-up-target.service.ts'
import { createSwaps } from './seat/swap.service.ts'
import { createRoomService } from './session/room.service.ts'
import { createSessionService } from './session/session.service.ts'

interface Needs {
  ops: OpsServices
  media: MediaServices
  org: OrgServices
  message: MessageServices
  lecturer: LecturerServices
  study: StudyServices
  review: Pick<ReviewServices, 'approvals' | 'approvalKinds'>
}

export interface FaceServices {
  signUpTarget: SignUpTarget
  /** Later domains add what gives seats by forms. */
  signUpForms: Registry<SignUpForms>
}

const SCAN_REFUSALS = {
  clock_ahead: 'face.sign_clock_ahead',
  stored_too_long: 'face.sign_stored_too_long',
  code_changed: 'face.sign_code_wrong',
  not_opened: 'face.sign_not_opened',
} as const satisfies Record<ScanRefusal, ErrorName>

export const faceDomain = defineDomain({
  name: 'face',
  roles: {
    'training-manager': ['face.edit', 'face.attend'],
  },
  demo: loadFaceDemo,
  compose(
    kernel,
    { ops: { batches }, media: { media, fileUses }, org: { org }, message: { send }, lecturer, study, review }: Needs,
  ) {
    const { lecturers } = lecturer
    const seats = createSeats(kernel, { send })
    const signUpForms = createRegistry<SignUpForms>('sign-up forms')
    const { isTaskLocked, lockedTasks } = study
    const entrance = { isTaskLocked, lockedTasks, forms: signUpForms.all }
    const views = createFaceViews(kernel, { media, org, lecturers, ...entrance })
    const leaves = createLeaves(kernel, { approvals: review.approvals, seats, views })
    review.approvalKinds.add(leaveApprovals(kernel, seats))
    const attendance = createAttendance(kernel, seats)
    const codes = createSignInCodes(kernel.secrets.keyFor('face-sign-in'))
    const tries = createCodeTries(kernel, {
      table: faceSignTries,
      thing: faceSignTries.dayId,
      locked: (minutes) => fail('face.sign_code_locked', { minutes }),
    })
    const tickets = createSignInTickets(kernel.secrets.keyFor('face-sign-in-ticket'))
    const reader = createScanReader(kernel, { codes, tickets, tries, refusal: (why) => fail(SCAN_REFUSALS[why]) })
    const readTable = createUploadedTables(kernel)
    const records = createRecords(kernel, { batches, readTable })
    const imports = createAttendanceImports(kernel, { batches, readTable, attendance })
    const reports = createReports(kernel, { batches })
    const sheets = createSheetExports(kernel, { batches })
    const releasing = releaseSeats(kernel, { seats, leaves })
    const feeds = createFeeds(kernel)
    // Who is erased is disabled with it.
    kernel.events.on('org.user-disabled', async (tx, { userId }) => {
      await feeds.forget(tx, userId)
      await kernel.jobs.enqueue(tx, releasing, { userId })
    })
    fileUses.add(...faceFileUses)
    lecturer.teaching.add(faceTeaching(kernel))
    study.taskSources.add(faceTasks(kernel))
    study.taskKinds.add(faceTaskKind)
    return {
      services: { signUpTarget: faceSignUps(kernel, { seats, leaves }), signUpForms } satisfies FaceServices,
      routes(app) {
        const sessions = createSessionService(kernel, { media, lecturers, seats })
        faceRoutes(app, kernel, {
          cascades: createCascades(kernel, { seats, sessions, leaves }),
          views,
          signUps: createSignUps(kernel, { seats, views, leaves, ...entrance }),
          leaves,
          swaps: createSwaps(kernel, { seats, views, leaves, forms: signUpForms.all }),
          scans: createScans(kernel, { codes, reader, attendance }),
          sessions,
          rooms: createRoomService(kernel),
          seats: createSeatManagement(kernel, { seats, leaves }),
          attendance,
          records,
          imports,
          plans: createPlans(kernel),
          costs: createCosts(kernel),
          reports,
          sheets,
          feeds,
        })
      },
      listen: () => followAttendance(kernel),
      jobs: [closeSessions(kernel, attendance), remindPeople(kernel, send), releasing],
      contentKinds: [faceContent(kernel, media)],
    }
  },
})
