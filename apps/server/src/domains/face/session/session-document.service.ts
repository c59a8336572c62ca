import type { FaceDocument } from '@sands/contract/face/manage.model'
import { type SessionFault, sessionFaults } from '@sands/rules/face/session'
import { isZone, wallTime } from '@sands/rules/face/zone'
import type { ContentRegistry } from '../../../kernel/content.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { LecturerService } from '../../lecturer/index.ts'
import type { MediaService } from '../../media/index.ts'
import { checkAudience } from '../../org/index.ts'
import { type FaceRoomId, type RoomRow, roomRepo } from './room.repo.ts'
import { type FaceId, type SessionRow, sessionRepo } from './session.repo.ts'

interface Parts {
  viewer: Viewer
  media: MediaService
  lecturers: LecturerService
  content: Pick<ContentRegistry, 'choice'>
}

const roomIdsOf = ({ days }: FaceDocument): FaceRoomId[] => [...new Set(days.flatMap(({ roomId }) => roomId ?? []))]

/** Returns the document as it is stored: cleaned, days in order, with only those references that this person may use. */
export async function storable(
  tx: Tx,
  { viewer, media, lecturers, content }: Parts,
  { document, before }: { document: FaceDocument; before: SessionRow | null },
): Promise<FaceDocument> {
  const { collegeId } = viewer
  await checkAudience(tx, collegeId, document.audience)
  const { ownerId } = document
  if (ownerId && (await sessionRepo.people(tx, collegeId, [ownerId])).length === 0) throw fail('org.place_unknown')
  if (!isZone(document.timeZone)) throw fail('face.bad_document')
  const rooms = roomIdsOf(document)
  if ((await roomRepo.byIds(tx, collegeId, rooms)).length < rooms.length) throw fail('face.bad_document')
  const taught = await lecturers.byIds(tx, viewer, document.lecturerIds)
  if (taught.length < document.lecturerIds.length) throw fail('face.bad_document')
  const known = new Set(before ? (await sessionRepo.days(tx, [before.id])).map(({ id }) => id) : [])
  if (document.days.some(({ id }) => id !== null && !known.has(id))) throw fail('face.bad_document')
  const used = new Set(before ? await sessionRepo.usedFiles(tx, before.id) : [])
  const { coverFileId, materialIds, photoIds, surveyId } = document
  if (coverFileId && !used.has(coverFileId)) await media.choose(tx, viewer, { id: coverFileId, kinds: ['image'] })
  for (const id of materialIds)
    if (!used.has(id)) await media.choose(tx, viewer, { id, kinds: ['document', 'image', 'video', 'audio'] })
  for (const id of photoIds) if (!used.has(id)) await media.choose(tx, viewer, { id, kinds: ['image'] })
  if (
    surveyId &&
    surveyId !== before?.surveyId &&
    !(await content.choice(tx, collegeId, { kind: 'survey', id: surveyId }))
  )
    throw fail('face.bad_document')
  if (surveyId && surveyId !== before?.surveyId) {
    // Answers do not say which session they are about. Two sessions may want the survey at the same moment.
    await sessionRepo.lockSurvey(tx, surveyId)
    const other = await sessionRepo.withSurvey(tx, collegeId, surveyId)
    if (other && other.id !== before?.id) throw fail('face.survey_taken', { session: other.title })
  }
  return {
    ...document,
    name: document.name.trim(),
    homework: plainText(document.homework),
    certificate: document.certificate
      ? {
          ...document.certificate,
          title: document.certificate.title.trim(),
          text: plainText(document.certificate.text),
        }
      : null,
    introduction: plainText(document.introduction),
    agenda: plainText(document.agenda),
    days: document.days.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt)),
  }
}

/** The values of the row. The days, lecturers and files have tables of their own. */
export function valuesOf(document: FaceDocument) {
  const { days } = document
  const ends = days.map(({ endsAt }) => Date.parse(endsAt))
  return {
    title: document.name,
    coverFileId: document.coverFileId,
    introduction: document.introduction,
    agenda: document.agenda,
    homework: document.homework,
    surveyId: document.surveyId,
    certificate: document.certificate ?? null,
    timeZone: document.timeZone,
    ownerId: document.ownerId,
    capacity: document.capacity,
    overbook: document.overbook,
    hasWaitingList: document.hasWaitingList,
    needsConfirm: document.needsConfirm,
    allowsSwap: document.allowsSwap,
    opensAt: document.opensAt === null ? null : new Date(document.opensAt),
    closesAt: document.closesAt === null ? null : new Date(document.closesAt),
    startsAt: days[0] ? new Date(days[0].startsAt) : null,
    endsAt: ends.length > 0 ? new Date(Math.max(...ends)) : null,
  }
}

export async function storeParts(tx: Tx, id: FaceId, document: FaceDocument): Promise<void> {
  await sessionRepo.setDays(
    tx,
    id,
    document.days.map(({ startsAt, endsAt, ...day }) => ({
      ...day,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    })),
  )
  await sessionRepo.setLecturers(tx, id, document.lecturerIds)
  await sessionRepo.setFiles(tx, id, document)
}

export async function faultsOf(
  db: Db,
  { collegeId }: Pick<Viewer, 'collegeId'>,
  document: FaceDocument,
  now: Date,
): Promise<SessionFault[]> {
  const rooms = new Map(
    (await roomRepo.byIds(db, collegeId, roomIdsOf(document))).map((room): [string, RoomRow] => [room.id, room]),
  )
  return sessionFaults(
    {
      ...document,
      days: document.days.map(({ startsAt, endsAt, roomId }) => ({
        startsAt: Date.parse(startsAt),
        endsAt: Date.parse(endsAt),
        roomSeats: (roomId && rooms.get(roomId)?.seats) ?? null,
      })),
    },
    now.getTime(),
  )
}

/** Refuses a plan whose rooms or lecturers are taken, unless there is a reason. Returns how many conflicts were accepted. */
export async function expectFree(
  tx: Tx,
  viewer: Viewer,
  plan: Parameters<typeof roomRepo.taken>[2] & { conflictReason: string | null },
): Promise<number> {
  await sessionRepo.lockPlans(tx, viewer.collegeId)
  const conflicts = await roomRepo.taken(tx, viewer.collegeId, plan)
  if (conflicts.length > 0 && plan.conflictReason === null)
    throw fail('face.has_conflicts', { conflicts: conflicts.length })
  return conflicts.length
}

/** Whether rooms or lecturers differ, which may be taken. */
export const hasOtherPlaces = (one: FaceDocument, other: FaceDocument): boolean => {
  const places = ({ days, lecturerIds }: FaceDocument) =>
    [...days.map(({ startsAt, roomId }) => `${Date.parse(startsAt)} ${roomId}`), ...lecturerIds].toSorted().join()
  return places(one) !== places(other)
}

/** The days to come that are in another room than before, in words: the clock of the room, its name and address. */
export async function roomWords(
  db: Db,
  { collegeId }: Pick<Viewer, 'collegeId'>,
  { old, document, now }: { old: FaceDocument; document: FaceDocument; now: Date },
): Promise<string> {
  const before = new Map(old.days.map(({ id, roomId }) => [id, roomId]))
  const moved = document.days.filter(
    ({ id, roomId, endsAt }) => before.has(id) && before.get(id) !== roomId && Date.parse(endsAt) > now.getTime(),
  )
  const rooms = new Map((await roomRepo.byIds(db, collegeId, roomIdsOf(document))).map((room) => [room.id, room]))
  return moved
    .map(({ startsAt, roomId }) => {
      const room = roomId && rooms.get(roomId)
      const place = room ? [room.name, room.address].filter(Boolean).join(', ') : '–'
      return document.days.length > 1 ? `${wallTime(startsAt, document.timeZone).replace('T', ' ')} ${place}` : place
    })
    .join('; ')
}

/** Whether the days differ in their times. Rooms can change without rescheduling. */
export const hasOtherTimes = (one: FaceDocument, other: FaceDocument): boolean => {
  const times = ({ days }: FaceDocument) =>
    days.map(({ id, startsAt, endsAt }) => `${id} ${Date.parse(startsAt)} ${Date.parse(endsAt)}`).toSorted()
  return times(one).join() !== times(other).join()
}
