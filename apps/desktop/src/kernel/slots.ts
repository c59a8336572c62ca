import type { ArticleItem } from '@sands/contract/article/article.model'
import type { CourseItem } from '@sands/contract/course/course.model'
import type { LecturerItem } from '@sands/contract/lecturer/lecturer.model'
import type { BoardSource } from '@sands/rules/community/content'
import type { SocialTarget } from '@sands/web/social/target'
import { type ComponentType, createContext, use, useContext } from 'react'
import type { ContentMaker, HomeBlock, OpenScreen, OverviewCard } from './screens.ts'
import { type AuditByDomain, composeTerms, type Terms } from './terms.ts'

export interface CommentsProps extends SocialTarget {
  readonly isCommentable: boolean
  /** The comment that a message refers to; the page scrolls to it. */
  readonly commentId?: string | undefined
}

/**
 * Components of a domain that another domain or the kernel renders. The app fills them in, so that no domain imports
 * another.
 */
export interface Slots {
  readonly cards: readonly OverviewCard[]
  readonly blocks: readonly HomeBlock[]
  readonly makers: readonly ContentMaker[]
  readonly footLinks: readonly OpenScreen[]
  readonly terms: Terms
  /** The names in the audit log, together with their texts. */
  readonly audit: () => AuditByDomain | Promise<AuditByDomain>
  /** The portal page that shows the same as a screen of the phone app; undefined when there is none. */
  readonly portalAddressOf: (phoneAddress: string) => string | undefined
  /** The whole comment section: heading with the count, input, and the list with replies. */
  readonly Comments?: ComponentType<CommentsProps>
  readonly LikeButton?: ComponentType<SocialTarget>
  readonly CollectButton?: ComponentType<SocialTarget>
  /** A course in a list; `tagged` shows its kind in a list of mixed content. */
  readonly CourseCard?: ComponentType<{ course: CourseItem; tagged?: boolean }>
  readonly ArticleCard?: ComponentType<{ article: ArticleItem; tagged?: boolean }>
  /** The switch of the board that belongs to a course, exam, project or session. */
  readonly SourceBoard?: ComponentType<{ source: BoardSource; id: string }>
  /** The courses of a lecturer, with loading, empty and failed states. */
  readonly LecturerCourses?: ComponentType<{ lecturerId: LecturerItem['id'] }>
}

export const SlotsContext = createContext<Slots>({
  cards: [],
  blocks: [],
  makers: [],
  footLinks: [],
  terms: composeTerms([]),
  audit: () => new Map(),
  portalAddressOf: () => undefined,
})

export const useSlots = (): Slots => useContext(SlotsContext)
export const useTerms = (): Terms => useSlots().terms

/** The names in the audit log. What uses them waits until they are loaded. */
export function useAudit(): AuditByDomain {
  const audit = useSlots().audit()
  return audit instanceof Promise ? use(audit) : audit
}
