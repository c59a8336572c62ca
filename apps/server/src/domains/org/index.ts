export { audienceRepo, type Recipients, visibleTo } from './audience/audience.repo.ts'
export {
  type AudienceTest,
  audienceTest,
  createAudience,
  loadAudienceTests,
} from './audience/audience.service.ts'
export { membersOf } from './audience/audience-choice.repo.ts'
export {
  audienceOf,
  audienceWords,
  checkAudience,
  choiceOf,
  choicesOf,
  countAudience,
  removeAudience,
} from './audience/audience-choice.service.ts'
export {
  createUploadedTables,
  type ReadTable,
  type TableRow,
  type UploadedFile,
} from './import/uploaded-table.service.ts'
export { loadOrgDemo } from './org.demo.ts'
export { type OrgServices, orgDomain } from './org.domain.ts'
export { presentLabels } from './org.present.ts'
export { type Colleague, type Contact, createOrgService, type OrgService } from './org.service.ts'
export { audiences, colleges, departments, memberships, users } from './org.tables.ts'
export type { OneTimePasswords } from './people/one-time.kind.ts'
export { peopleScope } from './people/people.service.ts'
export type { PeopleScope } from './people/people-list.repo.ts'
export { writeAreaCodes } from './people/people-login.service.ts'
export { expectEverywhere, lockTargets } from './people/people-reach.service.ts'
export { expectCurrentRight, holdersOf, holdsRight } from './role/current-right.service.ts'
export { roleHolders, roleNames } from './role/role-people.repo.ts'
export { companyExists, foundCompany, markHasPassword } from './structure/company.service.ts'
export { departmentsWithin } from './structure/department-remit.service.ts'
