import type { PracticeDocument } from '@sands/contract/exam/practice.model'
import type { Id } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { aLearner, aPublishedPractice } from '../../../testing/exam/a-practice.ts'
import { aQuestion } from '../../../testing/exam/authoring.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const HOUR_MS = 3_600_000
const PRACTICE_JUMP = 8

describe('messages about practices', () => {
  const sands = useSands()
  beforeAll(async () => {
    await signInWith(sands, 'manager', { rights: ['exam.bank.edit', 'exam.edit', 'exam.publish'] })
  })
  const inHours = (hours: number) => new Date(sands.clock.now().getTime() + hours * HOUR_MS)
  const query = (sqlText: string, values: unknown[] = []) => sands.server.kernel.database.pool.query(sqlText, values)

  async function announce(): Promise<void> {
    await query('insert into jobs.job (name, data) values ($1, $2)', ['exam.announce-practices', '{}'])
    await runJobs(sands)
  }

  /** The titles of all messages of a person about a practice. */
  async function told(userName: string, id: Id<'practice'>): Promise<string[]> {
    const { rows } = await query(
      `select m.texts -> 'en-us' ->> 'title' as title from inbox i join messages m on m.id = i.message_id
       where i.user_id = $1 and m.jump_module_id = $2 and m.jump_type = $3 order by m.id`,
      [await userId(sands, userName), id, PRACTICE_JUMP],
    )
    return rows.map(({ title }) => title)
  }

  async function aPractice(document: Partial<PracticeDocument>, publishedHoursAgo = 100): Promise<Id<'practice'>> {
    const author = await sands.signIn('manager')
    const questionIds = [(await aQuestion(author)).id]
    const { id } = await aPublishedPractice(author, { title: 'Tea', questionIds, ...document })
    await query('update practices set published_at = $2 where id = $1', [id, inHours(-publishedHoursAgo)])
    return id
  }

  const OPENS = 'Practice “Tea” is open'
  const ENDS = 'Practice “Tea” ends soon'

  it('tell once that a practice has opened, and not those who have started it', async () => {
    const id = await aPractice({ opensAt: inHours(-2).toISOString() })
    await aLearner(await sands.signIn('learner')).start(id)
    await announce()
    await announce()
    expect(await told('staff03', id)).toEqual([OPENS])
    expect(await told('learner', id)).toEqual([])
  })

  it('do not tell about a practice that opened long ago, or opens later', async () => {
    const old = await aPractice({})
    const later = await aPractice({ opensAt: inHours(5).toISOString() }, 1)
    await announce()
    expect(await told('staff03', old)).toEqual([])
    expect(await told('staff03', later)).toEqual([])
  })

  it('tell those who have not completed it that a practice ends within a day', async () => {
    const id = await aPractice({ opensAt: inHours(-50).toISOString(), closesAt: inHours(20).toISOString() })
    await aLearner(await sands.signIn('learner')).does(id, [])
    await announce()
    await announce()
    expect(await told('staff03', id)).toEqual([ENDS])
    expect(await told('learner', id)).toEqual([])
  })

  it('say nothing about a practice that was ended', async () => {
    const id = await aPractice({ opensAt: inHours(-2).toISOString() })
    await query("update practices set state = 'ended' where id = $1", [id])
    await announce()
    expect(await told('staff03', id)).toEqual([])
  })
})
