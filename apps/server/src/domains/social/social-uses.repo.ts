import { asId } from '@sands/contract/kernel/id'
import { sql } from 'drizzle-orm'
import type { FileUseSource } from '../media/index.ts'
import { type CommentId, commentRepo } from './comment.repo.ts'
import { commentFiles, comments } from './social.tables.ts'
import type { SocialAccess } from './social-access.service.ts'

/** A comment that a moderator took down keeps its pictures, in case it is questioned or put back. */
const commentUses = (access: Pick<SocialAccess, 'kindOf'>): FileUseSource => ({
  kind: 'social.comment',
  rows: () => sql`select f.file_id, c.id::text as thing_id, left(c.text, 40) as name,
      case when c.removed_at is null then 'college' else 'nobody' end as seen_by, null::bigint as audience_id
    from ${commentFiles} f join ${comments} c on c.id = f.comment_id`,

  /** People who see the subject of a comment see its pictures. */
  async visibleUses(db, viewer, { uses }) {
    const commentIds = uses.map(({ thingId }) => asId<CommentId>(thingId))
    const subjects = await commentRepo.byIds(db, viewer.collegeId, commentIds)
    const visible = new Set<string>()
    for (const [module, own] of Map.groupBy(subjects, (subject) => subject.module)) {
      const moduleIds = own.map(({ moduleId }) => moduleId)
      const seen = (await access.kindOf(module)?.visibleIds(db, viewer, moduleIds)) ?? new Set()
      for (const { id, moduleId } of own) if (seen.has(moduleId)) visible.add(id)
    }
    return uses.filter(({ thingId }) => visible.has(thingId))
  },
})

export const socialFileUses = (access: Pick<SocialAccess, 'kindOf'>): readonly FileUseSource[] => [commentUses(access)]
