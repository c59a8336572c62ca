import './org.events.ts'

export { visibleTo } from './audience.service.ts'
export { loadOrgDemo } from './org.demo.ts'
export { presentLabels } from './org.present.ts'
export { orgRoutes } from './org.routes.ts'
export { createOrgService, type OrgService } from './org.service.ts'
export { audiences, colleges, users } from './org.tables.ts'
export { ensureRoles } from './role.defaults.ts'
