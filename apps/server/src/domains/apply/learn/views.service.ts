import type { ApplyDetail, ApplyItem } from '@sands/contract/apply/apply.model'
import type { CallQuery } from '@sands/contract/calls'
import type { FileId, PageOf } from '@sands/contract/kernel/schema'
import { ACTIVE } from '@sands/rules/apply/sign-up'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { SignUpTarget, TargetFacts } from '../../../kernel/sign-up-target.kind.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { entryRepo } from '../entry/entry.repo.ts'
import type { Scope, Scopes } from '../sign-up/scope.service.ts'
import { type ApplyId, type SignUpRow, signUpRepo } from '../sign-up/sign-up.repo.ts'
import { presentHistory, presentItem, type SignUpView } from './apply.present.ts'

const MAX_HISTORY = 50

export interface ApplyViews {
  page(viewer: Viewer, query: CallQuery<'GET /sands-lms/api/v1/apply/page'>): Promise<PageOf<ApplyItem>>
  detail(tx: Tx | null, viewer: Viewer, id: ApplyId): Promise<ApplyDetail>
  /** Dates and places of what the sign-ups are for, by sign-up. */
  targets(db: Db, rows: readonly SignUpRow[]): Promise<ReadonlyMap<ApplyId, TargetFacts>>
  /** Titles and links of what the sign-ups are for, by sign-up. */
  contents(db: Db, viewer: Viewer, rows: readonly SignUpRow[]): Promise<ReadonlyMap<ApplyId, TargetContent>>
}

export interface TargetContent {
  title: string
  link: string
}

interface Parts {
  media: MediaService
  targets: readonly SignUpTarget[]
  scopes: Pick<Scopes, 'of'>
}

export function createApplyViews(
  { database, clock, content }: Pick<Kernel, 'database' | 'clock' | 'content'>,
  { media, targets: known, scopes }: Parts,
): ApplyViews {
  const idsOf = (rows: readonly SignUpRow[], kind: string): string[] => [
    ...new Set(rows.flatMap(({ targetKind, targetId }) => (targetKind === kind && targetId ? targetId : []))),
  ]

  const targets: ApplyViews['targets'] = async (db, rows) => {
    const found = new Map<ApplyId, TargetFacts>()
    const [first] = rows
    if (!first) return found
    for (const { kind, facts } of known) {
      const ids = idsOf(rows, kind)
      const byId = ids.length > 0 ? await facts(db, first.collegeId, ids) : new Map<string, TargetFacts>()
      for (const row of rows) {
        const fact = row.targetKind === kind && row.targetId ? byId.get(row.targetId) : undefined
        if (fact) found.set(row.id, fact)
      }
    }
    return found
  }

  const contents: ApplyViews['contents'] = async (db, viewer, rows) => {
    const found = new Map<ApplyId, TargetContent>()
    for (const { kind } of known) {
      const ids = idsOf(rows, kind)
      const items = ids.length > 0 ? ((await content.get(kind)?.byIds(db, viewer, ids)) ?? []) : []
      for (const row of rows) {
        const item = items.find(({ id }) => row.targetKind === kind && id === row.targetId)
        if (item) found.set(row.id, { title: item.title, link: item.link })
      }
    }
    return found
  }

  type Found = Awaited<ReturnType<typeof signUpRepo.learnerPage>>[number]
  const scopesOf = (db: Db, viewer: Viewer, found: readonly Found[]): Promise<Scope[]> =>
    scopes.of(
      db,
      viewer,
      found.map(({ signUp: { targetId }, isForThem, isOpened }) => ({ targetId, isForThem, isOpened })),
    )

  async function load(db: Db, found: readonly (Found & Scope)[]): Promise<SignUpView[]> {
    const facts = await targets(
      db,
      found.map(({ signUp }) => signUp),
    )
    const views: SignUpView[] = []
    for (const { signUp, counts, entry, isInScope, isLocked } of found) {
      const places = entry?.state === 'waiting' ? await entryRepo.places(db, signUp.id, [entry.id]) : undefined
      const waitingPlace = (entry && places?.get(entry.id)) ?? null
      views.push({ signUp, counts, entry, isInScope, isLocked, target: facts.get(signUp.id), waitingPlace })
    }
    return views
  }

  const coversOf = (db: Db, views: readonly SignUpView[]) =>
    media.pictures(
      db,
      views.flatMap(({ signUp }) => signUp.coverFileId ?? []),
    )

  return {
    targets,
    contents,

    async page(viewer, { type = 'open', ...request }) {
      const db = database.primary
      const now = clock.now()
      const list = { type, targets: known, now }
      const [rows, total] = await Promise.all([
        signUpRepo.learnerPage(db, viewer, { ...list, ...pageWindow(request) }),
        signUpRepo.learnerCount(db, viewer, list),
      ])
      const scoped = await scopesOf(db, viewer, rows)
      // The list of open ones contains only those that are for the person.
      const views = await load(
        db,
        rows.map((row, at) => ({ ...row, isInScope: true, isLocked: scoped[at]?.isLocked ?? false })),
      )
      const covers = await coversOf(db, views)
      return pageOf(
        views.map((view) => presentItem(view, covers, now)),
        total,
        request,
      )
    },

    async detail(tx, viewer, id) {
      const db = tx ?? database.primary
      const found = await signUpRepo.find(db, viewer, id)
      if (!found) throw fail('apply.gone')
      const [scope] = await scopesOf(db, viewer, [found])
      const [view] = scope ? await load(db, [{ ...found, ...scope }]) : []
      if (!view) throw fail('apply.gone')
      const { signUp, entry, target } = view
      const now = clock.now()
      const isShown = view.isInScope || entry !== null
      const history = entry ? await entryRepo.historyOf(db, entry, MAX_HISTORY) : []
      const files: FileId[] = entry ? (await entryRepo.files(db, [entry.id])).map(({ fileId }) => fileId) : []
      const resources = await media.shownResources(db, files)
      const isBooked = entry?.state === 'booked' && signUp.state === 'open'
      const path = isBooked ? (await contents(db, viewer, [signUp])).get(id)?.link : undefined
      const mayLeave = entry !== null && ACTIVE.includes(entry.state) && signUp.state === 'open'
      return {
        ...presentItem(view, await coversOf(db, [view]), now),
        introduction: isShown ? signUp.introduction : '',
        fields: isShown ? signUp.fields.map((field) => ({ ...field, options: [...field.options] })) : [],
        answers: (entry?.answers ?? []).map(({ key, values }) => ({ key, values: [...values] })),
        files: files.flatMap((fileId) => resources.get(fileId) ?? []),
        reason: entry?.reason ?? null,
        cancelReason: signUp.cancelReason,
        canWithdraw: mayLeave && (entry.state !== 'booked' || target?.isOpen !== false) ? 1 : 0,
        approvalId: entry?.approvalId ?? null,
        path: path ?? null,
        history: history.map(presentHistory),
      }
    },
  }
}
