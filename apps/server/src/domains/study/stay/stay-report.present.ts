import type { StayDay, StayPerson } from '@sands/contract/study/stay.calls'
import type { StayDayRow, StayPersonRow } from './stay-report.repo.ts'

export const presentStayPerson = (row: StayPersonRow): StayPerson => ({
  userId: row.userId,
  name: row.name,
  userName: row.userName,
  departmentName: row.departmentName,
  seconds: row.seconds,
  days: row.days,
  lastDay: row.lastDay,
})

export const presentStayDay = ({ day, seconds }: StayDayRow): StayDay => ({ day, seconds })
