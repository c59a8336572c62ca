import { articleRoutes } from '../domains/article/article.routes.tsx'
import { authRoutes } from '../domains/auth/auth.routes.tsx'
import { courseRoutes } from '../domains/course/course.routes.tsx'
import { homeRoutes } from '../domains/home/home.routes.tsx'
import { lecturerRoutes } from '../domains/lecturer/lecturer.routes.tsx'
import { mediaRoutes } from '../domains/media/media.routes.tsx'
import { messageRoutes } from '../domains/message/message.routes.tsx'
import { orgRoutes } from '../domains/org/org.routes.tsx'
import { settingsRoutes } from '../domains/settings/settings.routes.tsx'
import { socialRoutes } from '../domains/social/social.routes.tsx'
import { studyRoutes } from '../domains/study/study.routes.tsx'
import { type AppRoute, isOpen } from '../kernel/route.ts'
import { appRoutes } from './app.routes.tsx'

/** Every screen of the app. */
export const routes: readonly AppRoute[] = [
  ...appRoutes,
  ...articleRoutes,
  ...authRoutes,
  ...courseRoutes,
  ...homeRoutes,
  ...lecturerRoutes,
  ...mediaRoutes,
  ...messageRoutes,
  ...orgRoutes,
  ...settingsRoutes,
  ...socialRoutes,
  ...studyRoutes,
]

/** The same as plain data, for tests and for the tool that photographs every screen. */
export const routePaths = routes.map((route) => ({ path: route.path, open: isOpen(route, '') }))
