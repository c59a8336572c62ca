import { defineDomain } from '../../kernel/domain.ts'
import { createPort, type Port } from '../../kernel/port.ts'
import type { MediaServices } from '../media/index.ts'
import type { OpsServices } from '../ops/index.ts'
import { visibleTo } from './audience/audience.repo.ts'
import { audienceRoutes } from './audience/audience.routes.ts'
import { createAudienceChoices } from './audience/audience-choice.service.ts'
import { forgetImports } from './import/transfer.jobs.ts'
import { peopleTriggers } from './org.events.ts'
import { orgRoutes } from './org.routes.ts'
import { createOrgService, type OrgService } from './org.service.ts'
import { codesBackup, importObjects } from './org.tables.ts'
import { orgFileUses } from './org-uses.repo.ts'
import type { OneTimePasswords } from './people/one-time.kind.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { createEffectiveRightsService } from './role/effective-rights.service.ts'
import { createGrantService } from './role/grant.service.ts'
import { ensureRoles } from './role/role.defaults.ts'
import { roleRoutes } from './role/role.routes.ts'
import { createRoleService } from './role/role.service.ts'
import { ensureCompany } from './structure/company.service.ts'
import { transferRoutes } from './transfer.routes.ts'

interface Needs {
  ops: OpsServices
  media: MediaServices
}

export interface OrgServices {
  org: OrgService
  /** Provided by the auth domain, which stores them. */
  oneTimePasswords: Port<OneTimePasswords>
}

export const orgDomain = defineDomain({
  name: 'org',
  roles: {
    'content-author': ['org.audiences.view'],
    'training-manager': ['org.people.view', 'org.people.export', 'org.audiences.view'],
    teacher: ['org.audiences.view'],
    'shop-manager': ['org.audiences.view'],
    auditor: ['org.people.view', 'org.roles.view'],
  },
  objects: { folders: ['imports'], query: importObjects },
  backup: codesBackup,
  triggers: [peopleTriggers],
  async setUp(tx, { now, builtInRoles }) {
    await ensureRoles(tx, builtInRoles)
    await ensureCompany(tx, now)
  },
  compose(kernel, { ops: { batches }, media: { media, fileUses, people } }: Needs) {
    const org = createOrgService(kernel, media)
    const oneTimePasswords = createPort<OneTimePasswords>('one-time passwords')
    people.provide({ visibleTo, names: org.names })
    fileUses.add(...orgFileUses)
    const services: OrgServices = { org, oneTimePasswords }
    return {
      services,
      routes(app) {
        const oneTime = oneTimePasswords.get()
        orgRoutes(app, org)
        peopleRoutes(app, media, oneTime)
        transferRoutes(app, batches, oneTime)
        audienceRoutes(app, createAudienceChoices(kernel))
        roleRoutes(app, {
          roles: createRoleService(kernel),
          grants: createGrantService(kernel),
          whys: createEffectiveRightsService(kernel),
        })
      },
      jobs: [forgetImports(kernel)],
    }
  },
})
