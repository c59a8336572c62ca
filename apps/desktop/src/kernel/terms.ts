import type { Domain } from '@sands/contract/domains'
import type { JumpName } from '@sands/rules/jump'
import type { ComponentType } from 'react'
import type { DesktopText } from './text.ts'

export type TextsByName = Readonly<Record<string, DesktopText>>

/** The names of a domain's audit entries. Names shared by several domains are in the ops domain. */
export interface AuditTerms {
  /** The entity names, for example `course` of `course.course.saved`. */
  readonly things?: TextsByName
  /** The action names, for example `saved` of `course.course.saved`. */
  readonly acts?: TextsByName
  readonly fields?: TextsByName
  /** Texts for the fixed values of a field, by field name. */
  readonly values?: Readonly<Record<string, TextsByName>>
}

export type AuditByDomain = ReadonlyMap<Domain, AuditTerms>

/** An entity that shows a file, by the server's name for it, such as `home.notice`. */
export interface FilePlace {
  readonly text: DesktopText
  /** The management page that shows the entity. */
  readonly path?: `/manage/${string}`
  /** How the page's address selects the entity: opens its drawer, opens its editor, or searches for it. */
  readonly by?: 'open' | 'id' | 'keyword'
}

/** A screen of the phone app that a tap can lead to. */
export interface JumpOption {
  readonly to: JumpName
  readonly text: DesktopText
}

/** A kind of content that a jump can lead to. The server knows the kind by the name of the jump target. */
export interface ContentKind {
  readonly kind: JumpName
  /** The label as a jump target. */
  readonly text: DesktopText
  /** The name of one content of this kind. */
  readonly one: DesktopText
  /** The text that asks the person to choose one. */
  readonly pick: DesktopText
  readonly icon: ComponentType<{ 'aria-hidden'?: boolean }>
  /** The colour behind the icon of a content without a cover. */
  readonly tint: 'sea' | 'plum' | 'sand' | 'leaf'
  /** The cover is a portrait. */
  readonly round?: true
}

/** The texts with which the pages of other domains name this domain's entities. */
export interface DomainTerms {
  readonly jumps?: readonly JumpOption[]
  readonly contents?: readonly ContentKind[]
  /** Batch names by the server's kind, such as `org.import`. */
  readonly batches?: TextsByName
  /** The names of the counts of a batch. */
  readonly batchCounts?: TextsByName
  readonly filePlaces?: Readonly<Record<string, FilePlace>>
}

/** The terms of all domains combined. */
export interface Terms {
  readonly jumps: readonly JumpOption[]
  readonly contents: readonly ContentKind[]
  readonly batches: ReadonlyMap<string, DesktopText>
  readonly batchCounts: ReadonlyMap<string, DesktopText>
  readonly filePlaces: ReadonlyMap<string, FilePlace>
}

export const composeTerms = (domains: readonly DomainTerms[]): Terms => ({
  jumps: domains.flatMap(({ jumps = [] }) => jumps),
  contents: domains.flatMap(({ contents = [] }) => contents),
  batches: new Map(domains.flatMap(({ batches = {} }) => Object.entries(batches))),
  batchCounts: new Map(domains.flatMap(({ batchCounts = {} }) => Object.entries(batchCounts))),
  filePlaces: new Map(domains.flatMap(({ filePlaces = {} }) => Object.entries(filePlaces))),
})

/** Builds the texts of names whose keys differ only in the name. */
export const textsOf = <const Name extends string>(
  names: readonly Name[],
  textOf: (name: Name) => DesktopText,
): Readonly<Record<Name, DesktopText>> =>
  Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, DesktopText>
