import type { ContentDraft } from '@sands/contract/community/community.model'
import type { FileId } from '@sands/contract/kernel/schema'
import { CONTENT_TYPES } from '@sands/rules/community/content'
import { POST_PURPOSES, publishFaults, type VideoPart } from '@sands/rules/community/publishing'
import { watchedIn } from '@sands/rules/community/watched-words'
import type { FileKind } from '@sands/rules/upload'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import { cleanHtml } from '../../../kernel/html/clean-html.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import type { SeenBoard } from '../board/board.repo.ts'
import { moderationRepo } from '../moderation/moderation.repo.ts'

/** A draft that may be stored. */
export interface CheckedDraft {
  title: string
  html: string
  text: string
  link: string | null
  attached: FileId[]
  inText: FileId[]
  coverFileId: FileId | null
  /** The video, and the part of it that is shown; the part is null for the whole video. */
  video: { id: FileId; part: VideoPart | null } | null
  topics: string[]
  poll: { isMultiple: boolean; options: string[] } | null
  /** Watched words that a moderator has to look at. */
  words: string[]
}

interface Draft {
  draft: ContentDraft
  board: SeenBoard
  /** Files that the content uses already. */
  known: readonly FileId[]
}

export type CheckDraft = (tx: Tx, viewer: Viewer, draft: Draft) => Promise<CheckedDraft>

type Media = Pick<MediaService, 'ownOnes' | 'shownResources'>

const HREF = /href="([^"]*)"/g
const linksIn = (html: string): string[] => [...html.matchAll(HREF)].map(([, address = '']) => address)

/** Checks a draft by the rules of publishing. Throws the first fault. */
export function createDraftCheck(media: Media): CheckDraft {
  /** Files must be uploads of this person, or be part of the content already. */
  async function filesOf(tx: Tx, viewer: Viewer, { ids, known }: { ids: readonly FileId[]; known: readonly FileId[] }) {
    const fresh = ids.filter((id) => !known.includes(id))
    const own = await media.ownOnes(tx, viewer, { ids: fresh, purposes: [...POST_PURPOSES, 'cover'] })
    if (fresh.some((id) => !own.has(id))) throw fail('media.gone')
    const resources = await media.shownResources(tx, ids)
    const kinds = new Map<FileId, FileKind>()
    const names: string[] = []
    for (const id of ids) {
      const resource = resources.get(id)
      if (!resource) throw fail('media.gone')
      kinds.set(id, resource.fileType)
      names.push(resource.fileName)
    }
    return { kinds, names }
  }

  return async (tx, viewer, { draft, board, known }) => {
    const isArticle = draft.type === CONTENT_TYPES.article
    const article = isArticle ? cleanHtml(draft.articleText) : { html: '', text: '', fileIds: [] }
    const text = isArticle ? article.text : plainText(draft.articleText)
    const title = plainText(draft.title).replace(/\s+/g, ' ')
    const link = draft.link?.trim() || null
    const coverFileId = draft.coverFileId ?? null
    const options = draft.poll?.options.map((option) => plainText(option)) ?? []
    const { kinds, names } = await filesOf(tx, viewer, {
      ids: [...new Set([...draft.fileIds, ...article.fileIds, ...(coverFileId ? [coverFileId] : [])])],
      known,
    })
    if (coverFileId && kinds.get(coverFileId) !== 'image') throw fail('media.gone')
    const [fault] = publishFaults(
      {
        type: draft.type,
        title,
        text,
        boardId: draft.boardId,
        files: draft.fileIds.flatMap((id) => kinds.get(id) ?? []),
        link,
        poll: draft.poll ? { options } : null,
        trim: draft.trim ?? null,
      },
      { type: board.type, notesOnly: board.isNotesOnly },
    )
    if (fault) throw fail('community.incomplete', { fault })
    const video = draft.fileIds.find((id) => kinds.get(id) === 'video')
    const topics = (draft.topics ?? [])
      .map((topic) =>
        plainText(topic)
          .replace(/^#+|#+$/g, '')
          .trim(),
      )
      .filter(Boolean)
    const watched = watchedIn(
      [title, text, link ?? '', ...linksIn(article.html), ...options, ...topics, ...names].join('\n'),
      await moderationRepo.words(tx, viewer.collegeId),
    )
    if (watched?.action === 'block') throw fail('community.word_blocked', { word: watched.words[0] ?? '' })
    return {
      title,
      html: article.html,
      text,
      link,
      attached: draft.fileIds,
      inText: article.fileIds,
      coverFileId,
      video: video ? { id: video, part: draft.trim ?? null } : null,
      topics,
      poll: draft.poll ? { isMultiple: draft.poll.isMultiple === 1, options } : null,
      words: watched?.words ?? [],
    }
  }
}
