import type {
  DecorationDetail,
  DecorationOverview,
  DecorationSummary,
  HomePageDocument,
} from '@sands/contract/home/decoration.model'
import type { JumpChoice } from '@sands/contract/kernel/jump.model'
import type { PageOf } from '@sands/contract/kernel/schema'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { errorText, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { pageChange, presentDetail, presentSummary } from './decoration.present.ts'
import { type DecorationId, type DecorationRow, decorationRepo, type NamedDecoration } from './decoration.repo.ts'
import { filesOf, jumpsOf, NO_PAGE, shownFiles } from './decoration.service.ts'
import { createDraftTokens } from './draft-token.codec.ts'
import type { DropRequests } from './drop-requests.service.ts'
import { refuseGonePicked } from './picked.service.ts'

type Changed = { id: DecorationId; version: number }

export interface DecorationEditService {
  overview(viewer: Viewer): Promise<DecorationOverview>
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

/**
 * Refuses a change that is based on an older version than the stored
 * draft, or than the current page when there is no draft.
 */
export function expectSeen(found: Pick<DecorationRow, 'version'> | undefined, version: number): void {
  if ((found?.version ?? 0) !== version) throw fail('kernel.changed_meanwhile')
}

/** Refuses a page on which two parts of one list have the same key. */
function refuseTwins({ blocks }: HomePageDocument): void {
  const sets = [blocks, ...blocks.flatMap(({ categories }) => [categories, ...categories.map(({ items }) => items)])]
  if (sets.some((parts) => new Set(parts.map(({ key }) => key)).size < parts.length)) throw fail('kernel.malformed')
}

const targetName = ({ to, moduleId }: JumpChoice) => `${to} ${moduleId}`

export function createDecorationEditService(
  { database, clock, audit, content, secrets }: Kernel,
  { media, requests }: { media: MediaService; requests: DropRequests },
): DecorationEditService {
  const db = database.primary
  const draftTokens = createDraftTokens(secrets.keyFor('draft-token'), clock)

  const detailOf = async (row: NamedDecoration | undefined): Promise<DecorationDetail | null> =>
    row ? presentDetail(row, await media.pictures(db, filesOf(row.page))) : null

  async function find(from: Db, viewer: Viewer, id: DecorationId): Promise<NamedDecoration> {
    const row = await decorationRepo.get(from, viewer.collegeId, id)
    if (!row) throw fail('kernel.not_found')
    return row
  }

  /** An editor may use their own files, files of the library, and files that a page of the college uses already. */
  async function checkFiles(tx: Tx, viewer: Viewer, { page, before }: Record<'page' | 'before', HomePageDocument>) {
    const used = new Set<string>(await decorationRepo.usedFiles(tx, viewer.collegeId, shownFiles(page)))
    for (const id of filesOf(page)) if (!used.has(id)) await media.choose(tx, viewer, { id, kinds: ['image'] })
    for (const jump of jumpsOf(page)) {
      const isKnown = jump.moduleId !== null && used.has(jump.moduleId)
      if (!(await media.mayLead(tx, viewer, { jump, isKnown }))) throw fail('home.bad_jump')
    }
    const led = new Set(jumpsOf(before).map(targetName))
    for (const jump of jumpsOf(page))
      if (!(await content.mayLead(tx, viewer, { jump, isKnown: led.has(targetName(jump)) })))
        throw fail('home.bad_jump')
  }

  /** Stores the page as the draft, which is created when there is none. */
  async function write(
    tx: Tx,
    viewer: Viewer,
    { draft, page }: { draft: DecorationRow | undefined; page: HomePageDocument },
  ) {
    const values = { page, updatedBy: viewer.userId, updatedAt: clock.now() }
    const row = draft
      ? await decorationRepo.change(tx, draft, values)
      : await decorationRepo.add(tx, {
          ...values,
          collegeId: viewer.collegeId,
          state: 'draft',
          createdAt: values.updatedAt,
        })
    if (!row) throw new Error('the draft was not stored')
    await decorationRepo.addFiles(tx, row.id, shownFiles(page))
    return row
  }

  /**
   * The draft, if there is one, and the page before this change: the draft
   * or else the current page. Refuses an outdated version.
   */
  async function seen(tx: Tx, viewer: Viewer, version: number) {
    const draft = await decorationRepo.lockDraft(tx, viewer.collegeId)
    const stored = draft ?? (await decorationRepo.lockCurrent(tx, viewer.collegeId))
    expectSeen(stored, version)
    return { draft, before: stored?.page ?? NO_PAGE }
  }

  return {
    async overview({ collegeId }) {
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
      refuseTwins(page)
      const { draft, before } = await seen(tx, viewer, version)
      await checkFiles(tx, viewer, { page, before })
      await refuseGonePicked(tx, content, { collegeId: viewer.collegeId, page, before })
      const row = await write(tx, viewer, { draft, page })
      await audit.record(tx, viewer, {
        action: 'home.decoration.saved',
        subject: decorationSubject(row),
        ...pageChange(before, page),
      })
      return { id: row.id, version: row.version }
    },

    async discard(tx, viewer, { version }) {
      await requests.drop(tx, viewer, errorText('home.request_discarded', viewer.language))
      const draft = await decorationRepo.lockDraft(tx, viewer.collegeId)
      if (!draft) throw fail('kernel.changed_meanwhile')
      expectSeen(draft, version)
      await requests.expectNone(tx, draft)
      // Raises the version of the current page, so that the version of the deleted draft is never used again.
      const current = await decorationRepo.lockCurrent(tx, viewer.collegeId)
      if (current) await decorationRepo.change(tx, current, {})
      await decorationRepo.remove(tx, draft.id)
      await audit.record(tx, viewer, {
        action: 'home.decoration.discarded',
        subject: decorationSubject(draft),
        before: draft.page,
      })
      return null
    },

    async restore(tx, viewer, { id, version }) {
      const { draft, before } = await seen(tx, viewer, version)
      const source = await find(tx, viewer, id)
      const row = await write(tx, viewer, { draft, page: source.page })
      await audit.record(tx, viewer, {
        action: 'home.decoration.restored',
        subject: decorationSubject(source),
        ...pageChange(before, source.page),
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
