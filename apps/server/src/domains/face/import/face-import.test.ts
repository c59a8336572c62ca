import type { FaceRecordPreview } from '@sands/contract/face/record.calls'
import type { FaceMarkPreview } from '@sands/contract/face/result.calls'
import type { Id, UserId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { batchEnded } from '../../../testing/batch.ts'
import type { Answer, Client, SignedIn } from '../../../testing/client.ts'
import {
  aDay,
  aFaceManager,
  anOpenSession,
  FACE,
  FACE_MANAGE,
  firstDay,
  overview,
  signUp,
} from '../../../testing/face/a-session.ts'
import { auditLog, signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const HOUR_MS = 3_600_000
const READ_RECORDS = `POST ${FACE_MANAGE}/record/import/read` as const
const READ_MARKS = `POST ${FACE_MANAGE}/attendance/import/read` as const

async function read<Preview>(
  client: Client,
  call: `POST ${string}`,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<Answer<Preview>> {
  const response = await client.send(call.replace('POST ', ''), {
    method: 'POST',
    body: content,
    headers: {
      'accept-language': 'en-us',
      'content-type': 'application/octet-stream',
      ...(client.token ? { authorization: `Bearer ${client.token}` } : {}),
    },
  })
  const envelope = (await response.json()) as Omit<Answer<Preview>, 'status' | 'headers'>
  return { status: response.status, headers: response.headers, ...envelope }
}

const xlsx = async (rows: readonly (readonly string[])[]): Promise<Uint8Array<ArrayBuffer>> => {
  const cells = rows.map((row) => row.map((value) => ({ value, type: String })))
  return new Uint8Array(await writeExcelFile(cells).toBuffer())
}

describe('earlier training and attendance from files, scores, and the calendar of organisers', () => {
  const sands = useSands()
  let manager: SignedIn
  let learner: SignedIn
  let learnerId: UserId

  beforeAll(async () => {
    manager = await aFaceManager(sands)
    learner = await sands.signIn('staff04')
    learnerId = await userId(sands, 'staff04')
  })

  const later = async (hours: number) => {
    sands.clock.advance(hours * HOUR_MS)
    manager = await sands.signIn('staff20')
    learner = await sands.signIn('staff04')
  }
  const readRecords = (client: Client, content: string | Uint8Array<ArrayBuffer>) =>
    read<FaceRecordPreview>(client, `${READ_RECORDS}?fileName=records.xlsx`, content)
  const readMarks = (dayId: string, content: string | Uint8Array<ArrayBuffer>) =>
    read<FaceMarkPreview>(manager, `${READ_MARKS}?fileName=a.csv&dayId=${dayId}`, content)

  it('shows what a file of earlier training contains, stores it once, and its person sees it', async () => {
    const file = await xlsx([
      ['User name', 'Training', 'First day', 'Last day', 'Hours', 'Score'],
      ['STAFF04', 'Fire safety', '2024/5/20', '2024-05-21', '7.5', '90'],
      ['nobody', 'Fire safety', '2024-05-20', '', '', ''],
      ['staff04', '', '2024-05-20', '', '', ''],
      ['staff04', 'Backwards', '2024-05-20', '2024-05-01', '', ''],
      ['staff04', 'Many', '2024-05-20', '', 'many', ''],
    ])
    const { data } = await readRecords(manager, file)
    expect(data.rows).toMatchObject([
      { row: 2, userId: learnerId, title: 'Fire safety', startDate: '2024-05-20', endDate: '2024-05-21', hours: 7.5 },
    ])
    expect(data.problems.map(({ row, column }) => [row, column])).toEqual([
      [3, 'User name'],
      [4, 'Training'],
      [5, 'Last day'],
      [6, 'Hours'],
    ])
    const start = () => manager.call(`POST ${FACE_MANAGE}/record/import/start`, { body: { rows: data.rows } })
    const first = await batchEnded(manager, (await start()).data.batchId)
    expect(first.counts).toEqual({ created: 1, updated: 0, failed: 0 })
    const again = await batchEnded(manager, (await start()).data.batchId)
    expect(again.counts).toEqual({ created: 0, updated: 1, failed: 0 })
    const own = await learner.call(`GET ${FACE}/record/page`, { query: {} })
    const [record] = own.data.records.filter(({ title }) => title === 'Fire safety')
    if (!record) throw new Error('the record is missing')
    const { id } = record
    const get = (who: SignedIn) => who.call(`GET ${FACE}/record/get`, { query: { id } })
    expect((await get(learner)).data).toMatchObject({ hours: 7.5, score: 90 })
    expect(await get(manager)).toFailWith('face.record_not_found')
    expect(await get(await sands.signIn('emma'))).toFailWith('face.record_not_found')
    const page = await manager.call(`GET ${FACE_MANAGE}/record/page`, { query: { keyWord: 'fire saf' } })
    expect(page.data.records).toMatchObject([{ id, userName: 'staff04' }])
    const remove = (who: SignedIn) => who.call(`POST ${FACE_MANAGE}/record/delete`, { body: { id } })
    expect((await remove(learner)).status).toBe(403)
    const emma = await signInWith(sands, 'emma', { rights: ['face.attend'] })
    expect(await remove(emma)).toFailWith('face.unknown')
    expect(await remove(manager)).toSucceed()
    expect(await remove(manager)).toFailWith('face.unknown')
    const [entry] = await auditLog(sands)
    expect(entry).toMatchObject({ action: 'face.record.deleted', subject_name: 'Fire safety' })
  })

  it('leaves alone what a second file of the same training does not contain, and names rows that repeat', async () => {
    const start = async (rows: FaceRecordPreview['rows']) => {
      const { data } = await manager.call(`POST ${FACE_MANAGE}/record/import/start`, { body: { rows } })
      return batchEnded(manager, data.batchId)
    }
    const first = 'User name,Training,First day,Last day,Hours,Result\nstaff04,Lifting,2024-05-20,2024-05-21,8,Passed'
    await start((await readRecords(manager, first)).data.rows)
    const second = [
      'User name,Training,First day,Result,Score',
      'staff04,Lifting,2024-05-20,Well passed,95',
      'staff04,Lifting,2024-05-20,Failed,1',
      'staff04,Lifting,2024-06-20,Passed,70',
    ].join('\n')
    const { data } = await readRecords(manager, second)
    expect(data).toMatchObject({ rows: [{ row: 2 }, { row: 4 }], known: 1, problems: [{ row: 3, column: 'Training' }] })
    expect((await start(data.rows)).counts).toEqual({ created: 1, updated: 1, failed: 0 })
    const page = await manager.call(`GET ${FACE_MANAGE}/record/page`, { query: { keyWord: 'lifting' } })
    expect(page.data.records).toMatchObject([
      { startDate: '2024-06-20', endDate: '2024-06-20', hours: null, score: 70 },
      { startDate: '2024-05-20', endDate: '2024-05-21', hours: 8, result: 'Well passed', score: 95 },
    ])
  })

  it('checks the rows again before they are stored: days, and people of the college', async () => {
    const row = { userId: learnerId, title: 'Sent by hand', startDate: '2024-05-20' }
    const rows = [
      { ...row, row: 2, startDate: '2024-02-31' },
      { ...row, row: 3, endDate: '2024-05-19' },
      { ...row, row: 4, userId: await userId(sands, 'emma') },
      { ...row, row: 5 },
    ]
    const { data } = await manager.call(`POST ${FACE_MANAGE}/record/import/start`, { body: { rows } })
    const batch = await batchEnded(manager, data.batchId)
    expect(batch).toMatchObject({ counts: { created: 1, failed: 3 }, problems: [{ row: 2 }, { row: 3 }, { row: 4 }] })
  })

  it('refuses files without the headings, empty files, and people without the right', async () => {
    expect(await readRecords(manager, 'Training,First day\nA,2024-01-01')).toFailWith('face.import_headings')
    expect(await readRecords(manager, 'User name,Training,First day\n')).toFailWith('org.import_empty')
    expect((await readRecords(learner, 'User name')).status).toBe(403)
    expect((await readRecords(sands.visitor(), 'User name')).status).toBe(401)
    const rows = [{ row: 2, userId: learnerId, title: ' ', startDate: 'x' }]
    const start = await manager.call(`POST ${FACE_MANAGE}/record/import/start`, { body: { rows } as never })
    expect(start).toFailWith('kernel.invalid_field')
  })

  it('marks attendance from a file with the outcome of each row: the same truth, and who said so', async () => {
    const session = await anOpenSession(manager, { days: [aDay(sands, 1, 2), aDay(sands, 25, 2)] })
    await signUp(learner, session.id)
    const dayId = firstDay(session)
    const sheet = [
      'User name,Attendance,Remark',
      'staff04,迟到,Bus',
      'staff04,present,',
      'staff05,present,',
      'nobody,present,',
      'staff04,perhaps,',
    ].join('\n')
    expect(await readMarks(dayId, sheet)).toFailWith('face.wrong_state')
    expect(await readMarks('999', sheet)).toFailWith('face.unknown')
    await later(2)
    const { data } = await readMarks(dayId, sheet)
    expect(data.rows).toEqual([{ row: 2, userId: learnerId, mark: 'late', reason: 'Bus' }])
    expect(data.problems.map(({ row, column }) => [row, column])).toEqual([
      [3, 'User name'],
      [4, 'User name'],
      [5, 'User name'],
      [6, 'Attendance'],
    ])
    const stranger = { row: 9, userId: await userId(sands, 'staff09'), mark: 'present' as const, reason: 'Seen' }
    const body = { dayId, rows: [...data.rows, stranger], readAt: data.readAt }
    const { batchId } = (await manager.call(`POST ${FACE_MANAGE}/attendance/import/start`, { body })).data
    const batch = await batchEnded(manager, batchId)
    expect(batch).toMatchObject({ counts: { updated: 1, failed: 1 }, problems: [{ row: 9 }] })
    expect(await overview(learner, session.id)).toMatchObject({ status: 'late' })
    const { data: seats } = await manager.call(`GET ${FACE_MANAGE}/seat/page`, { query: { id: session.id } })
    expect(seats.records[0]?.days[0]).toMatchObject({ outcome: 'late', reason: 'Bus', mark: { way: 'import' } })
    const mark = { dayId, userIds: [learnerId], mark: 'present' as const, reason: 'Corrected' }
    expect(await manager.call(`POST ${FACE_MANAGE}/attendance/mark`, { body: mark })).toSucceed()
    expect(await overview(learner, session.id)).toMatchObject({ status: 'present' })
  })

  it('replaces marks of hands and leave only with a reason, and never what has changed since the preview', async () => {
    const session = await anOpenSession(manager, { days: [aDay(sands, 1, 8)] })
    const dayId = firstDay(session)
    let other = await sands.signIn('staff05')
    const otherId = await userId(sands, 'staff05')
    await signUp(learner, session.id)
    const { trainConfirmId } = (await signUp(other, session.id)).data
    expect(await other.call(`POST ${FACE}/ask-for-leave`, { body: { trainConfirmId, reason: 'Ill' } })).toSucceed()
    const grant = { trainConfirmId, isGranted: true, reason: 'Well' }
    expect(await manager.call(`POST ${FACE_MANAGE}/seat/leave`, { body: grant })).toSucceed()
    await later(2)
    const markAs = (mark: 'present' | 'late', reason: string) =>
      manager.call(`POST ${FACE_MANAGE}/attendance/mark`, { body: { dayId, userIds: [learnerId], mark, reason } })
    expect(await markAs('present', 'Seen')).toSucceed()
    sands.clock.advance(1000)
    const sheet = 'User name,Attendance,Remark\nstaff04,absent,\nstaff05,absent,'
    const { data } = await readMarks(dayId, sheet)
    expect(data.rows).toEqual([])
    expect(data.guarded).toMatchObject([
      { row: 2, userId: learnerId },
      { row: 3, userId: otherId },
    ])
    expect(data.problems.map(({ row, column }) => [row, column])).toEqual([
      [2, 'Attendance'],
      [3, 'Attendance'],
    ])
    const start = async (more: { readAt: string; overwriteReason?: string }) => {
      const body = { dayId, rows: data.guarded, ...more }
      const answer = await manager.call(`POST ${FACE_MANAGE}/attendance/import/start`, { body })
      return batchEnded(manager, answer.data.batchId)
    }
    const careful = await start({ readAt: data.readAt })
    expect(careful).toMatchObject({ counts: { updated: 0, failed: 2 }, problems: [{ row: 2 }, { row: 3 }] })
    sands.clock.advance(1000)
    expect(await markAs('late', 'The clock was wrong')).toSucceed()
    const forced = await start({ readAt: data.readAt, overwriteReason: 'The paper list counts' })
    expect(forced).toMatchObject({ counts: { updated: 1, failed: 1 }, problems: [{ row: 2 }] })
    const [entry] = await auditLog(sands)
    expect(entry).toMatchObject({
      action: 'face.attendance.imported',
      before: { marks: [{ userId: otherId, mark: 'leave', way: null }] },
      after: { marks: [{ userId: otherId, mark: 'absent', way: 'import' }], reason: 'The paper list counts' },
    })
    expect(await overview(learner, session.id)).toMatchObject({ status: 'late' })
    other = await sands.signIn('staff05')
    expect(await overview(other, session.id)).toMatchObject({ status: 'absent', reason: 'The paper list counts' })
  })

  it('names a remark that is too long, and imports the other rows', async () => {
    const session = await anOpenSession(manager, { days: [aDay(sands, 1, 2)] })
    await signUp(learner, session.id)
    await later(2)
    const { data } = await readMarks(firstDay(session), `User name,Attendance,Remark\nstaff04,late,${'x'.repeat(501)}`)
    expect(data).toMatchObject({ rows: [], problems: [{ row: 2, column: 'Remark' }] })
  })

  it('stores a score with a remark, after which homework stays as it is', async () => {
    const session = await anOpenSession(manager, { homework: 'A plan', days: [aDay(sands, 1, 8)] })
    const { trainConfirmId } = (await signUp(learner, session.id)).data
    const score = (value: number | null, who = manager) =>
      who.call(`POST ${FACE_MANAGE}/seat/score`, { body: { trainConfirmId, score: value, remark: 'Well done' } })
    expect(await score(90)).toFailWith('face.wrong_state')
    await later(2)
    expect(await score(101)).toFailWith('kernel.invalid_field')
    expect((await score(90, learner)).status).toBe(403)
    expect(await score(90, await signInWith(sands, 'emma', { rights: ['face.attend'] }))).toFailWith('face.unknown')
    const handIn = (answer: string) =>
      learner.call(`POST ${FACE}/homework/submit`, { body: { trainConfirmId, answer } })
    expect(await handIn('First')).toSucceed()
    expect(await score(90)).toSucceed()
    expect(await overview(learner, session.id)).toMatchObject({
      score: 90,
      remark: 'Well done',
      homework: { isOpen: 0 },
    })
    expect(await handIn('Too late')).toFailWith('face.homework_closed')
    const removal = { trainConfirmId, reason: 'Mistake' }
    expect(await manager.call(`POST ${FACE_MANAGE}/seat/remove`, { body: removal })).toSucceed()
    expect(await score(80)).toFailWith('face.seat_settled')
    expect(await overview(learner, session.id)).toMatchObject({ score: null, remark: null })
    const add = { id: session.id, userIds: [learnerId] }
    expect(await manager.call(`POST ${FACE_MANAGE}/seat/add`, { body: add })).toSucceed()
    expect(await overview(learner, session.id)).toMatchObject({ score: null, homework: { isOpen: 1, answer: null } })
    const absent = { dayId: firstDay(session), userIds: [learnerId], mark: 'absent' as const, reason: 'Not seen' }
    expect(await manager.call(`POST ${FACE_MANAGE}/attendance/mark`, { body: absent })).toSucceed()
    expect(await score(80)).toFailWith('face.seat_settled')
  })

  it('shows days on a calendar with rooms and lecturers, and counts them for the lecturer', async () => {
    const { data: found } = await manager.call('GET /sands-lms/api/v1/lecturer/page', { query: { size: 1 } })
    const [lecturer] = found.records
    if (!lecturer) throw new Error('there is no lecturer')
    const taught = async () => {
      const { data } = await manager.call('GET /sands-lms/api/v1/lecturer/page', { query: { keyWord: lecturer.name } })
      return data.records.find(({ id }) => id === lecturer.id)
    }
    const before = await taught()
    const draft = { name: 'Room of the calendar', address: '', mapUrl: null, seats: 20, timeZone: 'Asia/Jakarta' }
    const room = (await manager.call(`POST ${FACE_MANAGE}/room/create`, { body: draft })).data
    const days = [{ ...aDay(sands, 1, 2), roomId: room.id }]
    const session = await anOpenSession(manager, { name: 'Planned', lecturerIds: [lecturer.id], days })
    // It begins with the others, goes on for a day more, and is cancelled while it is under way.
    const long = [aDay(sands, 1.5, 0.25), aDay(sands, 25, 1)]
    const stopped = await anOpenSession(manager, { name: 'Stopped', lecturerIds: [lecturer.id], days: long })
    const included = [{ kind: 'user' as const, id: learnerId }]
    await anOpenSession(manager, {
      ...{ name: 'Elsewhere', lecturerIds: [lecturer.id], audience: { included, excluded: [] } },
      days: [aDay(sands, 2, 1)],
    })
    // The last hour of six weeks in which clocks go back.
    const last = { ...aDay(sands, 42 * 24 + 0.5, 0.5), roomId: room.id }
    const late = await anOpenSession(manager, { name: 'Last', days: [last] })
    const from = sands.clock.now().toISOString()
    const until = new Date(sands.clock.now().getTime() + (42 * 24 + 1) * HOUR_MS).toISOString()
    const calendar = (who: SignedIn, roomId: Id<'faceRoom'>) =>
      who.call(`GET ${FACE_MANAGE}/calendar`, { query: { from, until, roomId } })
    expect((await calendar(manager, room.id)).data).toMatchObject([
      { faceId: session.id, roomName: 'Room of the calendar', lecturerNames: [lecturer.name], isColliding: true },
      { faceId: late.id, phase: 'upcoming', isColliding: false },
    ])
    expect((await calendar(learner, room.id)).status).toBe(403)
    const emma = await signInWith(sands, 'emma', { rights: ['face.edit'] })
    expect((await calendar(emma, room.id)).data).toEqual([])
    const added = async () => {
      const after = await taught()
      const courses = (after?.teachCourseNum ?? 0) - (before?.teachCourseNum ?? 0)
      return { courses, seconds: (after?.teachTotalDuration ?? 0) - (before?.teachTotalDuration ?? 0) }
    }
    expect(await added()).toEqual({ courses: 0, seconds: 0 })
    await later(4)
    // One of them is for somebody else. A session of two days counts once.
    expect(await added()).toEqual({ courses: 2, seconds: 7200 + 900 })
    const body = { id: stopped.id, version: stopped.version, reason: 'Ill' }
    expect(await manager.call(`POST ${FACE_MANAGE}/cancel`, { body })).toSucceed()
    expect(await added()).toEqual({ courses: 1, seconds: 7200 })
  })
})
