import './org.events.ts'

export { audienceRepo, type Recipients } from './audience.repo.ts'
export { audienceRoutes } from './audience.routes.ts'
export { type AudienceTest, audienceTest, createAudience, loadAudienceTests, visibleTo } from './audience.service.ts'
export { membersOf } from './audience-choice.repo.ts'
export {
  audienceOf,
  audienceWords,
  checkAudience,
  choiceOf,
  choicesOf,
  countAudience,
  createAudienceChoices,
  removeAudience,
} from './audience-choice.service.ts'
export { companyExists, ensureCompany, foundCompany, markHasPassword } from './company.service.ts'
export type { SheetCell } from './export-xlsx.codec.ts'
export { createGrantService } from './grant.service.ts'
export type { KeptRow } from './import-file.codec.ts'
export { createTableProcess } from './import-file.service.ts'
export { ImportProblem } from './import-problem.codec.ts'
export type { OneTimePasswords } from './one-time.service.ts'
export { loadOrgDemo } from './org.demo.ts'
export { presentLabels } from './org.present.ts'
export { orgRoutes } from './org.routes.ts'
export { type Colleague, createOrgService, type OrgService } from './org.service.ts'
export { audiences, colleges, departments, importObjects, memberships, users } from './org.tables.ts'
export { orgFileUses } from './org-uses.repo.ts'
export { peopleRoutes } from './people.routes.ts'
export { ensureRoles } from './role.defaults.ts'
export { roleRoutes } from './role.routes.ts'
export { createRoleService } from './role.service.ts'
export { expectStillHeld } from './still-held.service.ts'
export { forgetImports } from './transfer.jobs.ts'
export { transferRoutes } from './transfer.routes.ts'
export { createWhyService } from './why.service.ts'
