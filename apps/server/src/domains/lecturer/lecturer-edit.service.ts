import type { PageOf, UserId } from '@sands/contract/kernel/schema'
import type { LecturerDraft, LecturerKind, ManagedLecturer } from '@sands/contract/lecturer/lecturer.model'
import { changed } from '../../kernel/audit/changed.ts'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../kernel/database/paging.ts'
import { fail } from '../../kernel/errors.ts'
import { cleanHtml } from '../../kernel/html/clean-html.ts'
import { presentHtml } from '../../kernel/html/present-html.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { MediaService } from '../media/index.ts'
import { audienceRepo } from '../org/index.ts'
import { lecturerRecord, lecturerSubject, presentManaged } from './lecturer.present.ts'
import { type LecturerRow, type LecturerValues, lecturerRepo } from './lecturer.repo.ts'
import type { LecturerId, TeachingSource } from './teaching.kind.ts'

interface Known {
  id: LecturerId
  version: number
}

export interface LecturerEditService {
  page(
    viewer: Viewer,
    request: PageRequest & { keyWord?: string; lecturerKind?: LecturerKind },
  ): Promise<PageOf<ManagedLecturer>>
  get(viewer: Viewer, id: LecturerId): Promise<ManagedLecturer>
  create(tx: Tx, viewer: Viewer, draft: LecturerDraft): Promise<ManagedLecturer>
  update(tx: Tx, viewer: Viewer, change: LecturerDraft & Known): Promise<ManagedLecturer>
  remove(tx: Tx, viewer: Viewer, known: Known): Promise<null>
  sort(tx: Tx, viewer: Viewer, place: Known & { beforeId: LecturerId | null }): Promise<null>
}

/** Text only: nothing would count as a use of the pictures. */
const introductionOf = (html: string): string => presentHtml(cleanHtml(html).html, new Map())

export function createLecturerEditService(
  { database, clock, audit }: Pick<Kernel, 'database' | 'clock' | 'audit'>,
  media: Pick<MediaService, 'pictures' | 'choose'>,
  teaching: Pick<TeachingSource, 'named'>,
): LecturerEditService {
  async function managed(db: Db, rows: readonly LecturerRow[]): Promise<ManagedLecturer[]> {
    const avatars = await media.pictures(
      db,
      rows.flatMap(({ avatarFileId }) => avatarFileId ?? []),
    )
    const userIds = rows.flatMap(({ userId }) => userId ?? [])
    const people = userIds.length > 0 ? await lecturerRepo.userNames(db, userIds) : []
    const userNames = new Map(people.map(({ id, userName }) => [id, userName]))
    const courses = await teaching.named(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map((row) =>
      presentManaged(row, {
        avatar: row.avatarFileId ? avatars.get(row.avatarFileId) : undefined,
        userName: row.userId ? userNames.get(row.userId) : undefined,
        courses: courses.get(row.id),
      }),
    )
  }

  async function managedOne(db: Db, row: LecturerRow): Promise<ManagedLecturer> {
    const [one] = await managed(db, [row])
    if (!one) throw fail('lecturer.gone')
    return one
  }

  /** The user exists, works in this college and is not a lecturer yet. */
  async function expectPerson(tx: Tx, { collegeId }: Viewer, userId: UserId): Promise<void> {
    const recipients = { userIds: [userId] }
    const found = await audienceRepo.people(tx, { collegeId, recipients, after: null, limit: 1 })
    if (found.length === 0) throw fail('lecturer.person_unknown')
    if (await lecturerRepo.ofPerson(tx, collegeId, userId)) throw fail('lecturer.person_taken')
  }

  async function valuesOf(
    tx: Tx,
    viewer: Viewer,
    { draft, before }: { draft: LecturerDraft; before?: LecturerRow },
  ): Promise<LecturerValues> {
    const { userId, avatarFileId } = draft
    if (userId && userId !== before?.userId) await expectPerson(tx, viewer, userId)
    // The current picture may have been uploaded by somebody else: only a new one is checked.
    if (avatarFileId && avatarFileId !== before?.avatarFileId)
      await media.choose(tx, viewer, { id: avatarFileId, kinds: ['image'] })
    return {
      name: draft.name.trim(),
      kind: draft.lecturerKind,
      userId,
      gradeName: draft.lectureGradeName.trim(),
      companyName: draft.companyName.trim(),
      experience: draft.teachingExperience.trim(),
      tagNames: [...new Set(draft.tagNames.map((tag) => tag.trim()))],
      avatarFileId,
      introduction: introductionOf(draft.introduction),
      isShown: draft.isShown,
      updatedAt: clock.now(),
    }
  }

  async function lockSeen(tx: Tx, { collegeId }: Viewer, { id, version }: Known): Promise<LecturerRow> {
    const row = await lecturerRepo.lock(tx, collegeId, id)
    if (!row) throw fail('lecturer.gone')
    if (row.version !== version) throw fail('kernel.changed_meanwhile')
    return row
  }

  return {
    async page({ collegeId }, { keyWord, lecturerKind, ...request }) {
      const db = database.primary
      const scope = { collegeId, words: keyWord?.trim(), kind: lecturerKind }
      const [rows, total] = await Promise.all([
        lecturerRepo.page(db, scope, pageWindow(request)),
        lecturerRepo.count(db, scope),
      ])
      return pageOf(await managed(db, rows), total, request)
    },

    async get({ collegeId }, id) {
      const db = database.primary
      const [row] = await lecturerRepo.byIds(db, collegeId, [id])
      if (!row) throw fail('lecturer.gone')
      return managedOne(db, row)
    },

    async create(tx, viewer, draft) {
      // Locks the college: two requests at once could take the same place, or add the same person.
      const order = await lecturerRepo.lockOrder(tx, viewer.collegeId)
      const values = await valuesOf(tx, viewer, { draft })
      const row = await lecturerRepo.add(tx, { ...values, collegeId: viewer.collegeId, sort: order.length + 1 })
      if (!row) throw new Error('the lecturer was not stored')
      await lecturerRepo.sort(tx, viewer.collegeId, [...order, row.id])
      const subject = lecturerSubject(row)
      await audit.record(tx, viewer, { action: 'lecturer.lecturer.created', subject, after: lecturerRecord(row) })
      return managedOne(tx, row)
    },

    async update(tx, viewer, change) {
      await lecturerRepo.lockOrder(tx, viewer.collegeId)
      const before = await lockSeen(tx, viewer, change)
      const row = await lecturerRepo.change(tx, before.id, await valuesOf(tx, viewer, { draft: change, before }))
      if (!row) throw fail('lecturer.gone')
      await audit.record(tx, viewer, {
        action: 'lecturer.lecturer.updated',
        subject: lecturerSubject(row),
        ...changed(lecturerRecord(before), lecturerRecord(row)),
      })
      return managedOne(tx, row)
    },

    async remove(tx, viewer, known) {
      const row = await lockSeen(tx, viewer, known)
      const count = (await teaching.named(tx, [row.id])).get(row.id) ?? 0
      if (count > 0) throw fail('lecturer.in_use', { count })
      // A removed lecturer no longer uses the picture.
      await lecturerRepo.change(tx, row.id, { removedAt: clock.now(), avatarFileId: null })
      const subject = lecturerSubject(row)
      await audit.record(tx, viewer, { action: 'lecturer.lecturer.removed', subject, before: lecturerRecord(row) })
      return null
    },

    async sort(tx, viewer, { beforeId, ...known }) {
      const order = await lecturerRepo.lockOrder(tx, viewer.collegeId)
      const row = await lockSeen(tx, viewer, known)
      const others = order.filter((id) => id !== row.id)
      const place = beforeId === null ? others.length : others.indexOf(beforeId)
      // The lecturer to be placed before was deleted.
      if (place < 0) throw fail('kernel.changed_meanwhile')
      await lecturerRepo.sort(tx, viewer.collegeId, others.toSpliced(place, 0, row.id))
      await audit.record(tx, viewer, {
        action: 'lecturer.lecturer.sorted',
        subject: lecturerSubject(row),
        before: { place: order.indexOf(row.id) + 1 },
        after: { place: place + 1 },
      })
      return null
    },
  }
}
