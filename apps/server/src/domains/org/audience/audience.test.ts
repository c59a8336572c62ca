import type { AudienceGroup } from '@sands/rules/audience'
import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { id } from '../../../kernel/database/columns.ts'
import { useSands } from '../../../testing/sands.ts'
import { createMediaService } from '../../media/index.ts'
import { orgRepo } from '../org.repo.ts'
import { createOrgService } from '../org.service.ts'
import { visibleTo } from './audience.repo.ts'
import { createAudience } from './audience.service.ts'

/** A table with an audience, as any domain has it. */
const things = pgTable('audience_test_things', {
  title: text('title').notNull(),
  audienceId: id<'audience'>('audience_id'),
})

describe('an audience', () => {
  const sands = useSands()
  const db = () => sands.server.kernel.database.primary

  beforeAll(async () => {
    await db().execute(sql`create table audience_test_things (title text not null, audience_id bigint)`)
  })

  async function personOf(userName: string) {
    const user = await orgRepo.userByLogin(db(), userName)
    const person =
      user &&
      (await createOrgService(sands.server.kernel, createMediaService(sands.server.kernel)).person(db(), user.id))
    const [place] = user ? await orgRepo.memberships(db(), [user.id]) : []
    if (!user || !person || !place?.departmentId || !place.postId) throw new Error(`${userName} has no place`)
    const path = (place.departmentPath ?? []).map(String)
    return {
      person,
      userId: user.id,
      departmentId: place.departmentId,
      root: path[0] ?? '',
      postId: place.postId,
      collegeId: place.collegeId,
    }
  }

  async function publish(title: string, included: AudienceGroup[], excluded: AudienceGroup[] = []) {
    const { collegeId } = await personOf('learner')
    await sands.server.kernel.database.transaction(async (tx) => {
      const audienceId = await createAudience(tx, { collegeId, included, excluded })
      await tx.insert(things).values({ title, audienceId })
    })
  }

  async function sees(userName: string, title: string): Promise<boolean> {
    const { person } = await personOf(userName)
    const found = await db()
      .select()
      .from(things)
      .where(sql`${things.title} = ${title} and ${visibleTo(person, things.audienceId)}`)
    return found.length > 0
  }

  it('that does not exist means everyone', async () => {
    await db().insert(things).values({ title: 'for all', audienceId: null })
    expect(await sees('learner', 'for all')).toBe(true)
  })

  it('can be one person', async () => {
    await publish('for the learner', [{ kind: 'user', id: (await personOf('learner')).userId }])
    expect(await sees('learner', 'for the learner')).toBe(true)
    expect(await sees('manager', 'for the learner')).toBe(false)
  })

  it('can be a department alone or with everything below it', async () => {
    const { root, departmentId } = await personOf('learner')
    await publish('root alone', [{ kind: 'department', id: root, withChildren: false }])
    await publish('root and below', [{ kind: 'department', id: root, withChildren: true }])
    await publish('my department', [{ kind: 'department', id: departmentId, withChildren: false }])

    expect(await sees('learner', 'root alone')).toBe(false)
    expect(await sees('learner', 'root and below')).toBe(true)
    expect(await sees('learner', 'my department')).toBe(true)
    expect(await sees('teacher', 'my department')).toBe(false)
  })

  it('can be a post, a label or the whole college', async () => {
    const { postId, collegeId } = await personOf('learner')
    const [label] = await orgRepo.labels(db(), [(await personOf('manager')).userId])
    await publish('for my post', [{ kind: 'post', id: postId }])
    await publish('for team leaders', [{ kind: 'label', id: label?.id ?? '' }])
    await publish('for the college', [{ kind: 'college', id: collegeId }])

    expect(await sees('learner', 'for my post')).toBe(true)
    expect(await sees('manager', 'for my post')).toBe(false)
    expect(await sees('manager', 'for team leaders')).toBe(true)
    expect(await sees('learner', 'for team leaders')).toBe(false)
    expect(await sees('teacher', 'for the college')).toBe(true)
    expect(await sees('emma', 'for the college')).toBe(false)
  })

  it('leaves out excluded people, whatever includes them', async () => {
    const { collegeId, userId } = await personOf('learner')
    await publish('all but one', [{ kind: 'college', id: collegeId }], [{ kind: 'user', id: userId }])

    expect(await sees('learner', 'all but one')).toBe(false)
    expect(await sees('manager', 'all but one')).toBe(true)
  })

  it('without people is visible to nobody', async () => {
    await publish('for nobody', [])
    expect(await sees('admin', 'for nobody')).toBe(false)
  })
})
