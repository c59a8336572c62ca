import type { UserId } from '@sands/contract/kernel/schema'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import { choiceOf, type OrgService } from '../../org/index.ts'
import { boardRepo } from '../board/board.repo.ts'
import { rescore } from '../feed/attention.service.ts'
import type { ContentRow } from '../feed/content.repo.ts'
import { postCause } from '../post-cause.ts'
import { partsRepo } from './parts.repo.ts'

/** What follows when other people can see a content, or no longer can. */
export interface Visibility {
  appeared(tx: Tx, row: ContentRow): Promise<void>
  disappeared(tx: Tx, row: ContentRow): Promise<void>
  /** Compares the states before and after a change; `named` are the people who were not mentioned before. */
  changed(tx: Tx, change: { before: ContentRow; row: ContentRow; named?: readonly UserId[] }): Promise<void>
}

interface Parts {
  send: SendMessage
  org: Pick<OrgService, 'names'>
}

export function createVisibility(
  { events, clock }: Pick<Kernel, 'events' | 'clock'>,
  { send, org }: Parts,
): Visibility {
  /** The audience of the board may have changed while a moderator looked at the content. */
  async function stillSeeing(
    tx: Tx,
    { collegeId, boardId }: ContentRow,
    userIds: readonly UserId[],
  ): Promise<UserId[]> {
    const [board] = userIds.length > 0 ? await boardRepo.byIds(tx, collegeId, [boardId]) : []
    if (!board) return []
    return boardRepo.membersAmong(tx, collegeId, { userIds, audience: await choiceOf(tx, board.audienceId) })
  }

  /** People who were told before are not told again, see `dedupeKey`. */
  async function tellMentioned(tx: Tx, row: ContentRow, named: readonly UserId[]): Promise<void> {
    const others = named.filter((userId) => userId !== row.authorId)
    const userIds = await stillSeeing(tx, row, others)
    if (userIds.length === 0) return
    const names = await org.names(tx, [row.authorId])
    await send(tx, {
      collegeId: row.collegeId,
      category: 'interaction',
      to: { userIds },
      texts: row.isAnonymous
        ? fromTemplate('community.mentioned_anonymously', { title: row.title })
        : fromTemplate('community.mentioned', { name: names.get(row.authorId) ?? '', title: row.title }),
      jump: { to: 'communityContent', moduleId: row.id },
      dedupeKey: `community.mentioned ${row.id}`,
    })
  }

  async function appeared(tx: Tx, row: ContentRow): Promise<void> {
    await boardRepo.count(tx, row.boardId, { contents: 1 })
    await rescore(tx, row.id)
    // Also those whom a change has named that waited for a moderator.
    await tellMentioned(tx, row, await partsRepo.mentions(tx, row.id))
    // An entry of points would say who has written anonymous content.
    if (row.isAnonymous) return
    const { authorId: userId, collegeId } = row
    const content = { kind: 'communityContent', id: row.id }
    const at = clock.now()
    await events.emit(tx, 'points.deserved', { type: 'post', userId, collegeId, cause: postCause(row), content, at })
  }

  async function disappeared(tx: Tx, row: ContentRow): Promise<void> {
    await boardRepo.count(tx, row.boardId, { contents: -1 })
    if (row.isAnonymous) return
    const { authorId: userId, collegeId } = row
    const at = clock.now()
    await events.emit(tx, 'points.forfeited', { type: 'post', userId, collegeId, cause: postCause(row), at })
  }

  return {
    appeared,
    disappeared,

    async changed(tx, { before, row, named = [] }) {
      const was = before.state === 'published'
      const is = row.state === 'published'
      if (!was && is) return appeared(tx, row)
      if (was && !is) return disappeared(tx, before)
      if (was && is) await tellMentioned(tx, row, named)
      if (was && is && before.boardId !== row.boardId) {
        await boardRepo.count(tx, before.boardId, { contents: -1 })
        await boardRepo.count(tx, row.boardId, { contents: 1 })
      }
    },
  }
}
