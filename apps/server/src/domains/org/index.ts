import './org.events.ts'

export { audienceRepo, type Recipients } from './audience/audience.repo.ts'
export { audienceRoutes } from './audience/audience.routes.ts'
export {
  type AudienceTest,
  audienceTest,
  createAudience,
  loadAudienceTests,
  visibleTo,
} from './audience/audience.service.ts'
export { membersOf } from './audience/audience-choice.repo.ts'
export {
  audienceOf,
  audienceWords,
  checkAudience,
  choiceOf,
  choicesOf,
  countAudience,
  createAudienceChoices,
  removeAudience,
} from './audience/audience-choice.service.ts'
export type { SheetCell } from './export/export-xlsx.codec.ts'
export type { KeptRow } from './import/import-file.codec.ts'
export { createTableProcess } from './import/import-file.service.ts'
export { ImportProblem } from './import/import-problem.codec.ts'
export { forgetImports } from './import/transfer.jobs.ts'
export { loadOrgDemo } from './org.demo.ts'
export { presentLabels } from './org.present.ts'
export { orgRoutes } from './org.routes.ts'
export { type Colleague, createOrgService, type OrgService } from './org.service.ts'
export { audiences, colleges, departments, importObjects, memberships, users } from './org.tables.ts'
export { orgFileUses } from './org-uses.repo.ts'
export type { OneTimePasswords } from './people/one-time.service.ts'
export { peopleRoutes } from './people/people.routes.ts'
export { createGrantService } from './role/grant.service.ts'
export { ensureRoles } from './role/role.defaults.ts'
export { roleRoutes } from './role/role.routes.ts'
export { createRoleService } from './role/role.service.ts'
export { expectStillHeld } from './role/still-held.service.ts'
export { createWhyService } from './role/why.service.ts'
export { companyExists, ensureCompany, foundCompany, markHasPassword } from './structure/company.service.ts'
export { transferRoutes } from './transfer.routes.ts'
