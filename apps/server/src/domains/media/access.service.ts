import { asId } from '@sands/contract/kernel/id'
import type { FileId } from '@sands/contract/kernel/schema'
import { type ChosenJump, JUMP_FILES } from '@sands/rules/jump'
import type { FileKind } from '@sands/rules/upload'
import type { Tx } from '../../kernel/database/database.ts'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { FileUses } from './library/file-uses.repo.ts'
import { isOneOf, maySee, mayShow } from './media.policy.ts'
import { type FileRow, mediaRepo } from './media.repo.ts'

/** Decides who may see which file, and who may show which file to others. */
export interface MediaAccess {
  /** The files of these ids that this person may see, in no order. */
  rows(viewer: Viewer, ids: readonly FileId[]): Promise<FileRow[]>
  /** Throws unless this person may see the file. */
  row(viewer: Viewer, id: FileId): Promise<FileRow>
  /** Throws unless everyone may see the file, signed in or not. */
  openRow(id: FileId): Promise<FileRow>
  /**
   * Throws unless this person may show the file to others. Puts the file into the library, and locks it so that
   * nobody deletes it before the transaction ends.
   */
  choose(tx: Tx, viewer: Viewer, file: { id: FileId; kinds: readonly FileKind[] }): Promise<void>
  /**
   * The same check for a jump to a file; `isKnown` when the jump led to the
   * file before. True for a jump that leads to no file.
   */
  mayLead(tx: Tx, viewer: Viewer, target: { jump: ChosenJump; isKnown: boolean }): Promise<boolean>
}

export function createMediaAccess({ database }: Pick<Kernel, 'database'>, uses: FileUses): MediaAccess {
  const db = database.primary

  async function rows(viewer: Viewer, ids: readonly FileId[]): Promise<FileRow[]> {
    const found = await mediaRepo.byIds(db, ids)
    const unsettled = found.filter((row) => !maySee(viewer, row)).map(({ id }) => id)
    const seenBy = await uses.seenBy(db, viewer, unsettled)
    return found.filter((row) => maySee(viewer, row, seenBy.get(row.id)))
  }

  async function take(tx: Tx, id: FileId, may: (row: FileRow) => boolean): Promise<boolean> {
    const row = await mediaRepo.hold(tx, id)
    if (!row || !may(row)) return false
    if (!row.inLibrary) await mediaRepo.takeIntoLibrary(tx, id)
    return true
  }

  return {
    rows,

    async row(viewer, id) {
      const [row] = await rows(viewer, [id])
      if (!row) throw fail('media.gone')
      return row
    },

    async openRow(id) {
      const row = await mediaRepo.byId(db, id)
      const seenBy = await uses.seenBy(db, null, [id])
      if (!row || seenBy.get(id) !== 'everyone') throw fail('media.gone')
      return row
    },

    async choose(tx, viewer, { id, kinds }) {
      if (!(await take(tx, id, (row) => mayShow(viewer, row, kinds)))) throw fail('media.gone')
    },

    async mayLead(tx, viewer, { jump: { to, moduleId }, isKnown }) {
      const kinds = JUMP_FILES[to]
      if (!kinds || moduleId === null) return true
      const may = isKnown ? isOneOf : mayShow
      return take(tx, asId<FileId>(moduleId), (row) => may(viewer, row, kinds))
    },
  }
}
