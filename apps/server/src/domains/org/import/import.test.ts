import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { batchEnded, batchFile } from '../../../testing/batch.ts'
import { aSpreadsheet, importPeople, sendImport, startImport } from '../../../testing/import.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { auditLog, signInWith } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import { forgetImports } from './transfer.jobs.ts'

const HEAD = '用户名,姓名,手机号,邮箱,部门,岗位,标签,上级,状态'

interface Stored extends Record<string, unknown> {
  name: string
  mobile: string | null
  email: string | null
  status: string
  has_password: boolean
  department: string | null
  post: string | null
  leader: string | null
  labels: string[]
}

describe('importing people', () => {
  const sands = useSands()
  const db = () => sands.server.kernel.database.primary
  const admin = () => sands.signIn('admin')

  async function stored(userName: string): Promise<Stored | undefined> {
    const { rows } = await db().execute<Stored>(sql`
      select u.name, u.mobile, u.email, u.status, u.has_password, d.name as department, p.name as post, l.user_name as leader,
        array(select labels.name from user_labels join labels on labels.id = label_id where user_id = u.id order by 1) as labels
      from users u join memberships m on m.user_id = u.id left join departments d on d.id = m.department_id
        left join posts p on p.id = m.post_id left join users l on l.id = m.leader_id
      where u.user_name = ${userName} order by m.college_id`)
    return rows[0]
  }
  const people = async () =>
    (await db().execute<{ count: number }>(sql`select count(*)::int as count from users`)).rows[0]?.count
  async function aPost(): Promise<string> {
    const { rows } = await db().execute<{
      name: string
    }>(sql`select p.name from posts p join users u on u.user_name = 'admin'
      join memberships m on m.user_id = u.id and m.college_id = p.college_id order by p.id limit 1`)
    return rows[0]?.name ?? ''
  }

  it('reports the content of a file, in any encoding and with any separator', async () => {
    const text = '工号;姓名;Số điện thoại\nzhang01;张三;13900000001\nli02;李四;13900000002\n'
    const files = {
      utf8: Buffer.from(text),
      'utf8 with a mark': Buffer.from(`\uFEFF${text}`),
      'utf16 with a mark': Buffer.from(`\uFEFF${text}`, 'utf16le'),
      'utf16 from the other end': Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
    }
    const client = await admin()
    for (const [name, bytes] of Object.entries(files)) {
      const answer = await sendImport(client, new Uint8Array(bytes), `a/b\\${name}.csv`)
      expect(answer, name).toSucceed()
      expect(answer.data).toMatchObject({
        fileName: `${name}.csv`,
        format: 'csv',
        rows: 2,
        columns: [
          { title: '工号', samples: ['zhang01', 'li02'], field: 'userName' },
          { title: '姓名', samples: ['张三', '李四'], field: 'name' },
          { title: 'Số điện thoại', field: 'mobile' },
        ],
      })
    }
    // 用户名,姓名 / zhang,张三 in the GB encoding that Chinese spreadsheets still write.
    const gb = Buffer.from('d3c3bba7c3fb2cd0d5c3fb0a7a68616e672cd5c5c8fd0a', 'hex')
    expect((await sendImport(client, new Uint8Array(gb))).data.columns).toMatchObject([
      { title: '用户名', field: 'userName' },
      { title: '姓名', samples: ['张三'], field: 'name' },
    ])
  })

  it('reads a spreadsheet, and numbers as they are shown', async () => {
    const sheet = await aSpreadsheet([
      ['User name *', 'Full name', 'Mobile (11 digits)', 'Notes'],
      ['sheet1', 'Sheet One', 13_900_000_011, 'first'],
      [null, null, null, null],
      ['sheet2', '=1+1', null, null],
    ])
    const client = await admin()
    const { data } = await sendImport(client, sheet, 'people.xlsx')
    expect(data).toMatchObject({ format: 'xlsx', rows: 2 })
    expect(data.columns.map(({ field }) => field)).toEqual(['userName', 'name', 'mobile', null])
    expect(data.columns[2]?.samples).toEqual(['13900000011', ''])
    const started = await startImport(client, data)
    expect((await batchEnded(client, started.data.batchId)).counts).toEqual({
      created: 2,
      updated: 0,
      skipped: 0,
      failed: 0,
    })
    expect(await stored('sheet1')).toMatchObject({ name: 'Sheet One', mobile: '13900000011' })
    expect(await stored('sheet2')).toMatchObject({ name: '=1+1' })
  })

  it('adds people without a password, with their place, and an audit entry for each', async () => {
    const post = await aPost()
    const file = `${HEAD}\nchief,王总,13900000101,Chief@example.com,门店运营部,${post},教学管理,,启用\nclerk,小李,+86 139-0000 0102,,新部门/新小组,,教学管理;Team learning,CHIEF,停用\n`
    const batch = await importPeople(await admin(), file, { createDepartments: true })
    expect(batch).toMatchObject({
      state: 'done',
      total: 2,
      counts: { created: 2, failed: 0 },
      problems: [],
      file: null,
    })
    expect(await stored('chief')).toEqual({
      name: '王总',
      mobile: '13900000101',
      email: 'Chief@example.com',
      status: 'active',
      has_password: false,
      department: '门店运营部',
      post,
      leader: null,
      labels: ['教学管理'],
    })
    expect(await stored('clerk')).toMatchObject({
      mobile: '+8613900000102',
      status: 'disabled',
      department: '新小组',
      leader: 'chief',
      labels: ['团队学习', '教学管理'],
    })
    const entries = await auditLog(sands, 5)
    expect(entries.map(({ action, subject_name }) => [action, subject_name])).toEqual([
      ['org.user.created', '小李'],
      ['org.user.created', '王总'],
      ['org.department.created', '新小组'],
      ['org.department.created', '新部门'],
      ['org.people.import-started', 'people.csv'],
    ])
    expect(entries[0]?.after).toMatchObject({
      userName: 'clerk',
      department: '新小组',
      leader: 'CHIEF',
      batchId: batch.id,
    })
    const refused = await sands.visitor().call('POST /sands-user/oauth/token', {
      body: { grant_type: 'password', username: 'chief', password: '' },
    })
    expect(refused.code).not.toBe(1)
  })

  it('reports problems row by row, and imports the other rows', async () => {
    const file = [
      HEAD,
      'good1,好一,13900000201,,,,,,',
      ',没有用户名,,,,,,,',
      'noname,,,,,,,,',
      'bad name!,坏名,,,,,,,',
      'badmobile,手机,12ab,,,,,,',
      'GOOD1,又一个,,,,,,,',
      'samemobile,同号,13900000201,,,,,,',
      'nodept,无部门,,,不存在的部门,,,,',
      'nopost,无岗位,,,,不存在,,,',
      'nolabel,无标签,,,,,不存在,,',
      'noleader,无上级,,,,,,nobody-at-all,',
      'below,下属,,,,,,noleader,',
      'round1,圈一,,,,,,round2,',
      'round2,圈二,,,,,,round1,',
      'self,自己,,,,,,self,',
      'badstatus,状态,,,,,,,也许',
      `toolong,${'长'.repeat(61)},,,,,,,`,
      '"=cmd|calc",公式,,,,,,,',
      'good2,好二,,,,,,,',
    ].join('\r\n')
    const client = await admin()
    const batch = await importPeople(client, file)
    expect(batch.counts).toEqual({ created: 2, updated: 0, skipped: 0, failed: 17 })
    const told = batch.problems.map(({ row, column, value, text }) => [row, column, value, text])
    expect(told).toEqual([
      [3, '用户名', null, 'This is needed'],
      [4, '姓名', null, 'This is needed'],
      [5, '用户名', 'bad name!', '2 to 60 characters: letters, digits and . _ @ -'],
      [6, '手机号', '12ab', '5 to 19 digits, with or without a leading +'],
      [7, '用户名', 'GOOD1', expect.stringContaining('2')],
      [8, '手机号', '13900000201', expect.stringContaining('2')],
      [9, '部门', '不存在的部门', expect.any(String)],
      [10, '岗位', '不存在', expect.any(String)],
      [11, '标签', '不存在', expect.any(String)],
      [12, '上级', 'nobody-at-all', expect.any(String)],
      [13, '上级', 'noleader', expect.any(String)],
      [14, '上级', 'round2', expect.any(String)],
      [15, '上级', 'round1', expect.any(String)],
      [16, '上级', 'self', expect.any(String)],
      [17, '状态', '也许', 'Either “Active” or “Disabled”'],
      [18, '姓名', '长'.repeat(61), 'At most 60 characters'],
      [19, '用户名', '=cmd|calc', expect.any(String)],
    ])
    expect(await stored('good2')).toBeDefined()
    for (const left of ['noleader', 'below', 'round1', 'nodept']) expect(await stored(left)).toBeUndefined()
    const lines = (await batchFile(client, batch.id)).toString().split('\r\n')
    expect(lines[0]).toBe(`\uFEFFRow,${HEAD},Problem`)
    expect(lines).toHaveLength(19)
    expect(lines[17]).toMatch(/^19,'=cmd\|calc,公式,/)
  })

  it('reports all problems of a row at once', async () => {
    const file = [
      HEAD,
      'many1,好的,13900000301,many@example.com,,,,,',
      'a b,,12ab,nonsense,不存在的部门,不存在,甲;乙,,也许',
      'many1,重复,13900000301,other@example.com,,不存在,,,',
      'many2,占用,,,不存在的部门,,不存在,,',
      'many3,标签,,,,,一;二;三;四;五;六;七;八;九;十;十一;十二,,',
    ].join('\r\n')
    const client = await signInWith(sands, 'manager', { rights: ['org.people.import'] })
    const batch = await importPeople(client, file)
    expect(batch.counts).toEqual({ created: 1, updated: 0, skipped: 0, failed: 4 })
    const columnsOf = (row: number) => batch.problems.filter((each) => each.row === row).map(({ column }) => column)
    expect(columnsOf(3)).toEqual(['用户名', '姓名', '手机号', '邮箱', '状态', '部门', '岗位', '标签', '标签'])
    expect(columnsOf(4)).toEqual(['用户名', '手机号', '岗位'])
    expect(columnsOf(5)).toEqual(['部门', '标签'])
    expect(columnsOf(6)).toHaveLength(10)
    const lines = (await batchFile(client, batch.id)).toString().split('\r\n')
    expect(lines).toHaveLength(6)
    expect(lines[1]).toContain('手机号: 5 to 19 digits, with or without a leading +; 邮箱: An address such as')
  })

  it('tries out without storing anything, with the same result', async () => {
    const file = `${HEAD}\ndry1,干一,,,全新部门,,,dry2,\ndry2,干二,,,,,,,\nadmin,老板,,,,,,,\ndry3,干三,xx,,,,,,\n`
    const before = await people()
    const client = await admin()
    const tried = await importPeople(client, file, { dryRun: true, createDepartments: true })
    expect(tried).toMatchObject({ counts: { wouldCreate: 2, wouldUpdate: 0, wouldSkip: 1, failed: 1 }, total: 4 })
    expect(tried.counts).toMatchObject({ wouldCreateDepartments: 1 })
    expect(tried.notes).toEqual([expect.stringMatching(/全新部门$/)])
    expect(tried.counts).not.toHaveProperty('created')
    expect(await people()).toBe(before)
    const { rows } = await db().execute(sql`select from departments where name = '全新部门'`)
    expect(rows).toEqual([])
    expect(await auditLog(sands)).toMatchObject([{ action: 'org.people.import-started', after: { dryRun: true } }])
    const real = await importPeople(client, file, { createDepartments: true })
    expect(real.counts).toEqual({ created: 2, updated: 0, skipped: 1, failed: 1, departments: 1 })
    expect(real.problems).toEqual(tried.problems)
    expect(await stored('dry1')).toMatchObject({ leader: 'dry2' })
  })

  it('leaves out the example of the template', async () => {
    const file = `${HEAD}\n#lin.xiaoyu,林小雨,13900001234,lin.xiaoyu@example.com,门店运营部/华东,店员,,,启用\nreal.person,真人,,,,,,,\n`
    // Another person: the others share the reads that one person may make in a minute.
    const importer = await signInWith(sands, 'reviewer', { rights: ['org.people.import'] })
    const batch = await importPeople(importer, file)
    expect(batch.counts).toEqual({ created: 1, updated: 0, skipped: 1, failed: 0 })
    expect(await stored('lin.xiaoyu')).toBeUndefined()
  })

  it('skips existing people, or changes the fields in the file', async () => {
    const client = await admin()
    const file = `${HEAD}\nlearner,换了名字,,,,,,,\n`
    const was = await stored('learner')
    expect((await importPeople(client, file)).counts).toMatchObject({ skipped: 1, updated: 0 })
    expect(await stored('learner')).toEqual(was)
    expect((await importPeople(client, file, { existing: 'update' })).counts).toMatchObject({ skipped: 0, updated: 1 })
    expect(await stored('learner')).toEqual({ ...was, name: '换了名字' })
    expect(await auditLog(sands)).toMatchObject([
      { action: 'org.user.updated', before: { name: was?.name }, after: { name: '换了名字' } },
    ])
  })

  it('signs out people it disables, at once', async () => {
    const client = await admin()
    const learner = await sands.signIn('learner')
    const { data } = await learner.call('GET /sands-user/api/v1/user/current-info')
    const setStatus = (status: string) =>
      importPeople(client, `userName,name,status\nlearner,${data.name},${status}\n`, { existing: 'update' })
    expect((await setStatus('disabled')).counts).toMatchObject({ updated: 1 })
    expect(await learner.call('GET /sands-user/api/v1/user/current-info')).toFailWith('kernel.signed_out')
    expect((await setStatus('active')).counts).toMatchObject({ updated: 1 })
    expect(await (await sands.signIn('learner')).call('GET /sands-user/api/v1/user/current-info')).toSucceed()
  })

  it('changes no people with more rights, and does not disable the importer', async () => {
    const importer = await signInWith(sands, 'teacher', { rights: ['org.people.import', 'org.people.view'] })
    const raised = await importPeople(importer, 'userName,name,email\nadmin,Taken over,mine@example.com\n', {
      existing: 'update',
    })
    expect(raised.counts).toMatchObject({ updated: 0, failed: 1 })
    expect((await stored('admin'))?.email).not.toBe('mine@example.com')
    const own = await importPeople(await admin(), 'userName,name,status\nadmin,Admin,disabled\n', {
      existing: 'update',
    })
    expect(own.counts).toMatchObject({ failed: 1 })
    expect((await stored('admin'))?.status).toBe('active')
  })

  it('changes an account only where whoever imports looks after all colleges of the person', async () => {
    const importer = await signInWith(sands, 'staff03', { rights: ['org.people.import'], college: '沙丘学院' })
    const name = (await stored('learner'))?.name
    const file = (columns: string, values: string) => `userName,name,${columns}\nlearner,${name},${values}\n`
    for (const rows of [file('mobile', '13922223333'), file('email', 'mine@example.com'), file('status', 'disabled')])
      expect((await importPeople(importer, rows, { existing: 'update' })).counts).toMatchObject({ failed: 1 })
    expect(
      (await importPeople(importer, 'userName,name\nlearner,Renamed\n', { existing: 'update' })).counts,
    ).toMatchObject({
      updated: 1,
    })
    await signInWith(sands, 'staff03', { rights: ['org.people.import'], college: 'Dune Academy' })
    const rows = file('mobile', '13922223333')
    expect((await importPeople(importer, rows, { existing: 'update' })).counts).toMatchObject({ updated: 1 })
  })

  it('adds departments only with the right', async () => {
    const importer = await signInWith(sands, 'author', { rights: ['org.people.import'] })
    const { data } = await sendImport(importer, 'userName,name\nx1,X\n')
    expect(await startImport(importer, data, { createDepartments: true })).toFailWith('kernel.no_permission')
    expect(await startImport(importer, data)).toSucceed()
  })

  it('refuses logins of people of other colleges', async () => {
    const { rows } = await db().execute<{ user_name: string }>(sql`
      select user_name from users where id not in (
        select user_id from memberships where college_id = (
          select m.college_id from memberships m join users u on u.id = m.user_id and u.user_name = 'admin' order by m.sort limit 1))
      limit 1`)
    const stranger = rows[0]?.user_name
    expect(stranger).toBeDefined()
    const batch = await importPeople(await admin(), `userName,name\n${stranger},Stranger\n`, { existing: 'update' })
    expect(batch.counts).toMatchObject({ failed: 1, updated: 0 })
    expect(batch.problems[0]).toMatchObject({ value: stranger })
  })

  it('refuses a mapping without user name or name, with duplicates, or of another length', async () => {
    const client = await admin()
    const { data } = await sendImport(client, 'userName,name\nm1,M\n')
    for (const mapping of [
      ['userName', null],
      ['userName', 'userName'],
      ['userName'],
      ['userName', 'name', null],
    ] as const)
      expect(await startImport(client, data, { mapping: [...mapping] })).toFailWith('org.import_mapping')
  })

  it("refuses another person's file, an expired one, and an unknown one", async () => {
    const { data } = await sendImport(await admin(), 'userName,name\nm2,M\n')
    const other = await signInWith(sands, 'reviewer', { rights: ['org.people.import'] })
    expect(await startImport(other, data)).toFailWith('org.import_gone')
    expect(await startImport(other, { ...data, importId: 'never-was' })).toFailWith('org.import_gone')
  })

  it('needs the right', async () => {
    const learner = await sands.signIn('learner')
    expect(await sendImport(learner, 'userName,name\na,b\n')).toFailWith('kernel.no_permission')
    expect(await sendImport(sands.visitor(), 'userName,name\na,b\n')).toFailWith('kernel.not_signed_in')
    expect(
      await startImport(
        learner,
        { importId: 'x', fileName: '', format: 'csv', rows: 1, columns: [] },
        { mapping: [null] },
      ),
    ).toFailWith('kernel.no_permission')
  })

  it('continues after a crash without doing anything twice', async () => {
    const client = await admin()
    const rows = Array.from({ length: 2500 }, (_, index) => {
      const leader = index < 1250 ? `crash${2499 - index}` : ''
      return `crash${index},崩溃${index},,,,,,${leader},`
    })
    const { data } = await sendImport(client, [HEAD, 'bad,,,,,,,,', ...rows].join('\n'))
    // In the third chunk the database fails once: a sequence keeps its value when a transaction is rolled back.
    await db().execute(sql`create sequence power_cuts`)
    await db().execute(sql`create function power_cut() returns trigger language plpgsql as $$
      begin if nextval('power_cuts') = 1 then raise exception 'the power went out'; end if; return new; end $$`)
    await db().execute(sql`create trigger power_cut before insert on users for each row
      when (new.user_name = 'crash2100') execute function power_cut()`)
    const { data: started } = await startImport(client, data)
    await runJobs(sands)
    const batch = await batchEnded(client, started.batchId)
    const { rows: cuts } = await db().execute(sql`select last_value::int from power_cuts`)
    expect(cuts).toEqual([{ last_value: 2 }])
    expect(batch).toMatchObject({ state: 'done', counts: { created: 2500, updated: 0, skipped: 0, failed: 1 } })
    expect((await batchFile(client, batch.id)).toString().split('\r\n')).toHaveLength(3)
    const { rows: entries } = await db().execute<{ count: number }>(sql`
      select count(*)::int as count from audit_entries where action = 'org.user.created' and subject_name like '崩溃%'`)
    expect(entries[0]?.count).toBe(2500)
    expect(await stored('crash0')).toMatchObject({ leader: 'crash2499' })
    expect(await stored('crash1249')).toMatchObject({ leader: 'crash1250' })
  })

  it('stops when it is cancelled; written rows stay', async () => {
    const client = await admin()
    const rows = Array.from({ length: 15_000 }, (_, index) => `cancel${index},取消${index}`)
    const { data } = await sendImport(client, ['userName,name', ...rows].join('\n'))
    const { data: started } = await startImport(client, data)
    const id = started.batchId
    await expect
      .poll(async () => (await client.call('GET /sands-system/api/v1/ops/batch/get', { query: { id } })).data.done)
      .toBeGreaterThan(0)
    expect(await client.call('POST /sands-system/api/v1/ops/batch/cancel', { body: { id } })).toSucceed()
    expect((await batchEnded(client, id)).state).toBe('cancelled')
    const { rows: left } = await db().execute<{ count: number }>(
      sql`select count(*)::int as count from users where user_name like 'cancel%'`,
    )
    expect(left[0]?.count).toBeGreaterThan(0)
    expect(left[0]?.count).toBeLessThan(15_000)
  })

  it('refuses files after a day, and deletes them after two', async () => {
    const { kernel } = sands.server
    const client = await signInWith(sands, 'auditor', { rights: ['org.people.import'] })
    const { data } = await sendImport(client, 'userName,name\nold1,Old\n')
    const age = (hours: number) =>
      db().execute<{ key: string }>(sql`update imports set created_at = created_at - ${`${hours} hours`}::interval
        where id = ${data.importId} returning key`)
    const forget = () => forgetImports(kernel).run({})
    const { rows } = await age(25)
    const key = rows[0]?.key ?? ''
    const isStored = async () => {
      const content = await kernel.store.read(key)
      content?.destroy()
      return content !== undefined
    }
    await forget()
    expect(await isStored()).toBe(true)
    expect(await startImport(client, data)).toFailWith('org.import_gone')
    await age(24)
    await forget()
    expect(await isStored()).toBe(false)
    expect((await age(0)).rows).toEqual([])
  })

  it('without the right is refused before a file is read, and before anything starts', async () => {
    const learner = await sands.signIn('learner')
    const read = await learner.call('POST /sands-user/api/v1/manage/user/import/read', {
      query: { fileName: 'people.csv' },
    })
    const start = await learner.call('POST /sands-user/api/v1/manage/user/import/start', {
      body: { importId: 'x', mapping: ['name'], existing: 'skip', createDepartments: false, dryRun: true },
    })
    expect([read.code, start.code]).toEqual([4001543, 4001543])
  })
})
