import { describe, expect, it } from 'vitest'
import { useSands } from '../../testing/sands.ts'

describe('surveys of the demo company', () => {
  const sands = useSands()
  const PAGE = 'GET /sands-lms/api/v1/investigation/page'

  it.each(['learner', 'emma'])('have every status for %s', async (userName) => {
    const person = await sands.signIn(userName)
    const { data } = await person.call(PAGE, { query: { size: 100 } })
    const statuses = new Set(data.records.map(({ status }) => status))
    expect([...statuses].toSorted()).toEqual([100, 200, 400, 500, 600])
    expect(data.records.some(({ phase }) => phase === 'not_started')).toBe(true)
  })

  it('have two editions to compare and enough anonymous replies to show, in both colleges', async () => {
    const { rows } = await sands.server.kernel.database.pool.query<{ compared: number; shown: number }>(
      `select count(*) filter (where editions.replied = 2)::int as compared,
         count(*) filter (where s.is_anonymous and editions.most >= 5)::int as shown
       from surveys s cross join lateral (
         select count(*) as replied, max(n) as most from (
           select e.id, count(*) as n from survey_editions e
           join (select edition_id from survey_replies union all select edition_id from survey_anonymous_replies) r
             on r.edition_id = e.id
           where e.survey_id = s.id group by e.id) each_edition) editions
       group by s.college_id`,
    )
    expect(rows).toEqual([
      { compared: 1, shown: 1 },
      { compared: 1, shown: 1 },
    ])
  })
})
