import { articleLinks } from '@sands/contract/article/article.links'
import { asId } from '@sands/contract/kernel/id'
import type { ContentKind } from '../../kernel/content.ts'
import type { MediaService } from '../media/index.ts'
import { type ArticleId, articleRepo } from './article.repo.ts'
import { articleChoices } from './article-content.repo.ts'

/** Articles in the content registry. The audience of an article may see it; everybody may see a public article. */
export const articleContent = (media: Pick<MediaService, 'url'>): ContentKind => ({
  kind: 'article',
  async byIds(db, { collegeId }, ids) {
    const rows = await articleRepo.byIds(db, collegeId, { ids: ids.map(asId<ArticleId>) })
    return rows.map(({ id, title, coverFileId }) => ({
      id,
      title,
      coverUrl: coverFileId ? media.url(coverFileId, 'w750') : null,
      link: articleLinks.detail(id),
    }))
  },
  visibleIds: (db, viewer, ids) => articleRepo.visibleIds(db, viewer, ids.map(asId<ArticleId>)),
  async searchText(db, id) {
    const row = await articleRepo.byId(db, asId<ArticleId>(id))
    return row && [row.title, row.author, row.summary, row.text].join('\n')
  },
  isCommentable: async (db, id) => (await articleRepo.byId(db, asId<ArticleId>(id)))?.isCommentable ?? false,
  choices: articleChoices((fileId) => media.url(fileId, 'w375')),
})
