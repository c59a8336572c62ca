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
  /** Below /desktop, as a literal: search for it and you find the page. */
  readonly path: `/${string}`
  readonly label: DesktopText
  readonly page: LazyPage
}

/** A page anyone can open, signed in or not. It brings its own layout. */
export interface OpenScreen extends Screen {
  /** Linked at the foot of every page. */
  readonly foot?: true
}

/** A page of the learner portal. Without an icon it has no entry in the navigation. */
export interface PortalScreen extends Screen {
  readonly icon?: ScreenIcon
  /** Screens of the phone app that show the same: what leads there leads here. */
  readonly phone?: readonly `/${string}`[]
  /** What waits there, beside the entry in the navigation. */
  readonly count?: ComponentType
  /** It needs the width of the window: the navigation makes room. */
  readonly wide?: true
}

/** A page of the management area. Without the right there is no entry, and the address shows why; without an icon neither. */
export interface ManageScreen extends Screen {
  readonly path: `/manage/${string}`
  readonly icon?: ScreenIcon
  readonly right: Right
}

/** What a domain brings to the desktop. */
export interface DomainScreens extends DomainTerms {
  readonly domain: Domain
  /** Its place in the navigation and on the overview: lower numbers come first. */
  readonly order: number
  /** Heading of the domain in the management navigation. */
  readonly label?: DesktopText
  readonly open?: readonly OpenScreen[]
  readonly portal?: readonly PortalScreen[]
  readonly manage?: readonly ManageScreen[]
  /** Cards on the overview page and on the profile page. */
  readonly cards?: readonly OverviewCard[]
  /** Modules of the home page with things of the domain. */
  readonly blocks?: readonly HomeBlock[]
  /** What the search of the frame finds besides pages. */
  readonly finders?: readonly Finder[]
}

export interface Finder extends Pick<PaletteFinder, 'find'> {
  /** For those who have it; without one, for everybody in the portal. */
  readonly right?: Right
  /** What it finds, as a group. */
  readonly label: DesktopText
}

export interface OverviewCard {
  readonly id: string
  /**
   * On the overview, `full` cards take the whole width; below them `wide` cards fill the main column and `side` cards stand
   * beside it. `profile` cards are on the profile page.
   */
  readonly place: 'full' | 'wide' | 'side' | 'profile'
  /** Before the others of its place: what a person comes for. */
  readonly first?: true
  readonly card: LazyPage
}

export interface BlockProps {
  readonly block: Block
}

/** A module of the home page, offered by a domain. `Block` may be lazy. */
export interface HomeBlock {
  readonly code: string
  readonly Block: ComponentType<BlockProps>
}
