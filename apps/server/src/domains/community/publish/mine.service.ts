import type { Poll, PublishedContent } from '@sands/contract/community/community.model'
import type { PageOf, UserId } from '@sands/contract/kernel/schema'
import { EVERYONE } from '@sands/rules/audience'
import type { ContentState } from '@sands/rules/community/content'
import type { Tx } from '../../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type BoardId, boardRepo } from '../board/board.repo.ts'
import type { BoardService } from '../board/board.service.ts'
import type { LoadAround } from '../feed/around.service.ts'
import { presentPublished } from '../feed/content.present.ts'
import { type ContentId, contentRepo } from '../feed/content.repo.ts'
import type { ContentService } from '../feed/content.service.ts'
import { contentPlacesRepo } from '../feed/content-places.repo.ts'
import { moderationRepo } from '../moderation/moderation.repo.ts'
import { followRepo } from './follow.repo.ts'
import { presentPoll } from './parts.present.ts'
import { type PollOptionId, partsRepo } from './parts.repo.ts'

interface Followed {
  userId?: UserId
  boardId?: BoardId
}

/** What a person sees and does for themselves: own content, votes and follows. */
export interface MineService {
  page(viewer: Viewer, request: PageRequest & { state?: ContentState }): Promise<PageOf<PublishedContent>>
  vote(tx: Tx, viewer: Viewer, vote: { id: ContentId; optionIds: PollOptionId[] }): Promise<Poll>
  follow(tx: Tx, viewer: Viewer, followed: Followed): Promise<null>
  unfollow(tx: Tx, viewer: Viewer, followed: Followed): Promise<null>
}

interface Parts {
  around: LoadAround
  contents: Pick<ContentService, 'expectSeen'>
  boards: Pick<BoardService, 'expect' | 'among'>
}

export function createMineService(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { around, contents, boards }: Parts,
): MineService {
  const db = database.primary
  return {
    async page(viewer, { state, ...request }) {
      const written = await contentPlacesRepo.boardsOfAuthor(db, viewer)
      const boardIds = (await boards.among(db, viewer, written)).map(({ id }) => id)
      const [rows, total] = await Promise.all([
        contentRepo.mine(db, viewer, { state, boardIds, ...pageWindow(request) }),
        contentRepo.mineTotal(db, viewer, { state, boardIds }),
      ])
      const surroundings = await around(db, viewer, rows)
      const unseen = rows.filter((row) => row.state === 'refused' || row.state === 'hidden').map(({ id }) => id)
      const actions = await moderationRepo.lastActions(db, unseen)
      return pageOf(
        rows.map((row) => presentPublished(row, surroundings, actions.get(row.id))),
        total,
        request,
      )
    },

    async vote(tx, viewer, { id, optionIds }) {
      await contents.expectSeen(tx, viewer, id)
      const poll = await partsRepo.poll(tx, id, viewer.userId)
      if (!poll) throw fail('community.gone')
      const known = optionIds.every((optionId) => poll.options.some((option) => option.id === optionId))
      if (!known || (optionIds.length > 1 && !poll.isMultiple)) throw fail('community.bad_vote')
      const vote = { contentId: id, userId: viewer.userId, optionIds, votedAt: clock.now() }
      if (!(await partsRepo.vote(tx, vote))) throw fail('community.voted_already')
      const after = await partsRepo.poll(tx, id, viewer.userId)
      return presentPoll(after ?? poll)
    },

    async follow(tx, viewer, { userId, boardId }) {
      const { collegeId } = viewer
      const row = { collegeId, userId: viewer.userId, createdAt: clock.now() }
      if (boardId) {
        await boards.expect(tx, viewer, boardId)
        if (await followRepo.add(tx, { ...row, followedBoardId: boardId }))
          await boardRepo.count(tx, boardId, { followers: 1 })
      }
      if (userId) {
        const [person] = await boardRepo.membersAmong(tx, collegeId, { userIds: [userId], audience: EVERYONE })
        if (!person || userId === viewer.userId) throw fail('community.person_unknown')
        await followRepo.add(tx, { ...row, followedUserId: userId })
      }
      return null
    },

    async unfollow(tx, viewer, { userId, boardId }) {
      if (boardId && (await followRepo.removeBoard(tx, viewer.userId, boardId)))
        await boardRepo.count(tx, boardId, { followers: -1 })
      if (userId) await followRepo.removePerson(tx, viewer, userId)
      return null
    },
  }
}
