import type { NoticeDraft, ShowingState } from '@sands/contract/home/front.model'
import type { PageOf } from '@sands/contract/kernel/schema'
import { isGoodWindow, MOST_SHOWN } from '@sands/rules/decoration'
import { isGoodJump, JUMP } from '@sands/rules/jump'
import { changed } from '../../../kernel/audit/changed.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { audienceOf, audienceWords, choiceOf, choicesOf, removeAudience } from '../../org/index.ts'
import { windowOf } from '../decoration/decoration.service.ts'
import { jumpColumns, promotionRecord, type Seen, showingState } from '../front.present.ts'
import { createPromotionRepo, type IdIn, type OwnValues, type PromotionTable, type RowOf } from './promotion.repo.ts'

/** The fields that drafts of notices and adverts have in common. */
export type PromotionDraft = Omit<NoticeDraft, 'text'>

/** The differences between adverts and notices. */
export interface PromotionKind<Table extends PromotionTable, Draft extends PromotionDraft, Managed> {
  name: 'advert' | 'notice'
  table: Table
  newOnes: 'first' | 'last'
  titleOf(row: RowOf<Table>): string
  /** The checked values of the columns that only this kind has. */
  ownValues(
    tx: Tx,
    viewer: Viewer,
    parts: { draft: Draft; before: RowOf<Table> | undefined },
  ): Promise<OwnValues<Table>>
  /** The same columns for the audit log. */
  ownRecord(row: RowOf<Table>): object
  present(db: Db, rows: readonly RowOf<Table>[], seen: (row: RowOf<Table>) => Seen): Promise<Managed[]>
}

export interface PromotionEdits<Table extends PromotionTable, Draft extends PromotionDraft, Managed> {
  page(viewer: Viewer, request: PageRequest & { state?: ShowingState }): Promise<PageOf<Managed>>
  create(tx: Tx, viewer: Viewer, draft: Draft): Promise<{ id: IdIn<Table> }>
  update(tx: Tx, viewer: Viewer, change: Draft & { id: IdIn<Table>; version: number }): Promise<null>
  remove(tx: Tx, viewer: Viewer, known: { id: IdIn<Table>; version: number }): Promise<null>
  sort(tx: Tx, viewer: Viewer, order: { ids: readonly IdIn<Table>[]; seen: readonly IdIn<Table>[] }): Promise<null>
}

export function createPromotionEdits<Table extends PromotionTable, Draft extends PromotionDraft, Managed>(
  { database, clock, audit, content, media }: Kernel & { media: MediaService },
  kind: PromotionKind<Table, Draft, Managed>,
): PromotionEdits<Table, Draft, Managed> {
  type Row = RowOf<Table>
  const db = database.primary
  const repo = createPromotionRepo(kind.table)
  const subjectOf = (row: Row) => ({ kind: kind.name, id: row.id, name: kind.titleOf(row) })

  /** The checked values of a draft, with its audience stored. */
  async function valuesOf(tx: Tx, viewer: Viewer, parts: { draft: Draft; before: Row | undefined }) {
    const { draft, before } = parts
    const { jump } = draft
    const isKnown = before?.jumpType === JUMP[jump.to] && before.jumpId === jump.moduleId
    const target = { jump, isKnown }
    const mayLead = (await media.mayLead(tx, viewer, target)) && (await content.mayLead(tx, viewer, target))
    if (!isGoodJump(jump) || !mayLead) throw fail('home.bad_jump')
    if (!isGoodWindow(draft)) throw fail('home.bad_window')
    return {
      ...(await kind.ownValues(tx, viewer, parts)),
      ...jumpColumns(draft.jump),
      ...windowOf(draft),
      audienceId: await audienceOf(tx, viewer, draft.audience),
      updatedAt: clock.now(),
    }
  }

  async function recordOf(tx: Tx, row: Row) {
    const audience = await audienceWords(tx, row.collegeId, await choiceOf(tx, row.audienceId))
    return { ...kind.ownRecord(row), ...promotionRecord(row), ...audience }
  }

  async function lockOne(tx: Tx, viewer: Viewer, { id, version }: { id: IdIn<Table>; version: number }): Promise<Row> {
    const row = (await repo.lockAll(tx, viewer.collegeId)).find((candidate) => candidate.id === id)
    if (!row) throw fail('kernel.not_found')
    if (row.version !== version) throw fail('kernel.changed_meanwhile')
    return row
  }

  const sortOfNew = (all: readonly Row[]): number =>
    kind.newOnes === 'first' ? (all[0]?.sort ?? 1) - 1 : (all.at(-1)?.sort ?? 0) + 1

  return {
    async page({ collegeId }, { state, ...request }) {
      const now = clock.now()
      const all = await repo.all(db, collegeId)
      const rows = all.filter((row) => !state || showingState(row, now) === state)
      const { offset, size } = pageWindow(request)
      const shown = rows.slice(offset, offset + size)
      const choice = await choicesOf(
        db,
        shown.map((row) => row.audienceId),
      )
      const records = await kind.present(db, shown, (row) => ({ audience: choice(row.audienceId), now }))
      return pageOf(records, rows.length, request)
    },

    async create(tx, viewer, draft) {
      const { collegeId } = viewer
      const all = await repo.lockAll(tx, collegeId)
      if (all.length >= MOST_SHOWN) throw fail('home.too_many', { limit: MOST_SHOWN })
      const values = await valuesOf(tx, viewer, { draft, before: undefined })
      const row = await repo.add(tx, { ...values, collegeId, sort: sortOfNew(all) })
      if (!row) throw new Error(`the ${kind.name} was not stored`)
      await audit.record(tx, viewer, {
        action: `home.${kind.name}.created`,
        subject: subjectOf(row),
        after: await recordOf(tx, row),
      })
      return { id: row.id }
    },

    async update(tx, viewer, change) {
      const before = await lockOne(tx, viewer, change)
      const told = await recordOf(tx, before)
      const row = await repo.change(tx, before.id, await valuesOf(tx, viewer, { draft: change, before }))
      if (!row) throw fail('kernel.not_found')
      if (before.audienceId !== null) await removeAudience(tx, before.audienceId)
      await audit.record(tx, viewer, {
        action: `home.${kind.name}.updated`,
        subject: subjectOf(row),
        ...changed(told, await recordOf(tx, row)),
      })
      return null
    },

    async remove(tx, viewer, known) {
      const row = await lockOne(tx, viewer, known)
      const told = await recordOf(tx, row)
      await repo.remove(tx, row.id)
      if (row.audienceId !== null) await removeAudience(tx, row.audienceId)
      await audit.record(tx, viewer, { action: `home.${kind.name}.removed`, subject: subjectOf(row), before: told })
      return null
    },

    async sort(tx, viewer, { ids, seen }) {
      const all = await repo.lockAll(tx, viewer.collegeId)
      const isAsSeen = seen.length === all.length && all.every((row, index) => row.id === seen[index])
      const byId = new Map(all.map((row) => [row.id, row]))
      const sorted = [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
      const isWhole = sorted.length === all.length && ids.length === all.length
      if (!isAsSeen || !isWhole) throw fail('kernel.changed_meanwhile')
      await repo.sort(tx, viewer.collegeId, ids)
      await audit.record(tx, viewer, {
        action: `home.${kind.name}.sorted`,
        subject: { kind: kind.name, id: null, name: '' },
        before: { order: all.map(kind.titleOf) },
        after: { order: sorted.map(kind.titleOf) },
      })
      return null
    },
  }
}
