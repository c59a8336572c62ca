import { defineDomain } from '../../kernel/domain.ts'
import type { ExpectFresh, Identify } from '../../kernel/http/implement.ts'
import { createPort, type Port } from '../../kernel/port.ts'
import type { OpsServices } from '../ops/index.ts'
import type { OrgServices } from '../org/index.ts'
import { loadAuthDemo } from './auth.demo.ts'
import './auth.events.ts'
import { accountRoutes } from './account/account.routes.ts'
import { createAccountService } from './account/account.service.ts'
import type { AccountApprovals, DecideAccount } from './account/account-approvals.kind.ts'
import { listenForConsents } from './account/consent.events.ts'
import { ownDataFile } from './account/own-data-file.service.ts'
import { createPrivacyService } from './account/privacy.service.ts'
import { endUnfinishedSignIns, purgeSessions } from './auth.jobs.ts'
import { authRoutes } from './auth.routes.ts'
import { createAuthService } from './auth.service.ts'
import { authBackup } from './auth.tables.ts'
import { codeRoutes } from './code/code.routes.ts'
import { createCodeEntry } from './code/code-entry.service.ts'
import { createCodes } from './code/codes.service.ts'
import { createSenderDoctor } from './code/sender-doctor.service.ts'
import { senderRoutes } from './code/sender-settings.routes.ts'
import { createSenderManagement } from './code/sender-settings.service.ts'
import { createSenders } from './code/senders.service.ts'
import { createConnections } from './connection/connections.service.ts'
import { connectionRoutes } from './connection/management.routes.ts'
import { createConnectionManagement } from './connection/management.service.ts'
import { createTroubles } from './connection/troubles.service.ts'
import { factorRoutes } from './factor/factor.routes.ts'
import { createFactorProofs } from './factor/factor-proof.service.ts'
import { createFactorRules } from './factor/factor-rule.service.ts'
import { createOwnFactors } from './factor/own-factors.service.ts'
import { createPasskeyCheck } from './factor/passkey.service.ts'
import { listenToOrg } from './org-changes.events.ts'
import { createOutside, type Outside } from './outside/outside.service.ts'
import { templateRoutes } from './outside/templates.routes.ts'
import { createTemplateManagement } from './outside/templates.service.ts'
import { createOneTimePasswords } from './password/one-time.service.ts'
import { registerRoutes } from './register/register.routes.ts'
import { createRegisterService } from './register/register.service.ts'
import { createIdentities } from './session/identity.service.ts'
import { createSessions } from './session/session.service.ts'
import { createSetUpService } from './setup/setup.service.ts'
import { shellRoutes } from './shell/shell.routes.ts'
import { createShellEntry } from './shell/shell-entry.service.ts'
import { createMall } from './shell/weimob.service.ts'
import { createHostSimulator } from './simulator/host-simulator.service.ts'
import { createOidcSimulator } from './simulator/oidc-simulator.service.ts'
import { simulatorRoutes } from './simulator/simulator.routes.ts'
import { createDoctor } from './social/doctor.service.ts'
import { createProviders } from './social/providers.service.ts'
import { socialRoutes } from './social/social.routes.ts'
import { createSocialEntry } from './social/social-entry.service.ts'
import { createSocialLinks } from './social/social-link.service.ts'
import { watchPeople } from './social/watch.jobs.ts'
import { createWatch } from './social/watch.service.ts'
import { createWaysService } from './ways/ways.service.ts'

interface Needs {
  ops: OpsServices
  org: OrgServices
}

export interface AuthServices {
  /** The kernel calls this function for every request to identify the caller. */
  identify: Identify
  /** The kernel calls this function before calls that change something grave. */
  expectFresh: ExpectFresh
  /** Where accounts ask for a yes. */
  accountApprovals: Port<AccountApprovals>
  decideAccount: DecideAccount
  /** Sends messages outside the product. */
  outside: Outside
}

export const authDomain = defineDomain({
  name: 'auth',
  backup: authBackup,
  demo: loadAuthDemo,
  compose(kernel, { ops: { batches }, org: { org, oneTimePasswords } }: Needs) {
    const identities = createIdentities(kernel, org)
    const sessions = createSessions(kernel, org, identities)
    oneTimePasswords.provide(createOneTimePasswords(kernel, sessions))
    const senders = createSenders(kernel)
    const ways = createWaysService(kernel, senders)
    const codes = createCodes(kernel, senders)
    const connections = createConnections(kernel)
    const simulators = { host: createHostSimulator(kernel), oidc: createOidcSimulator(kernel) }
    const providers = createProviders(kernel, connections, simulators)
    const troubles = createTroubles(kernel)
    const watch = createWatch(kernel, { providers, sessions, identities, troubles })
    const rules = createFactorRules(kernel, { org, sessions })
    const passkeys = createPasskeyCheck(kernel.config)
    const proofs = createFactorProofs(kernel, { org, passkeys, identities, sessions })
    const entry = createCodeEntry(kernel, { org, codes, ways, sessions, watch })
    const accountApprovals = createPort<AccountApprovals>('the approvals of accounts')
    const file = ownDataFile(kernel, org)
    batches.add(file)
    const privacy = createPrivacyService(kernel, { org, batches, file, approvals: accountApprovals })
    const registration = createRegisterService(kernel, { org, codes, ways, sessions, approvals: accountApprovals })
    const services: AuthServices = {
      identify: identities.identify,
      expectFresh: proofs.expectFresh,
      accountApprovals,
      outside: createOutside(kernel, { senders, ways, connections, providers, troubles }),
      decideAccount: {
        account_deletion: privacy.decideDeletion,
        registration: registration.decide,
      },
    }
    return {
      services,
      routes(app) {
        const social = createSocialEntry(kernel, { org, sessions, connections, providers, watch, troubles })
        const auth = createAuthService(kernel, { org, ways, entry, social, identities, sessions, proofs })
        authRoutes(app, auth, createSetUpService(kernel, sessions))
        codeRoutes(app, entry, ways)
        registerRoutes(app, registration)
        const links = createSocialLinks(kernel, { org, entry: social, connections, providers, ways, troubles, proofs })
        socialRoutes(app, social, links)
        simulatorRoutes(app, simulators)
        connectionRoutes(
          app,
          createConnectionManagement(kernel, { connections, watch, ways, troubles }),
          createDoctor(kernel, { connections, providers, troubles }),
        )
        templateRoutes(app, createTemplateManagement(kernel))
        senderRoutes(app, createSenderManagement(kernel, senders), createSenderDoctor(kernel, senders))
        const shell = createShellEntry(kernel, { org, ways, sessions, connections })
        shellRoutes(app, shell, createMall(kernel, { connections, providers, troubles }))
        const account = createAccountService(kernel, { org, codes, ways, sessions, identities, proofs })
        accountRoutes(app, account, privacy)
        factorRoutes(app, { proofs, own: createOwnFactors(kernel, { org, rules, passkeys, sessions }), rules })
      },
      listen() {
        listenToOrg(kernel, sessions)
        listenForConsents(kernel)
      },
      jobs: [purgeSessions(kernel), endUnfinishedSignIns(kernel), watchPeople(watch)],
    }
  },
})
