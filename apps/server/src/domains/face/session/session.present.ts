import type { FaceDetail } from '@sands/contract/face/face.model'
import type { ManagedFaceItem } from '@sands/contract/face/manage.model'
import type { LecturerItem } from '@sands/contract/lecturer/lecturer.model'
import { phaseOf } from '../learn/face.present.ts'
import type { ListedSession, RoomedDay, SessionRow } from './session.repo.ts'

export const faceSubject = ({ id, title }: Pick<SessionRow, 'id' | 'title'>) => ({ kind: 'face', id, name: title })

export const presentLecturer = (lecturer: LecturerItem): FaceDetail['lecturers'][number] => ({
  id: lecturer.id,
  name: lecturer.name,
  lectureGradeName: lecturer.lectureGradeName,
  companyName: lecturer.companyName,
  avatarFileUrl: lecturer.avatarFileUrl,
})

export const presentManagedItem = (row: ListedSession, days: readonly RoomedDay[], now: Date): ManagedFaceItem => ({
  id: row.id,
  name: row.title,
  state: row.state,
  phase: phaseOf(row, now),
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
  timeZone: row.timeZone,
  roomNames: [...new Set(days.flatMap(({ sessionId, room }) => (sessionId === row.id && room ? room.name : [])))],
  capacity: row.capacity,
  seated: row.seated,
  waiting: row.waiting,
  leaveAsked: row.leaveAsked,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: row.updatedByName ?? '',
})
