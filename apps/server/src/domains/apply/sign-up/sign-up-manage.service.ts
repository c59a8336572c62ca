import type {
  ApplyDocument,
  ApplyTargetChoice,
  ManagedApply,
  ManagedApplyItem,
} from '@sands/contract/apply/manage.model'
import type { CallBody, CallQuery } from '@sands/contract/calls'
import type { PageOf } from '@sands/contract/kernel/schema'
import { CHOICES, isForm } from '@sands/rules/apply/form'
import { signUpAfter, signUpFaults } from '@sands/rules/apply/sign-up'
import { changed } from '../../../kernel/audit/changed.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { audienceOf, audienceWords, checkAudience, choiceOf } from '../../org/index.ts'
import type { Entries } from '../entry/entries.service.ts'
import type { ApplyViews } from '../learn/views.service.ts'
import { applySubject, presentDocument, presentManagedItem, valuesOf } from './sign-up.present.ts'
import { type ApplyId, type SignUpRow, signUpRepo } from './sign-up.repo.ts'

export interface SeenSignUp {
  id: ApplyId
  version: number
}

export interface SignUpManagement {
  page(viewer: Viewer, query: CallQuery<'GET /sands-lms/api/v1/manage/apply/page'>): Promise<PageOf<ManagedApplyItem>>
  /** In an open transaction, or with null from the database. */
  get(tx: Tx | null, viewer: Viewer, id: ApplyId): Promise<ManagedApply>
  choices(
    viewer: Viewer,
    query: CallQuery<'GET /sands-lms/api/v1/manage/apply/targets'>,
  ): Promise<PageOf<ApplyTargetChoice>>
  create(tx: Tx, viewer: Viewer, document: ApplyDocument): Promise<ManagedApply>
  save(tx: Tx, viewer: Viewer, change: CallBody<'POST /sands-lms/api/v1/manage/apply/save'>): Promise<ManagedApply>
  open(tx: Tx, viewer: Viewer, seen: SeenSignUp): Promise<ManagedApply>
  remove(tx: Tx, viewer: Viewer, seen: SeenSignUp): Promise<null>
}

/** Locks the sign-up until the transaction ends, and refuses a version other than the one the caller has seen. */
export async function lockSeen(tx: Tx, viewer: Viewer, { id, version }: SeenSignUp): Promise<SignUpRow> {
  const row = await signUpRepo.lock(tx, viewer.collegeId, id)
  if (!row) throw fail('apply.unknown')
  if (row.version !== version) throw fail('kernel.changed_meanwhile')
  return row
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

interface Parts {
  media: MediaService
  entries: Entries
  views: ApplyViews
}

export function createSignUpManagement(
  { database, clock, audit, content }: Kernel,
  { media, entries, views }: Parts,
): SignUpManagement {
  const documentOf = async (db: Db, row: SignUpRow) => presentDocument(row, await choiceOf(db, row.audienceId))

  async function faultsOf(db: Db, row: SignUpRow, document: ApplyDocument) {
    const facts = (await views.targets(db, [row])).get(row.id)
    return signUpFaults(document, { isTargetOpen: facts?.isOpen ?? false, now: clock.now().getTime() })
  }

  async function get(tx: Tx | null, viewer: Viewer, id: ApplyId): Promise<ManagedApply> {
    const db = tx ?? database.primary
    const row = await signUpRepo.get(db, viewer.collegeId, id)
    if (!row) throw fail('apply.unknown')
    const document = await documentOf(db, row)
    const covers = await media.pictures(db, row.coverFileId ? [row.coverFileId] : [])
    const contents = await views.contents(db, viewer, [row])
    return {
      ...presentManagedItem(row, contents.get(id), clock.now()),
      document,
      cover: (row.coverFileId && covers.get(row.coverFileId)) ?? null,
      cancelReason: row.cancelReason,
      seatsLeft: (await views.targets(db, [row])).get(id)?.left ?? null,
      faults: row.state === 'draft' ? await faultsOf(db, row, document) : [],
    }
  }

  /** Returns the document as it is stored: cleaned, with only those references that this person may use. */
  async function storable(
    tx: Tx,
    viewer: Viewer,
    { document, before }: { document: ApplyDocument; before: SignUpRow | null },
  ): Promise<ApplyDocument> {
    await checkAudience(tx, viewer.collegeId, document.audience)
    const { target, coverFileId } = document
    if (target && !(await content.choice(tx, viewer.collegeId, target))) throw fail('apply.bad_document')
    if (coverFileId && coverFileId !== before?.coverFileId)
      await media.choose(tx, viewer, { id: coverFileId, kinds: ['image'] })
    const fields = document.fields.map((field) => ({
      ...field,
      label: field.label.trim(),
      options: CHOICES.includes(field.kind) ? field.options.map((option) => option.trim()) : [],
    }))
    if (!isForm(fields)) throw fail('apply.bad_document')
    return { ...document, name: document.name.trim(), introduction: plainText(document.introduction), fields }
  }

  /** A sign-up as the audit log compares it. */
  async function record(db: Db, viewer: Viewer, { audience, target, fields, ...document }: ApplyDocument) {
    return {
      ...document,
      target: target ? `${target.kind} ${target.id}` : null,
      fields: fields.map(({ label }) => label),
      ...(await audienceWords(db, viewer.collegeId, audience)),
    }
  }

  return {
    get,

    async page(viewer, { keyWord, phase, ...request }) {
      const db = database.primary
      const now = clock.now()
      const filter = { keyWord, phase, now }
      const [rows, total] = await Promise.all([
        signUpRepo.page(db, viewer.collegeId, { filter, ...pageWindow(request) }),
        signUpRepo.total(db, viewer.collegeId, filter),
      ])
      const contents = await views.contents(db, viewer, rows)
      return pageOf(
        rows.map((row) => presentManagedItem(row, contents.get(row.id), now)),
        total,
        request,
      )
    },

    async choices({ collegeId }, { kind, keyWord, ...request }) {
      const wanted = { words: keyWord?.trim() || undefined, ...pageWindow(request) }
      const found = await content.get(kind)?.choices?.(database.primary, collegeId, wanted)
      return pageOf(
        (found?.items ?? []).map(({ id, title, isOut }) => ({ id, title, isOut })),
        found?.total ?? 0,
        request,
      )
    },

    async create(tx, viewer, wanted) {
      const document = await storable(tx, viewer, { document: wanted, before: null })
      const now = clock.now()
      const row = await signUpRepo.add(tx, {
        ...valuesOf(document),
        collegeId: viewer.collegeId,
        state: 'draft',
        audienceId: await audienceOf(tx, viewer, document.audience),
        createdAt: now,
        updatedBy: viewer.userId,
        updatedAt: now,
      })
      if (!row) throw new Error('the sign-up was not stored')
      await audit.record(tx, viewer, {
        action: 'apply.apply.created',
        subject: applySubject(row),
        after: await record(tx, viewer, document),
      })
      return get(tx, viewer, row.id)
    },

    async save(tx, viewer, { document: wanted, ...seen }) {
      const before = await lockSeen(tx, viewer, seen)
      if (before.state !== 'draft' && before.state !== 'open') throw fail('apply.wrong_state')
      const old = await documentOf(tx, before)
      const document = await storable(tx, viewer, { document: wanted, before })
      if (before.state === 'open') {
        if (!isSame(old.target, document.target)) throw fail('apply.target_fixed')
        // Answers were given to a field of this kind.
        const kinds = new Map(old.fields.map(({ key, kind }) => [key, kind]))
        if (document.fields.some(({ key, kind }) => (kinds.get(key) ?? kind) !== kind)) throw fail('apply.bad_document')
        // An open sign-up may be over or its target closed; everything else must stay as complete as it was.
        const faults = signUpFaults(document, { isTargetOpen: true, now: 0 })
        if (faults.length > 0) throw fail('apply.has_faults', { faults: faults.length })
      }
      const row = await signUpRepo.change(tx, before.id, {
        ...valuesOf(document),
        audienceId: isSame(old.audience, document.audience)
          ? before.audienceId
          : await audienceOf(tx, viewer, document.audience),
        updatedBy: viewer.userId,
        updatedAt: clock.now(),
      })
      if (!row) throw fail('apply.unknown')
      await audit.record(tx, viewer, {
        action: 'apply.apply.saved',
        subject: applySubject(row),
        ...changed(await record(tx, viewer, old), await record(tx, viewer, document)),
      })
      await entries.fillUp(tx, row)
      return get(tx, viewer, row.id)
    },

    async open(tx, viewer, seen) {
      const before = await lockSeen(tx, viewer, seen)
      const state = signUpAfter(before.state, 'open')
      if (!state) throw fail('apply.wrong_state')
      const faults = await faultsOf(tx, before, await documentOf(tx, before))
      if (faults.length > 0) throw fail('apply.has_faults', { faults: faults.length })
      const row = await signUpRepo.change(tx, before.id, { state, updatedBy: viewer.userId, updatedAt: clock.now() })
      if (!row) throw fail('apply.unknown')
      await audit.record(tx, viewer, {
        action: 'apply.apply.published',
        subject: applySubject(row),
        before: { state: before.state },
        after: { state },
      })
      return get(tx, viewer, row.id)
    },

    async remove(tx, viewer, seen) {
      const before = await lockSeen(tx, viewer, seen)
      const state = signUpAfter(before.state, 'delete')
      if (!state) throw fail('apply.wrong_state')
      const now = clock.now()
      await signUpRepo.change(tx, before.id, { state, removedAt: now, updatedBy: viewer.userId, updatedAt: now })
      await audit.record(tx, viewer, {
        action: 'apply.apply.deleted',
        subject: applySubject(before),
        before: { state: before.state },
      })
      return null
    },
  }
}
