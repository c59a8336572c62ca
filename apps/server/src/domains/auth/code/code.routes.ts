import { authCodeCalls } from '@sands/contract/auth/code.calls'
import { authWaysCalls } from '@sands/contract/auth/ways.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import { viewerIfSignedIn } from '../../../kernel/http/visitor.ts'
import type { WaysService } from '../ways/ways.service.ts'
import type { CodeEntry } from './code-entry.service.ts'

export function codeRoutes(app: App, entry: CodeEntry, ways: WaysService): void {
  implement(app, authCodeCalls, {
    'POST /sands-system/api/v1/sms/send': async (input) =>
      entry.sendSms(input.body, input.caller, await viewerIfSignedIn(app, input)),
    'GET /sands-system/api/v1/sms/country-list': ({ caller }) => entry.countries(caller.language),
    'POST /sands-user/api/v1/auth/send-email-code': async (input) =>
      entry.sendMail(input.body, input.caller, await viewerIfSignedIn(app, input)),
    'POST /sands-user/oauth/check-sms': ({ body, caller }) => entry.check(body, caller),
    'POST /sands-user/api/v1/auth/select-accounts': ({ body }) => entry.accounts(body.selectToken),
    'POST /sands-user/api/v1/auth/choose-account': ({ body, caller }) => entry.choose(body, caller),
    'POST /sands-user/api/v1/auth/prove-number': ({ body, caller }) => entry.prove(body, caller),
  })
  implement(app, authWaysCalls, {
    'GET /sands-user/api/v1/manage/ways/get': () => ways.managed(),
    'POST /sands-user/api/v1/manage/ways/save': ({ tx, viewer, body }) => ways.save(tx, viewer, body),
    'GET /sands-user/api/v1/manage/ways/outbox': () => ways.outbox(),
  })
}
