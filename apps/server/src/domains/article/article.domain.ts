import { defineDomain } from '../../kernel/domain.ts'
import type { MediaServices } from '../media/index.ts'
import { createPublicationRequests, type ReviewServices } from '../review/index.ts'
import type { StudyServices } from '../study/index.ts'
import { loadArticleDemo } from './article.demo.ts'
import { articleRoutes } from './article.routes.ts'
import { type ArticleService, createArticleService } from './article.service.ts'
import { createArticleCategories } from './article-category.service.ts'
import { articleContent } from './article-content.service.ts'
import { createArticleEditService, type TakeOverArticle } from './article-edit.service.ts'
import { articleLearnKind } from './article-learn.service.ts'
import { articleApprovals, createArticleRequests } from './article-publication.service.ts'
import { forgetArticleViews, publishArticle, publishLateArticles } from './article-publish.jobs.ts'
import { createArticlePublishService } from './article-publish.service.ts'
import { articleFileUses } from './article-uses.repo.ts'
import { articleDrawings } from './demo/cover.demo.ts'

interface Needs {
  media: MediaServices
  study: StudyServices
  review: Pick<ReviewServices, 'approvals' | 'approvalKinds'>
}

export interface ArticleServices {
  articles: ArticleService
  takeOver: TakeOverArticle
}

export const articleDomain = defineDomain({
  name: 'article',
  roles: {
    'content-author': ['article.edit'],
    'training-manager': ['article.edit', 'article.publish'],
  },
  demoDrawings: articleDrawings,
  demo: loadArticleDemo,
  compose(kernel, { media: { media, fileUses }, study: { learning, learnKinds }, review }: Needs) {
    const categories = createArticleCategories(kernel)
    const articles = createArticleService(kernel, { media, categories, study: learning })
    const edits = createArticleEditService(kernel, {
      ...{ media, categories, requests: createPublicationRequests(review.approvals, 'article_publish') },
    })
    const publishDue = publishArticle(kernel)
    const publications = createArticlePublishService(kernel, { edits, job: publishDue })
    const requests = createArticleRequests(kernel, review.approvals)
    review.approvalKinds.add(articleApprovals(publications))
    fileUses.add(...articleFileUses)
    learnKinds.add(articleLearnKind(media))
    const services: ArticleServices = { articles, takeOver: edits.takeOver }
    return {
      services,
      routes: (app) => articleRoutes(app, { articles, edits, publications, requests, categories }),
      jobs: [publishDue, publishLateArticles(kernel), forgetArticleViews(kernel)],
      contentKinds: [articleContent(media)],
    }
  },
})
