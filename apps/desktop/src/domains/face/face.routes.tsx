import { AppstoreOutlined, BankOutlined, BarChartOutlined, HistoryOutlined, SolutionOutlined } from '@ant-design/icons'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'
import { faceTerms } from './face.terms.ts'
import { facePaths } from './face-paths.ts'

const morePages = () => import('./more-pages.ts')

export const faceScreens = {
  domain: 'face',
  order: 228,
  ...faceTerms,
  label: 'face.manage',
  makers: [
    {
      kind: 'face',
      right: 'face.edit',
      edit: facePaths.session,
      maker: lazyPage(() => import('./manage/session-maker.tsx'), 'SessionMaker'),
    },
  ],
  manage: [
    {
      path: '/manage/face/sessions',
      label: 'face.sessions',
      icon: SolutionOutlined,
      right: 'face.edit',
      readRight: 'face.attend',
      page: lazyPage(() => import('./manage/sessions-page.tsx'), 'SessionsPage'),
    },
    {
      path: '/manage/face/sessions/edit',
      label: 'face.session_edit',
      right: 'face.edit',
      page: lazyPage(() => import('./manage/session-editor-page.tsx'), 'SessionEditorPage'),
    },
    {
      path: '/manage/face/sessions/attendance',
      label: 'face.attendance',
      right: 'face.attend',
      page: lazyPage(morePages, 'AttendancePage'),
    },
    {
      path: '/manage/face/sessions/board',
      label: 'face.board',
      right: 'face.attend',
      page: lazyPage(morePages, 'BoardPage'),
    },
    {
      path: '/manage/face/calendar',
      label: 'face.calendar_title',
      icon: AppstoreOutlined,
      right: 'face.edit',
      readRight: 'face.attend',
      page: lazyPage(morePages, 'CalendarPage'),
    },
    {
      path: '/manage/face/records',
      label: 'face.records',
      icon: HistoryOutlined,
      right: 'face.attend',
      page: lazyPage(morePages, 'RecordsPage'),
    },
    {
      path: '/manage/face/reports',
      label: 'face.reports',
      icon: BarChartOutlined,
      right: 'face.attend',
      page: lazyPage(morePages, 'FaceReportsPage'),
    },
    {
      path: '/manage/face/rooms',
      label: 'face.rooms',
      icon: BankOutlined,
      right: 'face.edit',
      page: lazyPage(morePages, 'RoomsPage'),
    },
  ],
} satisfies DomainScreens
