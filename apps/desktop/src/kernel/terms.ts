import type { Domain } from '@sands/contract/domains'
import type { JumpName } from '@sands/rules/jump'
import type { ComponentType } from 'react'
import type { DesktopText } from './text.ts'

export type TextsByName = Readonly<Record<string, DesktopText>>

/** How the audit log names what a domain records. Words that several domains share are in the ops domain. */
export interface AuditTerms {
  /** The `course` of `course.course.saved`. */
  readonly things?: TextsByName
  /** The `saved` of `course.course.saved`. */
  readonly acts?: TextsByName
  readonly fields?: TextsByName
  /** Values that are words of the product, by the field that has them. */
  readonly values?: Readonly<Record<string, TextsByName>>
}

/** What shows a file, by the name the server has for it, such as `home.notice`. */
export interface FilePlace {
  readonly text: DesktopText
  /** The management page that shows it. */
  readonly path?: `/manage/${string}`
  /** How that page is told which one: its drawer, its editor, or what it searches for. */
  readonly by?: 'open' | 'id' | 'keyword'
}

/** A screen of the phone app that a tap can lead to. */
export interface JumpOption {
  readonly to: JumpName
  readonly text: DesktopText
}

/** A kind of content that a tap can lead to, one thing at a time. The server knows the kind by the name of the target. */
export interface ContentKind {
  readonly kind: JumpName
  /** As a target of taps. */
  readonly text: DesktopText
  /** One thing of the kind. */
  readonly one: DesktopText
  /** Asks the person to choose one. */
  readonly pick: DesktopText
  readonly icon: ComponentType<{ 'aria-hidden'?: boolean }>
  /** Behind the icon, where a thing has no cover. */
  readonly tint: 'sea' | 'plum' | 'sand' | 'leaf'
  /** Its cover is a portrait. */
  readonly round?: true
}

/** What a domain tells the pages of other domains about its own things. */
export interface DomainTerms {
  readonly jumps?: readonly JumpOption[]
  readonly contents?: readonly ContentKind[]
  /** Long work by the server's name for it, such as `org.import`. */
  readonly batches?: TextsByName
  /** What long work counts. */
  readonly batchCounts?: TextsByName
  readonly filePlaces?: Readonly<Record<string, FilePlace>>
  readonly audit?: AuditTerms
}

/** The terms of all domains together. */
export interface Terms {
  readonly jumps: readonly JumpOption[]
  readonly contents: readonly ContentKind[]
  readonly batches: ReadonlyMap<string, DesktopText>
  readonly batchCounts: ReadonlyMap<string, DesktopText>
  readonly filePlaces: ReadonlyMap<string, FilePlace>
  readonly audit: ReadonlyMap<Domain, AuditTerms>
}

type Named = DomainTerms & { readonly domain: Domain }

export const composeTerms = (domains: readonly Named[]): Terms => ({
  jumps: domains.flatMap(({ jumps = [] }) => jumps),
  contents: domains.flatMap(({ contents = [] }) => contents),
  batches: new Map(domains.flatMap(({ batches = {} }) => Object.entries(batches))),
  batchCounts: new Map(domains.flatMap(({ batchCounts = {} }) => Object.entries(batchCounts))),
  filePlaces: new Map(domains.flatMap(({ filePlaces = {} }) => Object.entries(filePlaces))),
  audit: new Map(domains.flatMap(({ domain, audit }) => (audit ? [[domain, audit] as const] : []))),
})

/** Texts for a list of names whose keys differ only in the name. */
export const textsOf = <const Name extends string>(
  names: readonly Name[],
  textOf: (name: Name) => DesktopText,
): Readonly<Record<Name, DesktopText>> =>
  Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, DesktopText>
