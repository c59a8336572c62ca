import type { CallBody, CallData } from '@sands/contract/calls'
import type { Right } from '@sands/contract/rights'
import { BOARD_SOURCES, type BoardSource } from '@sands/rules/community/content'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { boardRecord, boardSubject } from './board.present.ts'
import { type BoardRow, boardRepo } from './board.repo.ts'
import { type BoardAccess, SOURCE_KINDS } from './board-access.service.ts'

type Change = CallBody<'POST /sands-lms/api/v1/manage/community/source-board/set'>
type Source = Omit<Change, 'isOn'>
type SourceBoard = CallData<'GET /sands-lms/api/v1/community/source-board/get'>

/** People who edit the content switch its board on and off. */
const EDIT_RIGHTS = {
  [BOARD_SOURCES.exam]: 'exam.edit',
  [BOARD_SOURCES.training]: 'training.edit',
  [BOARD_SOURCES.face]: 'face.edit',
  [BOARD_SOURCES.course]: 'course.edit',
} as const satisfies Record<BoardSource, Right>

/** The name of a board has at most this many characters. */
const NAME_LENGTH = 30
/** The beginning of the title, without half a character at the end. */
export const nameOfSource = (title: string): string => title.slice(0, NAME_LENGTH).replace(/[\uD800-\uDBFF]$/, '')

/** The boards of courses, exams, training projects and sessions. */
export interface SourceBoards {
  get(viewer: Viewer, source: Source): Promise<SourceBoard>
  forEditor(viewer: Viewer, source: Source): Promise<SourceBoard>
  set(tx: Tx, viewer: Viewer, change: Change): Promise<SourceBoard>
}

const presented = (row: BoardRow | undefined): SourceBoard =>
  row && row.removedAt === null ? { id: row.id, type: row.type, contentCount: row.contents } : null

export function createSourceBoards(
  { database, clock, audit, content }: Pick<Kernel, 'database' | 'clock' | 'audit' | 'content'>,
  access: BoardAccess,
): SourceBoards {
  const db = database.primary

  /** The title of the source. Throws for people who do not edit it. */
  async function expectSource(from: Db, viewer: Viewer, { sourceType, sourceId }: Source): Promise<string> {
    if (!viewer.rights.has(EDIT_RIGHTS[sourceType])) throw fail('kernel.no_permission')
    const source = await content.choice(from, viewer.collegeId, { kind: SOURCE_KINDS[sourceType], id: sourceId })
    if (!source) throw fail('community.source_gone')
    return source.title
  }

  async function switchOn(tx: Tx, viewer: Viewer, { source, name }: { source: Source; name: string }) {
    const before = await boardRepo.bySource(tx, viewer.collegeId, source)
    if (before?.removedAt === null) return before
    const stamp = { name, updatedBy: viewer.userId, updatedAt: clock.now() }
    const row = before
      ? await boardRepo.change(tx, before.id, { ...stamp, removedAt: null })
      : await boardRepo.add(tx, { ...stamp, ...source, collegeId: viewer.collegeId, isColumn: false })
    await audit.record(tx, viewer, {
      action: 'community.board.created',
      subject: boardSubject(row),
      after: boardRecord(row),
    })
    return row
  }

  async function switchOff(tx: Tx, viewer: Viewer, source: Source) {
    const before = await boardRepo.bySource(tx, viewer.collegeId, source)
    if (!before || before.removedAt !== null) return before
    const now = clock.now()
    const row = await boardRepo.change(tx, before.id, { removedAt: now, updatedAt: now, updatedBy: viewer.userId })
    await audit.record(tx, viewer, {
      action: 'community.board.removed',
      subject: boardSubject(before),
      before: boardRecord(before),
    })
    return row
  }

  return {
    async get(viewer, source) {
      const row = await boardRepo.bySource(db, viewer.collegeId, source)
      const seen = row && row.removedAt === null && (await access.one(db, viewer, row.id))
      return seen ? presented(seen) : null
    },

    async forEditor(viewer, source) {
      await expectSource(db, viewer, source)
      return presented(await boardRepo.bySource(db, viewer.collegeId, source))
    },

    async set(tx, viewer, { isOn, ...source }) {
      const name = nameOfSource(await expectSource(tx, viewer, source))
      await boardRepo.takeTurn(tx, source)
      return presented(isOn ? await switchOn(tx, viewer, { source, name }) : await switchOff(tx, viewer, source))
    },
  }
}
