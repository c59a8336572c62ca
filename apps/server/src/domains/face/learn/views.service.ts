import type { CallQuery } from '@sands/contract/calls'
import type { FaceDetail, FaceItem } from '@sands/contract/face/face.model'
import type { PageOf } from '@sands/contract/kernel/schema'
import { signUpEnd } from '@sands/rules/face/cascade'
import { AWAY, EXPECTED, SEATED } from '@sands/rules/face/seat'
import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import type { Db } from '../../../kernel/database/database.ts'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { SignUpForm, SignUpForms } from '../../../kernel/sign-up-target.kind.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { LecturerService } from '../../lecturer/index.ts'
import type { MediaService } from '../../media/index.ts'
import type { OrgService } from '../../org/index.ts'
import type { LockedTasks } from '../../study/index.ts'
import { placeOf, writeCalendar } from '../calendar/ical.codec.ts'
import { cascadeRepo } from '../cascade/cascade.repo.ts'
import { certificateRepo } from '../certificate/certificate.repo.ts'
import { presentCertificate } from '../certificate/certificate.service.ts'
import { presentHistory, presentHomework, presentLeave } from '../seat/seat.present.ts'
import { type FaceSeatId, seatRepo } from '../seat/seat.repo.ts'
import { swapRepo } from '../seat/swap.repo.ts'
import { presentLecturer } from '../session/session.present.ts'
import { type FaceId, sessionRepo } from '../session/session.repo.ts'
import { type FaceView, presentDay, presentItem, refusalOf } from './face.present.ts'
import { type FoundSession, learnerRepo } from './learner.repo.ts'

const MAX_HISTORY = 50

/** The sign-ups whose forms give the seats of these sessions. */
export async function formsOf(forms: readonly SignUpForms[], db: Db, viewer: Viewer, ids: readonly FaceId[]) {
  const found = new Map<string, SignUpForm>()
  for (const each of forms)
    for (const [id, form] of await each.of(db, viewer, { kind: 'face', ids })) found.set(id, form)
  return found
}

export interface FaceViews {
  page(viewer: Viewer, query: CallQuery<'GET /sands-lms/api/v1/face2face-students/page'>): Promise<PageOf<FaceItem>>
  detail(db: Db, viewer: Viewer, id: FaceId): Promise<FaceDetail>
  ofSeat(viewer: Viewer, id: FaceSeatId): Promise<FaceDetail>
  calendar(viewer: Viewer, id: FaceId): Promise<{ fileName: string; content: string }>
}

interface Parts {
  media: MediaService
  org: OrgService
  lecturers: LecturerService
  lockedTasks: LockedTasks
  forms: readonly SignUpForms[]
}

export function createFaceViews(
  { database, clock, content }: Pick<Kernel, 'database' | 'clock' | 'content'>,
  { media, org, lecturers, lockedTasks, forms }: Parts,
): FaceViews {
  /** Which of the sessions a project locks for the person, who may come only because of it. */
  function lockedOf(db: Db, viewer: Viewer, found: readonly FoundSession[]): Promise<ReadonlySet<string>> {
    const refIds = found.flatMap(({ session, isForThem, isInScope }) => (!isForThem && isInScope ? session.id : []))
    return lockedTasks(db, viewer, { type: PROJECT_TASKS.face, refIds })
  }

  async function load(db: Db, viewer: Viewer, found: readonly FoundSession[]): Promise<FaceView[]> {
    const ids = found.map(({ session }) => session.id)
    const days = await sessionRepo.days(db, ids)
    const names = await sessionRepo.lecturers(db, ids)
    const counts = await seatRepo.counts(db, ids)
    const seats = await seatRepo.ofMany(db, ids, viewer.userId)
    const marks = await seatRepo.marks(
      db,
      seats.map(({ id }) => id),
    )
    const locked = await lockedOf(db, viewer, found)
    const byForm = await formsOf(forms, db, viewer, ids)
    return found.map(({ session, isInScope, releasedAt }) => {
      const seat = seats.find(({ sessionId }) => sessionId === session.id)
      return {
        session,
        isInScope,
        releasedAt,
        isLocked: locked.has(session.id),
        form: byForm.get(session.id),
        days: days.filter(({ sessionId }) => sessionId === session.id),
        lecturerNames: names.flatMap(({ sessionId, name }) => (sessionId === session.id ? name : [])),
        seated: counts.get(session.id)?.seated ?? 0,
        waiting: counts.get(session.id)?.waiting ?? 0,
        seat,
        marks: marks.filter(({ seatId }) => seatId === seat?.id),
      }
    })
  }

  async function find(db: Db, viewer: Viewer, id: FaceId): Promise<FaceView> {
    const found = await learnerRepo.find(db, viewer, id)
    const [view] = found ? await load(db, viewer, [found]) : []
    if (!view) throw fail('face.not_found')
    return view
  }

  async function detail(db: Db, viewer: Viewer, id: FaceId): Promise<FaceDetail> {
    const view = await find(db, viewer, id)
    const { session, seat, marks, releasedAt } = view
    const now = clock.now()
    const photoIds = await sessionRepo.files(db, id, 'photo')
    const covers = await media.pictures(db, [...(session.coverFileId ? [session.coverFileId] : []), ...photoIds])
    const teaching = (await sessionRepo.lecturers(db, [id])).map((each) => each.id)
    const taught = await lecturers.byIds(db, viewer, teaching)
    const materialIds = await sessionRepo.files(db, id, 'material')
    const resources = await media.shownResources(db, materialIds)
    const named = [session.ownerId, seat?.offeredTo].flatMap((userId) => userId ?? [])
    const names = await org.names(db, named)
    const isSeated = seat !== undefined && SEATED.includes(seat.status)
    const surveyIds = isSeated && session.surveyId ? [session.surveyId] : []
    const [survey] = await content.visibleItems(db, viewer, { kind: 'survey', ids: surveyIds })
    const isBefore = session.state === 'open' && session.startsAt !== null && session.startsAt > now
    const [earned] = await certificateRepo.ofSeats(db, seat ? [seat.id] : [])
    const history = seat ? await seatRepo.history(db, seat.id, MAX_HISTORY) : []
    return {
      ...presentItem(view, covers, now),
      introduction: session.introduction,
      agenda: session.agenda,
      ownerName: (session.ownerId && names.get(session.ownerId)) || '',
      days: view.days.map((day) =>
        presentDay(
          day,
          marks.find(({ dayId }) => dayId === day.id),
          now,
        ),
      ),
      lecturers: taught.map(presentLecturer),
      materials: materialIds.flatMap((fileId) => resources.get(fileId) ?? []),
      signUpStartTime: session.opensAt?.toISOString() ?? null,
      signUpEndTime: signUpEnd({ closesAt: session.closesAt, releasedAt })?.toISOString() ?? null,
      hasWaitingList: session.hasWaitingList ? 1 : 0,
      needsConfirm: session.needsConfirm ? 1 : 0,
      refusal: refusalOf(view, now),
      applyId: view.form?.isOpen ? view.form.id : null,
      waitingPlace: seat?.status === 'waiting' ? await seatRepo.waitingPlace(db, seat) : null,
      cancelReason: session.cancelReason,
      leave: seat ? presentLeave(seat) : null,
      reason: seat?.reason ?? null,
      history: history.map(presentHistory),
      photos: photoIds.flatMap((fileId) => covers.get(fileId) ?? []),
      homework: isSeated ? presentHomework(session, seat) : null,
      score: isSeated ? seat.score : null,
      remark: (isSeated && seat.scoreRemark) || null,
      survey: survey ? { title: survey.title, link: survey.link } : null,
      certificate: session.certificate,
      earned: earned ? presentCertificate(earned) : null,
      canOffer: isBefore && session.allowsSwap && seat && EXPECTED.includes(seat.status) ? 1 : 0,
      offeredTo: (seat?.offeredTo && names.get(seat.offeredTo)) ?? null,
      offer: isBefore && session.allowsSwap ? ((await swapRepo.offered(db, id, viewer.userId)) ?? null) : null,
    }
  }

  /** Days that were in calendars before the session was rescheduled. */
  async function droppedDays(db: Db, id: FaceId, days: readonly { id: string }[]) {
    const cascades = await cascadeRepo.list(db, id, MAX_HISTORY)
    const before = new Map(
      cascades.flatMap(({ before: { days: old, undone = [] } }) => [...undone, ...old].map((day) => [day.id, day])),
    )
    return [...before.values()]
      .filter((day) => !days.some((each) => each.id === day.id))
      .map((day) => ({ id: day.id, startsAt: new Date(day.startsAt), endsAt: new Date(day.endsAt), place: '' }))
  }

  return {
    detail,

    async page(viewer, { type = 'mine', ...request }) {
      const db = database.primary
      const now = clock.now()
      const [rows, total] = await Promise.all([
        learnerRepo.page(db, viewer, { type, now, ...pageWindow(request) }),
        learnerRepo.count(db, viewer, { type, now }),
      ])
      const views = await load(db, viewer, rows)
      const covers = await media.pictures(
        db,
        rows.flatMap(({ session }) => session.coverFileId ?? []),
      )
      return pageOf(
        views.map((view) => presentItem(view, covers, now)),
        total,
        request,
      )
    },

    async ofSeat(viewer, id) {
      const db = database.primary
      const seat = await seatRepo.get(db, viewer.collegeId, id)
      if (seat?.userId !== viewer.userId) throw fail('face.seat_not_found')
      return detail(db, viewer, seat.sessionId)
    },

    async calendar(viewer, id) {
      const db = database.primary
      const { session, days, seat } = await find(db, viewer, id)
      const planned = days.map(({ id: dayId, startsAt, endsAt, room }) => ({
        id: dayId,
        startsAt,
        endsAt,
        place: placeOf(room),
      }))
      // Steps of the seat count too: a calendar that has the days takes over that the person does not come.
      const steps = seat ? await seatRepo.steps(db, seat.id) : 0
      const changedAt = seat && seat.changedAt > session.updatedAt ? seat.changedAt : session.updatedAt
      const isOff = session.state === 'cancelled' || (seat !== undefined && AWAY.includes(seat.status))
      const text = writeCalendar({
        id,
        name: session.title,
        text: [session.introduction, session.agenda].filter(Boolean).join('\n\n'),
        isCancelled: isOff,
        isTentative: seat === undefined || seat.status === 'waiting',
        sequence: session.sequence + steps,
        changedAt,
        days: planned,
        dropped: await droppedDays(db, id, planned),
      })
      return { fileName: `session-${id}.ics`, content: text }
    },
  }
}
