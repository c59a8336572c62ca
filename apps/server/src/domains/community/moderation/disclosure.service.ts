import type { Disclosure } from '@sands/contract/community/disclosure.model'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { OrgService } from '../../org/index.ts'
import { contentSubject } from '../feed/content.present.ts'
import { type ContentId, type ContentRow, contentRepo } from '../feed/content.repo.ts'
import { isTold, presentDisclosure } from './disclosure.present.ts'
import { type DisclosureRow, disclosureRepo } from './disclosure.repo.ts'

/** Two people together can learn who has written anonymous content; nobody can alone. */
export interface DisclosureService {
  get(viewer: Viewer, id: ContentId): Promise<Disclosure>
  ask(tx: Tx, viewer: Viewer, request: { id: ContentId; reason: string }): Promise<Disclosure>
  confirm(tx: Tx, viewer: Viewer, id: ContentId): Promise<Disclosure>
  /** Withdraws the own request, or refuses that of another person. Then somebody may ask again. */
  end(tx: Tx, viewer: Viewer, id: ContentId): Promise<Disclosure>
}

/** A request that nobody confirms ends, so that it does not block another one. */
const WAITS_MS = 7 * 86_400_000

export function createDisclosureService(
  { database, clock, audit }: Pick<Kernel, 'database' | 'clock' | 'audit'>,
  org: Pick<OrgService, 'names'>,
): DisclosureService {
  /** Anonymous content of the college in any state: a deleted insult has an author, too. */
  async function expectAnonymous(db: Db, viewer: Viewer, id: ContentId): Promise<ContentRow> {
    const [content] = await contentRepo.anyByIds(db, viewer.collegeId, [id])
    if (!content) throw fail('community.gone')
    if (!content.isAnonymous) throw fail('community.author_known')
    return content
  }

  const endedBefore = () => new Date(clock.now().getTime() - WAITS_MS)

  /** The request of a content; undefined when it waited too long. */
  async function current(db: Db, id: ContentId): Promise<DisclosureRow | undefined> {
    const row = await disclosureRepo.byContent(db, id)
    return row && (row.confirmedAt || row.askedAt >= endedBefore()) ? row : undefined
  }

  async function presented(
    db: Db,
    { userId: viewerId }: Viewer,
    { row, content: { authorId } }: { row: DisclosureRow | undefined; content: ContentRow },
  ): Promise<Disclosure> {
    const people = row ? [row.askedBy, row.confirmedBy ?? [], isTold(row, viewerId) ? authorId : []].flat() : []
    return presentDisclosure(row, { viewerId, authorId, names: await org.names(db, people) })
  }

  return {
    async get(viewer, id) {
      const db = database.primary
      const content = await expectAnonymous(db, viewer, id)
      return presented(db, viewer, { row: await current(db, id), content })
    },

    async ask(tx, viewer, { id, reason }) {
      const content = await expectAnonymous(tx, viewer, id)
      const request = { contentId: id, collegeId: viewer.collegeId, reason: plainText(reason) }
      const asked = { ...request, askedBy: viewer.userId, askedAt: clock.now() }
      const row = await disclosureRepo.add(tx, asked, endedBefore())
      if (!row) throw fail('community.disclosure_asked')
      await audit.record(tx, viewer, {
        action: 'community.content.author-asked',
        subject: contentSubject(content),
        after: { reason: row.reason },
      })
      return presented(tx, viewer, { row, content })
    },

    async confirm(tx, viewer, id) {
      const content = await expectAnonymous(tx, viewer, id)
      const asked = await current(tx, id)
      if (!asked || asked.confirmedAt) throw fail('community.disclosure_gone')
      if (asked.askedBy === viewer.userId) throw fail('community.second_person_needed')
      const row = await disclosureRepo.confirm(tx, id, { by: viewer.userId, at: clock.now() })
      if (!row) throw fail('community.disclosure_gone')
      const names = await org.names(tx, [row.askedBy])
      // The log says who was told, not the name that they were told.
      await audit.record(tx, viewer, {
        action: 'community.content.author-disclosed',
        subject: contentSubject(content),
        after: { reason: row.reason, askedBy: names.get(row.askedBy) ?? '' },
      })
      return presented(tx, viewer, { row, content })
    },

    async end(tx, viewer, id) {
      const content = await expectAnonymous(tx, viewer, id)
      const row = await disclosureRepo.end(tx, id)
      if (!row) throw fail('community.disclosure_gone')
      const names = await org.names(tx, [row.askedBy])
      await audit.record(tx, viewer, {
        action: 'community.content.author-refused',
        subject: contentSubject(content),
        before: { reason: row.reason, askedBy: names.get(row.askedBy) ?? '' },
      })
      return presented(tx, viewer, { row: undefined, content })
    },
  }
}
