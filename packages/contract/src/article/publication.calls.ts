import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Version } from '../kernel/schema.ts'
import { Publication, PublicationReason } from '../review/publication.model.ts'

const one = Type.Object({ id: IdOf<'article'>() })

/** How authors who may not publish get their article published. */
export const articlePublicationCalls = {
  'GET /sands-lms/api/v1/manage/article/publication/get': call({
    summary: 'The request to publish an article that waits for an answer, if any.',
    access: 'right:article.edit',
    query: one,
    data: Publication,
    errors: ['article.gone'],
  }),
  'POST /sands-lms/api/v1/manage/article/publication/ask': call({
    summary: 'Asks for the publication of the article as it is, also instead of an own request about an earlier text.',
    access: 'right:article.edit',
    body: Type.Object({ id: IdOf<'article'>(), version: Version, reason: PublicationReason }),
    data: Publication,
    errors: [
      'article.gone',
      'kernel.changed_meanwhile',
      'article.bad_link',
      'article.empty',
      'review.approval_asked_already',
      'review.approval_nobody',
    ],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/article/publication/withdraw': call({
    summary: 'Takes the own request back.',
    access: 'right:article.edit',
    body: one,
    data: Publication,
    errors: ['article.gone', 'review.approval_unknown'],
    once: true,
  }),
} satisfies Calls
