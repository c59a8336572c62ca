import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { auditLog, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import { aPublishedSurvey, aSurveyManager, aSurveyQuestion, reply } from '../../../testing/surveys.ts'
import { countRepo } from '../results/count.repo.ts'

const DRAFT = 'POST /sands-lms/api/v1/investigation/draft'
const DETAILS = 'POST /sands-lms/api/v1/investigation/details'
const END = 'POST /sands-lms/api/v1/manage/investigation/end'
const RESULTS = 'GET /sands-lms/api/v1/manage/investigation/results'
const NAMES = ['learner', 'manager', 'teacher', 'author', 'reviewer', 'auditor']

describe('an anonymous reply', () => {
  const sands = useSands()
  let manager: SignedIn
  let people: { name: string; id: string; secret: string; client: SignedIn }[]
  beforeAll(async () => {
    manager = await aSurveyManager(sands)
    people = await Promise.all(
      NAMES.map(async (name) => ({
        name,
        id: await userId(sands, name),
        // What this person writes, so that a test can find it everywhere.
        secret: `secret${randomUUID()}`,
        client: await sands.signIn(name),
      })),
    )
  })

  const query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await sands.server.kernel.database.pool.query<Row>(text, values)).rows

  /** Every row of every table that contains the text, with the number of its transaction. */
  async function rowsWith(text: string): Promise<{ table: string; row: string; xmin: string }[]> {
    const tables = await query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    const found = await Promise.all(
      tables.map(async ({ name }) => {
        const rows = await query<{ row: string; xmin: string }>(
          `select t::text as row, t.xmin::text as xmin from ${name} t where t::text like '%' || $1 || '%'`,
          [text],
        )
        return rows.map((row) => ({ table: name, ...row }))
      }),
    )
    return found.flat()
  }

  async function everyoneReplies() {
    const survey = await aPublishedSurvey(manager, [aSurveyQuestion('q1', 'text')], { isAnonymous: true })
    for (const { client, secret } of people) expect(await reply(client, survey, { q1: { text: secret } })).toSucceed()
    expect(await manager.call(END, { body: { id: survey.id, version: survey.version } })).toSucceed()
    await manager.call(RESULTS, { query: { id: survey.id } })
    await runJobs(sands)
    return survey
  }

  it('is stored in one table only, without its person, and shares its transaction with all others', async () => {
    const survey = await everyoneReplies()
    const participants = await query<{ xmin: string; user_id: string }>(
      'select xmin::text, user_id from survey_participants where survey_id = $1',
      [survey.id],
    )
    expect(participants.map(({ user_id }) => user_id).sort()).toEqual(people.map(({ id }) => id).sort())

    for (const { secret } of people) {
      const rows = await rowsWith(secret)
      expect(rows.map(({ table }) => table)).toEqual(['public.survey_anonymous_replies'])
      const [row] = rows
      // A random id, the edition, the answers and whether they were counted: nothing else.
      const parts = row?.row.match(/^\([0-9a-f-]{36},\d+,"(.*)",t\)$/)
      expect(parts?.[1]?.replaceAll('""', '"')).toBe(JSON.stringify({ q1: { text: secret } }).replaceAll(':', ': '))
      const sharing = participants.filter(({ xmin }) => xmin === row?.xmin)
      expect([0, people.length]).toContain(sharing.length)
    }
  })

  it('shares no transaction with its participant while it is held back until the survey ends', async () => {
    const survey = await aPublishedSurvey(manager, [aSurveyQuestion('q1')], { isAnonymous: true })
    for (const { client } of people) await reply(client, survey, { q1: { options: ['a1'] } })
    expect((await manager.call(RESULTS, { query: { id: survey.id } })).data).toMatchObject({
      isTooFew: true,
      least: 10,
    })
    const shared = await query(
      `select 1 from survey_participants p join survey_anonymous_replies r on r.xmin = p.xmin where p.survey_id = $1`,
      [survey.id],
    )
    expect(shared).toEqual([])
  })

  it('has no column that could hold a person, a department, a device or a time', async () => {
    const columns = await query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_name = 'survey_anonymous_replies' order by 1`,
    )
    expect(columns.map(({ column_name }) => column_name)).toEqual(['answers', 'edition_id', 'id', 'is_counted'])
    const times = await query(
      `select 1 from information_schema.columns where table_name = 'survey_participants' and data_type like 'timestamp%'`,
    )
    expect(times).toEqual([])
  })

  it('leaves no trace in the audit log, in idempotency keys or in drafts', async () => {
    const [before] = await auditLog(sands)
    const survey = await aPublishedSurvey(manager, [aSurveyQuestion('q1', 'text')], { isAnonymous: true })
    const keys = async () => query('select 1 from idempotency_keys where user_id = $1', [people[0]?.id])
    const keysBefore = await keys()
    const { client, secret } = people[0] ?? {}
    if (!client || !secret) throw new Error('there is nobody')
    const { data } = await client.call(DETAILS, { body: { investigationId: survey.id } })
    const draft = { investigationId: survey.id, editionId: data.editionId, answers: { q1: { text: secret } } }
    expect(await client.call(DRAFT, { body: draft })).toFailWith('survey.draft_anonymous')
    expect(await reply(client, survey, { q1: { text: secret } })).toSucceed()

    const later = await auditLog(sands, 20)
    const added = later.filter(({ seq }) => Number(seq) > Number(before?.seq ?? 0))
    expect(added.every(({ actor_name }) => actor_name !== client.session.access_token)).toBe(true)
    expect(added.some(({ action }) => action.includes('repl'))).toBe(false)
    expect(await keys()).toHaveLength(keysBefore.length)
    expect((await client.call(DETAILS, { body: { investigationId: survey.id } })).data).toMatchObject({
      isReplied: true,
      reply: null,
      draft: null,
    })
  })

  it('is the only one of its person, also in a survey that was published with several replies', async () => {
    const survey = await aPublishedSurvey(manager, [aSurveyQuestion('q1')], { isAnonymous: true })
    await query(`update surveys set live = jsonb_set(live, '{isRepeatable}', 'true') where id = $1`, [survey.id])
    const [someone] = people
    if (!someone) throw new Error('there is nobody')
    const answers = { q1: { options: ['a1'] } }
    expect(await reply(someone.client, survey, answers)).toSucceed()
    expect(await reply(someone.client, survey, answers)).toFailWith('survey.replied_already')
    const { data } = await someone.client.call(DETAILS, { body: { investigationId: survey.id } })
    expect(data).toMatchObject({ isRepeatable: false, canReply: false })
  })

  it('does not come up in every count when too few are left over', async () => {
    const survey = await aPublishedSurvey(manager, [aSurveyQuestion('q1')], { isAnonymous: true })
    for (const { client } of people.slice(0, 2)) await reply(client, survey, { q1: { options: ['a1'] } })
    await manager.call(END, { body: { id: survey.id, version: survey.version } })
    const db = sands.server.kernel.database.primary
    const waiting = async () => (await countRepo.waiting(db, undefined, 500)).map(({ surveyId }) => surveyId)
    expect(await waiting()).toContain(survey.id)
    await manager.call(RESULTS, { query: { id: survey.id } })
    expect(await waiting()).not.toContain(survey.id)
  })

  it('is counted once, also when several people open the results at the same moment', async () => {
    const survey = await aPublishedSurvey(manager, [aSurveyQuestion('q1')], { isAnonymous: true })
    for (const { client } of people) await reply(client, survey, { q1: { options: ['a1'] } })
    await manager.call(END, { body: { id: survey.id, version: survey.version } })
    const answers = await Promise.all([1, 2, 3, 4].map(() => manager.call(RESULTS, { query: { id: survey.id } })))
    for (const { data } of answers) expect(data).toMatchObject({ replyCount: 6, questions: [{ counts: { a1: 6 } }] })
  })
})
