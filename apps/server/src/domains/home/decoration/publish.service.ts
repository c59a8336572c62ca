import type { DecorationSummary } from '@sands/contract/home/decoration.model'
import type { UserId } from '@sands/contract/kernel/schema'
import { pageFaults } from '@sands/rules/decoration'
import type { Tx } from '../../../kernel/database/database.ts'
import { errorText, fail } from '../../../kernel/errors.ts'
import type { JobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { checkAudience, type OrgService } from '../../org/index.ts'
import { pageChange, presentSummary } from './decoration.present.ts'
import { type DecorationId, type DecorationRow, decorationRepo } from './decoration.repo.ts'
import { NO_PAGE } from './decoration.service.ts'
import { decorationSubject, expectSeen } from './decoration-edit.service.ts'
import type { DropRequests } from './drop-requests.service.ts'
import { goLive } from './go-live.service.ts'
import type { PublishPayload } from './publish.jobs.ts'

const YEAR_MS = 366 * 86_400_000
const MOST_SCHEDULED = 20

export interface PublishService {
  publish(
    tx: Tx,
    viewer: Viewer,
    how: { version: number; name: string; publishAt: string | null },
  ): Promise<DecorationSummary>
  /** Publishes the draft that an author asked for. It is locked with its college. */
  publishAsked(tx: Tx, draft: DecorationRow, how: { by: UserId; name: string }): Promise<void>
  withdraw(tx: Tx, viewer: Viewer, which: { id: DecorationId; version: number }): Promise<null>
}

/** Refuses a page with a fault that would keep people from seeing it as intended. */
export async function refuseUnfinished(
  tx: Tx,
  { collegeId, page }: Pick<DecorationRow, 'collegeId' | 'page'>,
): Promise<void> {
  const faults = pageFaults(page)
  if (page.blocks.length === 0 || faults.length > 0)
    throw fail('home.page_unfinished', { count: Math.max(1, faults.length) })
  const items = page.blocks.flatMap(({ categories }) => categories.flatMap((category) => category.items))
  for (const { audience } of [...page.blocks, ...items]) await checkAudience(tx, collegeId, audience)
}

interface Parts {
  job: JobKind<PublishPayload>
  org: Pick<OrgService, 'nameOf'>
  requests: DropRequests
}

export function createPublishService({ clock, jobs, audit }: Kernel, { job, org, requests }: Parts): PublishService {
  function momentOf(publishAt: string, now: Date): Date {
    const moment = new Date(publishAt)
    const ahead = moment.getTime() - now.getTime()
    if (!(ahead > 0 && ahead <= YEAR_MS)) throw fail('home.bad_time')
    return moment
  }

  async function schedule(tx: Tx, draft: DecorationRow, publishAt: Date, values: Partial<DecorationRow>) {
    const { length } = await decorationRepo.inState(tx, draft.collegeId, 'scheduled')
    if (length >= MOST_SCHEDULED) throw fail('home.too_many_scheduled', { limit: MOST_SCHEDULED })
    const row = await decorationRepo.change(tx, draft, { ...values, state: 'scheduled', publishAt })
    if (!row) throw new Error('the draft was deleted')
    await jobs.enqueue(tx, job, { decorationId: row.id, version: row.version }, publishAt)
    return row
  }

  return {
    async publishAsked(tx, draft, { by, name }) {
      await refuseUnfinished(tx, draft)
      const now = clock.now()
      const shown = (await decorationRepo.current(tx, draft.collegeId))?.page ?? NO_PAGE
      const row = await goLive(tx, { ...draft, name, updatedBy: by, updatedAt: now }, now)
      const person = { userId: by, name: (await org.nameOf(tx, by)) ?? '', collegeId: draft.collegeId }
      await audit.record(
        tx,
        { ...person, ip: '', userAgent: '' },
        { action: 'home.decoration.published', subject: decorationSubject(row), ...pageChange(shown, row.page) },
      )
    },

    async publish(tx, viewer, { version, name, publishAt }) {
      await requests.drop(tx, viewer, errorText('home.request_published', viewer.language))
      const draft = await decorationRepo.lockDraft(tx, viewer.collegeId)
      if (!draft) throw fail('kernel.changed_meanwhile')
      expectSeen(draft, version)
      await requests.expectNone(tx, draft)
      await refuseUnfinished(tx, draft)
      const now = clock.now()
      const values = { name: name.trim(), updatedBy: viewer.userId, updatedAt: now }
      const shown = (await decorationRepo.current(tx, viewer.collegeId))?.page ?? NO_PAGE
      const row =
        publishAt === null
          ? await goLive(tx, { ...draft, ...values }, now)
          : await schedule(tx, draft, momentOf(publishAt, now), values)
      await audit.record(tx, viewer, {
        action: publishAt === null ? 'home.decoration.published' : 'home.decoration.scheduled',
        subject: decorationSubject(row),
        ...pageChange(shown, row.page),
      })
      return presentSummary({ ...row, updatedByName: viewer.name })
    },

    async withdraw(tx, viewer, { id, version }) {
      await decorationRepo.lockDraft(tx, viewer.collegeId)
      const row = await decorationRepo.lock(tx, viewer.collegeId, id)
      if (!row) throw fail('kernel.not_found')
      if (row.state !== 'scheduled') throw fail('home.published_already')
      expectSeen(row, version)
      const { userId: updatedBy } = viewer
      await decorationRepo.change(tx, row, { state: 'withdrawn', updatedBy, updatedAt: clock.now() })
      await audit.record(tx, viewer, {
        action: 'home.decoration.withdrawn',
        subject: decorationSubject(row),
        before: { state: row.state, publishAt: row.publishAt },
        after: { state: 'withdrawn' },
      })
      return null
    },
  }
}
