import type { ArticleDraft, ManagedArticle } from '@sands/contract/article/article.model'
import type { Id } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { useSands } from '../../testing/sands.ts'

const PUBLICATION = '/sands-lms/api/v1/manage/article/publication'
const APPROVAL = '/sands-lms/api/v1/approval'
const DRAFT: ArticleDraft = {
  title: 'Asked for',
  author: '',
  summary: '',
  categoryId: null,
  coverFileId: null,
  articleType: 1,
  jumpUrl: null,
  content: '<p>Worth reading</p>',
  isPublic: false,
  isCommentable: true,
  isPinned: false,
  audience: { included: [], excluded: [] },
}

describe('asking for the publication of an article', () => {
  const sands = useSands()
  let author: SignedIn
  let admin: SignedIn

  beforeAll(async () => {
    author = await sands.signIn('author')
    admin = await sands.signIn('admin')
  })

  const begin = async (draft: Partial<ArticleDraft> = {}) =>
    (await author.call('POST /sands-lms/api/v1/manage/article/create', { body: { ...DRAFT, ...draft } })).data
  const ask = ({ id, version }: Pick<ManagedArticle, 'id' | 'version'>) =>
    author.call(`POST ${PUBLICATION}/ask`, { body: { id, version, reason: 'Ready' } })
  const asked = async (article: Pick<ManagedArticle, 'id' | 'version'>) => {
    const answer = await ask(article)
    if (answer.code !== 1 || !answer.data.request) throw new Error(answer.msg)
    return answer.data.request
  }
  const decide = (id: Id<'approval'>, isApproved: boolean) =>
    admin.call(`POST ${APPROVAL}/decide`, { body: { id, isApproved, reason: 'Because' } })
  const stateOf = async (id: Id<'article'>) =>
    (await author.call('GET /sands-lms/api/v1/manage/article/get', { query: { id } })).data.state

  it('publishes by a yes and not by a no, and shows what there is', async () => {
    const article = await begin()
    const first = await asked(article)
    const { data } = await admin.call(`GET ${APPROVAL}/get`, { query: { id: first.approvalId } })
    expect(data).toMatchObject({ kind: 'article_publish', summary: 'Ready' })
    expect(data.changes).toContainEqual({ label: expect.any(String), before: '', after: 'Worth reading' })
    expect(await decide(first.approvalId, false)).toSucceed()
    expect(await stateOf(article.id)).toBe('draft')
    const second = await asked(article)
    expect(await decide(second.approvalId, true)).toSucceed()
    expect(await stateOf(article.id)).toBe('published')
    expect(await decide(second.approvalId, true)).toFailWith('review.approval_decided')
  })

  it('publishes only what was asked for, once, and takes it back', async () => {
    const article = await begin()
    const { id } = article
    const request = await asked(article)
    const byOther = { id, version: article.version }
    expect(await admin.call(`POST ${PUBLICATION}/ask`, { body: byOther })).toFailWith('review.approval_asked_already')
    sands.clock.advance(1000)
    const change = { ...DRAFT, id, version: article.version, content: '<p>Something else</p>' }
    const { data } = await author.call('POST /sands-lms/api/v1/manage/article/update', { body: change })
    expect(await decide(request.approvalId, true)).toFailWith('review.publication_old')
    await asked(data)
    expect(await decide(request.approvalId, true)).toFailWith('review.approval_withdrawn')
    expect(await admin.call(`POST ${PUBLICATION}/withdraw`, { body: { id } })).toFailWith('review.approval_unknown')
    expect((await author.call(`POST ${PUBLICATION}/withdraw`, { body: { id } })).data).toEqual({ request: null })
  })

  it('ends with the article when it is deleted', async () => {
    const article = await begin()
    const { approvalId } = await asked(article)
    const body = { id: article.id, version: article.version }
    expect(await author.call('POST /sands-lms/api/v1/manage/article/remove', { body })).toSucceed()
    expect(await decide(approvalId, true)).toFailWith('review.approval_withdrawn')
    const queue = await admin.call(`GET ${APPROVAL}/page`, { query: { tab: 'todo', kind: 'article_publish' } })
    expect(queue.data.records.some(({ id }) => id === approvalId)).toBe(false)
  })

  it('refuses what cannot be published, and people who may not', async () => {
    const empty = await begin({ content: '' })
    const { id } = empty
    expect(await ask(empty)).toFailWith('article.empty')
    expect(await ask({ id, version: 99 })).toFailWith('kernel.changed_meanwhile')
    expect(await ask(await begin({ articleType: 2, jumpUrl: 'ftp://example.com' }))).toFailWith('article.bad_link')
    const learner = await sands.signIn('learner')
    expect(await learner.call(`GET ${PUBLICATION}/get`, { query: { id } })).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(`GET ${PUBLICATION}/get`, { query: { id } })).toFailWith('kernel.not_signed_in')
    expect(await author.call(`GET ${PUBLICATION}/get`, { query: { id: '99999999' as Id<'article'> } })).toFailWith(
      'article.gone',
    )
  })
})
