import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import { markOfHand } from '@sands/rules/face/attendance'
import { validUntil } from '@sands/rules/face/certificate'
import { noCosts } from '@sands/rules/face/cost'
import { ATTENDED, type Attended, type SeatStatus, type SeatStep } from '@sands/rules/face/seat'
import { plainStep } from '@sands/rules/review/approval'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { DemoAct } from '../../kernel/audit/demo-history.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Demo } from '../../kernel/demo.ts'
import { lecturers } from '../lecturer/index.ts'
import { addDemoRequest } from '../review/index.ts'
import { surveys } from '../survey/index.ts'
import { certificateRepo } from './certificate/certificate.repo.ts'
import { costRepo } from './cost/cost.repo.ts'
import { DEMO_FACE, type DemoSeat, type DemoSession } from './demo/sessions.demo.ts'
import { recordRepo } from './record/record.repo.ts'
import { type SeatRow, seatRepo } from './seat/seat.repo.ts'
import { type RoomRow, roomRepo } from './session/room.repo.ts'
import { faceSubject } from './session/session.present.ts'
import { type LecturerId, type RoomedDay, type SessionRow, sessionRepo } from './session/session.repo.ts'

const HOUR_MS = 3_600_000
const PLANNED_HOURS = 20 * 24

interface Place {
  surveyId: Id<'survey'> | null
  tx: Tx
  collegeId: CollegeId
  now: Date
  ownerId: UserId
  rooms: readonly RoomRow[]
  lecturerIds: readonly LecturerId[]
  person(userName: string): UserId
}

/** The steps that led to a status. */
function stepsTo(status: SeatStatus): SeatStep[] {
  if (status === 'waiting') return ['wait']
  const last: Readonly<Partial<Record<SeatStatus, SeatStep>>> = {
    confirmed: 'confirm',
    declined: 'decline',
    leave: 'leave',
    cancelled: 'cancel',
    ...Object.fromEntries(ATTENDED.map((attended) => [attended, attended])),
  }
  const step = last[status]
  return step ? ['book', step] : ['book']
}

const STATUS_OF: Readonly<Partial<Record<SeatStep, SeatStatus>>> = { book: 'booked', wait: 'waiting' }

async function addSeat(
  { tx, collegeId, now, ownerId, person }: Place,
  { session, days }: { session: SessionRow; days: readonly RoomedDay[] },
  { demo, turn }: { demo: DemoSeat; turn: number },
): Promise<void> {
  const userId = person(demo.who)
  const at = new Date(session.createdAt.getTime() + turn * HOUR_MS)
  const reason = demo.reason ?? null
  const [row] = await seatRepo.putAll(tx, [
    {
      ...{ sessionId: session.id, userId, collegeId, status: demo.status, turn, reason, changedAt: at },
      ...(demo.homework && { homework: demo.homework, homeworkAt: session.endsAt ?? at }),
      ...(demo.score !== undefined && { score: demo.score, scoreRemark: demo.remark ?? '', scoredBy: ownerId }),
      ...(demo.leave && {
        leaveState: demo.leave,
        leaveReason: demo.leaveReason ?? reason,
        leaveDecision: demo.leave === 'granted' ? 'OK' : null,
      }),
    },
  ])
  if (!row) throw new Error('the seat was not stored')
  if (demo.leave === 'asked')
    await addDemoRequest(
      { tx, collegeId, now, person },
      {
        ...{ asker: demo.who, decider: 'admin', title: session.title, summary: demo.leaveReason ?? '' },
        ...{ state: 'waiting', daysAgo: 1 },
      },
      { kind: 'sign_in_leave', subjectId: row.id, step: plainStep('right') },
    )
  let from: SeatStatus | null = null
  for (const step of stepsTo(demo.status)) {
    const to: SeatStatus = STATUS_OF[step] ?? demo.status
    const isOwn = step === 'book' || step === 'wait' || step === 'confirm' || step === 'decline'
    await seatRepo.addHistory(tx, [
      {
        ...{ seatId: row.id, step, fromStatus: from, toStatus: to, way: isOwn ? 'self' : 'hand' },
        ...{ byId: isOwn ? userId : ownerId, reason: to === demo.status ? reason : null, at },
      },
    ])
    from = to
  }
  for (const [at_, mark] of (demo.days ?? []).entries()) {
    const day = days[at_]
    if (day && day.startsAt <= now) await addMark(tx, { row, day, mark })
  }
}

async function addMark(tx: Tx, { row, day, mark }: { row: SeatRow; day: RoomedDay; mark: Attended }): Promise<void> {
  const minutes = mark === 'late' ? 20 : -10
  const isThere = mark !== 'absent'
  await seatRepo.putMark(tx, {
    ...{ dayId: day.id, seatId: row.id, ...markOfHand(mark), way: 'code', byId: row.userId, changedAt: day.startsAt },
    signedInAt: isThere ? new Date(day.startsAt.getTime() + minutes * 60_000) : null,
    signedOutAt: mark === 'present' || mark === 'late' ? day.endsAt : null,
  })
}

/** What the people of a session that is over have earned. */
async function addCertificates(tx: Tx, { id: sessionId, certificate, settledAt }: SessionRow): Promise<void> {
  if (!certificate || !settledAt) return
  const { title, text, months } = certificate
  const there = (await seatRepo.withStatus(tx, sessionId, ['present', 'late'])).map((seat) => seat.id)
  const until = validUntil(settledAt, months)
  await certificateRepo.add(tx, there, { sessionId, title, text, earnedAt: settledAt, validUntil: until })
}

async function addSession(place: Place, demo: DemoSession, index: number): Promise<DemoAct> {
  const { tx, collegeId, now, ownerId, rooms, lecturerIds } = place
  const hour = (hours: number) => new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS + hours * HOUR_MS)
  const days = demo.days.map(([from, hours]) => ({ startsAt: hour(from), endsAt: hour(from + hours) }))
  const room = rooms[demo.room]
  const at = hour(Math.min(0, demo.days[0]?.[0] ?? 0) - PLANNED_HOURS + index)
  const row = await sessionRepo.add(tx, {
    ...{ collegeId, title: demo.name, introduction: demo.introduction, agenda: demo.agenda, state: demo.state },
    homework: demo.homework ?? '',
    certificate: demo.certificate ?? null,
    surveyId: demo.hasSurvey ? place.surveyId : null,
    ...{ timeZone: room?.timeZone ?? 'Asia/Shanghai', ownerId, capacity: demo.capacity, overbook: demo.overbook ?? 0 },
    ...{ hasWaitingList: true, needsConfirm: demo.needsConfirm ?? false, allowsSwap: true },
    ...{ startsAt: days[0]?.startsAt ?? null, endsAt: days.at(-1)?.endsAt ?? null, lastTurn: demo.seats.length },
    ...{ cancelReason: demo.cancelReason ?? null, sequence: demo.state === 'cancelled' ? 1 : 0 },
    ...{ settledAt: (days.at(-1)?.endsAt ?? now) < now ? (days.at(-1)?.endsAt ?? null) : null },
    ...{ createdAt: at, updatedBy: ownerId, updatedAt: at },
  })
  if (!row) throw new Error('the session was not stored')
  await sessionRepo.setDays(
    tx,
    row.id,
    days.map((day) => ({ ...day, id: null, roomId: room?.id ?? null, needsSignOut: days.length > 1 })),
  )
  await sessionRepo.setLecturers(tx, row.id, lecturerIds.slice(index % Math.max(lecturerIds.length, 1)).slice(0, 2))
  if (demo.costs) await costRepo.set(tx, row.id, { ...noCosts(), ...demo.costs })
  const stored = await sessionRepo.days(tx, [row.id])
  for (const [at_, seat] of demo.seats.entries())
    await addSeat(place, { session: row, days: stored }, { demo: seat, turn: at_ + 1 })
  await addCertificates(tx, row)
  return {
    at,
    collegeId,
    record: { action: 'face.face.created', subject: faceSubject(row), after: { name: demo.name } },
  }
}

/** Rooms and sessions in every state in both colleges. */
export async function loadFaceDemo(tx: Tx, { company, now }: Demo): Promise<DemoAct[]> {
  const person = (userName: string): UserId => {
    const id = company.users.get(userName)
    if (!id) throw new Error(`the demo company has no ${userName}`)
    return id
  }
  const acts: DemoAct[] = []
  for (const { id: collegeId, language } of company.colleges) {
    const demo = DEMO_FACE[language]
    if (!demo) continue
    const rooms: RoomRow[] = []
    for (const room of demo.rooms) {
      const row = await roomRepo.add(tx, { ...room, collegeId, updatedAt: now })
      if (row) rooms.push(row)
    }
    const teaching = await tx
      .select({ id: lecturers.id })
      .from(lecturers)
      .where(eq(lecturers.collegeId, collegeId))
      .orderBy(asc(lecturers.id))
      .limit(6)
    const [evaluation] = await tx
      .select({ id: surveys.id })
      .from(surveys)
      .where(and(eq(surveys.collegeId, collegeId), eq(surveys.state, 'published'), isNull(surveys.removedAt)))
      .orderBy(asc(surveys.id))
      .limit(1)
    const place = {
      tx,
      collegeId,
      now,
      ownerId: person('admin'),
      rooms,
      lecturerIds: teaching.map(({ id }) => id),
      surveyId: evaluation?.id ?? null,
      person,
    }
    for (const { who, ...record } of demo.records)
      await recordRepo.put(tx, {
        ...{ ...record, collegeId, userId: person(who), importedBy: place.ownerId, importedAt: now },
      })
    for (const [index, session] of demo.sessions.entries()) acts.push(await addSession(place, session, index))
  }
  return acts
}
