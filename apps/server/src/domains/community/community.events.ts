import { asId } from '@sands/contract/kernel/id'
import { SOCIAL_MODULES } from '@sands/contract/social/social.model'
import type { Tx } from '../../kernel/database/database.ts'
import type { Events } from '../../kernel/events.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { fromTemplate, type SendMessage } from '../message/index.ts'
import type { OrgService } from '../org/index.ts'
import { countCommenters, countLike } from './feed/attention.service.ts'
import { type ContentId, contentRepo } from './feed/content.repo.ts'

interface Parts {
  send: SendMessage
  org: Pick<OrgService, 'names'>
}

/** Counts attention of other people, and tells authors about comments. */
export function listenForAttention({ events }: Pick<Kernel, 'events'>, { send, org }: Parts): void {
  async function tellAuthor(tx: Tx, comment: Events['social.commented']): Promise<void> {
    const { module, moduleId, commentId, userId, answeredUserId, collegeId } = comment
    if (module !== SOCIAL_MODULES.communityContent) return
    const row = await contentRepo.byId(tx, collegeId, asId<ContentId>(moduleId))
    // An author whose comment was answered is told about the answer.
    if (!row || row.authorId === userId || row.authorId === answeredUserId) return
    const names = await org.names(tx, [userId])
    await send(tx, {
      collegeId,
      category: 'interaction',
      to: { userIds: [row.authorId] },
      texts: fromTemplate('community.commented', { name: names.get(userId) ?? '', title: row.title }),
      jump: { to: 'communityContent', moduleId: JSON.stringify({ commentModuleId: moduleId, commentId }) },
      dedupeKey: `community.commented ${commentId}`,
    })
  }

  events.on('social.liked', countLike)
  events.on('social.commented', async (tx, comment) => {
    await countCommenters(tx, comment)
    await tellAuthor(tx, comment)
  })
  events.on('social.comment-removed', countCommenters)
}
