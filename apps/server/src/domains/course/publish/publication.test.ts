import type { ManagedCourse } from '@sands/contract/course/manage.model'
import type { Id } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aChapter, aCourse, aCourseware, aPublisher } from '../../../testing/course-authoring.ts'
import { useSands } from '../../../testing/sands.ts'

const PUBLICATION = '/sands-lms/api/v1/manage/course/publication'
const APPROVAL = '/sands-lms/api/v1/approval'
const GET = 'GET /sands-lms/api/v1/manage/course/get'
const SAVE = 'POST /sands-lms/api/v1/manage/course/save'
const REMOVE = 'POST /sands-lms/api/v1/manage/course/remove'

describe('asking for the publication of a course', () => {
  const sands = useSands()
  let author: SignedIn
  let manager: SignedIn

  beforeAll(async () => {
    author = await sands.signIn('author')
    manager = await aPublisher(sands)
  })

  const course = async (title: string): Promise<ManagedCourse> => {
    const courseware = await aCourseware(sands, manager)
    return aCourse(author, { title, chapters: [aChapter([courseware.id])] })
  }
  const ask = ({ id, version }: Pick<ManagedCourse, 'id' | 'version'>, reason = 'It is ready') =>
    author.call(`POST ${PUBLICATION}/ask`, { body: { id, version, reason } })
  const decide = (id: Id<'approval'>, isApproved: boolean) =>
    manager.call(`POST ${APPROVAL}/decide`, { body: { id, isApproved, reason: 'Because' } })
  const stored = async (id: Id<'course'>) => (await author.call(GET, { query: { id } })).data
  const asked = async (seen: Pick<ManagedCourse, 'id' | 'version'>) => {
    const answer = await ask(seen)
    if (answer.code !== 1 || !answer.data.request) throw new Error(answer.msg)
    const { request } = answer.data
    return request
  }

  it('publishes by a yes, and shows what is different', async () => {
    const draft = await course('Asked for')
    expect((await author.call(`GET ${PUBLICATION}/get`, { query: { id: draft.id } })).data).toEqual({ request: null })
    const request = await asked(draft)
    expect(request).toMatchObject({ isOwn: 1, isOld: 0 })
    const detail = await manager.call(`GET ${APPROVAL}/get`, { query: { id: request.approvalId } })
    expect(detail.data).toMatchObject({ kind: 'course_publish', title: 'Asked for', summary: 'It is ready' })
    expect(detail.data.changes).toContainEqual({ label: expect.any(String), before: '', after: 'Asked for' })
    expect(await decide(request.approvalId, true)).toSucceed()
    expect(await decide(request.approvalId, true)).toFailWith('review.approval_decided')
    const decided = await manager.call(`GET ${APPROVAL}/get`, { query: { id: request.approvalId } })
    expect(decided.data.changes).toEqual(detail.data.changes)
    const live = await stored(draft.id)
    expect(live).toMatchObject({ state: 'published', edition: 1, isChanged: false })
    expect(await ask(live)).toFailWith('kernel.changed_meanwhile')

    const body = { id: live.id, version: live.version, draft: { ...live.draft, title: 'Another name' } }
    const changed = (await author.call(SAVE, { body })).data
    const next = await asked(changed)
    const { data } = await manager.call(`GET ${APPROVAL}/get`, { query: { id: next.approvalId } })
    expect(data.changes).toEqual([{ label: expect.any(String), before: 'Asked for', after: 'Another name' }])
    expect(await decide(next.approvalId, false)).toSucceed()
    expect(await stored(live.id)).toMatchObject({ edition: 1, title: 'Another name', isChanged: true })
  })

  it('publishes nothing that the approver was not asked for', async () => {
    const draft = await course('Changed later')
    const request = await asked(draft)
    sands.clock.advance(1000)
    const body = { id: draft.id, version: draft.version, draft: { ...draft.draft, title: 'Something else' } }
    const changed = (await author.call(SAVE, { body })).data
    const { data } = await author.call(`GET ${PUBLICATION}/get`, { query: { id: draft.id } })
    expect(data.request).toMatchObject({ isOld: 1 })
    expect(await decide(request.approvalId, true)).toFailWith('review.publication_old')
    expect(await stored(draft.id)).toMatchObject({ state: 'draft' })
    const again = await asked(changed)
    expect(await decide(request.approvalId, true)).toFailWith('review.approval_withdrawn')
    expect(await decide(again.approvalId, true)).toSucceed()
    expect(await stored(draft.id)).toMatchObject({ state: 'published', title: 'Something else' })
  })

  it('is asked by one person at a time, who takes it back', async () => {
    const draft = await course('Back')
    await asked(draft)
    const { id, version } = draft
    const other = manager.call(`POST ${PUBLICATION}/ask`, { body: { id, version } })
    expect(await other).toFailWith('review.approval_asked_already')
    expect(await manager.call(`POST ${PUBLICATION}/withdraw`, { body: { id } })).toFailWith('review.approval_unknown')
    expect((await author.call(`POST ${PUBLICATION}/withdraw`, { body: { id } })).data).toEqual({ request: null })
  })

  it('refuses what cannot be published, and people who may not', async () => {
    const empty = await aCourse(author, { title: 'Empty' })
    expect(await ask(empty)).toFailWith('course.has_faults')
    expect(await ask({ ...empty, version: 99 })).toFailWith('kernel.changed_meanwhile')
    const learner = await sands.signIn('learner')
    const { id, version } = empty
    expect(await learner.call(`GET ${PUBLICATION}/get`, { query: { id } })).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(`POST ${PUBLICATION}/ask`, { body: { id, version } })).toFailWith(
      'kernel.not_signed_in',
    )
    const gone = await course('Gone')
    const request = await asked(gone)
    await author.call(REMOVE, { body: { id: gone.id, version: gone.version } })
    expect(await ask(gone)).toFailWith('course.unknown')
    expect(await decide(request.approvalId, true)).toFailWith('review.approval_withdrawn')
    const { data } = await author.call(`GET ${APPROVAL}/get`, { query: { id: request.approvalId } })
    expect(data).toMatchObject({ state: 'withdrawn', history: [{ act: 'asked' }, { act: 'withdrawn' }] })
    expect(data.history[1]?.reason).toMatch(/\S/)
  })
})
