export { createStayService } from './stay.service.ts'
export { studyRoutes } from './study.routes.ts'
export { createTaskService } from './tasks.service.ts'
