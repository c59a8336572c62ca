import type {
  DecorationDesk,
  DecorationDetail,
  DecorationSummary,
  HomePageDocument,
} from '@sands/contract/home/decoration.model'
import type { FileId, PageOf } from '@sands/contract/kernel/schema'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../kernel/database/paging.ts'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { MediaService } from '../media/index.ts'
import { pageChange, presentDetail, presentSummary } from './decoration.present.ts'
import { type DecorationId, type DecorationRow, decorationRepo, type NamedDecoration } from './decoration.repo.ts'
import { filesOf, NO_PAGE } from './decoration.service.ts'
import { createDraftTokens } from './preview.service.ts'

type Changed = { id: DecorationId; version: number }

export interface DecorationEditService {
  desk(viewer: Viewer): Promise<DecorationDesk>
  page(viewer: Viewer, request: PageRequest): Promise<PageOf<DecorationSummary>>
  get(viewer: Viewer, id: DecorationId): Promise<DecorationDetail>
  save(tx: Tx, viewer: Viewer, draft: { version: number; page: HomePageDocument }): Promise<Changed>
  discard(tx: Tx, viewer: Viewer, which: { version: number }): Promise<null>
  restore(tx: Tx, viewer: Viewer, which: { id: DecorationId; version: number }): Promise<Changed>
  preview(viewer: Viewer, id: DecorationId): Promise<{ token: string; expiresAt: string }>
}

export const decorationSubject = ({ id, name }: Pick<DecorationRow, 'id' | 'name'>) => ({
  kind: 'decoration',
  id,
  name,
})

/** The draft that somebody means to change. Another version, or none, is somebody else's doing. */
export function expectVersion(draft: DecorationRow | undefined, version: number): void {
  if ((draft?.version ?? 0) !== version) throw fail('kernel.changed_meanwhile')
}

export function createDecorationEditService(
  { database, clock, audit, secrets }: Kernel,
  media: MediaService,
): DecorationEditService {
  const db = database.primary
  const draftTokens = createDraftTokens(secrets['draft-token'], clock)

  const detailOf = async (row: NamedDecoration | undefined): Promise<DecorationDetail | null> =>
    row ? presentDetail(row, await media.pictures(db, filesOf(row.page))) : null

  async function find(from: Db, viewer: Viewer, id: DecorationId): Promise<NamedDecoration> {
    const row = await decorationRepo.get(from, viewer.collegeId, id)
    if (!row) throw fail('kernel.not_found')
    return row
  }

  /** Pictures of others stay theirs, unless they are on a page of the college already. */
  async function checkFiles(tx: Tx, viewer: Viewer, fileIds: readonly FileId[]): Promise<void> {
    const used = new Set(await decorationRepo.usedFiles(tx, viewer.collegeId, fileIds))
    for (const id of fileIds) if (!used.has(id)) await media.own(tx, viewer, { id, purpose: 'image' })
  }

  /** Puts a page in the place of the draft, or makes one. */
  async function write(
    tx: Tx,
    viewer: Viewer,
    { draft, page }: { draft: DecorationRow | undefined; page: HomePageDocument },
  ) {
    const values = { page, updatedBy: viewer.userId, updatedAt: clock.now() }
    const row = draft
      ? await decorationRepo.change(tx, draft.id, values)
      : await decorationRepo.add(tx, {
          ...values,
          collegeId: viewer.collegeId,
          state: 'draft',
          createdAt: values.updatedAt,
        })
    if (!row) throw new Error('the draft was not stored')
    await decorationRepo.setFiles(tx, row.id, filesOf(page))
    return row
  }

  /** What the draft was before, or would have begun with. */
  const before = async (tx: Tx, viewer: Viewer, draft: DecorationRow | undefined): Promise<HomePageDocument> =>
    draft?.page ?? (await decorationRepo.current(tx, viewer.collegeId))?.page ?? NO_PAGE

  return {
    async desk({ collegeId }) {
      const [[draft], [current], scheduled] = await Promise.all([
        decorationRepo.inState(db, collegeId, 'draft'),
        decorationRepo.inState(db, collegeId, 'current'),
        decorationRepo.inState(db, collegeId, 'scheduled'),
      ])
      return {
        draft: await detailOf(draft),
        current: await detailOf(current),
        scheduled: scheduled.map(presentSummary),
      }
    },

    async page({ collegeId }, request) {
      const [rows, total] = await Promise.all([
        decorationRepo.history(db, collegeId, pageWindow(request)),
        decorationRepo.historyTotal(db, collegeId),
      ])
      return pageOf(rows.map(presentSummary), total, request)
    },

    async get(viewer, id) {
      const row = await find(db, viewer, id)
      return presentDetail(row, await media.pictures(db, filesOf(row.page)))
    },

    async save(tx, viewer, { version, page }) {
      const draft = await decorationRepo.lockDraft(tx, viewer.collegeId)
      expectVersion(draft, version)
      await checkFiles(tx, viewer, filesOf(page))
      const old = await before(tx, viewer, draft)
      const row = await write(tx, viewer, { draft, page })
      await audit.record(tx, viewer, {
        action: 'home.decoration.saved',
        subject: decorationSubject(row),
        ...pageChange(old, page),
      })
      return { id: row.id, version: row.version }
    },

    async discard(tx, viewer, { version }) {
      const draft = await decorationRepo.lockDraft(tx, viewer.collegeId)
      if (!draft) throw fail('kernel.not_found')
      expectVersion(draft, version)
      await decorationRepo.remove(tx, draft.id)
      await audit.record(tx, viewer, {
        action: 'home.decoration.discarded',
        subject: decorationSubject(draft),
        before: draft.page,
      })
      return null
    },

    async restore(tx, viewer, { id, version }) {
      const draft = await decorationRepo.lockDraft(tx, viewer.collegeId)
      expectVersion(draft, version)
      const source = await find(tx, viewer, id)
      const old = await before(tx, viewer, draft)
      const row = await write(tx, viewer, { draft, page: source.page })
      await audit.record(tx, viewer, {
        action: 'home.decoration.restored',
        subject: decorationSubject(source),
        ...pageChange(old, source.page),
      })
      return { id: row.id, version: row.version }
    },

    async preview(viewer, id) {
      await find(db, viewer, id)
      const { token, expiresAt } = draftTokens.give({ id, collegeId: viewer.collegeId })
      return { token, expiresAt: expiresAt.toISOString() }
    },
  }
}
