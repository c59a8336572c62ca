import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import { JUMP } from '@sands/rules/jump'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aDatabase } from '../../../testing/database.ts'
import { type Sands, startSands, useSands } from '../../../testing/sands.ts'
import { createAudience } from '../../org/index.ts'
import { decorations, notices } from '../home.tables.ts'

const CONFIG = 'POST /sands-lms/api/v1/homePageDecorate/getInfo'
const ADVERTS = 'GET /sands-system/api/v1/publicize/page'

const configOf = async (person: SignedIn, collegeId: CollegeId | '-1' = '-1') =>
  (await person.call(CONFIG, { body: { clientType: 3, collegeId } })).data

/** Adds a line to the notice module of the person's home page. */
const addNotice = (sands: Sands, person: SignedIn, row: Omit<typeof notices.$inferInsert, 'collegeId' | 'sort'>) =>
  sands.server.kernel.database.primary
    .insert(notices)
    .values({ collegeId: person.session.collegeId, sort: 900, ...row })

const remarksIn = (config: Awaited<ReturnType<typeof configOf>>): string[] =>
  config.lmsDecorateModules
    .flatMap((block) => block.lmsDecorateModuleCategories)
    .flatMap((category) => category.datas)
    .flatMap(({ type, json }) => (type === 'notice' ? [String(JSON.parse(json).remark)] : []))

describe('the home page', () => {
  const sands = useSands()

  it("has the college's name and its modules in order, each with its data", async () => {
    const learner = await sands.signIn('learner')
    const config = await configOf(learner)

    expect(config.collegeDetail.collegeName).not.toBe('')
    expect(config.lmsDecorateModules.map(({ code }) => code)).toEqual([
      'app-banner',
      'app-nav',
      'app-notice',
      'app-multi-image',
      'app-class',
      'app-category-class',
      'app-learn-task',
      'app-info',
      'app-lecturer',
      'app-info-class',
    ])
    const [banner] = config.lmsDecorateModules
    const first = banner?.lmsDecorateModuleCategories[0]?.datas[0]
    const item = JSON.parse(first?.json ?? '{}')
    expect(item).toMatchObject({ dataImgUrl: expect.stringMatching(/^\/files\//), dataJumpType: expect.any(Number) })
    expect(item.picture).toMatchObject({ width: expect.any(Number), height: expect.any(Number) })
    const picture = await sands.visitor().send(item.dataImgUrl)
    expect(picture.status).toBe(200)
    expect(picture.headers.get('content-type')).toMatch(/^image\//)
  })

  it('is the same bytes for everyone who sees the same parts, compressed when the client accepts it', async () => {
    const [one, other] = [await sands.signIn('learner'), await sands.signIn('manager')]
    const ask = (token: string | undefined, encoding: string) =>
      sands.visitor().send(CONFIG.split(' ')[1] ?? '', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'accept-encoding': encoding,
        },
        body: JSON.stringify({ clientType: 3, collegeId: '-1' }),
      })
    const [plain, compressed] = [await ask(one.token, 'identity'), await ask(other.token, 'br')]

    expect(compressed.headers.get('content-encoding')).toBe('br')
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await compressed.text()).toBe(await plain.text())
  })

  it('shows each person the parts that are for them', async () => {
    const [learner, manager] = [await sands.signIn('learner'), await sands.signIn('manager')]
    const { data } = await manager.call('GET /sands-user/api/v1/user/current-info')
    const audienceId = await sands.server.kernel.database.transaction((tx) =>
      createAudience(tx, { collegeId: data.collegeId, included: [{ kind: 'user', id: data.id }] }),
    )
    await addNotice(sands, manager, { text: 'for the manager', audienceId })

    await expect.poll(async () => remarksIn(await configOf(manager))).toContain('for the manager')
    expect(remarksIn(await configOf(learner))).not.toContain('for the manager')
  })

  it('tells for a notice about a course whether it leads to a course or to courseware', async () => {
    const learner = await sands.signIn('learner')
    await addNotice(sands, learner, { text: 'whole', jumpType: JUMP.course, jumpId: '7' })
    await addNotice(sands, learner, { text: 'piece', jumpType: JUMP.courseware, jumpId: '7' })
    await addNotice(sands, learner, { text: 'neither' })
    const typeOf = async (text: string) =>
      (await configOf(learner)).lmsDecorateModules
        .flatMap((block) => block.lmsDecorateModuleCategories.flatMap((category) => category.datas))
        .map(({ json }) => JSON.parse(json))
        .find(({ remark }) => remark === text)?.appJumpCourseType
    await expect.poll(() => typeOf('neither')).toBeNull()
    expect([await typeOf('whole'), await typeOf('piece')]).toEqual([1, 2])
  })

  it('shows parts only between their start and their end', async () => {
    const learner = await sands.signIn('learner')
    const now = sands.clock.now().getTime()
    await addNotice(sands, learner, {
      text: 'a passing thing',
      showFrom: new Date(now + 60_000),
      showUntil: new Date(now + 120_000),
    })
    await addNotice(sands, learner, { text: 'a thing that stays' })
    await expect.poll(async () => remarksIn(await configOf(learner))).toContain('a thing that stays')
    expect(remarksIn(await configOf(learner))).not.toContain('a passing thing')
    sands.clock.advance(61_000)
    expect(remarksIn(await configOf(learner))).toContain('a passing thing')
    sands.clock.advance(60_000)
    expect(remarksIn(await configOf(learner))).not.toContain('a passing thing')
  })

  it('passes modules on that the server does not know', async () => {
    const learner = await sands.signIn('learner')
    const odd = { ...(await sands.server.kernel.database.primary.select().from(decorations))[0]?.page.blocks[0] }
    await sands.server.kernel.database.primary.execute(sql`
      update decorations set page = jsonb_insert(page, '{blocks,-1}', ${JSON.stringify({
        ...odd,
        key: 'odd',
        code: 'app-of-tomorrow',
        extendInfo: { type: 'round' },
      })}::jsonb, true)
      where college_id = ${learner.session.collegeId} and state = 'current'`)

    await expect
      .poll(async () => (await configOf(learner)).lmsDecorateModules.at(-1))
      .toMatchObject({ code: 'app-of-tomorrow', extendInfo: '{"type":"round"}' })
  })

  it('of another college of the person can be read, and the person can switch to it', async () => {
    const learner = await sands.signIn('learner')
    const { colleges } = (await learner.call('POST /sands-lms/api/v1/college/list')).data
    const other = colleges.find(({ id }) => id !== learner.session.collegeId)
    if (!other) throw new Error('the learner should be in two colleges')
    expect((await configOf(learner, other.id)).collegeDetail.collegeName).toBe(other.collegeName)
    const where = async () => (await learner.call('GET /sands-user/api/v1/user/current-info')).data.collegeId
    expect(await where()).toBe(learner.session.collegeId)

    const move = { clientType: 3, collegeId: other.id, readCache: 0, switchCollege: 1, templateId: null } as const
    expect((await learner.call(CONFIG, { body: move })).data.collegeDetail.collegeName).toBe(other.collegeName)
    await expect.poll(where).toBe(other.id)
    expect((await configOf(learner)).collegeDetail.collegeName).toBe(other.collegeName)
    await learner.call(CONFIG, { body: { ...move, collegeId: learner.session.collegeId } })
  })

  it('is always the current one, whatever page the app asks for', async () => {
    const learner = await sands.signIn('learner')
    const { templateId } = await configOf(learner)
    const { rows } = await sands.server.kernel.database.primary.execute<{ id: Id<'decoration'> }>(
      sql`insert into decorations (college_id, state, page, updated_at, created_at)
        values (${learner.session.collegeId}, 'draft', '{"blocks":[],"floatingButton":null}', now(), now()) returning id`,
    )
    const draft = rows[0]?.id
    if (!draft) throw new Error('there is no draft')
    const body = { clientType: 3, collegeId: '-1', templateId: draft } as const
    expect((await learner.call(CONFIG, { body })).data.templateId).toBe(templateId)
  })

  it('of a college the person does not belong to does not exist', async () => {
    const emma = await sands.signIn('emma')
    const learner = await sands.signIn('learner')
    const body = { clientType: 3, collegeId: learner.session.collegeId, switchCollege: 1 } as const
    expect(await emma.call(CONFIG, { body })).toFailWith('org.college_unknown')
    expect(await emma.call(CONFIG, { body: { ...body, switchCollege: 0 } })).toFailWith('org.college_unknown')
  })

  it('needs a session and a valid request', async () => {
    const learner = await sands.signIn('learner')
    expect(await sands.visitor().call(CONFIG, { body: { clientType: 3, collegeId: '-1' } })).toFailWith(
      'kernel.not_signed_in',
    )
    expect(await learner.call(CONFIG, { body: { clientType: 4 as 3, collegeId: '-1' } })).toFailWith(
      'kernel.invalid_field',
    )
    expect(
      await learner.call(CONFIG, { body: { clientType: 3, collegeId: '-1', templateId: 'x' as never } }),
    ).toFailWith('kernel.invalid_field')
  })
})

describe('an edit', () => {
  it('made by one process, or by SQL in the database, reaches every process', async () => {
    const database = await aDatabase()
    const [here, there] = [await startSands({ database }), await startSands({ database })]
    const learner = await here.signIn('learner')
    const elsewhere = Object.assign(there.visitor(), { token: learner.token, session: learner.session })
    await configOf(learner)
    await configOf(elsewhere)

    await addNotice(here, learner, { text: 'fresh news' })
    for (const person of [learner, elsewhere])
      await expect.poll(async () => remarksIn(await configOf(person))).toContain('fresh news')
    await here.server.kernel.database.primary.execute(
      sql`update notices set text = 'corrected' where text = 'fresh news'`,
    )
    for (const person of [learner, elsewhere])
      await expect.poll(async () => remarksIn(await configOf(person))).toContain('corrected')

    await there.close()
    await here.close()
    await database.drop()
  })
})

describe('adverts', () => {
  const sands = useSands()

  it('come in their order, each for its audience and within its hours', async () => {
    const learner = await sands.signIn('learner')
    const list = async () => (await learner.call(ADVERTS, { query: { location: '0' } })).data
    const before = await list()
    const now = sands.clock.now().getTime()
    const until = new Date(now + 60_000)
    const db = sands.server.kernel.database.primary
    const { rows } = await db.execute<{ id: CollegeId }>(
      sql`insert into adverts (college_id, name, sort, show_until) values (${learner.session.collegeId}, 'today only', -1, ${until.toISOString()}) returning id`,
    )
    expect(rows).toHaveLength(1)

    await expect.poll(async () => (await list()).records[0]?.name).toBe('today only')
    expect((await list()).total).toBe(before.total + 1)
    expect((await list()).records[0]).toMatchObject({ appImgUrl: null, picture: null, appJumpStatus: 0 })
    sands.clock.advance(61_000)
    expect((await list()).total).toBe(before.total)
  })

  it('need a session and a location', async () => {
    const learner = await sands.signIn('learner')
    expect(await sands.visitor().call(ADVERTS, { query: { location: '0' } })).toFailWith('kernel.not_signed_in')
    expect(await learner.call(ADVERTS, { query: { location: '9' as '0' } })).toFailWith('kernel.invalid_field')
  })
})
