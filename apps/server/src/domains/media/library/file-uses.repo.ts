import type { FileId } from '@sands/contract/kernel/schema'
import type { FileUse } from '@sands/contract/media/library.calls'
import type { Right } from '@sands/contract/rights'
import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../../../kernel/clock.ts'
import type { Db } from '../../../kernel/database/database.ts'
import type { Identity, Viewer } from '../../../kernel/viewer.ts'
import type { CollegeFile, FileUseSource, SeenBy, UsedFile } from '../file-use.kind.ts'
import { captions, files } from '../media.tables.ts'

type AudienceKeys = Pick<Identity, 'audienceKeys'>
/** A condition: the audience contains this person. Audiences belong to a domain above this one. */
export type VisibleTo = (viewer: AudienceKeys, audienceId: SQL) => SQL

/** From all to none. */
const FURTHEST: readonly SeenBy[] = ['everyone', 'college', 'nobody']

interface ShownRow extends Record<string, unknown> {
  file_id: FileId
  kind: string
  /** Only where its domain decides who sees it. */
  thing_id: string | null
  seen_by: SeenBy
}

const keyOfUse = (kind: string, { thingId, fileId }: UsedFile) => `${kind} ${thingId} ${fileId}`

/** Enough for any reader. */
const MOST_TOLD = 100

export interface FileUses {
  /** How many uses each of these files has; files without any are left out. */
  counts(db: Db, ids: readonly FileId[]): Promise<ReadonlyMap<FileId, number>>
  /** The uses of a file; those that people see now come first. */
  forFile(db: Db, id: FileId): Promise<FileUse[]>
  /** Who sees each of these files through content that is for this person; files without any use are left out. */
  seenBy(db: Db, viewer: Viewer | null, ids: readonly FileId[]): Promise<ReadonlyMap<FileId, SeenBy>>
  /** Rights that a change of the file takes, because people see it now or will at an hour that is set. */
  rights(db: Db, file: CollegeFile): Promise<ReadonlySet<Right>>
  /** Whether content needs the file exactly as it is. */
  isFixed(db: Db, file: CollegeFile): Promise<boolean>
  /** A condition: the file of this id has no use. */
  unused(fileId: SQL): SQL
}

/** Captions belong to their video. They are sent with the video, and cannot be opened alone. */
const captionUses: FileUseSource = {
  kind: 'media.caption',
  rows: () => sql`select c.caption_file_id as file_id, f.id::text as thing_id, f.name, 'nobody' as seen_by, null::bigint as audience_id
    from ${captions} c join ${files} f on f.id = c.file_id`,
}

/** Reads the uses that the domains have registered. `told` may still grow after this call. */
export function createFileUses(clock: Clock, visibleTo: VisibleTo, told: readonly FileUseSource[]): FileUses {
  const sources = () => [captionUses, ...told]

  const isMeant = (viewer: AudienceKeys | null): SQL =>
    viewer ? visibleTo(viewer, sql`u.audience_id`) : sql`u.audience_id is null`

  /** One select for each kind of use, so that each uses its own index. */
  const showing = (ids: readonly FileId[]): SQL =>
    sql.join(
      sources().map(
        ({ kind, rows }) => sql`select ${kind}::text as kind, u.file_id, u.thing_id, u.name, u.seen_by, u.audience_id
          from (${rows(clock.now())}) u where u.file_id = any(${sql.param([...ids])}::bigint[])`,
      ),
      sql` union all `,
    )

  const decidingKinds = () => sources().flatMap(({ kind, visibleUses }) => (visibleUses ? [kind] : []))

  /** The uses that this person does not see, of content whose domain decides that itself. */
  async function hiddenUses(db: Db, viewer: Viewer, rows: readonly ShownRow[]): Promise<ReadonlySet<string>> {
    const hidden = new Set<string>()
    for (const { kind, visibleUses } of sources()) {
      const uses = rows.flatMap((row): UsedFile[] =>
        row.kind === kind && row.thing_id && row.seen_by !== 'nobody'
          ? [{ thingId: row.thing_id, fileId: row.file_id }]
          : [],
      )
      if (!visibleUses || uses.length === 0) continue
      const visible = new Set(
        (await visibleUses(db, viewer, { uses, now: clock.now() })).map((use) => keyOfUse(kind, use)),
      )
      for (const use of uses) if (!visible.has(keyOfUse(kind, use))) hidden.add(keyOfUse(kind, use))
    }
    return hidden
  }

  return {
    async counts(db, ids) {
      if (ids.length === 0) return new Map()
      const { rows } = await db.execute<{ file_id: FileId; uses: number }>(
        sql`select file_id, count(distinct (kind, thing_id))::int as uses from (${showing(ids)}) u group by file_id`,
      )
      return new Map(rows.map((row) => [row.file_id, row.uses]))
    },

    async forFile(db, id) {
      const { rows } = await db.execute<{ kind: string; thing_id: string; name: string }>(
        sql`select kind, thing_id, min(name) as name from (${showing([id])}) u group by kind, thing_id
          order by bool_and(seen_by = 'nobody'), kind, thing_id limit ${MOST_TOLD}`,
      )
      return rows.map(({ kind, thing_id, name }) => ({ kind, id: thing_id, name }))
    },

    async seenBy(db, viewer, ids) {
      if (ids.length === 0) return new Map()
      const { rows } = await db.execute<ShownRow>(
        sql`select distinct file_id, kind, case when kind = any(${sql.param(decidingKinds())}::text[]) then thing_id end as thing_id,
            case when ${isMeant(viewer)} then seen_by else 'nobody' end as seen_by from (${showing(ids)}) u`,
      )
      const hidden = viewer ? await hiddenUses(db, viewer, rows) : new Set<string>()
      const seen = new Map<FileId, SeenBy>()
      for (const row of rows) {
        const by =
          row.thing_id && hidden.has(keyOfUse(row.kind, { thingId: row.thing_id, fileId: row.file_id }))
            ? 'nobody'
            : row.seen_by
        if (FURTHEST.indexOf(by) < FURTHEST.indexOf(seen.get(row.file_id) ?? 'nobody') || !seen.has(row.file_id))
          seen.set(row.file_id, by)
      }
      return seen
    },

    async rights(db, file) {
      const { rows } = await db.execute<{ kind: string }>(
        sql`select distinct kind from (${showing([file.id])}) u where seen_by <> 'nobody'`,
      )
      const kinds = new Set(rows.map(({ kind }) => kind))
      const rights = new Set<Right>()
      for (const source of sources())
        if (source.right && (kinds.has(source.kind) || (await source.isScheduled?.(db, file)))) rights.add(source.right)
      return rights
    },

    async isFixed(db, file) {
      for (const source of sources()) if (await source.isFixed?.(db, file)) return true
      return false
    },

    unused: (fileId) =>
      sql.join(
        sources().map(({ rows }) => sql`not exists (select from (${rows(clock.now())}) u where u.file_id = ${fileId})`),
        sql` and `,
      ),
  }
}

/** For code that needs files before any domain uses one. */
export const noFileUses = (clock: Clock): FileUses => createFileUses(clock, () => sql`false`, [])
