export { furnishColleges } from './home.defaults.ts'
export { loadHomeDemo } from './home.demo.ts'
export { homeRoutes } from './home.routes.ts'
export { createHomeService } from './home.service.ts'
