import { homeCalls } from '@sands/contract/home/home.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import type { HomeService } from './home.service.ts'

export const homeRoutes = (app: App, home: HomeService) =>
  implement(app, homeCalls, {
    'POST /sands-lms/api/v1/homePageDecorate/getInfo': ({ viewer, body }) => home.config(viewer, body),
    'POST /sands-lms/api/v1/homePageDecorate/infoAndClass': ({ viewer, body }) => home.infoAndClass(viewer, body),
    'POST /sands-lms/api/v1/decorate/decorate-navigation/navigation': async ({ viewer, body }) => ({
      navigations: await home.tabs(viewer, body.collegeId),
    }),
    'GET /sands-system/api/v1/publicize/page': ({ viewer, query }) => home.adverts(viewer, query),
  })
