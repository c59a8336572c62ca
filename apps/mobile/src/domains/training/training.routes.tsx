import type { AppRoute } from '../../kernel/route.ts'

const homework = async () => (await import('./pages/homework-page.tsx')).HomeworkPage
const detail = async () => (await import('./pages/training-detail-page.tsx')).TrainingDetailPage

export const trainingRoutes: readonly AppRoute[] = [
  { path: '/myTraining', open: false, page: async () => (await import('./pages/my-training-page.tsx')).MyTrainingPage },
  {
    path: '/myTrainingTab',
    open: false,
    tab: true,
    keep: true,
    page: async () => (await import('./pages/my-training-page.tsx')).MyTrainingTabPage,
  },
  { path: '/trainingDetail', open: false, page: detail },
  { path: '/archivetrainingDetail', open: false, page: detail },
  {
    path: '/selfRegistrationDetail',
    open: false,
    page: async () => (await import('./pages/registration-page.tsx')).RegistrationPage,
  },
  { path: '/TrainingHomework', open: false, page: homework },
  { path: '/OtherTraining', open: false, page: homework },
  { path: '/LinkTask', open: false, page: async () => (await import('./pages/link-task-page.tsx')).LinkTaskPage },
  { path: '/SignTask', open: false, page: async () => (await import('./pages/sign-task-page.tsx')).SignTaskPage },
  { path: '/scanSign', open: false, page: async () => (await import('./pages/scan-page.tsx')).ScanPage },
  {
    path: '/noLoginSign',
    open: true,
    page: async () => (await import('./pages/open-sign-page.tsx')).OpenSignPage,
  },
  {
    path: '/trainingSignSuccess',
    open: false,
    page: async () => (await import('./pages/sign-success-page.tsx')).SignSuccessPage,
  },
  {
    path: '/trainingLink',
    open: false,
    page: async () => (await import('./pages/training-link-page.tsx')).TrainingLinkPage,
  },
]
