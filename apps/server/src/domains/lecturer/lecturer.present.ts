import type { LecturerDetail, LecturerItem, ManagedLecturer } from '@sands/contract/lecturer/lecturer.model'
import type { Picture } from '@sands/contract/media/media.model'
import type { LecturerRow } from './lecturer.repo.ts'
import type { Teaching } from './teaching.kind.ts'

interface Seen {
  avatar: { url: string; picture: Picture | undefined } | null
  taught: Teaching | undefined
}

export const presentItem = (row: LecturerRow, { avatar, taught }: Seen): LecturerItem => ({
  id: row.id,
  name: row.name,
  lecturerKind: row.kind,
  lectureGradeName: row.gradeName,
  companyName: row.companyName,
  teachingExperience: row.experience,
  tagNames: row.tagNames,
  avatarFileUrl: avatar?.url ?? null,
  avatar: avatar?.picture ?? null,
  teachCourseNum: taught?.courses ?? 0,
  teachTotalDuration: taught?.seconds ?? 0,
})

export const presentDetail = (item: LecturerItem, { introduction }: LecturerRow): LecturerDetail => ({
  ...item,
  introduction,
})

interface Managed {
  avatar: Picture | undefined
  userName: string | undefined
  courses: number | undefined
}

export const presentManaged = (row: LecturerRow, { avatar, userName, courses }: Managed): ManagedLecturer => ({
  id: row.id,
  name: row.name,
  lecturerKind: row.kind,
  userId: row.userId,
  userName: userName ?? null,
  lectureGradeName: row.gradeName,
  companyName: row.companyName,
  teachingExperience: row.experience,
  tagNames: row.tagNames,
  avatarFileId: row.avatarFileId,
  avatar: avatar ?? null,
  introduction: row.introduction,
  isShown: row.isShown,
  teachCourseNum: courses ?? 0,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
})

export const lecturerSubject = ({ id, name }: Pick<LecturerRow, 'id' | 'name'>) => ({ kind: 'lecturer', id, name })

/** A lecturer in the audit log. */
export const lecturerRecord = (row: LecturerRow) => ({
  name: row.name,
  kind: row.kind,
  userId: row.userId,
  gradeName: row.gradeName,
  companyName: row.companyName,
  experience: row.experience,
  tagNames: row.tagNames,
  avatarFileId: row.avatarFileId,
  introduction: row.introduction,
  isShown: row.isShown,
})
