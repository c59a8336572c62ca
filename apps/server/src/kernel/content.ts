import type { CollegeId } from '@sands/contract/kernel/schema'
import type { Right } from '@sands/contract/rights'
import type { ChosenJump } from '@sands/rules/jump'
import type { Db, Tx } from './database/database.ts'
import { createRegistry, type Registry } from './registry.ts'
import type { Viewer } from './viewer.ts'

export interface ContentItem {
  id: string
  title: string
  coverUrl: string | null
  /** The page that opens the content in the phone app. */
  link: string
}

/** Content as editors see it when they choose the target of a jump. */
export interface ContentChoice extends ContentItem {
  /** Whether the audience of the content can open it today. */
  isOut: boolean
  /** It does not take place. `isFinal` once this can no longer be undone. */
  calledOff?: { reason: string; isFinal: boolean }
}

export interface WantedChoices {
  /** Parts of titles to search for. */
  words?: string | undefined
  ids?: readonly string[] | undefined
  size: number
  offset: number
}

/** What the rules of a kind say about a new comment. */
interface CommentCheck {
  /** A word that is not allowed: the comment is refused. */
  blockedWord: string | null
  /** How long the person has to wait before they may comment; 0 when they may comment now. */
  seconds: number
  /** Words because of which a moderator looks at the comment. */
  watchedWords: readonly string[]
}

/**
 * A kind of content that others can refer to, such as a course, an exam or an agreement. Each domain lists its own in
 * `contentKinds`.
 */
export interface ContentKind {
  kind: string
  /**
   * The number that the specification gives to short links of this kind. Without it, short links contain the link
   * itself.
   */
  shortLinkStatus?: number
  /** Titles, covers and links of those ids that exist in the viewer's college, in any order. */
  byIds(db: Db, viewer: Viewer, ids: readonly string[]): Promise<ContentItem[]>
  /** Whether people who may not see it do not read its title either, because a moderator may have hidden it for that. */
  isTitleWithheld?: boolean
  /** Which of the ids this person may see. */
  visibleIds(db: Db, viewer: Viewer, ids: readonly string[]): Promise<ReadonlySet<string>>
  /** The text by which a search finds the content. */
  searchText(db: Db, id: string): Promise<string | undefined>
  /** For kinds whose types have different screens: the type of this content; null when it is deleted. */
  typeOf?(db: Db, id: string): Promise<number | null>
  /** Whether this person may comment on it. Without this function everybody who sees it may. */
  isCommentable?(db: Db, id: string, viewer: Viewer): Promise<boolean>
  /** Checks a comment before it is stored. Without this function every comment is accepted. */
  checkComment?(tx: Tx, viewer: Viewer, comment: { id: string; text: string }): Promise<CommentCheck>
  /** Whether this person only tries it: what has to be bought is commented on and rated by buyers. */
  isTried?(db: Db, viewer: Viewer, id: string): Promise<boolean>
  /** Whether this person has started it; only people who have may rate it. Without this function everybody may rate. */
  isStarted?(db: Db, viewer: Viewer, id: string): Promise<boolean>
  /**
   * All content of this kind in a college, visible or not, for editors who choose the target of a jump. Without this
   * function the kind cannot be a target.
   */
  choices?(db: Db, collegeId: CollegeId, wanted: WantedChoices): Promise<{ items: ContentChoice[]; total: number }>
}

export interface ContentRegistry {
  register(kind: ContentKind): void
  /** People with one of these rights may choose the targets of jumps. */
  leadingRights: Registry<Right>
  kinds(): readonly string[]
  get(kind: string): ContentKind | undefined
  /** The content that this person may see, in the order of the ids. Deleted and hidden content is left out. */
  visibleItems(db: Db, viewer: Viewer, reference: { kind: string; ids: readonly string[] }): Promise<ContentItem[]>
  /** One content as editors see it; undefined when it is deleted or belongs to another college. */
  choice(db: Db, collegeId: CollegeId, reference: { kind: string; id: string }): Promise<ContentChoice | undefined>
  /**
   * Whether a jump may lead to this target. True for jumps that do not lead to content, and for a target that was
   * stored before (`isKnown`): a target deleted since then must not block other changes.
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
