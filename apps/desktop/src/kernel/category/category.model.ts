import type { Id } from '@sands/contract/kernel/schema'
import type { TreeItem } from '../tree/tree.ts'

/** A category as those who edit it see it, of whatever kind of thing. */
export interface EditedCategory<Kind extends string> extends TreeItem {
  readonly id: Id<Kind>
  readonly parentId: Id<Kind> | null
  readonly level: number
  /** Things that lie in it, not counting those below. */
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

/** How a domain edits its categories. Each throws the server's refusal. */
export interface CategoryCalls<Kind extends string> {
  readonly create: (body: { parentId: Id<Kind> | null; name: string }) => Promise<{ id: Id<Kind> }>
  readonly rename: (body: Seen<Kind> & { name: string }) => Promise<unknown>
  readonly move: (body: Seen<Kind> & Place<Kind>) => Promise<unknown>
  readonly remove: (body: Seen<Kind>) => Promise<unknown>
  /** Reads the list anew. */
  readonly refresh: () => Promise<unknown>
}
