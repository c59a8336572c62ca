import type { Domain } from '@sands/contract/domains'
import type { Block } from '@sands/contract/home/home.model'
import type { Right } from '@sands/contract/rights'
import type { ComponentType } from 'react'
import type { LazyPage } from './lazy-page.tsx'
import type { PaletteFinder } from './palette/use-palette-results.ts'
import type { DomainTerms } from './terms.ts'
import type { DesktopText } from './text.ts'

export type ScreenIcon = ComponentType<{ 'aria-hidden'?: boolean }>

interface Screen {
  /** Relative to /desktop, written as a literal so that a search for the path finds the page. */
  readonly path: `/${string}`
  readonly label: DesktopText
  readonly page: LazyPage
}

/** A page that anyone can open, signed in or not. It brings its own layout. */
export interface OpenScreen extends Screen {
  /** Linked in the footer of every page. */
  readonly foot?: true
}

/** A page of the learner portal. Without an icon it has no entry in the navigation. */
export interface PortalScreen extends Screen {
  readonly icon?: ScreenIcon
  /** Screens of the phone app that show the same. Links to them open this page. */
  readonly phone?: readonly `/${string}`[]
  /** A component that shows how much waits there, beside the navigation entry. */
  readonly count?: ComponentType
  /** The page needs the whole width, so the navigation is collapsed. */
  readonly wide?: true
  /** Visitors may open it, as on the phone. */
  readonly forVisitors?: true
}

/**
 * A page of the management area. Without the right there is no navigation entry, and the address shows the reason.
 * Without an icon there is no entry either.
 */
export interface ManageScreen extends Screen {
  readonly path: `/manage/${string}`
  readonly icon?: ScreenIcon
  readonly right: Right
  /** Who has only this right sees the page as well, without what it cannot change. */
  readonly readRight?: Right
}

/** Everything that a domain adds to the desktop. */
export interface DomainScreens extends DomainTerms {
  readonly domain: Domain
  /** The position in the navigation and on the overview: lower numbers come first. */
  readonly order: number
  /** The heading of the domain in the management navigation. */
  readonly label?: DesktopText
  readonly open?: readonly OpenScreen[]
  readonly portal?: readonly PortalScreen[]
  readonly manage?: readonly ManageScreen[]
  /** What those who have the right are told on the page where the management area opens. */
  readonly notes?: readonly StartNote[]
  /** Cards on the overview page and on the profile page. */
  readonly cards?: readonly OverviewCard[]
  /** Home page modules with content of the domain. */
  readonly blocks?: readonly HomeBlock[]
  /** Content of the domain that authors make where another domain needs it. */
  readonly makers?: readonly ContentMaker[]
  /** What the search in the top bar finds besides pages. */
  readonly finders?: readonly Finder[]
}

export interface StartNote {
  readonly id: string
  readonly right: Right
  readonly note: LazyPage
}

export interface Finder extends Pick<PaletteFinder, 'find'> {
  /** The right that this finder needs; without one, everybody in the portal may use it. */
  readonly right?: Right
  /** The heading of the group of its results. */
  readonly label: DesktopText
}

export interface OverviewCard {
  readonly id: string
  /**
   * On the overview, `full` cards take the whole width; below them `wide` cards fill the main column and `side` cards
   * go beside it. `profile` cards are on the profile page.
   */
  readonly place: 'full' | 'wide' | 'side' | 'profile'
  /** Comes before the other cards of its place, because people visit the page for it. */
  readonly first?: true
  readonly card: LazyPage
}

/** Content that was made in a drawer. */
export interface MadeContent {
  readonly id: string
  readonly title: string
  /** Whether it is published. */
  readonly isOut: boolean
}

export interface MakerProps {
  /** Can be called several times, for several files. */
  readonly onMade: (content: MadeContent) => void
  readonly onDirty: (isDirty: boolean) => void
  readonly onClose: () => void
}

/** Makes content in a drawer of another domain's page, by the call and the right of its own domain. */
export interface ContentMaker {
  /** The kind of content, as the content registry of the server calls it. */
  readonly kind: string
  readonly right: Right
  /** The page where a draft is completed. Without one there are no drafts. */
  readonly edit?: (id: string) => string
  readonly maker: LazyPage<MakerProps>
}

export interface BlockProps {
  readonly block: Block
}

/** A home page module provided by a domain. `Block` may be lazy. */
export interface HomeBlock {
  readonly code: string
  readonly Block: ComponentType<BlockProps>
}
