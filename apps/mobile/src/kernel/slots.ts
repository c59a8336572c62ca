import type { ArticleItem } from '@sands/contract/article/article.model'
import type { CourseItem } from '@sands/contract/course/course.model'
import type { Block } from '@sands/contract/home/home.model'
import type { Resource } from '@sands/contract/media/media.model'
import type { CollectState, LikeState, ScoreState } from '@sands/contract/social/social.model'
import type { TextKey } from '@sands/i18n/texts'
import type { ImageLayout } from '@sands/rules/block'
import type { BoardSource } from '@sands/rules/community/content'
import type { JumpName } from '@sands/rules/jump'
import type { Language } from '@sands/rules/language'
import type { SocialModule } from '@sands/rules/social'
import type { TabCode } from '@sands/rules/tabs'
import type { SocialTarget } from '@sands/web/social/target'
import type { ViewedContent } from '@sands/web/study/viewing.model'
import type { LucideIcon } from 'lucide-react'
import { type ComponentType, createContext, type ReactNode, use } from 'react'
import type { FeedKind } from './feed/feed-list.tsx'

export type { SocialTarget } from '@sands/web/social/target'

interface Labels {
  teamLearningLabel: 0 | 1
  teachingMgtLabel: 0 | 1
}

/** An entry of the my page, provided by a domain. */
export interface MyEntry {
  readonly id: string
  readonly label: TextKey
  readonly icon: LucideIcon
  /** The address; a function when each language has its own page. */
  readonly to: string | ((language: Language) => string)
  /** What an empty page says as long as there is no screen at the address. */
  readonly notBuilt?: TextKey
  /** The grid of the person's learning, the grid with more, or the rows about the product. */
  readonly group: 'learning' | 'more' | 'about'
  /** The position in the group: lower numbers come first. */
  readonly order: number
  /** Shows the line only to people with certain labels. */
  readonly shows?: (labels: Labels) => boolean
  /** A count or a word beside it. */
  readonly Badge?: ComponentType
}

/** The screen of a tab code, provided by a domain. */
export interface TabSlot {
  readonly code: TabCode
  readonly path: string
  readonly icon: LucideIcon
  /** A count on the tab's icon. */
  readonly Badge?: ComponentType
}

export interface BlockProps {
  readonly block: Block
  /**
   * True for the first block of the page. Its picture is the largest element of the first screen, so it is loaded
   * first.
   */
  readonly first: boolean
}

/** A home page module provided by a domain. `Block` may be lazy. */
export interface HomeBlock {
  readonly code: string
  readonly Block: ComponentType<BlockProps>
  /** Set for modules that fetch their own items: the kind of skeleton shown meanwhile. */
  readonly feed?: FeedKind
}

/** An item of a module; `tagged` shows its kind in a feed of several kinds. */
export interface TileProps {
  readonly layout: ImageLayout
  readonly tagged?: boolean
}

export interface CommentsProps extends SocialTarget {
  readonly isCommentable: boolean
  /** The page has a `CommentBar`, so the section shows no second input. */
  readonly hasBar?: boolean
  /** The section is in a tab that already shows its name and count. */
  readonly inTab?: boolean
  /** The comment that a message refers to; the page scrolls to it. */
  readonly commentId?: string | undefined
}

/** `state` comes from the answer that loaded the content; without it the state is fetched. */
export interface LikeProps extends SocialTarget {
  readonly state?: LikeState | undefined
}
export interface CollectProps extends SocialTarget {
  readonly state?: CollectState | undefined
}
export interface RatingProps extends SocialTarget {
  readonly state?: ScoreState | undefined
  /** Whether the person has started the content, for content that can only be rated then. */
  readonly isStarted?: boolean
}

/** The bar below a content: an input, a link to the comments, and other actions. */
export interface CommentBarProps extends SocialTarget {
  readonly isCommentable: boolean
  /** Scrolls to the comments. */
  readonly onComments: () => void
  /** Buttons at its end, for example like and collect. */
  readonly children?: ReactNode
}

/** A content to share. */
export interface ShareProps {
  readonly kind: JumpName
  readonly id: string
  readonly title: string
  /** Its own address, used when no short link can be made. */
  readonly path: string
  readonly onClose: () => void
}

/** A kind of content that people collect and study, for lists of several kinds. */
export interface ContentSlot {
  /** The number of the kind in the jump table, which collections and study records use. */
  readonly module: SocialModule
  readonly one: TextKey
  readonly many: TextKey
  readonly icon: LucideIcon
  /** The cover is a portrait. */
  readonly round?: true
}

export interface Slots {
  readonly entries: readonly MyEntry[]
  readonly tabs: readonly TabSlot[]
  readonly blocks: readonly HomeBlock[]
  readonly contents: readonly ContentSlot[]
  /** A link to the messages with the unread count; the home header sets its place and colour. */
  readonly MessageBell?: ComponentType<{ className: string | undefined }>
  /** The whole comment section: heading with the count, the list with replies, and the input. */
  readonly Comments?: ComponentType<CommentsProps>
  readonly CommentBar?: ComponentType<CommentBarProps>
  /** An icon over its count, as wide as a touch target, for a bar. */
  readonly LikeButton?: ComponentType<LikeProps>
  readonly CollectButton?: ComponentType<CollectProps>
  /** The average rating, and stars to tap for people who have not rated yet. */
  readonly Rating?: ComponentType<RatingProps>
  /** All courses of a lecturer. */
  readonly CourseCards?: ComponentType<{ readonly lecturerId: string }>
  readonly ArticleTile?: ComponentType<TileProps & { readonly article: ArticleItem }>
  readonly CourseTile?: ComponentType<TileProps & { readonly course: CourseItem }>
  /** Study time and rank, side by side, below the card of the person. */
  readonly StudyTiles?: ComponentType
  /** Keeps a video or a sound on the device; `content` where playing it counts as study. */
  readonly DownloadButton?: ComponentType<{ readonly file: Resource; readonly content?: ViewedContent | undefined }>
  /** A link to the board of a course, exam, project or session, where there is one. */
  readonly SourceBoard?: ComponentType<{ readonly source: BoardSource; readonly id: string }>
  /** The sheet with the short link to share; open while mounted. */
  readonly ShareSheet?: ComponentType<ShareProps>
  /** Floats over the screens of tasks that were opened from a training project. Who is no member sees `instead`. */
  readonly TaskPanel?: ComponentType<{ readonly instead: ReactNode }>
  /** The tab bar below tab pages. */
  readonly TabBar?: ComponentType
  /** Whether the app has a screen at a path. */
  readonly hasScreen: (pathname: string) => boolean
}

/** Domains do not import each other; the app combines the components that they provide for each other's screens. */
export const noSlots: Slots = { entries: [], tabs: [], blocks: [], contents: [], hasScreen: () => false }
export const SlotsContext = createContext(noSlots)
export const useSlots = (): Slots => use(SlotsContext)
