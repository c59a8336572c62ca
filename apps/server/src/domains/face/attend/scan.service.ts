import type { CallBody, CallData, CallQuery } from '@sands/contract/calls'
import { faceLinks } from '@sands/contract/face/face.links'
import type { FaceBoard, FaceSignIn } from '@sands/contract/face/face.model'
import { isSignOpen, type SignWay, windowOfDay } from '@sands/rules/face/attendance'
import { SEATED, type SeatStatus } from '@sands/rules/face/seat'
import { codeSecondsLeft, codeStep, ROTATE_SECONDS, signInOutcome } from '@sands/rules/sign-in/sign-in'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { ScanReader } from '../../../kernel/sign-in/scan-reader.service.ts'
import type { SignInCodes } from '../../../kernel/sign-in/sign-in-code.codec.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { presentDay } from '../learn/face.present.ts'
import { learnerRepo } from '../learn/learner.repo.ts'
import { type MarkRow, type SeatRow, seatRepo } from '../seat/seat.repo.ts'
import { type FaceDayId, type RoomedDay, type SessionRow, sessionRepo } from '../session/session.repo.ts'
import type { Attendance } from './attendance.service.ts'

const TICKET = 'POST /sands-lms/api/v1/face2face/ticket'
type Scan = CallBody<'POST /sands-lms/api/v1/face2face/scan-submit'>

export interface Scans {
  get(viewer: Viewer, query: CallQuery<'GET /sands-lms/api/v1/common/sign-in/get'>): Promise<FaceSignIn>
  /** What a code that is shown now is exchanged for. */
  ticket(viewer: Viewer, shown: CallBody<typeof TICKET>): Promise<CallData<typeof TICKET>>
  scan(viewer: Viewer, scan: Scan): Promise<FaceSignIn>
  /** The screen of the room, for lecturers and the organiser; others do not find it. */
  manage(viewer: Viewer, board: { dayId: FaceDayId; way: SignWay }): Promise<FaceBoard>
  /** The same for people with the right to keep the attendance. */
  board(viewer: Viewer, board: { dayId: FaceDayId; way: SignWay }): Promise<FaceBoard>
}

const MOST_LISTED = 200
const MAY_SIGN: readonly SeatStatus[] = ['booked', 'confirmed', 'leave', 'present', 'late', 'partly', 'absent']

const spanOf = ({ startsAt, endsAt }: RoomedDay) => ({ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() })
/** A scan that a device sends again, because it got no answer. */
const isSameScan = (
  { way, at, deviceId }: Pick<Signing, 'way' | 'at' | 'deviceId'>,
  mark: MarkRow | undefined,
): boolean => {
  const signedAt = way === 'in' ? mark?.signedInAt : mark?.signedOutAt
  return mark?.way === 'code' && mark.deviceId === deviceId && signedAt?.getTime() === at.getTime()
}
/** The codes for signing in and out of a day differ. */
const thingOf = (dayId: FaceDayId, way: SignWay): string => `${way} ${dayId}`
const readAs = (dayId: FaceDayId, way: SignWay) => ({
  thing: thingOf(dayId, way),
  triedAt: dayId,
  rotateSeconds: ROTATE_SECONDS,
})

/** A scan whose code was checked. */
interface Signing {
  dayId: FaceDayId
  way: SignWay
  deviceId: string
  /** When the code was read. */
  at: Date
  isReplayed: boolean
}

interface Found {
  session: SessionRow
  day: RoomedDay
}

interface Presented {
  found: Found
  way: SignWay
  seat: SeatRow | undefined
  pass: string | null
}

export function createScans(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { codes, reader, attendance }: { codes: SignInCodes; reader: ScanReader; attendance: Attendance },
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
    { found: { session, day }, way, seat, pass }: Presented,
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
      serverTime: now.toISOString(),
      pass,
    }
  }

  async function ownMark(db: Db, seat: SeatRow | undefined, dayId: FaceDayId): Promise<MarkRow | undefined> {
    return seat && (await seatRepo.marks(db, [seat.id])).find((mark) => mark.dayId === dayId)
  }

  /** Refuses what comes before or after the time of signing. */
  function outcomeAt(day: RoomedDay, way: SignWay, at: number): 'signed' | 'late' {
    const outcome = signInOutcome(windowOfDay(spanOf(day), way), at)
    if (outcome === 'not_started' || outcome === 'early') throw fail('face.sign_not_started')
    if (outcome === 'expired') throw fail('face.sign_expired')
    return outcome
  }

  /** What the scan changes in the mark of the day. */
  function marked({ way, at, deviceId }: Signing, day: RoomedDay, before: MarkRow | undefined) {
    const arrival = outcomeAt(day, way, at.getTime())
    const isIn = before !== undefined && before.arrival !== 'missing'
    // What an organiser has said since the code was read counts more.
    const isCorrected = before !== undefined && before.way !== 'code' && at <= before.changedAt
    if (way === 'out') {
      if (!day.needsSignOut || !isIn) throw fail('face.sign_out_not_open')
      if (before.hasLeft) throw fail('face.sign_done')
      if (isCorrected) throw fail('face.sign_stored_too_long')
      return { arrival: before.arrival, hasLeft: true, signedOutAt: at }
    }
    if (isIn) throw fail('face.sign_done')
    if (isCorrected) throw fail('face.sign_stored_too_long')
    return { arrival, hasLeft: false, signedInAt: at, deviceId }
  }

  /** Null when another person has signed in with the device, which is written down for the organiser. */
  async function sign(tx: Tx, viewer: Viewer, scan: Signing): Promise<FaceSignIn | null> {
    const { dayId, way, deviceId, isReplayed } = scan
    const found = await find(tx, viewer, dayId)
    const session = await sessionRepo.lock(tx, viewer.collegeId, found.session.id)
    const seat = await seatRepo.of(tx, found.session.id, viewer.userId)
    if (!session || !seat || !MAY_SIGN.includes(seat.status)) throw fail('face.sign_not_expected')
    await seatRepo.lockDevice(tx, dayId, deviceId)
    const usedBy = await seatRepo.deviceUser(tx, dayId, deviceId, seat.id)
    if (usedBy) {
      await seatRepo.refuse(tx, { dayId, seatId: seat.id, usedBy, refusedAt: clock.now() })
      return null
    }
    const before = await ownMark(tx, seat, dayId)
    if (!isSameScan(scan, before)) {
      const changed = marked(scan, found.day, before)
      const by = { way: 'code', byId: viewer.userId, reason: null, isReplayed, changedAt: clock.now() } as const
      await seatRepo.putMark(tx, { dayId, seatId: seat.id, ...changed, ...by })
      await attendance.settle(tx, session, { seats: [seat], way: 'code', by: viewer.userId })
    }
    return present(tx, viewer, { found, way, seat, pass: null })
  }

  async function board(viewer: Viewer, dayId: FaceDayId, way: SignWay): Promise<FaceBoard> {
    const db = database.primary
    const { session, day } = await find(db, viewer, dayId)
    const now = clock.now().getTime()
    const step = codeStep(now, ROTATE_SECONDS)
    const thing = thingOf(dayId, way)
    const { expected, signed, late, left } = await seatRepo.board(db, session.id, dayId)
    const refusals = await seatRepo.refusals(db, dayId)
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
      refusals,
      ...(way === 'in' ? { signed, late } : { signed: left, late: 0 }),
    }
  }

  return {
    async get(viewer, { dayId, way = 'in', deviceId }) {
      const db = database.primary
      const found = await find(db, viewer, dayId)
      // The ids of days are easy to guess: a session for others does not exist, as everywhere else.
      const isTheirs =
        (await learnerRepo.find(db, viewer, found.session.id)) !== undefined ||
        (await isOrganiser(db, viewer, found.session))
      if (!isTheirs) throw fail('face.not_found')
      const seat = await seatRepo.of(db, found.session.id, viewer.userId)
      const pass = reader.pass(viewer, { thing: thingOf(dayId, way), deviceId })
      return present(db, viewer, { found, way, seat, pass })
    },

    async ticket(viewer, { dayId, way, code, deviceId }) {
      const db = database.primary
      const { session, day } = await find(db, viewer, dayId)
      const seat = await seatRepo.of(db, session.id, viewer.userId)
      if (!seat || !MAY_SIGN.includes(seat.status)) throw fail('face.sign_not_expected')
      const exchanged = await reader.exchange(viewer, { ...readAs(dayId, way), code, deviceId })
      outcomeAt(day, way, clock.now().getTime())
      return exchanged
    },

    async scan(viewer, scan) {
      const { dayId, way, deviceId } = scan
      const db = database.primary
      const found = await find(db, viewer, dayId)
      const ended = reader.endedTicket(viewer, { thing: thingOf(dayId, way), deviceId, ticket: scan.ticket })
      const seat = ended === undefined ? undefined : await seatRepo.of(db, found.session.id, viewer.userId)
      if (ended !== undefined && isSameScan({ way, deviceId, at: new Date(ended) }, await ownMark(db, seat, dayId)))
        return present(db, viewer, { found, way, seat, pass: null })
      const { at, isReplayed } = await reader.read(viewer, { ...scan, ...readAs(dayId, way) })
      const signing = { dayId, way, deviceId, at: new Date(at), isReplayed }
      const signed = await database.transaction((tx) => sign(tx, viewer, signing))
      if (!signed) throw fail('face.sign_device_used')
      return signed
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
