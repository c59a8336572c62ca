/** Pages that are loaded together: the first load names one file instead of six, with all that each of them needs. */
export { AttendancePage } from './attend/attendance-page.tsx'
export { BoardPage } from './attend/board-page.tsx'
export { CalendarPage } from './calendar/calendar-page.tsx'
export { RoomsPage } from './manage/rooms-page.tsx'
export { RecordsPage } from './record/records-page.tsx'
export { FaceReportsPage } from './report/reports-page.tsx'
