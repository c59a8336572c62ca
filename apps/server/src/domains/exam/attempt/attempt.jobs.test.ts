import { describe, expect, it } from 'vitest'
import { aTaker } from '../../../testing/exam/a-taker.ts'
import { anExam } from '../../../testing/exam/an-exam.ts'
import { useSands } from '../../../testing/sands.ts'
import { createMediaService } from '../../media/index.ts'
import { handInOverdue } from './attempt.jobs.ts'
import { createTaking } from './taking.service.ts'

const MINUTE_MS = 60_000

describe('the job that hands in attempts whose time is over', () => {
  const sands = useSands()

  it('goes on after a full batch, and after an attempt that cannot be handed in', async () => {
    const { kernel } = sands.server
    const { pool } = kernel.database
    const [learner, colleague] = [await sands.signIn('learner'), await sands.signIn('staff02')]
    const document = { limitMinutes: 10 }
    const [broken, good] = [await anExam(sands, { document }), await anExam(sands, { document })]
    const stuck = await aTaker(learner).begin(broken.id)
    const others = [await aTaker(learner).begin(good.id), await aTaker(colleague).begin(good.id)]
    const { rows: before } = await pool.query('select published from exams where id = $1', [broken.id])
    await pool.query('update exams set published = null where id = $1', [broken.id])
    sands.clock.advance(11 * MINUTE_MS)
    const { finishing } = createTaking(kernel, createMediaService(kernel), async () => false)
    const job = handInOverdue(kernel, finishing, 1)
    const stateOf = async (id: string) =>
      (await pool.query('select state from exam_attempts where id = $1', [id])).rows[0].state
    await job.run({})
    for (const { id } of others) expect(await stateOf(id)).toBe('finished')
    expect(await stateOf(stuck.id)).toBe('in_progress')
    await pool.query('update exams set published = $2 where id = $1', [broken.id, before[0].published])
    await job.run({})
    expect(await stateOf(stuck.id)).toBe('finished')
  })
})
