import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { aMark, aMarker, anExamToMark, EXAM_TYPE, handsIn } from '../../testing/exam/a-marker.ts'
import { aTaker } from '../../testing/exam/a-taker.ts'
import { runJobs } from '../../testing/jobs.ts'
import { signInWith, userId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const PENDING = 'GET /sands-lms/api/v1/personalCenter/cornerMarkNumberByBiz'
const INBOX = 'GET /sands-system/api/v1/message/page'

describe('the queue of what people mark', () => {
  const sands = useSands()
  let learner: SignedIn
  let colleague: SignedIn
  let reviewer: ReturnType<typeof aMarker>
  let second: ReturnType<typeof aMarker>
  beforeAll(async () => {
    learner = await sands.signIn('learner')
    colleague = await sands.signIn('staff02')
    reviewer = aMarker(await sands.signIn('reviewer'))
    second = aMarker(await signInWith(sands, 'author', { rights: ['exam.mark'] }))
  })
  const runDigest = async () => {
    await sands.server.kernel.database.pool.query(
      `insert into jobs.job (name, data) values ('review.tell-markers', '{}')`,
    )
    await runJobs(sands)
  }

  it('lists what was handed in, oldest first, with numbers', async () => {
    const exam = await anExamToMark(sands)
    const before = (await reviewer.number()).data.number
    const first = await handsIn(learner, exam.id)
    sands.clock.advance(MINUTE_MS)
    const later = await handsIn(colleague, exam.id)
    expect((await reviewer.number()).data).toEqual({ number: before + 2 })
    const numbers = (await reviewer.numbers()).data
    expect(numbers.reduce((sum, { number }) => sum + number, 0)).toBe(before + 2)
    expect(numbers.find(({ bizType }) => bizType === EXAM_TYPE)?.number).toBeGreaterThanOrEqual(2)
    const { data } = await reviewer.bizPage()
    expect(data.records.find(({ bizId }) => String(bizId) === exam.id)).toMatchObject({
      bizName: 'An exam',
      waiting: 2,
      claimed: 0,
      done: 0,
      oldestTime: expect.any(String),
    })
    const items = (await reviewer.details(exam.id)).data
    expect(items.records.map(({ recordId }) => String(recordId))).toEqual([first, later])
    expect(items.records[0]).toMatchObject({
      person: { userName: 'learner', departmentName: expect.any(String) },
      reviewStatus: 0,
      claim: null,
    })
    expect((await reviewer.details(exam.id, { keyWord: 'staff02' })).data.total).toBe(1)
    const students = (await reviewer.students(exam.id)).data
    expect(students.total).toBe(2)
    expect(students.records.map(({ waiting, done }) => [waiting, done])).toEqual([
      [1, 0],
      [1, 0],
    ])
  })

  it('is counted on the badge of those who mark, up to a hundred, and of nobody else', async () => {
    const badge = async (person: SignedIn) => (await person.call(PENDING)).data.teachingNumber
    const marker = await sands.signIn('reviewer')
    const named = await signInWith(sands, 'teacher', { rights: [] })
    const [before, beforeNamed] = [await badge(marker), await badge(named)]
    const exam = await anExamToMark(sands, { document: { reviewerIds: [await userId(sands, 'teacher')] } })
    const record = await handsIn(learner, exam.id)
    expect(await badge(marker)).toBe(before + 1)
    expect(await badge(named)).toBe(beforeNamed + 1)
    expect(await badge(learner)).toBe(0)
    expect(await reviewer.finish(record, [aMark('q2', 0), aMark('q3', 0)])).toSucceed()
    expect(await badge(marker)).toBe(before)
    expect(await badge(named)).toBe(beforeNamed)
    await sands.server.kernel.database.pool.query(
      `insert into review_items (college_id, biz_type, biz_id, record_id, user_id, state, created_at)
       select i.college_id, i.biz_type, i.biz_id, i.record_id + n, i.user_id, 'waiting', i.created_at
       from review_items i, generate_series(1, 150) n where i.record_id = $1 and i.biz_type = 2401`,
      [record],
    )
    expect(await badge(marker)).toBe(100)
    await sands.server.kernel.database.pool.query(
      `delete from review_items where record_id > $1 and record_id <= $1 + 150 and biz_type = 2401`,
      [record],
    )
  })

  it('does not list an attempt that the keys can score', async () => {
    const exam = await anExamToMark(sands)
    const taker = aTaker(learner)
    const { id, ticket } = await taker.begin(exam.id)
    await taker.submit(id, ticket, 0)
    expect((await taker.result(id)).data).toMatchObject({ state: 'finished', score: 0 })
    expect((await reviewer.details(exam.id)).data.total).toBe(0)
    expect((await reviewer.next(exam.id)).data).toBeNull()
  })

  it('is closed to visitors, to people who mark nothing, and to another college', async () => {
    const exam = await anExamToMark(sands)
    const record = await handsIn(learner, exam.id)
    const visitor = await sands.visitor().call('POST /sands-lms/api/v1/review/bizPage', { body: {} })
    expect(visitor).toFailWith('kernel.not_signed_in')
    const stranger = aMarker(colleague)
    expect((await stranger.number()).data.number).toBe(0)
    expect((await stranger.bizPage()).data.total).toBe(0)
    expect(await stranger.details(exam.id)).toFailWith('review.unknown')
    expect(await stranger.students(exam.id)).toFailWith('review.unknown')
    expect((await stranger.next(exam.id)).data).toBeNull()
    const abroad = aMarker(await signInWith(sands, 'emma', { rights: ['exam.mark'] }))
    expect(await abroad.details(exam.id)).toFailWith('review.unknown')
    expect(await abroad.info(exam.id)).toFailWith('review.unknown')
    expect(await abroad.paper(record)).toFailWith('review.unknown')
    expect((await abroad.next(exam.id)).data).toBeNull()
  })

  it('shows a named reviewer the exams that name them, and nothing else', async () => {
    const named = await signInWith(sands, 'teacher', { rights: [] })
    const exam = await anExamToMark(sands, { document: { reviewerIds: [await userId(sands, 'teacher')] } })
    const other = await anExamToMark(sands)
    const record = await handsIn(learner, exam.id)
    const hidden = await handsIn(learner, other.id)
    await sands.server.kernel.database.pool.query(
      `insert into jobs.job (name, data) values ('exam.complete-queue', '{}')`,
    )
    await runJobs(sands)
    const marker = aMarker(named)
    expect((await marker.bizPage()).data.records.map(({ bizId }) => String(bizId))).toEqual([exam.id])
    expect(await marker.paper(record)).toSucceed()
    expect(await marker.paper(hidden)).toFailWith('review.unknown')
    expect(await marker.details(other.id)).toFailWith('review.unknown')
  })

  it('is limited to the departments of a remit', async () => {
    const exam = await anExamToMark(sands)
    const mine = await handsIn(learner, exam.id)
    const outside = await sands.signIn('teacher')
    const foreign = await handsIn(outside, exam.id)
    const marker = aMarker(
      await signInWith(sands, 'manager', { rights: ['exam.mark'], college: '沙丘学院', department: '门店运营部' }),
    )
    expect((await marker.details(exam.id)).data.records.map(({ recordId }) => String(recordId))).toEqual([mine])
    expect(await marker.paper(mine)).toSucceed()
    expect(await marker.paper(foreign)).toFailWith('review.unknown')
    expect(await marker.finish(foreign, [])).toFailWith('review.unknown')
  })

  it('never shows people their own work', async () => {
    const exam = await anExamToMark(sands)
    const self = await sands.signIn('reviewer')
    const own = await handsIn(self, exam.id)
    expect((await reviewer.details(exam.id)).data.total).toBe(0)
    expect(await reviewer.paper(own)).toFailWith('review.unknown')
    expect(await reviewer.claim(own)).toFailWith('review.unknown')
    expect((await second.details(exam.id)).data.total).toBe(1)
  })

  it('gives two people who ask for the next paper at once two papers', async () => {
    const exam = await anExamToMark(sands)
    await handsIn(learner, exam.id)
    await handsIn(colleague, exam.id)
    const [one, two] = await Promise.all([reviewer.next(exam.id), second.next(exam.id)])
    expect(new Set([one.data?.recordId, two.data?.recordId]).size).toBe(2)
    const third = aMarker(await signInWith(sands, 'manager', { rights: ['exam.mark'] }))
    expect((await third.next(exam.id)).data).toBeNull()
    const items = (await third.details(exam.id)).data.records
    expect(items.every(({ claim }) => claim !== null && !claim.isMine)).toBe(true)
  })

  it('goes from one paper to the next, and from the last to the first', async () => {
    const exam = await anExamToMark(sands)
    const first = await handsIn(learner, exam.id)
    sands.clock.advance(MINUTE_MS)
    const last = await handsIn(colleague, exam.id)
    expect((await reviewer.next(exam.id)).data?.recordId).toBe(first)
    expect((await reviewer.next(exam.id, first)).data?.recordId).toBe(last)
    expect((await reviewer.next(exam.id, last)).data?.recordId).toBe(first)
  })

  it('hides the names of an exam that says so, and does not find them by a search', async () => {
    const exam = await anExamToMark(sands, { document: { isAnonymous: true } })
    const record = await handsIn(learner, exam.id)
    const items = (await reviewer.details(exam.id, { keyWord: 'nobody-has-this-name' })).data
    expect(items.records).toMatchObject([{ recordId: record, person: null }])
    expect((await reviewer.students(exam.id)).data.records).toMatchObject([{ person: null }])
    const paper = await reviewer.paper(record)
    expect(paper.data.person).toBeNull()
    const { submitReason: _, ...shown } = paper.data
    expect(JSON.stringify([shown, items])).not.toMatch(/learner|林晓/)
  })

  it('tells markers once that papers wait, and not again for half a day', async () => {
    const marker = await signInWith(sands, 'teacher', { rights: [] })
    const reviewerIds = [await userId(sands, 'teacher')]
    const exam = await anExamToMark(sands, { document: { title: 'Told once', reviewerIds } })
    const waiting = async () => {
      const { data } = await marker.call(INBOX, { query: { code: 'teaching', size: 50 } })
      return data.records.filter(({ title }) => title.includes('Told once'))
    }
    await handsIn(learner, exam.id)
    await handsIn(colleague, exam.id)
    await sands.server.kernel.database.pool.query(
      `insert into jobs.job (name, data) values ('exam.complete-queue', '{}')`,
    )
    await runJobs(sands)
    await runDigest()
    expect(await waiting()).toMatchObject([{ content: expect.stringContaining('2'), jumpModuleId: exam.id }])
    const third = await handsIn(await sands.signIn('author'), exam.id)
    await runDigest()
    expect(await waiting()).toHaveLength(1)
    sands.clock.advance(13 * HOUR_MS)
    await runDigest()
    const again = await sands.signIn('teacher')
    const { data } = await again.call(INBOX, { query: { code: 'teaching', size: 50 } })
    expect(data.records.filter(({ title }) => title.includes('Told once'))).toHaveLength(2)
    const later = aMarker(again)
    expect(await later.finish(third, [aMark('q2', 0), aMark('q3', 0)])).toSucceed()
  })
})
