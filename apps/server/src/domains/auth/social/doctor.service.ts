import type { Finding, TroubledStep } from '@sands/contract/auth/connections.model'
import { isLocal } from '../../../kernel/config.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Connection, ConnectionId } from '../connection/connection.repo.ts'
import type { Connections } from '../connection/connections.service.ts'
import { managementRepo } from '../connection/management.repo.ts'
import { numberIn, type Troubles } from '../connection/troubles.service.ts'
import { expectMallClient } from '../shell/weimob.service.ts'
import { type MemberAnswer, type MemberList, type Provider, ProviderTrouble } from './provider.kind.ts'
import type { Providers } from './providers.service.ts'
import { socialRepo } from './social.repo.ts'

/** Tokens of providers and signatures end when clocks differ by more. */
const SKEW_MS = 60_000

/** Steps that need the token, and what cannot be wrong with them once there is one. */
const OF_TOKEN: readonly TroubledStep[] = ['page', 'entry', 'message', 'mall']
const TOKEN_REASONS = ['secret', 'app', 'down', 'address']

/** People about whom a list of members is asked. */
const SOME_PEOPLE = 10

const HOSTS: Readonly<Record<Connection['kind'], (connection: Connection) => string>> = {
  wechat: () => 'https://api.weixin.qq.com',
  miniprogram: () => 'https://api.weixin.qq.com',
  wecom: () => 'https://qyapi.weixin.qq.com',
  feishu: () => 'https://open.feishu.cn',
  lark: () => 'https://open.larksuite.com',
  oidc: ({ options }) => options.issuer,
  weimob: () => 'https://dopen.weimob.com',
  native: () => '',
}

export interface Doctor {
  examine(id: ConnectionId): Promise<Finding[]>
}

const fine = (step: Finding['step'], detail = ''): Finding => ({ step, state: 'fine', reason: 'fine', detail })
const skipped = (step: Finding['step']): Finding => ({ step, state: 'skipped', reason: 'before', detail: '' })

/** Tries what a sign-in needs, step by step. After the first failure the later steps cannot be tried. */
export function createDoctor(
  { config, clock, database }: Kernel,
  {
    connections,
    providers,
    troubles,
  }: { connections: Connections; providers: Providers; troubles: Pick<Troubles, 'all' | 'solved'> },
): Doctor {
  /** Providers lead back to an address that they accept: with https, at the usual port. */
  function address({ kind, isSimulated }: Connection): Finding {
    const { host, protocol, port } = new URL(config.publicUrl)
    if (isSimulated || kind === 'native') return fine('address', host)
    if (isLocal(config.publicUrl)) return { step: 'address', state: 'failed', reason: 'local', detail: host }
    if (protocol !== 'https:') return { step: 'address', state: 'failed', reason: 'plain', detail: host }
    if (port) return { step: 'address', state: 'warning', reason: 'port', detail: host }
    return fine('address', host)
  }

  async function reach(connection: Connection): Promise<Finding[]> {
    const url = HOSTS[connection.kind](connection)
    if (!url) return []
    const transport = providers.lineOf(connection)
    const { host } = new URL(url)
    try {
      const { headers } = await transport({ url })
      const theirs = Date.parse(headers.date ?? '')
      const away = Math.abs(theirs - clock.now().getTime())
      const seconds = String(Math.round(away / 1000))
      const isOff = Number.isFinite(theirs) && away > SKEW_MS
      return [
        fine('reach', host),
        isOff ? { step: 'clock', state: 'failed', reason: 'clock', detail: seconds } : fine('clock'),
      ]
    } catch {
      return [{ step: 'reach', state: 'failed', reason: 'unreachable', detail: host }]
    }
  }

  async function tried(step: Finding['step'], run: () => Promise<unknown>): Promise<Finding> {
    try {
      await run()
      return fine(step)
    } catch (error) {
      if (!(error instanceof ProviderTrouble)) throw error
      return { step, state: 'failed', reason: error.trouble, detail: numberIn(error) }
    }
  }

  /** An app that may not read about people does not notice that they leave. It is asked about some who have entered. */
  async function watched({ id }: Connection, list: MemberList): Promise<Finding[]> {
    const people = await socialRepo.latest(database.primary, id, Math.min(SOME_PEOPLE, list.atOnce))
    if (people.length === 0) return []
    let answer: MemberAnswer = { gone: [] }
    const asked = await tried('watch', async () => {
      answer = await list.ask(people)
    })
    const isHidden = asked.reason === 'code' && asked.detail === list.unseen
    // That somebody is no member any more is an answer.
    if (asked.reason === 'code' && !isHidden) return [fine('watch')]
    const isUnseen = isHidden || asked.reason === 'scope' || answer.unclear || answer.absent?.length === people.length
    if (isUnseen) return [{ step: 'watch', state: 'warning', reason: 'unseen', detail: '' }]
    return [asked.state === 'fine' ? asked : { ...asked, state: 'warning' }]
  }

  /** The mall itself gets a signed address and is asked nothing: the open platform says whether it knows the client. */
  async function mall(connection: Connection): Promise<Finding> {
    const secret = (await connections.keyOf(database.primary, connection)) ?? ''
    if (connection.isSimulated) return fine('token')
    return tried('token', () => expectMallClient(providers.lineOf(connection), connection.appId, secret))
  }

  /** The server of a native app asks us, never the other way round. What can be wrong is on this side. */
  const packages = ({ kind, options: { uniqueIds } }: Connection): Finding[] => {
    if (kind !== 'native') return []
    const detail = uniqueIds.slice(0, 3).join(', ')
    return [
      uniqueIds.length > 0
        ? fine('packages', detail)
        : { step: 'packages', state: 'failed', reason: 'no_packages', detail: '' },
    ]
  }

  async function provider(connection: Connection): Promise<Finding[]> {
    if (connection.kind === 'native') return []
    if (connection.kind === 'weimob') return [await mall(connection)]
    const found: Provider = await providers.of(connection)
    const token = await tried('token', () => found.token())
    const { sign, watchable, members } = found
    const more: Finding[] = []
    if (sign)
      more.push(token.state === 'fine' ? await tried('ticket', () => sign(`${config.publicUrl}/`)) : skipped('ticket'))
    if (watchable && token.state === 'fine')
      more.push(
        (await watchable()) ? fine('watch') : { step: 'watch', state: 'warning', reason: 'unwatched', detail: '' },
      )
    if (members && token.state === 'fine') more.push(...(await watched(connection, members)))
    return [token, ...more]
  }

  /** What a step shows to be solved, the troubles of any reason, or of the reasons that the step is about. */
  async function clear(id: ConnectionId, findings: readonly Finding[]): Promise<void> {
    const isFine = (step: Finding['step']) =>
      findings.some((finding) => finding.step === step && finding.state === 'fine')
    // Other processes may have stored some.
    await troubles.all()
    if (isFine('token')) await troubles.solved(id, OF_TOKEN, TOKEN_REASONS)
    for (const step of ['ticket', 'watch'] as const) if (isFine(step)) await troubles.solved(id, [step])
  }

  return {
    async examine(id) {
      const connection = await managementRepo.find(database.primary, id)
      if (!connection) throw fail('kernel.not_found')
      const secret = await connections.keyOf(database.primary, connection)
      if (!secret)
        return [{ step: 'key', state: 'failed', reason: 'no_key', detail: '' }, skipped('reach'), skipped('token')]
      const reached = await reach(connection)
      const isReached = reached.every(({ step, state }) => step !== 'reach' || state === 'fine')
      const findings = [
        fine('key'),
        ...packages(connection),
        address(connection),
        ...reached,
        ...(isReached ? await provider(connection) : [skipped('token')]),
      ]
      await clear(id, findings)
      return findings
    },
  }
}
