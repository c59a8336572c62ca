import type { ConnectionChange, ConnectionOverview } from '@sands/contract/auth/connections.model'
import { BACK_PATHS } from '@sands/contract/auth/social.model'
import type { CollegeId } from '@sands/contract/kernel/schema'
import type { Static } from 'typebox'
import { changed } from '../../../kernel/audit/changed.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Watch } from '../social/watch.service.ts'
import type { WaysService } from '../ways/ways.service.ts'
import type { Connection, ConnectionId } from './connection.repo.ts'
import type { Connections } from './connections.service.ts'
import { managementRepo } from './management.repo.ts'
import type { Troubles } from './troubles.service.ts'

interface Step {
  id: ConnectionId
  version: number
}

/** How many people may lose their only way in, as the manager has read it. */
interface Closing {
  confirmedLoss?: number
}

export interface ConnectionManagement {
  list(): Promise<Static<typeof ConnectionOverview>>
  save(tx: Tx, viewer: Viewer, change: ConnectionChange): Promise<{ id: ConnectionId }>
  switch(tx: Tx, viewer: Viewer, step: Step & Closing & { isOpen: boolean }): Promise<null>
  remove(tx: Tx, viewer: Viewer, step: Step & Closing): Promise<null>
}

/**
 * What a company itself gives people. Addresses, numbers and names that people type change hands or are chosen freely:
 * they never decide who somebody is.
 */
const SAFE_CLAIMS =
  /^(?:sub|uid|userid|user_id|preferred_username|username|user_name|samaccountname|(?:employee|staff)_?(?:id|no|number))$/i

/** What the audit log tells about a connection: everything but the key. */
const told = ({ name, appId, options, isOpen, closedColleges }: Connection) => ({
  name,
  appId,
  ...options,
  isOpen,
  closedColleges,
})

interface Parts {
  connections: Connections
  watch: Pick<Watch, 'endAllOf'>
  ways: WaysService
  troubles: Pick<Troubles, 'all'>
}

export function createConnectionManagement(
  { database, clock, audit, config }: Kernel,
  { connections, watch, ways, troubles }: Parts,
): ConnectionManagement {
  async function locked(tx: Tx, { id, version }: Step): Promise<Connection> {
    const found = await managementRepo.lock(tx, id)
    if (!found) throw fail('kernel.not_found')
    if (found.version !== version) throw fail('kernel.changed_meanwhile')
    return found
  }

  const record = (
    tx: Tx,
    viewer: Viewer,
    entry: { step: string; connection: Pick<Connection, 'id' | 'name'>; before?: object; after?: object },
  ) =>
    audit.record(tx, viewer, {
      action: `auth.connection.${entry.step}`,
      subject: { kind: 'connection', id: entry.connection.id, name: entry.connection.name },
      ...changed(entry.before ?? {}, entry.after ?? {}),
      collegeId: null,
    })

  function check(kind: Connection['kind'], { options }: ConnectionChange): void {
    if (options.claim && !SAFE_CLAIMS.test(options.claim)) throw fail('auth.claim_refused')
    const needsAddress = kind === 'oidc' || kind === 'weimob'
    if (needsAddress && !(URL.canParse(options.issuer) && options.issuer.startsWith('https://')))
      throw fail('auth.issuer_wrong')
  }

  /**
   * Identities and the key belong to one app of one provider: another provider could claim to know the same people, and
   * would be sent the key.
   */
  async function expectSameProvider(tx: Tx, before: Connection, { secret, appId, options }: ConnectionChange) {
    const isOther = before.appId !== appId || before.options.issuer !== options.issuer
    if (!isOther && !(before.isSimulated && secret)) return
    if ((await managementRepo.linked(tx)).has(before.id)) throw fail('auth.connection_in_use')
    if (isOther && !secret) throw fail('auth.key_missing')
  }

  const onlyWays = async (db: Db, within?: readonly CollegeId[]) =>
    managementRepo.onlyWays(db, { bySms: (await ways.open(db)).includes('sms'), ...(within ? { within } : {}) })

  /** Nobody is locked out unless the manager has read how many there are. */
  async function expectConfirmed(
    tx: Tx,
    id: ConnectionId,
    { confirmedLoss = 0, within }: Closing & { within?: readonly CollegeId[] },
  ): Promise<void> {
    const count = (await onlyWays(tx, within)).get(id) ?? 0
    if (count > confirmedLoss) throw fail('auth.people_lose_way', { count })
  }

  return {
    async list() {
      const only = await onlyWays(database.primary)
      const linked = await managementRepo.linked(database.primary)
      const found = await managementRepo.list(database.primary)
      const troubled = await troubles.all()
      return {
        connections: found.map(({ connection: { createdAt: _, ...rest }, keySetAt }) => ({
          ...rest,
          keySetAt: keySetAt?.toISOString() ?? null,
          linked: linked.get(rest.id) ?? 0,
          onlyWay: only.get(rest.id) ?? 0,
          troubles: troubled.get(rest.id) ?? [],
        })),
        colleges: await managementRepo.colleges(database.primary),
        addresses: BACK_PATHS.map((path) => `${config.publicUrl}${path}`),
      }
    },

    async save(tx, viewer, change) {
      const { id, version, secret, kind, name, appId, options, closedColleges, confirmedLoss } = change
      const closing = confirmedLoss === undefined ? {} : { confirmedLoss }
      if (id === null) {
        check(kind, change)
        const added = await managementRepo.add(tx, {
          ...{ kind, name, appId, options, closedColleges, isOpen: false, createdAt: clock.now() },
        })
        if (!added) throw fail('auth.app_taken')
        if (secret) await connections.setKey(tx, added, secret)
        const connection = await locked(tx, { id: added, version: 1 })
        await record(tx, viewer, { step: 'created', connection, after: told(connection) })
        return { id: added }
      }
      const before = await locked(tx, { id, version })
      check(before.kind, change)
      await expectSameProvider(tx, before, change)
      if (await managementRepo.isTaken(tx, { kind: before.kind, appId }, id)) throw fail('auth.app_taken')
      const within = closedColleges.filter((college) => !before.closedColleges.includes(college))
      if (within.length > 0) await expectConfirmed(tx, id, { ...closing, within })
      // With a key of its own it is no simulator any more.
      const isSimulated = before.isSimulated && !secret && before.appId === appId
      await managementRepo.change(tx, id, { name, appId, options, closedColleges, isSimulated, version: version + 1 })
      if (secret) await connections.setKey(tx, id, secret)
      const after = await locked(tx, { id, version: version + 1 })
      const isNewKey = secret ? { key: true } : {}
      await record(tx, viewer, {
        step: 'updated',
        connection: after,
        before: told(before),
        after: { ...told(after), ...isNewKey },
      })
      return { id }
    },

    async switch(tx, viewer, { isOpen, ...step }) {
      const before = await locked(tx, step)
      if (!isOpen) await expectConfirmed(tx, step.id, step)
      if (isOpen && !(await connections.keyOf(tx, before))) throw fail('auth.key_missing')
      await managementRepo.change(tx, step.id, { isOpen, version: step.version + 1 })
      await record(tx, viewer, {
        step: 'updated',
        connection: before,
        before: { isOpen: before.isOpen },
        after: { isOpen },
      })
      return null
    },

    async remove(tx, viewer, step) {
      const before = await locked(tx, step)
      await expectConfirmed(tx, step.id, step)
      await watch.endAllOf(tx, step.id)
      await managementRepo.remove(tx, step.id)
      await record(tx, viewer, { step: 'removed', connection: before, before: told(before) })
      return null
    },
  }
}
