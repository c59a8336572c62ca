import { createHmac, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BatchId, UserId } from '@sands/contract/kernel/schema'
import type { Tx } from '../../../kernel/database/database.ts'
import { errorText, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { CSV_START, CSV_TYPE, csvRow } from '../../../kernel/spreadsheet/csv.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Batches, BatchKind, BatchWork } from '../../ops/index.ts'
import { heldRights } from '../role/held-rights.policy.ts'
import { codesRepo } from './codes.repo.ts'
import type { OneTimePasswords } from './one-time.kind.ts'
import { isWithin, remitOf } from './people.policy.ts'
import { personAsSubject } from './people.present.ts'
import { peopleRepo } from './people.repo.ts'
import { notAbove, withinEverywhere } from './people-reach.service.ts'

/** Longer than for a password that is shown on the screen, because the list still has to be handed out. */
const CODE_DAYS = 14

const SEED_BYTES = 32

interface Input {
  ids: UserId[]
  /** All codes of the list are derived from it, so that a repeated run gives the same codes. Deleted with the list. */
  seed: string
}

const seedFor = (seed: string, userId: UserId): Buffer =>
  createHmac('sha256', Buffer.from(seed, 'base64url')).update(userId).digest()

export interface CodesService {
  start(tx: Tx, viewer: Viewer, ids: UserId[]): Promise<{ batchId: BatchId }>
}

export function createCodesService(kernel: Kernel, batches: Batches, oneTime: OneTimePasswords): CodesService {
  const { audit, database, events } = kernel
  const db = database.primary

  /** Refuses the whole list unless all its people are within the viewer's remit. */
  async function checkReach({ userId, collegeId }: Pick<Viewer, 'userId' | 'collegeId'>, ids: readonly UserId[]) {
    const held = heldRights(await peopleRepo.grants(db, [userId]), collegeId)
    const remit = remitOf(held, 'org.people.edit')
    const places = (await peopleRepo.places(db, ids)).filter((place) => place.collegeId === collegeId)
    const reachable = await notAbove(db, { userId }, ids)
    const inside = places.filter((place) => isWithin(remit, place.path) && reachable.has(place.userId))
    const everywhere = await withinEverywhere(db, { userId }, { userIds: ids, rights: ['org.people.edit'] })
    if (inside.length < ids.length || everywhere.size < ids.length) throw fail('org.out_of_reach')
  }

  /** Whether the person's only password is a code from a list that nobody can read. */
  async function isLost(tx: Tx, userId: UserId): Promise<boolean> {
    for (const seed of await codesRepo.lostSeeds(tx, userId))
      if ((await oneTime.stillGiven(tx, userId, seedFor(seed, userId))) !== undefined) return true
    return false
  }

  /** A person who has a code of this list from an unfinished try keeps it. */
  const give = ({ id: batchId, actor, input }: BatchWork<Input>, userId: UserId) =>
    database.transaction(async (tx) => {
      const person = await codesRepo.lock(tx, userId)
      if (!person) return undefined
      const seed = seedFor(input.seed, userId)
      if (person.hasPassword) {
        const stored = await oneTime.stillGiven(tx, userId, seed)
        if (stored !== undefined) return { ...person, code: stored }
        if (!(await isLost(tx, userId))) return undefined
      }
      const code = await oneTime.give(tx, userId, { days: CODE_DAYS, seed })
      await audit.record(tx, actor, {
        action: 'org.user.code-given',
        subject: personAsSubject(person),
        after: { days: CODE_DAYS, batchId },
      })
      await events.emit(tx, 'org.user-changed', { userId })
      return { ...person, code }
    })

  const kind: BatchKind<Input> = {
    name: 'org.codes',
    isGuarded: true,
    async run(work) {
      const { input, actor, folder, language } = work
      await checkReach(actor, input.ids)
      const text = (key: Parameters<typeof errorText>[0]) => errorText(key, language)
      const headings = ['org.column.user_name', 'org.column.name', 'org.column.code'] as const
      const lines = [CSV_START, csvRow(headings.map(text))]
      for (const [done, userId] of input.ids.entries()) {
        await work.step(done, input.ids.length)
        const given = await give(work, userId)
        if (given) lines.push(csvRow([given.userName, given.name, given.code]))
      }
      const given = lines.length - 2
      const path = join(folder, 'codes.csv')
      await writeFile(path, lines.join(''), { mode: 0o600 })
      const file = { name: `${text('org.file.codes')}.csv`, path, contentType: CSV_TYPE }
      return { counts: { given, skipped: input.ids.length - given }, ...(given > 0 ? { file } : {}) }
    },
  }
  batches.add(kind)

  return {
    async start(tx, viewer, ids) {
      await checkReach(viewer, ids)
      const seed = randomBytes(SEED_BYTES).toString('base64url')
      const batchId = await batches.start(tx, viewer, kind, { ids, seed })
      await audit.record(tx, viewer, {
        action: 'org.people.codes-started',
        subject: { kind: 'batch', id: batchId, name: '' },
        after: { people: ids.length },
      })
      return { batchId }
    },
  }
}
