import type { CallBody } from '@sands/contract/calls'
import type { FileId, Id } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { aJpeg } from '../../testing/pictures.ts'
import { useSands } from '../../testing/sands.ts'
import { upload } from '../../testing/upload.ts'

const CATEGORIES = 'GET /sands-system/api/v1/questionCategory/questionList'
const CREATE = 'POST /sands-system/api/v1/question/create'
const PAGE = 'GET /sands-system/api/v1/question/page'
const RESOURCE = 'GET /sands-system/api/v1/system/resource/get'
const DAY_MS = 86_400_000

type Wanted = CallBody<typeof CREATE>

describe('feedback', () => {
  const sands = useSands()
  let learner: SignedIn
  let emma: SignedIn
  let categoryId: Id<'feedbackCategory'>

  const categoryOf = async (person: SignedIn) => {
    const [category] = (await person.call(CATEGORIES)).data
    if (!category) throw new Error('the demo company has no categories of feedback')
    return category.id
  }
  beforeAll(async () => {
    learner = await sands.signIn('learner')
    emma = await sands.signIn('emma')
    categoryId = await categoryOf(learner)
  })

  async function send(person: SignedIn, content: string, more: Partial<Wanted> = {}) {
    sands.clock.advance(1000)
    const answer = await person.call(CREATE, { body: { categoryId, content, ...more } })
    expect(answer).toSucceed()
    return answer.data
  }
  const aPictureOf = async (person: SignedIn) =>
    (await upload(person, await aJpeg(), { purpose: 'image' })).data.id as FileId

  it('offers the categories that are switched on, in the language of the reader', async () => {
    const names = async (language: string) =>
      (await learner.call(CATEGORIES, { headers: { 'accept-language': language } })).data.map(({ name }) => name)
    expect(await names('zh-cn')).toEqual(['课程内容', '功能问题', '学习建议', '其他'])
    expect(await names('en-us')).toEqual([
      'Course content',
      'Something does not work',
      'Ideas for learning',
      'Something else',
    ])
  })

  it('is listed with pictures and state for its author only, newest first', async () => {
    const other = await sands.signIn('staff02')
    await send(learner, 'older')
    const fileId = await aPictureOf(learner)
    const sent = await send(learner, '  newer\r\n\r\n\r\n\r\nlines\u0007 ', { contact: ' 138 ', fileIds: [fileId] })
    expect(sent).toMatchObject({ content: 'newer\n\nlines', contact: '138', state: 'new', answers: [] })
    expect(sent.pictures).toHaveLength(1)

    const { data } = await learner.call(PAGE)
    expect(data.records.slice(0, 2).map(({ content }) => content)).toEqual(['newer\n\nlines', 'older'])
    expect(data.records[0]?.pictures[0]?.url).toMatch(/^\//)
    expect((await other.call(PAGE)).data.total).toBe(0)
    expect((await emma.call(PAGE)).data.records.map(({ id }) => id)).not.toContain(sent.id)
  })

  it('does not let anyone open its pictures by file id', async () => {
    const fileId = await aPictureOf(learner)
    await send(learner, 'with a picture', { fileIds: [fileId] })
    const other = await sands.signIn('staff02')
    expect(await other.call(RESOURCE, { query: { id: fileId } })).toFailWith('media.gone')
  })

  it('is stored once when it is sent twice with the same key', async () => {
    const staff = await sands.signIn('staff06')
    const twice = { body: { categoryId, content: 'Once' }, headers: { 'idempotency-key': 'feedback-sent-once-1' } }
    expect(await staff.call(CREATE, twice)).toSucceed()
    expect(await staff.call(CREATE, twice)).toSucceed()
    expect((await staff.call(PAGE)).data.total).toBe(1)
  })

  it('accepts twenty entries from one person in 24 hours', async () => {
    const staff = await sands.signIn('staff07')
    for (let index = 0; index < 20; index += 1) await send(staff, `Number ${index}`)
    const oneMore = { body: { categoryId, content: 'One more' } }
    expect(await staff.call(CREATE, oneMore)).toFailWith('feedback.enough_for_today')
    sands.clock.advance(DAY_MS)
    const tomorrow = await sands.signIn('staff07')
    expect(await tomorrow.call(CREATE, oneMore)).toSucceed()
    learner = await sands.signIn('learner')
    emma = await sands.signIn('emma')
  })

  it('refuses pictures of others, and categories that are switched off or of another college', async () => {
    const fileId = await aPictureOf(await sands.signIn('staff02'))
    expect(await learner.call(CREATE, { body: { categoryId, content: 'x', fileIds: [fileId] } })).toFailWith(
      'media.gone',
    )
    const { rows } = await sands.server.kernel.database.pool.query<{ id: Id<'feedbackCategory'> }>(
      'select id from feedback_categories where not is_on order by id limit 1',
    )
    const off = rows[0]?.id ?? categoryId
    expect(await learner.call(CREATE, { body: { categoryId: off, content: 'x' } })).toFailWith('feedback.category_gone')
    const english = await categoryOf(emma)
    expect(await learner.call(CREATE, { body: { categoryId: english, content: 'x' } })).toFailWith(
      'feedback.category_gone',
    )
  })

  it('needs a session, a text and at most three pictures', async () => {
    const visitor = sands.visitor()
    expect(await visitor.call(CATEGORIES)).toFailWith('kernel.not_signed_in')
    expect(await visitor.call(PAGE)).toFailWith('kernel.not_signed_in')
    expect(await visitor.call(CREATE, { body: { categoryId, content: 'x' } })).toFailWith('kernel.not_signed_in')
    const fileIds = ['1', '2', '3', '4'] as FileId[]
    for (const body of [
      { categoryId, content: '  ' },
      { categoryId, content: 'x'.repeat(1001) },
      { categoryId, content: 'x', contact: 'x'.repeat(61) },
      { categoryId, content: 'x', fileIds },
    ])
      expect(await learner.call(CREATE, { body })).toFailWith('kernel.invalid_field')
    expect(await learner.call(PAGE, { query: { size: 1000 } })).toFailWith('kernel.invalid_field')
  })
})
