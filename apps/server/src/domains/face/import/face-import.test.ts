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
    expect(first.counts).toEqual({ created: 1, updated: 0 })
    const again = await batchEnded(manager, (await start()).data.batchId)
    expect(again.counts).toEqual({ created: 0, updated: 1 })
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
    const body = { dayId, rows: [...data.rows, stranger] }
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

  it('stores a score with a remark, after which homework stays as it is', async () => {
    const session = await anOpenSession(manager, { homework: 'A plan', days: [aDay(sands, 48)] })
    const { trainConfirmId } = (await signUp(learner, session.id)).data
    const score = (value: number | null, who = manager) =>
      who.call(`POST ${FACE_MANAGE}/seat/score`, { body: { trainConfirmId, score: value, remark: 'Well done' } })
    expect(await score(101)).toFailWith('kernel.invalid_field')
    expect((await score(90, learner)).status).toBe(403)
    expect(await score(90, await signInWith(sands, 'emma', { rights: ['face.attend'] }))).toFailWith('face.unknown')
    expect(await score(90)).toSucceed()
    expect(await overview(learner, session.id)).toMatchObject({
      score: 90,
      remark: 'Well done',
      homework: { isOpen: 0 },
    })
    const answer = { trainConfirmId, answer: 'Too late' }
    expect(await learner.call(`POST ${FACE}/homework/submit`, { body: answer })).toFailWith('face.homework_closed')
    expect(await learner.call(`POST ${FACE}/withdraw`, { body: { trainConfirmId, reason: '' } })).toSucceed()
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
    const from = sands.clock.now().toISOString()
    const until = new Date(sands.clock.now().getTime() + 24 * HOUR_MS).toISOString()
    const calendar = (who: SignedIn, roomId: Id<'faceRoom'>) =>
      who.call(`GET ${FACE_MANAGE}/calendar`, { query: { from, until, roomId } })
    expect((await calendar(manager, room.id)).data).toMatchObject([
      { faceId: session.id, roomName: 'Room of the calendar', lecturerNames: [lecturer.name], phase: 'upcoming' },
    ])
    expect((await calendar(learner, room.id)).status).toBe(403)
    const emma = await signInWith(sands, 'emma', { rights: ['face.edit'] })
    expect((await calendar(emma, room.id)).data).toEqual([])
    await later(4)
    const after = await taught()
    expect((after?.teachCourseNum ?? 0) - (before?.teachCourseNum ?? 0)).toBe(1)
    expect((after?.teachTotalDuration ?? 0) - (before?.teachTotalDuration ?? 0)).toBe(7200)
  })
})
