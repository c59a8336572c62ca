import { asId } from '@sands/contract/kernel/id'
import { SOCIAL_MODULES, type SocialModule } from '@sands/contract/social/social.model'
import { jumpNameOf } from '@sands/rules/jump'
import type { ContentKind, ContentRegistry } from '../../kernel/content.ts'
import type { Db } from '../../kernel/database/database.ts'
import { fail } from '../../kernel/errors.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { type CommentId, commentRepo } from './comment.repo.ts'

export interface SocialTarget {
  module: SocialModule
  id: string
}

export interface SocialAccess {
  /** The kind of content that a module number means; none for comments. */
  kindOf(module: SocialModule): ContentKind | undefined
  /** Whether this person may see the target; false for anything but content. */
  sees(db: Db, viewer: Viewer, target: SocialTarget): Promise<boolean>
  /** Throws unless the person may see the target. */
  expectTarget(db: Db, viewer: Viewer, target: SocialTarget): Promise<void>
  /** Throws when the person only tries what has to be bought. */
  expectBought(db: Db, viewer: Viewer, target: SocialTarget): Promise<void>
  /** The same, but also accepts a comment that exists and whose content the person may see. */
  expectLikeable(db: Db, viewer: Viewer, target: SocialTarget): Promise<void>
}

export function createSocialAccess(content: ContentRegistry): SocialAccess {
  // Module numbers are those of the jump table, and kinds of content have its names.
  const kindOf = (module: SocialModule) => content.get(jumpNameOf(module))

  async function sees(db: Db, viewer: Viewer, { module, id }: SocialTarget): Promise<boolean> {
    const visible = await kindOf(module)?.visibleIds(db, viewer, [id])
    return visible?.has(id) ?? false
  }

  async function expectTarget(db: Db, viewer: Viewer, target: SocialTarget): Promise<void> {
    if (!(await sees(db, viewer, target))) throw fail('social.gone')
  }

  return {
    kindOf,
    sees,
    expectTarget,

    async expectBought(db, viewer, { module, id }) {
      if (await kindOf(module)?.isTried?.(db, viewer, id)) throw fail('social.only_tried')
    },

    async expectLikeable(db, viewer, target) {
      if (target.module !== SOCIAL_MODULES.comment) return expectTarget(db, viewer, target)
      const comment = await commentRepo.byId(db, viewer.collegeId, asId<CommentId>(target.id))
      if (!comment || comment.removedAt) throw fail('social.gone')
      await expectTarget(db, viewer, { module: comment.module, id: comment.moduleId })
    },
  }
}
