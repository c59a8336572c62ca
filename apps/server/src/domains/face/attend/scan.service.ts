import type { CallBody, CallQuery } from '@sands/contract/calls'
import type { ErrorName } from '@sands/contract/errors'
import { faceLinks } from '@sands/contract/face/face.links'
import type { FaceBoard, FaceSignIn } from '@sands/contract/face/face.model'
import { isSignOpen, type SignWay, windowOfDay } from '@sands/rules/face/attendance'
import { SEATED, type SeatStatus } from '@sands/rules/face/seat'
import {
  CODE_TRIES,
  codeSecondsLeft,
  codeStep,
  isReplay,
  ROTATE_SECONDS,
  type ScanFault,
  scanFault,
  signInOutcome,
} from '@sands/rules/sign-in/sign-in'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { CodeTries } from '../../../kernel/sign-in/code-tries.service.ts'
import type { SignInCodes } from '../../../kernel/sign-in/sign-in-code.codec.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { presentDay } from '../learn/face.present.ts'
import { learnerRepo } from '../learn/learner.repo.ts'
import { type MarkRow, type SeatRow, seatRepo } from '../seat/seat.repo.ts'
import { type FaceDayId, type RoomedDay, type SessionRow, sessionRepo } from '../session/session.repo.ts'
import type { Attendance } from './attendance.service.ts'

type Scan = CallBody<'POST /sands-lms/api/v1/face2face/scan-submit'>

export interface Scans {
  get(viewer: Viewer, query: CallQuery<'GET /sands-lms/api/v1/common/sign-in/get'>): Promise<FaceSignIn>
  scan(viewer: Viewer, scan: Scan): Promise<FaceSignIn>
  /** The screen of the room, for lecturers and the organiser; others do not find it. */
  manage(viewer: Viewer, board: { dayId: FaceDayId; way: SignWay }): Promise<FaceBoard>
  /** The same for people with the right to keep the attendance. */
  board(viewer: Viewer, board: { dayId: FaceDayId; way: SignWay }): Promise<FaceBoard>
}

const FAULTS = {
  clock_ahead: 'face.sign_clock_ahead',
  stored_too_long: 'face.sign_stored_too_long',
  code_changed: 'face.sign_code_wrong',
} as const satisfies Record<ScanFault, ErrorName>

const MOST_LISTED = 200
const MAY_SIGN: readonly SeatStatus[] = ['booked', 'confirmed', 'leave', 'present', 'late', 'partly', 'absent']

const spanOf = ({ startsAt, endsAt }: RoomedDay) => ({ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() })
/** A scan that a device sends again, because it got no answer. */
const isSameScan = ({ way, at, deviceId }: Scan, mark: MarkRow | undefined): boolean => {
  const signedAt = way === 'in' ? mark?.signedInAt : mark?.signedOutAt
  return mark?.way === 'code' && mark.deviceId === deviceId && signedAt?.getTime() === Date.parse(at)
}
/** The codes for signing in and out of a day differ. */
const thingOf = (dayId: FaceDayId, way: SignWay): string => `${way} ${dayId}`

interface Found {
  session: SessionRow
  day: RoomedDay
}

export function createScans(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { codes, tries, attendance }: { codes: SignInCodes; tries: CodeTries; attendance: Attendance },
): Scans {
  async function find(db: Db, viewer: Viewer, dayId: FaceDayId): Promise<Found> {
    const found = await sessionRepo.day(db, viewer.collegeId, dayId)
    const days = found ? await sessionRepo.days(db, [found.session.id]) : []
    const day = days.find(({ id }) => id === dayId)
    if (!found || !day || found.session.state !== 'open') throw fail('face.not_found')
    return { session: found.session, day }
  }

  async function isOrganiser(db: Db, viewer: Viewer, session: SessionRow): Promise<boolean> {
    if (session.ownerId === viewer.userId) return true
    return (await sessionRepo.lecturers(db, [session.id])).some(({ userId }) => userId === viewer.userId)
  }

  async function present(
    db: Db,
    viewer: Viewer,
    { found: { session, day }, way, seat }: { found: Found; way: SignWay; seat: SeatRow | undefined },
  ): Promise<FaceSignIn> {
    const now = clock.now()
    const mark = await ownMark(db, seat, day.id)
    const isAmong = seat !== undefined && SEATED.includes(seat.status)
    const mayList = isAmong || (await isOrganiser(db, viewer, session))
    const counts = await seatRepo.board(db, session.id, day.id)
    const people = mayList ? await seatRepo.expected(db, session.id, { dayId: day.id, way, limit: MOST_LISTED }) : []
    return {
      faceId: session.id,
      faceName: session.title,
      way,
      isOpen: isSignOpen(spanOf(day), way, now.getTime()) ? 1 : 0,
      isExpected: seat && MAY_SIGN.includes(seat.status) ? 1 : 0,
      userName: viewer.name,
      expectedNum: counts.expected,
      signedNum: way === 'in' ? counts.signed + counts.late : counts.left,
      people: people.map(({ isSigned, ...person }) => ({ ...person, isSigned: isSigned ? 1 : 0 })),
      day: presentDay(day, mark, now),
      startTime: day.startsAt.toISOString(),
      endTime: day.endsAt.toISOString(),
      timeZone: session.timeZone,
    }
  }

  async function ownMark(db: Db, seat: SeatRow | undefined, dayId: FaceDayId): Promise<MarkRow | undefined> {
    return seat && (await seatRepo.marks(db, [seat.id])).find((mark) => mark.dayId === dayId)
  }

  async function checkCode({ dayId, way, code, at }: Scan, who: string): Promise<{ isReplayed: boolean }> {
    const read = { at: Date.parse(at), receivedAt: clock.now().getTime(), rotateSeconds: ROTATE_SECONDS }
    // A scanned code carries a signature, which nobody guesses.
    const tried = code.includes('-') ? undefined : await tries.begin(dayId, { who, most: CODE_TRIES.person })
    const step = codes.stepOf(code, { thing: thingOf(dayId, way), ...read })
    if (step === undefined) throw fail('face.sign_code_wrong')
    const fault = scanFault({ step, ...read })
    if (fault) throw fail(FAULTS[fault])
    await tried?.succeeded()
    return { isReplayed: isReplay(read) }
  }

  /** What the scan changes in the mark of the day. */
  function marked({ way, at, deviceId }: Scan, day: RoomedDay, before: MarkRow | undefined) {
    const outcome = signInOutcome(windowOfDay(spanOf(day), way), Date.parse(at))
    if (outcome === 'not_started' || outcome === 'early') throw fail('face.sign_not_started')
    if (outcome === 'expired') throw fail('face.sign_expired')
    const isIn = before !== undefined && before.arrival !== 'missing'
    const signedAt = new Date(at)
    if (way === 'out') {
      if (!day.needsSignOut || !isIn) throw fail('face.sign_out_not_open')
      if (before.hasLeft) throw fail('face.sign_done')
      return { arrival: before.arrival, hasLeft: true, signedOutAt: signedAt }
    }
    if (isIn) throw fail('face.sign_done')
    const arrival = outcome === 'late' ? ('late' as const) : ('signed' as const)
    return { arrival, hasLeft: false, signedInAt: signedAt, deviceId }
  }

  async function sign(tx: Tx, viewer: Viewer, scan: Scan, isReplayed: boolean): Promise<FaceSignIn> {
    const { dayId, way, deviceId } = scan
    const found = await find(tx, viewer, dayId)
    const session = await sessionRepo.lock(tx, viewer.collegeId, found.session.id)
    const seat = await seatRepo.of(tx, found.session.id, viewer.userId)
    if (!session || !seat || !MAY_SIGN.includes(seat.status)) throw fail('face.sign_not_expected')
    await seatRepo.lockDevice(tx, dayId, deviceId)
    if (await seatRepo.isDeviceUsed(tx, dayId, deviceId, seat.id)) throw fail('face.sign_device_used')
    const before = await ownMark(tx, seat, dayId)
    if (!isSameScan(scan, before)) {
      const changed = marked(scan, found.day, before)
      const by = { way: 'code', byId: viewer.userId, reason: null, isReplayed, changedAt: clock.now() } as const
      await seatRepo.putMark(tx, { dayId, seatId: seat.id, ...changed, ...by })
      await attendance.settle(tx, session, { seats: [seat], way: 'code', by: viewer.userId })
    }
    return present(tx, viewer, { found, way, seat })
  }

  async function board(viewer: Viewer, dayId: FaceDayId, way: SignWay): Promise<FaceBoard> {
    const db = database.primary
    const { session, day } = await find(db, viewer, dayId)
    const now = clock.now().getTime()
    const step = codeStep(now, ROTATE_SECONDS)
    const thing = thingOf(dayId, way)
    const { expected, signed, late, left } = await seatRepo.board(db, session.id, dayId)
    return {
      faceId: session.id,
      faceName: session.title,
      dayId,
      way,
      isOpen: isSignOpen(spanOf(day), way, now),
      roomName: day.room?.name ?? '',
      startTime: day.startsAt.toISOString(),
      endTime: day.endsAt.toISOString(),
      timeZone: session.timeZone,
      code: codes.typed(thing, step),
      link: faceLinks.scan(dayId, way, codes.scanned(thing, step)),
      leftSeconds: codeSecondsLeft(now, ROTATE_SECONDS),
      expected,
      ...(way === 'in' ? { signed, late } : { signed: left, late: 0 }),
    }
  }

  return {
    async get(viewer, { dayId, way = 'in' }) {
      const db = database.primary
      const found = await find(db, viewer, dayId)
      // The ids of days are easy to guess: a session for others does not exist, as everywhere else.
      const isTheirs =
        (await learnerRepo.find(db, viewer, found.session.id)) !== undefined ||
        (await isOrganiser(db, viewer, found.session))
      if (!isTheirs) throw fail('face.not_found')
      const seat = await seatRepo.of(db, found.session.id, viewer.userId)
      return present(db, viewer, { found, way, seat })
    },

    async scan(viewer, scan) {
      await find(database.primary, viewer, scan.dayId)
      const { isReplayed } = await checkCode(scan, viewer.userId)
      return database.transaction((tx) => sign(tx, viewer, scan, isReplayed))
    },

    async manage(viewer, { dayId, way }) {
      const db = database.primary
      const { session } = await find(db, viewer, dayId)
      if (!(await isOrganiser(db, viewer, session))) throw fail('face.not_found')
      return board(viewer, dayId, way)
    },

    async board(viewer, { dayId, way }) {
      const found = await sessionRepo.day(database.primary, viewer.collegeId, dayId)
      if (found?.session.state !== 'open') throw fail('face.unknown')
      return board(viewer, dayId, way)
    },
  }
}
