import type { LoginMethod } from '@sands/contract/auth/auth.model'
import type { ManagedWays, SimulatedMessage, WaysChange, WaysChoice } from '@sands/contract/auth/ways.model'
import { HOME_AREA } from '@sands/rules/auth/code'
import { changed } from '../../../kernel/audit/changed.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { writeAreaCodes } from '../../org/index.ts'
import { codeRepo } from '../code/code.repo.ts'
import type { Senders } from '../code/sender.kind.ts'
import { waysRepo } from './ways.repo.ts'

const FIRST: WaysChoice = {
  phone: true,
  resetBySms: true,
  resetByEmail: true,
  homeArea: HOME_AREA,
  registerBy: 'closed',
  registerDomains: [],
}
const SHOWN_MESSAGES = 50

export interface WaysService {
  /** What the company has chosen, whether or not messages can be sent. */
  chosen(db: Db): Promise<WaysChoice & { version: number }>
  /** The ways that work now. */
  open(db: Db): Promise<LoginMethod[]>
  /** Throws where the way is closed. */
  expectOpen(db: Db, way: LoginMethod): Promise<void>
  /** Throws where the address is not of the company, and has to be. */
  expectMayRegister(db: Db, email: string): Promise<void>
  managed(): Promise<ManagedWays>
  save(tx: Tx, viewer: Viewer, change: WaysChange): Promise<null>
  outbox(): Promise<SimulatedMessage[]>
}

export function createWaysService({ database, audit }: Kernel, senders: Senders): WaysService {
  async function chosen(db: Db): Promise<WaysChoice & { version: number }> {
    const stored = await waysRepo.get(db)
    if (!stored) return { ...FIRST, version: 1 }
    const { id: _, ...choice } = stored
    return choice
  }

  async function open(db: Db): Promise<LoginMethod[]> {
    const { phone, resetBySms, resetByEmail, registerBy } = await chosen(db)
    const { sms, mail } = await senders.states(db)
    const [hasSms, hasMail] = [sms.state !== 'none', mail.state !== 'none']
    return [
      'password',
      ...(phone && hasSms ? (['sms'] as const) : []),
      ...(resetBySms && hasSms ? (['reset-sms'] as const) : []),
      ...(resetByEmail && hasMail ? (['reset-email'] as const) : []),
      ...(registerBy !== 'closed' && (hasMail || (hasSms && registerBy !== 'domain')) ? (['register'] as const) : []),
    ]
  }

  return {
    chosen,
    open,

    async expectOpen(db, way) {
      if (!(await open(db)).includes(way)) throw fail('auth.way_closed')
    },

    async expectMayRegister(db, email) {
      const { registerBy, registerDomains } = await chosen(db)
      if (registerBy === 'domain' && !registerDomains.includes(email.toLowerCase().split('@')[1] ?? ''))
        throw fail('auth.register_refused')
    },

    async managed() {
      const { sms, mail } = await senders.states(database.primary)
      return { ...(await chosen(database.primary)), sms: sms.state, mail: mail.state }
    },

    async save(tx, viewer, change) {
      const { version: _, ...before } = await chosen(tx)
      const { version, ...next } = change
      const after = { ...next, homeArea: next.homeArea.replace(/^\+/, '') }
      // Stored numbers without a country code mean the country that was set when they were written.
      if (after.homeArea !== before.homeArea) await writeAreaCodes(tx, before.homeArea)
      if (!(await waysRepo.set(tx, { ...after, version }))) throw fail('kernel.changed_meanwhile')
      await audit.record(tx, viewer, {
        action: 'auth.ways.updated',
        subject: { kind: 'ways', id: null, name: '' },
        ...changed(before, after),
        collegeId: null,
      })
      return null
    },

    outbox: async () =>
      (await codeRepo.messages(database.primary, SHOWN_MESSAGES)).map(({ sentAt, ...message }) => ({
        ...message,
        sentAt: sentAt.toISOString(),
      })),
  }
}
