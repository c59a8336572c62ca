export { createStayService, type StayService } from './stay.service.ts'
export { studyRoutes } from './study.routes.ts'
