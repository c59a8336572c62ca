import { describe, expect, it } from 'vitest'
import { useSands } from '../../testing/sands.ts'
import { change } from '../../testing/study.ts'
import { choiceOf } from '../org/index.ts'
import { publishRepo } from './publish/publish.repo.ts'
import { learnerRepo } from './study/learner.repo.ts'

describe('the courses of the demo company', () => {
  const sands = useSands()
  const rows = async (sql: string) => (await change(sands, sql)).rows

  it('have consistent study times in all tables', async () => {
    const differing = await rows(`
      select p.user_id from progress p left join study_days d using (user_id, learn_type, learn_id)
      where p.learn_type = 2
      group by p.user_id, p.learn_id, p.studied_ms having p.studied_ms <> coalesce(sum(d.milliseconds), 0)`)
    const months = await rows(`
      select m.user_id from study_months m
        join (select user_id, college_id, date_trunc('month', day)::date as month, sum(milliseconds) as sum
              from study_days group by 1, 2, 3) d using (user_id, college_id, month)
      where m.milliseconds <> d.sum`)
    const ever = await rows(`
      select m.user_id from study_months m
        join (select user_id, college_id, sum(milliseconds) as sum from study_days group by 1, 2) d using (user_id, college_id)
      where m.month = '0001-01-01' and m.milliseconds <> d.sum`)
    const homeless = await rows(`
      select user_id from study_days left join study_people using (user_id) where coalesce(time_zone, '') = ''`)

    expect([differing, months, ever, homeless]).toEqual([[], [], [], []])
  })

  it('have correct counts of learners and finishers', async () => {
    const miscounted = await rows(`
      select c.title from courses c left join course_learners l on l.course_id = c.id
      group by c.id having c.learners <> count(l.user_id) or c.finishers <> count(l.finished_at)`)
    const wrong = await rows(`
      select l.user_id, l.course_id from course_learners l
        join course_items ci on ci.course_id = l.course_id and ci.is_required
        left join progress p on p.user_id = l.user_id and p.learn_type = 2 and p.learn_id = ci.courseware_id
      group by l.user_id, l.course_id, l.finished_at
      having (l.finished_at is not null) <> bool_and(p.finished_at is not null)`)
    const rated = await rows(`
      select c.module_id from social_counts c where c.module = 1 and (
        c.likes <> (select count(*) from likes l where l.module = 1 and l.module_id = c.module_id)
        or c.stars <> (select coalesce(sum(stars), 0) from scores s where s.module = 1 and s.module_id = c.module_id)
        or c.comments <> (select count(*) from comments m where m.module = 1 and m.module_id = c.module_id)
        or c.collects <> (select count(*) from collects m where m.module = 1 and m.module_id = c.module_id))`)

    expect([miscounted, wrong, rated]).toEqual([[], [], []])
  })

  it('count every person who has started required courseware as a learner of the course', async () => {
    const db = sands.server.kernel.database.primary
    const published = await publishRepo.published(db)
    expect(published.length).toBeGreaterThan(10)
    for (const { id, collegeId, audienceId } of published) {
      const scope = { courseId: id, collegeId, audience: await choiceOf(db, audienceId) }
      expect(await learnerRepo.hasNewcomers(db, scope)).toBe(false)
    }
  })

  it('have every type, every state and many learners, and no date in the future', async () => {
    const [facts] = await rows(`
      select (select count(distinct type)::int from coursewares) as types,
        (select count(distinct state)::int from courses) as states,
        (select count(*)::int from courses where removed_at is not null) as removed,
        (select count(distinct user_id)::int from study_months) as people,
        (select count(*)::int from progress where last_at > now()) as later,
        (select max(level) from course_categories) as levels`)

    expect(facts).toMatchObject({ types: 5, states: 4, removed: 2, later: 0, levels: 3 })
    expect(facts.people).toBeGreaterThan(50)
  })

  it('have no progress for the newcomer, and some progress of today for the learner', async () => {
    const [newcomer] = await rows(
      `select count(*)::int as n from course_learners l join users u on u.id = l.user_id where u.user_name = 'newcomer'`,
    )
    const [today] = await rows(`
      select count(*)::int as n from progress p join users u on u.id = p.user_id
      where u.user_name = 'learner' and p.last_at > now() - interval '1 day'`)

    expect(newcomer.n).toBe(0)
    expect(today.n).toBeGreaterThan(0)
  })
})
