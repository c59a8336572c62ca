import type { CollegeId } from '@sands/contract/kernel/schema'
import type { Right } from '@sands/contract/rights'
import type { ChosenJump } from '@sands/rules/jump'
import type { Db } from './database/database.ts'
import { createRegistry, type Registry } from './registry.ts'
import type { Viewer } from './viewer.ts'

export interface ContentItem {
  id: string
  title: string
  coverUrl: string | null
  /** Where a person opens it, on the phone. */
  link: string
}

/** A thing as those see it who lead others to it. */
export interface ContentChoice extends ContentItem {
  /** Whether it is open today, to those it is for. */
  isOut: boolean
}

export interface WantedChoices {
  /** Parts of titles. */
  words?: string | undefined
  ids?: readonly string[] | undefined
  size: number
  offset: number
}

/** A kind of thing that others can point at: a course, an exam, an agreement. Each domain has its own in `contentKinds`. */
export interface ContentKind {
  kind: string
  /** The number of the specification for short links to it; without one they carry the link itself. */
  shortLinkStatus?: number
  /** Titles, covers and links of those ids that exist in the viewer's college, in any order. */
  byIds(db: Db, viewer: Viewer, ids: readonly string[]): Promise<ContentItem[]>
  /** Which of the ids this person may see. */
  visibleIds(db: Db, viewer: Viewer, ids: readonly string[]): Promise<ReadonlySet<string>>
  /** What a search should find it by. */
  searchText(db: Db, id: string): Promise<string | undefined>
  /** Where one kind has several forms with screens of their own: which one this is; null when it is gone. */
  typeOf?(db: Db, id: string): Promise<number | null>
  /** Whether people may say something about it; where a kind does not tell, they may. */
  isCommentable?(db: Db, id: string): Promise<boolean>
  /** Whether this person has begun it: who has not, does not rate it. Where a kind does not tell, everybody may. */
  isStarted?(db: Db, viewer: Viewer, id: string): Promise<boolean>
  /** What a college has of it, out or not, for those who lead others there; nobody can be led to a kind that does not tell. */
  choices?(db: Db, collegeId: CollegeId, wanted: WantedChoices): Promise<{ items: ContentChoice[]; total: number }>
}

export interface ContentRegistry {
  register(kind: ContentKind): void
  /** Whoever holds one of them decides where taps lead. */
  leadingRights: Registry<Right>
  kinds(): readonly string[]
  get(kind: string): ContentKind | undefined
  /** Items this person may see, in the order of the ids; what is gone or hidden is left out. */
  visibleItems(db: Db, viewer: Viewer, reference: { kind: string; ids: readonly string[] }): Promise<ContentItem[]>
  /** One thing as those see it who lead others there; undefined when the college has it no more, or never had. */
  choice(db: Db, collegeId: CollegeId, reference: { kind: string; id: string }): Promise<ContentChoice | undefined>
  /**
   * Whether a tap may lead there; true for whatever leads to no content. `isKnown` when it led there before: what has gone
   * since may stay, so that it keeps nobody from changing the rest.
   */
  mayLead(db: Db, viewer: Viewer, target: { jump: ChosenJump; isKnown: boolean }): Promise<boolean>
}

const MAX_IDS = 1000

export function createContentRegistry(): ContentRegistry {
  const kinds = new Map<string, ContentKind>()

  const choice: ContentRegistry['choice'] = async (db, collegeId, { kind, id }) =>
    (await kinds.get(kind)?.choices?.(db, collegeId, { ids: [id], size: 1, offset: 0 }))?.items[0]

  return {
    leadingRights: createRegistry('leading rights', (right) => right),
    choice,
    mayLead: async (db, { collegeId }, { jump: { to, moduleId }, isKnown }) =>
      kinds.get(to)?.choices === undefined ||
      moduleId === null ||
      isKnown ||
      (await choice(db, collegeId, { kind: to, id: moduleId })) !== undefined,
    register(kind) {
      if (kinds.has(kind.kind)) throw new Error(`two kinds of content are called ${kind.kind}`)
      kinds.set(kind.kind, kind)
    },
    kinds: () => [...kinds.keys()],
    get: (kind) => kinds.get(kind),
    async visibleItems(db, viewer, { kind, ids }) {
      const known = kinds.get(kind)
      if (!known || ids.length === 0) return []
      const wanted = ids.slice(0, MAX_IDS)
      const visible = await known.visibleIds(db, viewer, wanted)
      const items = new Map((await known.byIds(db, viewer, [...visible])).map((item) => [item.id, item]))
      return wanted.flatMap((id) => items.get(id) ?? [])
    },
  }
}
