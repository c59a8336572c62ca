import { articleLinks } from '@sands/contract/article/article.links'
import { asId } from '@sands/contract/kernel/id'
import { LEARN_TYPES } from '@sands/rules/study'
import { fail } from '../../kernel/errors.ts'
import type { MediaService } from '../media/index.ts'
import type { LearnKind } from '../study/index.ts'
import { type ArticleId, type ArticleRow, articleRepo } from './article.repo.ts'

/**
 * The reading time that completes an article is its length at 30 characters per second: at most two minutes, because
 * many people only look something up in a long text.
 */
const LETTERS_A_SECOND = 30
const MOST_SECONDS = 120
const LEAST_SECONDS = 3

function secondsOf({ type, text }: Pick<ArticleRow, 'type' | 'text'>): number {
  if (type === 2) return 0
  return Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, Math.round(text.length / LETTERS_A_SECOND)))
}

/** Articles as learnable content: an article counts as learned when a person has opened it and read it long enough. */
export const articleLearnKind = (media: Pick<MediaService, 'url'>): LearnKind => ({
  type: LEARN_TYPES.article,

  async terms(db, viewer, { id }) {
    const row = await articleRepo.visible(db, viewer, asId<ArticleId>(id))
    if (row?.collegeId !== viewer.collegeId) throw fail('study.gone')
    const form = row.type === 2 ? 'link' : 'text'
    return { form, total: 1, threshold: 100, minSeconds: secondsOf(row), seekAhead: true, isSound: false }
  },

  async describe(db, viewer, ids) {
    const wanted = ids.map(asId<ArticleId>)
    const rows = await articleRepo.byIds(db, viewer.collegeId, { ids: wanted, withRemoved: true })
    const visible = await articleRepo.visibleIds(db, viewer, wanted)
    return rows.map(({ id, title, type, coverFileId }) => ({
      id,
      title,
      coverUrl: coverFileId ? media.url(coverFileId, 'w750') : null,
      form: type === 2 ? ('link' as const) : ('text' as const),
      link: visible.has(id) ? articleLinks.detail(id) : null,
    }))
  },
})
