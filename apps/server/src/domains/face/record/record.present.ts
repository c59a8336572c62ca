import type { FaceRecord, ManagedFaceRecord } from '@sands/contract/face/record.calls'
import type { RecordRow } from './record.repo.ts'

export const presentRecord = (row: RecordRow): FaceRecord => ({
  id: row.id,
  title: row.title,
  startDate: row.startDate,
  endDate: row.endDate,
  place: row.place,
  lecturer: row.lecturer,
  hours: row.hours,
  result: row.result,
  score: row.score,
  certificateNo: row.certificateNo,
  importedAt: row.importedAt.toISOString(),
  importedBy: row.importedByName ?? '',
})

export const presentManagedRecord = (row: RecordRow): ManagedFaceRecord => ({
  ...presentRecord(row),
  userId: row.userId,
  name: row.name,
  userName: row.userName,
})
