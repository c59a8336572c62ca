import type { Id, LabelId } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import { auditLog, collegeId, signInWith } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const EDIT = ['org.people.view', 'org.departments.edit'] as const

describe.each([
  {
    kind: 'post',
    list: 'GET /sands-user/api/v1/manage/post/list',
    save: 'POST /sands-user/api/v1/manage/post/save',
    remove: 'POST /sands-user/api/v1/manage/post/delete',
    used: '店员',
  },
  {
    kind: 'label',
    list: 'GET /sands-user/api/v1/manage/label/list',
    save: 'POST /sands-user/api/v1/manage/label/save',
    remove: 'POST /sands-user/api/v1/manage/label/delete',
    used: 'Team learning',
  },
] as const)('a $kind', ({ kind, list, save, remove, used }) => {
  const sands = useSands()
  type AnyId = Id<'post'> & Id<'label'>

  async function named(name: string) {
    const { data } = await (await sands.signIn('admin')).call(list)
    return data.find((postOrLabel) => postOrLabel.name === name)
  }
  async function add(name: string): Promise<AnyId> {
    const admin = await sands.signIn('admin')
    return (await admin.call(save, { body: { id: null, version: null, name } })).data.id as AnyId
  }

  it('is listed with the number of its people', async () => {
    expect((await named(used))?.people).toBeGreaterThan(1)
    expect(await named('Sales Associate')).toBeUndefined()
  })

  it('is sorted by pinyin for readers of Chinese', async () => {
    const names = ['信差', '会计', '前台', '年审']
    for (const name of names) await add(name)
    const admin = await sands.signIn('admin')
    const chinese = { headers: { 'accept-language': 'zh-cn' } }
    const { data: options } = await admin.call('GET /sands-user/api/v1/manage/audience/options', chinese)
    for (const postsOrLabels of [(await admin.call(list, chinese)).data, options[`${kind}s`]])
      expect(postsOrLabels.flatMap(({ name }) => (names.includes(name) ? [name] : []))).toEqual([
        ...['会计', '年审', '前台', '信差'],
      ])
  })

  it.runIf(kind === 'label')('that the product knows is called in the language of whoever reads', async () => {
    const admin = await sands.signIn('admin')
    const chinese = { headers: { 'accept-language': 'zh-cn' } }
    const label = { id: (await named(used))?.id, name: '团队学习' }
    expect((await admin.call(list, chinese)).data).toContainEqual(expect.objectContaining(label))
    const query = { keyword: 'manager' }
    const people = await admin.call('GET /sands-user/api/v1/manage/user/page', { ...chinese, query })
    expect(people.data.records[0]?.labels).toEqual([label])
    const options = await admin.call('GET /sands-user/api/v1/manage/audience/options', chinese)
    expect(options.data.labels).toContainEqual(label)

    const body = { id: null, version: null, name: 'Belajar tim' }
    expect(await admin.call(save, { body })).toFailWith('org.name_taken')
  })

  it('is added, renamed and removed, with audit entries', async () => {
    const admin = await sands.signIn('admin')
    const id = await add(' 新的 ')
    expect(await auditLog(sands)).toMatchObject([
      { action: `org.${kind}.created`, subject_kind: kind, subject_id: id, before: null, after: { name: '新的' } },
    ])
    expect(await admin.call(save, { body: { id, version: 1, name: '改过的' } })).toSucceed()
    expect(await named('改过的')).toMatchObject({ id, people: 0, version: 2 })
    expect(await auditLog(sands)).toMatchObject([
      { action: `org.${kind}.renamed`, before: { name: '新的' }, after: { name: '改过的' } },
    ])
    expect(await admin.call(remove, { body: { id, version: 2 } })).toSucceed()
    expect(await auditLog(sands)).toMatchObject([{ action: `org.${kind}.deleted`, before: { name: '改过的' } }])
    expect(await admin.call(remove, { body: { id, version: 2 } })).toFailWith('kernel.not_found')
  })

  it('is added once when it is sent several times', async () => {
    const admin = await sands.signIn('admin')
    const send = { body: { id: null, version: null, name: '一次' }, headers: { 'idempotency-key': `once-${kind}` } }
    const [one, other] = await Promise.all([admin.call(save, send), admin.call(save, send)])
    expect(one.data).toEqual(other.data)
    expect(await admin.call(save, { body: send.body })).toFailWith('org.name_taken')
  })

  it('is not overwritten, and has a unique name', async () => {
    const admin = await sands.signIn('admin')
    const id = await add('第一')
    await add('第二')
    const sent = (version: number | null, name: string) => admin.call(save, { body: { id, version, name } })

    expect(await sent(1, '第二')).toFailWith('org.name_taken')
    expect(await sent(2, '第三')).toFailWith('kernel.changed_meanwhile')
    expect(await sent(null, '第三')).toFailWith('kernel.changed_meanwhile')
    expect(await admin.call(remove, { body: { id, version: 2 } })).toFailWith('kernel.changed_meanwhile')
    expect(await admin.call(save, { body: { id: '999999' as AnyId, version: 1, name: '第三' } })).toFailWith(
      'kernel.not_found',
    )
  })

  it('is not removed while people have it', async () => {
    const admin = await sands.signIn('admin')
    const postOrLabel = await named(used)
    const answer = await admin.call(remove, {
      body: { id: postOrLabel?.id as AnyId, version: postOrLabel?.version ?? 0 },
    })
    expect(answer).toFailWith(kind === 'post' ? 'org.still_used' : 'org.built_in')
  })

  it('belongs to the whole college: managers of a part of it cannot change it', async () => {
    const editor = await signInWith(sands, 'author', {
      rights: EDIT,
      college: '沙丘学院',
      department: '门店运营部',
    })
    const id = await add('大家的')
    expect(await editor.call(list)).toSucceed()
    expect(await editor.call(save, { body: { id: null, version: null, name: '我的' } })).toFailWith('org.out_of_reach')
    expect(await editor.call(remove, { body: { id, version: 1 } })).toFailWith('org.out_of_reach')
    const auditor = await sands.signIn('auditor')
    expect(await auditor.call(save, { body: { id, version: 1, name: '我的' } })).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(list)).toFailWith('kernel.not_signed_in')
  })

  it('of another college does not exist', async () => {
    const admin = await sands.signIn('admin')
    const there = await signInWith(sands, 'emma', { rights: EDIT, college: 'Dune Academy' })
    const { id } = (await there.call(save, { body: { id: null, version: null, name: 'Theirs' } })).data
    expect(await named('Theirs')).toBeUndefined()
    expect(await admin.call(remove, { body: { id: id as AnyId, version: 1 } })).toFailWith('kernel.not_found')
  })
})

describe('a label', () => {
  const sands = useSands()
  const SAVE = 'POST /sands-user/api/v1/manage/label/save'

  it('that is built in cannot be changed', async () => {
    const admin = await sands.signIn('admin')
    const known = (await admin.call('GET /sands-user/api/v1/manage/label/list')).data.find(({ code }) => code !== null)
    const body = { id: known?.id as LabelId, version: 1, name: '别的名字' }
    expect(await admin.call(SAVE, { body })).toFailWith('org.built_in')
  })

  it('that people have cannot be removed', async () => {
    const admin = await sands.signIn('admin')
    const { id } = (await admin.call(SAVE, { body: { id: null, version: null, name: '新员工' } })).data
    await sands.server.kernel.database.pool.query(
      `insert into user_labels (user_id, label_id) select id, $1 from users where user_name in ('learner', 'emma')`,
      [id],
    )
    const answer = await admin.call('POST /sands-user/api/v1/manage/label/delete', { body: { id, version: 1 } })
    expect(answer).toFailWith('org.still_used')
    expect(answer.data).toEqual({ count: 2 })
  })
})

describe('a college', () => {
  const sands = useSands()
  const LIST = 'GET /sands-user/api/v1/manage/college/list'
  const CREATE = 'POST /sands-user/api/v1/manage/college/create'
  const UPDATE = 'POST /sands-user/api/v1/manage/college/update'

  it('is listed for people who manage its people', async () => {
    const names = async (userName: string) =>
      (await (await sands.signIn(userName)).call(LIST)).data.map(({ name }) => name)
    expect(await names('admin')).toEqual(['沙丘学院', 'Dune Academy'])
    expect(await names('manager')).toEqual(['沙丘学院'])
    const [here] = (await (await sands.signIn('admin')).call(LIST)).data
    expect(here).toMatchObject({ language: 'zh-cn', people: 36, version: 1 })
  })

  it('is added by a person who then belongs to it, and other domains provision it', async () => {
    const admin = await sands.signIn('admin')
    const heard: unknown[] = []
    sands.server.kernel.events.on('org.college-created', async (_tx, event) => void heard.push(event))
    const send = { body: { name: 'Học viện', language: 'vi' as const }, headers: { 'idempotency-key': 'a-college' } }
    const [one, other] = await Promise.all([admin.call(CREATE, send), admin.call(CREATE, send)])

    expect(one).toSucceed()
    expect(other.data).toEqual(one.data)
    expect(heard).toMatchObject([{ collegeId: one.data.id, language: 'vi' }])
    const { colleges } = (await admin.call('POST /sands-lms/api/v1/college/list')).data
    expect(colleges.map(({ collegeName }) => collegeName)).toEqual(['沙丘学院', 'Dune Academy', 'Học viện'])
    expect((await admin.call(LIST)).data.at(-1)).toMatchObject({ name: 'Học viện', people: 1 })
    expect(await auditLog(sands)).toMatchObject([
      { action: 'org.college.created', subject_id: one.data.id, after: { name: 'Học viện', language: 'vi' } },
    ])
    expect(await admin.call(CREATE, { body: send.body })).toFailWith('org.name_taken')
  })

  it('is renamed, unless another editor was first', async () => {
    const admin = await sands.signIn('admin')
    const id = await collegeId(sands, 'Dune Academy')
    const sent = (version: number, name: string) =>
      admin.call(UPDATE, { body: { id, version, name, language: 'en-us' } })

    expect(await sent(1, '沙丘学院')).toFailWith('org.name_taken')
    expect(await sent(1, 'Dune School')).toSucceed()
    expect(await auditLog(sands)).toMatchObject([
      { action: 'org.college.updated', before: { name: 'Dune Academy' }, after: { name: 'Dune School' } },
    ])
    expect(await sent(1, 'Dune Academy')).toFailWith('kernel.changed_meanwhile')
    const gone = { id: '999999' as typeof id, version: 1, name: 'x', language: 'en-us' as const }
    expect(await admin.call(UPDATE, { body: gone })).toFailWith('kernel.not_found')
  })

  it('is changed with that right in the whole company', async () => {
    const id = await collegeId(sands, '沙丘学院')
    const body = { id, version: 1, name: '我的学院', language: 'zh-cn' as const }
    const editor = await signInWith(sands, 'author', {
      rights: ['org.colleges.edit', 'org.people.view'],
      college: '沙丘学院',
    })
    expect(await editor.call(UPDATE, { body })).toFailWith('kernel.no_permission')
    expect(await editor.call(CREATE, { body: { name: '新', language: 'id' } })).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(CREATE, { body: { name: '新', language: 'id' } })).toFailWith(
      'kernel.not_signed_in',
    )
  })
})
