import { authFactorCalls } from '@sands/contract/auth/factor.calls'
import { type App, bearer, implement } from '../../../kernel/http/implement.ts'
import type { FactorProofs } from './factor-proof.service.ts'
import type { FactorRules } from './factor-rule.service.ts'
import type { OwnFactorsService } from './own-factors.service.ts'

interface Services {
  proofs: FactorProofs
  own: OwnFactorsService
  rules: FactorRules
}

export const factorRoutes = (app: App, { proofs, own, rules }: Services) =>
  implement(app, authFactorCalls, {
    'GET /sands-user/api/v1/auth/second-factor/challenge': ({ request }) => proofs.challenge(bearer(request)),
    'POST /sands-user/api/v1/auth/second-factor/prove': ({ request, body, caller }) =>
      proofs.prove(bearer(request), body, caller),
    'GET /sands-user/api/v1/user/second-factor/state': ({ viewer }) => own.state(viewer),
    'POST /sands-user/api/v1/user/second-factor/totp/begin': ({ viewer }) => own.beginTotp(viewer),
    'POST /sands-user/api/v1/user/second-factor/totp/confirm': ({ tx, viewer, body }) =>
      own.confirmTotp(tx, viewer, body),
    'POST /sands-user/api/v1/user/second-factor/passkey/begin': ({ viewer }) => own.beginPasskey(viewer),
    'POST /sands-user/api/v1/user/second-factor/passkey/confirm': ({ tx, viewer, body }) =>
      own.confirmPasskey(tx, viewer, body),
    'POST /sands-user/api/v1/user/second-factor/remove': ({ tx, viewer, body }) =>
      own.remove(tx, viewer, body.passkeyId),
    'POST /sands-user/api/v1/user/second-factor/recovery/renew': ({ tx, viewer }) => own.renewRecovery(tx, viewer),
    'GET /sands-user/api/v1/manage/second-factor/rule': () => rules.managed(),
    'POST /sands-user/api/v1/manage/second-factor/rule/save': ({ tx, viewer, body }) => rules.save(tx, viewer, body),
    'POST /sands-user/api/v1/manage/second-factor/reset': ({ tx, viewer, body }) =>
      rules.reset(tx, viewer, body.userId),
  })
