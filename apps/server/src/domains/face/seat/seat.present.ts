import type { FaceDay, FaceHomework, SeatHistory } from '@sands/contract/face/face.model'
import type { FaceSeatRow } from '@sands/contract/face/manage.model'
import { type DayOutcome, dayOutcome } from '@sands/rules/face/attendance'
import type { CertificateRow } from '../certificate/certificate.repo.ts'
import { presentCertificate } from '../certificate/certificate.service.ts'
import type { DayRow, SessionRow } from '../session/session.repo.ts'
import type { MarkRow, RefusalRow, SeatRow, seatRepo } from './seat.repo.ts'

type HistoryRow = Awaited<ReturnType<typeof seatRepo.history>>[number]

export const presentHistory = ({ at, ...row }: HistoryRow): SeatHistory => ({ ...row, at: at.toISOString() })

export const outcomeOf = (
  day: Pick<DayRow, 'endsAt' | 'needsSignOut'>,
  mark: MarkRow | undefined,
  now: Date,
): DayOutcome => dayOutcome(mark, { needsSignOut: day.needsSignOut, isOver: day.endsAt <= now })

export const presentMark = (mark: MarkRow | undefined): FaceDay['mark'] =>
  mark
    ? {
        arrival: mark.arrival,
        signInTime: mark.signedInAt?.toISOString() ?? null,
        signOutTime: mark.signedOutAt?.toISOString() ?? null,
        way: mark.way,
      }
    : null

export const presentLeave = ({ leaveState, leaveReason, leaveDecision }: SeatRow): FaceSeatRow['leave'] =>
  leaveState ? { state: leaveState, reason: leaveReason ?? '', decision: leaveDecision } : null

export const presentHomework = (
  { homework, state }: Pick<SessionRow, 'homework' | 'state'>,
  seat: SeatRow,
): FaceHomework | null =>
  homework === ''
    ? null
    : {
        text: homework,
        answer: seat.homework,
        answeredAt: seat.homeworkAt?.toISOString() ?? null,
        isOpen: state === 'open' && seat.score === null ? 1 : 0,
      }

interface Around {
  days: readonly DayRow[]
  marks: readonly (MarkRow & { by: string | null })[]
  place: number | null
  certificate: CertificateRow | undefined
  refusals: readonly RefusalRow[]
  now: Date
}

export const presentSeatRow = (
  { seat, ...person }: { seat: SeatRow; name: string; userName: string; departmentName: string },
  { days, marks, place, certificate, refusals, now }: Around,
): FaceSeatRow => ({
  trainConfirmId: seat.id,
  userId: seat.userId,
  ...person,
  status: seat.status,
  waitingPlace: place,
  reason: seat.reason,
  leave: presentLeave(seat),
  homework: seat.homework,
  homeworkAt: seat.homeworkAt?.toISOString() ?? null,
  score: seat.score,
  remark: seat.scoreRemark,
  certificate: certificate ? presentCertificate(certificate) : null,
  days: days.map((day) => {
    const mark = marks.find(({ seatId, dayId }) => seatId === seat.id && dayId === day.id)
    const refusal = refusals.find(({ seatId, dayId }) => seatId === seat.id && dayId === day.id)
    return {
      dayId: day.id,
      outcome: outcomeOf(day, mark, now),
      mark: presentMark(mark),
      by: mark?.by ?? null,
      reason: mark?.reason ?? null,
      isReplayed: mark?.isReplayed ?? false,
      refusal: refusal ? { time: refusal.refusedAt.toISOString(), usedBy: refusal.name } : null,
    }
  }),
})
