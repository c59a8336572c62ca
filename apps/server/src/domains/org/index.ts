import './org.events.ts'

export { audienceRepo, type Recipients } from './audience.repo.ts'
export { audienceRoutes } from './audience.routes.ts'
export { type AudienceTest, createAudience, loadAudienceTests, visibleTo } from './audience.service.ts'
export {
  audienceOf,
  choiceOf,
  countAudience,
  createAudienceChoices,
  removeAudience,
} from './audience-choice.service.ts'
export { loadOrgDemo } from './org.demo.ts'
export { presentLabels } from './org.present.ts'
export { orgRoutes } from './org.routes.ts'
export { createOrgService, type OrgService } from './org.service.ts'
export { audiences, colleges, importObjects, users } from './org.tables.ts'
export { ensureRoles } from './role.defaults.ts'
