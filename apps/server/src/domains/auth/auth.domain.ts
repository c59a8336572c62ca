import { defineDomain } from '../../kernel/domain.ts'
import type { Identify } from '../../kernel/http/implement.ts'
import type { OrgServices } from '../org/index.ts'
import { loadAuthDemo } from './auth.demo.ts'
import './auth.events.ts'
import { purgeSessions } from './auth.jobs.ts'
import { authRoutes } from './auth.routes.ts'
import { createAuthService } from './auth.service.ts'
import { authBackup } from './auth.tables.ts'
import { createIdentities } from './identity.service.ts'
import { createOneTimePasswords } from './one-time.service.ts'
import { listenToOrg } from './org-changes.events.ts'
import { createSessions } from './session.service.ts'
import { createSetUpService } from './setup.service.ts'

interface Needs {
  org: OrgServices
}

export interface AuthServices {
  /** The kernel calls this function for every request to identify the caller. */
  identify: Identify
}

export const authDomain = defineDomain({
  name: 'auth',
  backup: authBackup,
  demo: loadAuthDemo,
  compose(kernel, { org: { org, oneTimePasswords } }: Needs) {
    const identities = createIdentities(kernel, org)
    const sessions = createSessions(kernel, org, identities)
    oneTimePasswords.provide(createOneTimePasswords(kernel, sessions))
    const services: AuthServices = { identify: identities.identify }
    return {
      services,
      routes: (app) =>
        authRoutes(app, createAuthService(kernel, { org, identities, sessions }), createSetUpService(kernel, sessions)),
      listen: () => listenToOrg(kernel, sessions),
      jobs: [purgeSessions(kernel)],
    }
  },
})
