import type { FaceDay, FaceItem } from '@sands/contract/face/face.model'
import type { FileId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import { signUpEnd } from '@sands/rules/face/cascade'
import { nextAct } from '@sands/rules/face/next'
import { seatsLeft } from '@sands/rules/face/seat'
import {
  type SessionPhase,
  type SignUpFacts,
  type SignUpRefusal,
  sessionPhase,
  signUpRefusal,
} from '@sands/rules/face/session'
import type { SignUpForm } from '../../../kernel/sign-up-target.kind.ts'
import { outcomeOf, presentMark } from '../seat/seat.present.ts'
import type { MarkRow, SeatRow } from '../seat/seat.repo.ts'
import type { RoomedDay, SessionRow } from '../session/session.repo.ts'

/** Everything about a session that one person sees. */
export interface FaceView {
  session: SessionRow
  days: readonly RoomedDay[]
  lecturerNames: readonly string[]
  seated: number
  waiting: number
  seat: SeatRow | undefined
  marks: readonly MarkRow[]
  isInScope: boolean
  /** A project locks the session for the person. */
  isLocked: boolean
  /** The sign-up that gives the seats by its form. */
  form: SignUpForm | undefined
  /** When a change of the session released its seats. */
  releasedAt: Date | null
}

export const phaseOf = (
  { state, startsAt, endsAt }: Pick<SessionRow, 'state' | 'startsAt' | 'endsAt'>,
  now: Date,
): SessionPhase =>
  sessionPhase(
    state,
    {
      startsAt: startsAt?.getTime() ?? Number.POSITIVE_INFINITY,
      endsAt: endsAt?.getTime() ?? Number.POSITIVE_INFINITY,
    },
    now.getTime(),
  )

/** Who has none of these can sign up; somebody on leave comes after all. */
const GONE: readonly (SeatRow['status'] | undefined)[] = [undefined, 'cancelled', 'declined', 'leave']

const stateOfForm = (form: SignUpForm | undefined): SignUpFacts['form'] => {
  if (form === undefined) return 'none'
  return form.isOpen ? 'open' : 'closed'
}

export const refusalOf = (
  facts: Pick<FaceView, 'session' | 'seat' | 'seated' | 'isInScope' | 'isLocked' | 'form' | 'releasedAt'>,
  now: Date,
): SignUpRefusal | null => {
  const { session, seat, seated, isInScope, isLocked, form, releasedAt } = facts
  return signUpRefusal({
    phase: phaseOf(session, now),
    opensAt: session.opensAt?.getTime() ?? null,
    closesAt: signUpEnd({ closesAt: session.closesAt, releasedAt })?.getTime() ?? null,
    now: now.getTime(),
    isInScope,
    isLocked,
    // Who was admitted before and is on leave needs no form to come after all.
    form: seat?.status === 'leave' ? 'none' : stateOfForm(form),
    hasSeat: !GONE.includes(seat?.status),
    seatsLeft: seatsLeft(session, seated),
    hasWaitingList: session.hasWaitingList,
  })
}

export function presentItem(view: FaceView, covers: ReadonlyMap<FileId, Picture>, now: Date): FaceItem {
  const { session, days, seat, marks } = view
  const phase = phaseOf(session, now)
  const left = seatsLeft(session, view.seated)
  const markOf = (day: RoomedDay) => marks.find(({ dayId }) => dayId === day.id)
  return {
    faceId: session.id,
    faceName: session.title,
    cover: (session.coverFileId && covers.get(session.coverFileId)) ?? null,
    phase,
    startTime: (session.startsAt ?? session.createdAt).toISOString(),
    endTime: (session.endsAt ?? session.createdAt).toISOString(),
    timeZone: session.timeZone,
    dayNum: days.length,
    roomNames: [...new Set(days.flatMap(({ room }) => room?.name ?? []))],
    lecturerNames: [...view.lecturerNames],
    capacity: session.capacity,
    seatsLeft: left,
    waitingNum: view.waiting,
    trainConfirmId: seat?.id ?? null,
    status: seat?.status ?? null,
    nextAct: nextAct({
      phase,
      status: seat?.status ?? null,
      needsConfirm: session.needsConfirm,
      refusal: refusalOf(view, now),
      seatsLeft: left,
      now: now.getTime(),
      days: days.map((day) => {
        const mark = markOf(day)
        return {
          startsAt: day.startsAt.getTime(),
          endsAt: day.endsAt.getTime(),
          needsSignOut: day.needsSignOut,
          isIn: mark !== undefined && mark.arrival !== 'missing',
          isOut: mark?.hasLeft ?? false,
        }
      }),
    }),
  }
}

export const presentDay = (day: RoomedDay, mark: MarkRow | undefined, now: Date): FaceDay => ({
  dayId: day.id,
  startTime: day.startsAt.toISOString(),
  endTime: day.endsAt.toISOString(),
  room: day.room && { name: day.room.name, address: day.room.address, mapUrl: day.room.mapUrl },
  needsSignOut: day.needsSignOut ? 1 : 0,
  mark: presentMark(mark),
  outcome: outcomeOf(day, mark, now),
})
