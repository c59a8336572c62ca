import type { ArticleItem } from '@sands/contract/article/article.model'
import type { CourseItem } from '@sands/contract/course/course.model'
import type { Block } from '@sands/contract/home/home.model'
import type { Resource } from '@sands/contract/media/media.model'
import type { CollectState, LikeState, ScoreState } from '@sands/contract/social/social.model'
import type { TextKey } from '@sands/i18n/texts'
import type { ImageLayout } from '@sands/rules/block'
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

/** A line on the my page, offered by a domain. */
export interface MyEntry {
  readonly id: string
  readonly label: TextKey
  readonly icon: LucideIcon
  /** Where it leads; by language where the page has one for each. */
  readonly to: string | ((language: Language) => string)
  readonly group: 'work' | 'self' | 'about'
  /** Its place in the group: lower numbers come first. */
  readonly order: number
  /** For people with a certain label only. */
  readonly shows?: (labels: Labels) => boolean
  /** A count or a word at the end of the line. */
  readonly Badge?: ComponentType
}

/** The screen behind a tab's code, offered by a domain. */
export interface TabSlot {
  readonly code: TabCode
  readonly path: string
  readonly icon: LucideIcon
  /** A count on the tab's icon. */
  readonly Badge?: ComponentType
}

export interface BlockProps {
  readonly block: Block
  /** The first block of the page: its picture is the largest thing a person sees, so it is fetched before others. */
  readonly first: boolean
}

/** A module of the home page, offered by a domain. `Block` may be lazy. */
export interface HomeBlock {
  readonly code: string
  readonly Block: ComponentType<BlockProps>
  /** It asks for what it shows: its place is held meanwhile, in the shape of what it is made of. */
  readonly feed?: FeedKind
}

/** Something in a list of a module; `tagged` where there are several kinds of things. */
export interface TileProps {
  readonly layout: ImageLayout
  readonly tagged?: boolean
}

export interface CommentsProps extends SocialTarget {
  readonly isCommentable: boolean
  /** The page has a `CommentBar`: a second place to write would be one too many. */
  readonly hasBar?: boolean
  /** A tab with its name and its count stands above it. */
  readonly inTab?: boolean
  /** The comment that a message speaks of: it is brought into sight. */
  readonly commentId?: string | undefined
}

/** `state` is what the thing's own answer says of it; where that says nothing, it is asked for. */
export interface LikeProps extends SocialTarget {
  readonly state?: LikeState | undefined
}
export interface CollectProps extends SocialTarget {
  readonly state?: CollectState | undefined
}
export interface RatingProps extends SocialTarget {
  readonly state?: ScoreState | undefined
  /** Whether the person has begun it, where only then one rates. */
  readonly isStarted?: boolean
}

/** The bar under a thing: a place to write, the way to its comments, and what else can be done with it. */
export interface CommentBarProps extends SocialTarget {
  readonly isCommentable: boolean
  /** Brings the comments into sight. */
  readonly onComments: () => void
  /** Buttons at its end, such as those to like and to put aside. */
  readonly children?: ReactNode
}

/** A thing that people pass on. */
export interface ShareProps {
  readonly kind: JumpName
  readonly id: string
  readonly title: string
  /** Its own address, for whoever gets no short link. */
  readonly path: string
  readonly onClose: () => void
}

/** A kind of content that people collect and study, wherever things of several kinds are listed. */
export interface ContentSlot {
  /** The number of the kind in the jump table, by which collections and study records name it. */
  readonly module: SocialModule
  readonly one: TextKey
  readonly many: TextKey
  readonly icon: LucideIcon
  /** Its cover is a portrait. */
  readonly round?: true
}

export interface Slots {
  readonly entries: readonly MyEntry[]
  readonly tabs: readonly TabSlot[]
  readonly blocks: readonly HomeBlock[]
  readonly contents: readonly ContentSlot[]
  /** The way to the messages with the count of unread ones; the home header gives it a place and its colour. */
  readonly MessageBell?: ComponentType<{ className: string | undefined }>
  /** The whole section: heading with the count, the list with replies, and where to write. */
  readonly Comments?: ComponentType<CommentsProps>
  readonly CommentBar?: ComponentType<CommentBarProps>
  /** An icon over its count, as wide as a finger; stands in a bar. */
  readonly LikeButton?: ComponentType<LikeProps>
  readonly CollectButton?: ComponentType<CollectProps>
  /** The mean, and stars to tap for whoever has not rated yet. */
  readonly Rating?: ComponentType<RatingProps>
  /** The courses of a lecturer, as many as there are. */
  readonly CourseCards?: ComponentType<{ readonly lecturerId: string }>
  readonly ArticleTile?: ComponentType<TileProps & { readonly article: ArticleItem }>
  readonly CourseTile?: ComponentType<TileProps & { readonly course: CourseItem }>
  /** Study time and rank, side by side, under the person's card. */
  readonly StudyTiles?: ComponentType
  /** Keeps a video or a sound on the device; `thing` where seeing it is study. */
  readonly DownloadButton?: ComponentType<{ readonly file: Resource; readonly thing?: ViewedContent | undefined }>
  /** The short link to a thing, to be passed on; open while it is there. */
  readonly ShareSheet?: ComponentType<ShareProps>
  /** Whether the app has a screen of its own at a path. */
  readonly hasScreen: (pathname: string) => boolean
}

/** Domains do not know each other; what they offer to each other's screens is put together by the app. */
export const SlotsContext = createContext<Slots>({
  entries: [],
  tabs: [],
  blocks: [],
  contents: [],
  hasScreen: () => false,
})
export const useSlots = (): Slots => use(SlotsContext)
