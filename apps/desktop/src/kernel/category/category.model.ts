import type { Id } from '@sands/contract/kernel/schema'
import type { TreeItem } from '../tree/tree.ts'

/** A category of any kind of content, as its editors see it. */
export interface EditedCategory<Kind extends string> extends TreeItem {
  readonly id: Id<Kind>
  readonly parentId: Id<Kind> | null
  readonly level: number
  /** Items in the category itself, not in its descendants. */
  readonly count: number
  readonly version: number
}

interface Place<Kind extends string> {
  parentId: Id<Kind> | null
  beforeId: Id<Kind> | null
}
interface Seen<Kind extends string> {
  id: Id<Kind>
  version: number
}

/** The calls with which a domain edits its categories. Each throws the error that the server returned. */
export interface CategoryCalls<Kind extends string> {
  readonly create: (body: { parentId: Id<Kind> | null; name: string }) => Promise<{ id: Id<Kind> }>
  readonly rename: (body: Seen<Kind> & { name: string }) => Promise<unknown>
  readonly move: (body: Seen<Kind> & Place<Kind>) => Promise<unknown>
  readonly remove: (body: Seen<Kind>) => Promise<unknown>
  /** Reads the list again. */
  readonly refresh: () => Promise<unknown>
}
