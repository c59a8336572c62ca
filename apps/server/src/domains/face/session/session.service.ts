import type { CallBody, CallQuery } from '@sands/contract/calls'
import type { FaceConflict, FaceDocument, ManagedFace, ManagedFaceItem } from '@sands/contract/face/manage.model'
import { asId } from '@sands/contract/kernel/id'
import type { Id, PageOf } from '@sands/contract/kernel/schema'
import { EXPECTED, type SeatStatus } from '@sands/rules/face/seat'
import { sessionAfter } from '@sands/rules/face/session'
import { changed } from '../../../kernel/audit/changed.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { LecturerService } from '../../lecturer/index.ts'
import type { MediaService } from '../../media/index.ts'
import { audienceOf, audienceWords, choiceOf } from '../../org/index.ts'
import { seatRepo } from '../seat/seat.repo.ts'
import type { Seats } from '../seat/seats.service.ts'
import { roomRepo } from './room.repo.ts'
import { faceSubject, presentLecturer, presentManagedItem } from './session.present.ts'
import { type FaceId, type SessionRow, sessionRepo } from './session.repo.ts'
import {
  expectFree,
  faultsOf,
  hasOtherPlaces,
  hasOtherTimes,
  roomWords,
  storable,
  storeParts,
  valuesOf,
} from './session-document.service.ts'

const MOST_SURVEYS = 20
/** People whom another room concerns. */
const COMING: readonly SeatStatus[] = [...EXPECTED, 'present', 'late', 'partly']
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export interface SeenSession {
  id: FaceId
  version: number
}

export interface SessionService {
  page(viewer: Viewer, query: CallQuery<'GET /sands-lms/api/v1/manage/face/page'>): Promise<PageOf<ManagedFaceItem>>
  /** In an open transaction, or with null from the database. */
  get(tx: Tx | null, viewer: Viewer, id: FaceId): Promise<ManagedFace>
  create(tx: Tx, viewer: Viewer, document: FaceDocument): Promise<ManagedFace>
  save(
    tx: Tx,
    viewer: Viewer,
    change: SeenSession & { document: FaceDocument; conflictReason: string | null },
  ): Promise<ManagedFace>
  publish(tx: Tx, viewer: Viewer, wanted: SeenSession & { conflictReason: string | null }): Promise<ManagedFace>
  remove(tx: Tx, viewer: Viewer, seen: SeenSession): Promise<null>
  surveys(viewer: Viewer, words: string): Promise<{ id: Id<'survey'>; title: string }[]>
  conflicts(viewer: Viewer, plan: CallBody<'POST /sands-lms/api/v1/manage/face/conflicts'>): Promise<FaceConflict[]>
}

/** Locks the session until the transaction ends, and refuses a version other than the one the caller has seen. */
export async function lockSeen(tx: Tx, viewer: Viewer, { id, version }: SeenSession): Promise<SessionRow> {
  const row = await sessionRepo.lock(tx, viewer.collegeId, id)
  if (!row) throw fail('face.unknown')
  if (row.version !== version) throw fail('kernel.changed_meanwhile')
  return row
}

export async function documentOf(db: Db, row: SessionRow): Promise<FaceDocument> {
  const [days, teaching, materialIds, photoIds, audience] = [
    await sessionRepo.days(db, [row.id]),
    await sessionRepo.lecturers(db, [row.id]),
    await sessionRepo.files(db, row.id, 'material'),
    await sessionRepo.files(db, row.id, 'photo'),
    await choiceOf(db, row.audienceId),
  ]
  return {
    name: row.title,
    coverFileId: row.coverFileId,
    introduction: row.introduction,
    agenda: row.agenda,
    timeZone: row.timeZone,
    ownerId: row.ownerId,
    lecturerIds: teaching.map(({ id }) => id),
    materialIds,
    photoIds,
    homework: row.homework,
    surveyId: row.surveyId,
    certificate: row.certificate,
    capacity: row.capacity,
    overbook: row.overbook,
    hasWaitingList: row.hasWaitingList,
    needsConfirm: row.needsConfirm,
    allowsSwap: row.allowsSwap,
    opensAt: row.opensAt?.toISOString() ?? null,
    closesAt: row.closesAt?.toISOString() ?? null,
    audience,
    days: days.map(({ id, startsAt, endsAt, roomId, needsSignOut }) => ({
      id,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      roomId,
      needsSignOut,
    })),
  }
}

export function createSessionService(
  { database, clock, audit, content }: Kernel,
  { media, lecturers, seats }: { media: MediaService; lecturers: LecturerService; seats: Seats },
): SessionService {
  async function get(tx: Tx | null, viewer: Viewer, id: FaceId): Promise<ManagedFace> {
    const db = tx ?? database.primary
    const { collegeId } = viewer
    const row = await sessionRepo.get(db, collegeId, id)
    if (!row) throw fail('face.unknown')
    const now = clock.now()
    const days = await sessionRepo.days(db, [id])
    const document = await documentOf(db, row)
    const { photoIds, surveyId } = document
    const pictures = await media.pictures(db, [...(row.coverFileId ? [row.coverFileId] : []), ...photoIds])
    const survey = surveyId && (await content.choice(db, collegeId, { kind: 'survey', id: surveyId }))
    const resources = await media.shownResources(db, document.materialIds)
    const [owner] = await sessionRepo.people(db, collegeId, row.ownerId ? [row.ownerId] : [])
    const isOpen = row.state === 'draft' || row.state === 'open'
    return {
      ...presentManagedItem(row, days, now),
      document,
      cover: (row.coverFileId && pictures.get(row.coverFileId)) ?? null,
      owner: owner ?? null,
      lecturers: (await lecturers.byIds(db, viewer, document.lecturerIds)).map(presentLecturer),
      materials: document.materialIds.flatMap((fileId) => resources.get(fileId) ?? []),
      photos: photoIds.flatMap((fileId) => {
        const picture = pictures.get(fileId)
        return picture ? { id: fileId, picture } : []
      }),
      survey: surveyId && survey ? { id: surveyId, title: survey.title } : null,
      cancelReason: row.cancelReason,
      conflictReason: row.conflictReason,
      conflicts: isOpen ? await roomRepo.taken(db, collegeId, { id, ...document }) : [],
      faults: row.state === 'draft' ? await faultsOf(db, viewer, document, now) : [],
    }
  }

  /** A session as the audit log compares it. */
  async function record(db: Db, viewer: Viewer, { audience, ...document }: FaceDocument) {
    return { ...document, ...(await audienceWords(db, viewer.collegeId, audience)) }
  }

  return {
    get,

    async page(viewer, { keyWord, phase, ...request }) {
      const db = database.primary
      const now = clock.now()
      const filter = { keyWord, phase, now }
      const [rows, total] = await Promise.all([
        sessionRepo.page(db, viewer.collegeId, { filter, ...pageWindow(request) }),
        sessionRepo.total(db, viewer.collegeId, filter),
      ])
      const days = await sessionRepo.days(
        db,
        rows.map(({ id }) => id),
      )
      return pageOf(
        rows.map((row) => presentManagedItem(row, days, now)),
        total,
        request,
      )
    },

    async create(tx, viewer, wanted) {
      const document = await storable(tx, { viewer, media, lecturers, content }, { document: wanted, before: null })
      const now = clock.now()
      const row = await sessionRepo.add(tx, {
        ...valuesOf(document),
        collegeId: viewer.collegeId,
        state: 'draft',
        audienceId: await audienceOf(tx, viewer, document.audience),
        createdAt: now,
        updatedBy: viewer.userId,
        updatedAt: now,
      })
      if (!row) throw new Error('the session was not stored')
      await storeParts(tx, row.id, document)
      await audit.record(tx, viewer, {
        action: 'face.face.created',
        subject: faceSubject(row),
        after: await record(tx, viewer, document),
      })
      return get(tx, viewer, row.id)
    },

    async save(tx, viewer, { document: wanted, conflictReason, ...seen }) {
      const before = await lockSeen(tx, viewer, seen)
      if (before.state !== 'draft' && before.state !== 'open') throw fail('face.wrong_state')
      const old = await documentOf(tx, before)
      const document = await storable(tx, { viewer, media, lecturers, content }, { document: wanted, before })
      if (before.state === 'open') {
        if (hasOtherTimes(old, document)) throw fail('face.days_fixed')
        // A published session may have begun; everything else must stay as complete as it was.
        const faults = (await faultsOf(tx, viewer, document, clock.now())).filter((fault) => fault !== 'in_the_past')
        if (faults.length > 0) throw fail('face.has_faults', { faults: faults.length })
      }
      const isMoved = before.state === 'open' && hasOtherPlaces(old, document)
      const plan = { id: before.id, ...document, conflictReason }
      const accepted = isMoved ? await expectFree(tx, viewer, plan) : 0
      const row = await sessionRepo.change(tx, before.id, {
        ...valuesOf(document),
        ...(isMoved && { conflictReason: accepted > 0 ? conflictReason : null }),
        audienceId: isSame(old.audience, document.audience)
          ? before.audienceId
          : await audienceOf(tx, viewer, document.audience),
        // Calendars take the new room over.
        sequence: before.sequence + 1,
        updatedBy: viewer.userId,
        updatedAt: clock.now(),
      })
      if (!row) throw fail('face.unknown')
      await storeParts(tx, row.id, document)
      await audit.record(tx, viewer, {
        action: 'face.face.saved',
        subject: faceSubject(row),
        ...changed(await record(tx, viewer, old), await record(tx, viewer, document)),
      })
      if (row.state === 'open') {
        const reason = await roomWords(tx, viewer, { old, document, now: clock.now() })
        const told = reason === '' ? [] : await seatRepo.withStatus(tx, row.id, COMING)
        await seats.tell(tx, row, 'face.room_changed', { seats: told, reason })
      }
      await seats.fillUp(tx, row)
      return get(tx, viewer, row.id)
    },

    async publish(tx, viewer, { conflictReason: reason, ...seen }) {
      const before = await lockSeen(tx, viewer, seen)
      const state = sessionAfter(before.state, 'publish')
      if (!state) throw fail('face.wrong_state')
      const document = await documentOf(tx, before)
      const faults = await faultsOf(tx, viewer, document, clock.now())
      if (faults.length > 0) throw fail('face.has_faults', { faults: faults.length })
      const conflicts = await expectFree(tx, viewer, { id: before.id, ...document, conflictReason: reason })
      const conflictReason = conflicts > 0 ? reason : null
      const row = await sessionRepo.change(tx, before.id, {
        ...{ state, conflictReason, updatedBy: viewer.userId, updatedAt: clock.now() },
      })
      if (!row) throw fail('face.unknown')
      await audit.record(tx, viewer, {
        action: 'face.face.published',
        subject: faceSubject(row),
        before: { state: before.state },
        after: { state, ...(conflicts > 0 && { conflicts, reason: conflictReason }) },
      })
      return get(tx, viewer, row.id)
    },

    async remove(tx, viewer, seen) {
      const before = await lockSeen(tx, viewer, seen)
      const state = sessionAfter(before.state, 'delete')
      if (!state) throw fail('face.wrong_state')
      // People can fetch the calendar file that takes its days back until they are over.
      const isAwaited = before.state === 'cancelled' && before.endsAt !== null && before.endsAt > clock.now()
      if (isAwaited && (await seatRepo.hasSeats(tx, before.id))) throw fail('face.wrong_state')
      await sessionRepo.change(tx, before.id, {
        state,
        removedAt: clock.now(),
        updatedBy: viewer.userId,
        updatedAt: clock.now(),
      })
      await audit.record(tx, viewer, {
        action: 'face.face.deleted',
        subject: faceSubject(before),
        before: { state: before.state },
      })
      return null
    },

    async surveys(viewer, words) {
      const wanted = { words: words.trim() || undefined, size: MOST_SURVEYS, offset: 0 }
      const found = await content.get('survey')?.choices?.(database.primary, viewer.collegeId, wanted)
      return (found?.items ?? []).map(({ id, title }) => ({ id: asId<Id<'survey'>>(id), title }))
    },

    conflicts: (viewer, plan) => roomRepo.taken(database.primary, viewer.collegeId, plan),
  }
}
