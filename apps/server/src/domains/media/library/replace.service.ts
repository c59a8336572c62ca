import type { FileId } from '@sands/contract/kernel/schema'
import type { ReplaceImpact, ReplaceNumbers } from '@sands/contract/media/library.calls'
import type { Right } from '@sands/contract/rights'
import { FILE_STATUS } from '@sands/rules/upload'
import { changed } from '../../../kernel/audit/changed.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { ReplaceEffect } from '../file-use.kind.ts'
import { mayShow } from '../media.policy.ts'
import { type FileRow, mediaRepo } from '../media.repo.ts'
import { namedAs } from '../upload/ending.codec.ts'
import type { DropJob } from './drop.jobs.ts'
import type { FileUses } from './file-uses.repo.ts'
import { contentRecord, fileSubject } from './library.present.ts'
import { libraryRepo } from './library.repo.ts'
import { expectSeen, refuseUsed, type SeenFile } from './library-edit.service.ts'

export interface ReplaceParts {
  uses: FileUses
  effects: readonly ReplaceEffect[]
  drop: DropJob
}

export interface ReplaceService {
  /** What replacing a file would change for learners. Nothing is stored. */
  impact(viewer: Viewer, files: { id: FileId; by: FileId }): Promise<ReplaceImpact>
  /** Puts another content in the place of a file. The earlier one stays, and can be put back the same way. */
  replace(tx: Tx, viewer: Viewer, change: SeenFile & { by: FileId }): Promise<null>
}

/** Everything that a file consists of. Its name but for the ending, its settings and its place stay. */
const contentOf = (row: FileRow) => ({
  contentType: row.contentType,
  bytes: row.bytes,
  sha256: row.sha256,
  key: row.key,
  status: row.status,
  progress: row.progress,
  failReason: row.failReason,
  width: row.width,
  height: row.height,
  placeholder: row.placeholder,
  duration: row.duration,
  pages: row.pages,
  variants: row.variants,
  made: row.made,
})

const NO_NUMBERS: ReplaceNumbers = { learners: 0, finishedKept: 0, percentUp: 0, percentDown: 0, wouldFinish: 0 }

const sum = (one: ReplaceNumbers, other: ReplaceNumbers): ReplaceNumbers => ({
  learners: one.learners + other.learners,
  finishedKept: one.finishedKept + other.finishedKept,
  percentUp: one.percentUp + other.percentUp,
  percentDown: one.percentDown + other.percentDown,
  wouldFinish: one.wouldFinish + other.wouldFinish,
})

export function createReplaceService(
  { database, clock, jobs, audit, events }: Kernel,
  { uses, effects, drop }: ReplaceParts,
): ReplaceService {
  /** Where people see the file, it is changed by those who may publish there. */
  async function shownBy(db: Db, viewer: Viewer, { id, by }: { id: FileId; by: FileId }) {
    const file = { collegeId: viewer.collegeId, id }
    const needed = new Set<Right>(await uses.rights(db, file))
    const shown = { courses: 0, faults: 0 }
    for (const effect of effects) {
      const { courses, faults } = await effect.shown(db, { collegeId: viewer.collegeId, id, by })
      if (courses > 0) needed.add(effect.right)
      shown.courses += courses
      shown.faults += faults
    }
    const isFixed = await uses.isFixed(db, file)
    return { ...shown, isFixed, missingRights: [...needed].filter((right) => !viewer.rights.has(right)) }
  }

  async function expectFits(tx: Tx, viewer: Viewer, { row, other }: { row: FileRow; other: FileRow }): Promise<void> {
    if (other.kind !== row.kind) throw fail('media.other_kind')
    if (other.earlierOf !== row.id && (other.earlierOf !== null || !mayShow(viewer, other, [row.kind])))
      throw fail('media.gone')
    if (other.status !== FILE_STATUS.ready) throw fail('media.not_ready')
    await refuseUsed(tx, uses, other.id)
    const { courses, faults, isFixed, missingRights } = await shownBy(tx, viewer, { id: row.id, by: other.id })
    if (isFixed) throw fail('media.fixed')
    if (missingRights.length > 0) throw fail('kernel.no_permission')
    if (faults > 0) throw fail('media.unfinishable', { count: courses })
  }

  /**
   * The content that the file had becomes an earlier one. A content that is put back stays among the earlier ones too:
   * so it stays known which content the file had at any time.
   */
  async function swap(tx: Tx, viewer: Viewer, { row, other }: { row: FileRow; other: FileRow }): Promise<void> {
    const now = clock.now()
    const name = namedAs(row.name, other.contentType, row.contentType)
    const past = {
      ...contentOf(row),
      name: row.name,
      inLibrary: false,
      earlierOf: row.id,
      replacedAt: now,
      replacedBy: viewer.userId,
      updatedAt: now,
    }
    // A content that nobody could open is not worth keeping.
    const isWorthKeeping = row.status === FILE_STATUS.ready
    await libraryRepo.change(tx, row.id, { ...contentOf(other), name, updatedAt: now })
    if (other.earlierOf === row.id) {
      const { collegeId, ownerId, purpose, kind, watermark } = row
      const added = isWorthKeeping
        ? await mediaRepo.add(tx, { collegeId, ownerId, purpose, kind, watermark, createdAt: now, ...past })
        : undefined
      await libraryRepo.putBackText(tx, row.id, { back: other.id, past: added?.id })
    } else {
      await libraryRepo.swapTexts(tx, row.id, other.id)
      if (isWorthKeeping) await libraryRepo.change(tx, other.id, past)
      else await libraryRepo.remove(tx, [other.id])
    }
    if (!isWorthKeeping) await jobs.enqueue(tx, drop, { folders: [row.key] })
  }

  return {
    async impact(viewer, { id, by }) {
      const db = database.primary
      const known = await mediaRepo.ofCollege(db, viewer.collegeId, [id, by])
      if (!known.some((row) => row.id === id && row.inLibrary) || !known.some((row) => row.id === by))
        throw fail('media.gone')
      const replacement = { collegeId: viewer.collegeId, id, by }
      const numbers = await Promise.all(effects.map((effect) => effect.numbers(db, replacement)))
      return { ...(await shownBy(db, viewer, { id, by })), ...numbers.reduce(sum, NO_NUMBERS) }
    },

    async replace(tx, viewer, { id, version, by }) {
      const rows = await libraryRepo.lock(tx, viewer.collegeId, [id, by])
      const row = expectSeen(
        rows.find((candidate) => candidate.id === id),
        version,
      )
      const other = rows.find((candidate) => candidate.id === by)
      if (!other) throw fail('media.gone')
      // The same content sent again is the same file.
      if (other.key !== row.key) {
        await expectFits(tx, viewer, { row, other })
        await swap(tx, viewer, { row, other })
        await events.emit(tx, 'media.file.replaced', { collegeId: row.collegeId, id })
      }
      await audit.record(tx, viewer, {
        action: 'media.file.replaced',
        subject: fileSubject(row),
        ...changed(contentRecord(row), contentRecord(other)),
      })
      return null
    },
  }
}
