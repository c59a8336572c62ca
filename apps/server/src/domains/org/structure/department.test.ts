import type { DepartmentId } from '@sands/contract/kernel/schema'
import type { Department } from '@sands/contract/org/people.model'
import { describe, expect, it } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { auditLog, departmentId, signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const TREE = 'GET /sands-user/api/v1/manage/department/tree'
const CREATE = 'POST /sands-user/api/v1/manage/department/create'
const RENAME = 'POST /sands-user/api/v1/manage/department/rename'
const MOVE = 'POST /sands-user/api/v1/manage/department/move'
const DELETE = 'POST /sands-user/api/v1/manage/department/delete'
const HERE = '沙丘学院'
const EDIT = ['org.people.view', 'org.departments.edit'] as const

describe('departments', () => {
  const sands = useSands()
  const tree = async (client: Client) => (await client.call(TREE)).data

  async function named(client: Client, name: string): Promise<Department> {
    const found = (await tree(client)).find((row) => row.name === name)
    if (!found) throw new Error(`there is no ${name}`)
    return found
  }

  async function add(client: Client, name: string, parent: string | null): Promise<Department> {
    const parentId = parent === null ? null : (await named(client, parent)).id
    expect(await client.call(CREATE, { body: { parentId, name } })).toSucceed()
    return named(client, name)
  }

  async function move(client: Client, name: string, parent: string | null, before: string | null = null) {
    const { id, version } = await named(client, name)
    const idOf = async (other: string | null) => (other === null ? null : (await named(client, other)).id)
    return client.call(MOVE, { body: { id, version, parentId: await idOf(parent), beforeId: await idOf(before) } })
  }

  /** The names of the children, in their order. */
  async function below(client: Client, name: string): Promise<string[]> {
    const { id } = await named(client, name)
    return (await tree(client)).filter(({ parentId }) => parentId === id).map((row) => row.name)
  }

  /** Checks that every path follows the parents from the root, and that every place among siblings is used once. */
  async function expectSound() {
    const { rows } = await sands.server.kernel.database.pool.query<{ wrong: number }>(
      `select count(*)::int as wrong from departments d left join departments p on p.id = d.parent_id
     where d.path <> coalesce(p.path, '{}') || d.id
       or d.sort <> (select count(*) from departments s where s.college_id = d.college_id
         and s.parent_id is not distinct from d.parent_id and (s.sort, s.id) < (d.sort, d.id))`,
    )
    expect(rows).toEqual([{ wrong: 0 }])
  }

  describe('the tree of departments', () => {
    it('lists parents first, with the number of people in each department', async () => {
      const admin = await sands.signIn('admin')
      const rows = await tree(admin)
      const seen = new Set<string | null>([null])
      for (const { id, parentId } of rows) {
        expect(seen.has(parentId)).toBe(true)
        seen.add(id)
      }
      expect(rows.slice(0, 4).map(({ name }) => name)).toEqual(['沙丘零售集团', '人力资源部', '培训中心', '招聘组'])
      expect(rows.find(({ name }) => name === '门店运营部')?.people).toBe(3)
      expect(rows.every(({ mayEdit }) => mayEdit)).toBe(true)
      expect(rows.some(({ name }) => name === 'Store Operations')).toBe(false)
      await expectSound()
    })

    it('is complete for a manager of a part of it, who may change that part', async () => {
      const editor = await signInWith(sands, 'author', { rights: EDIT, college: HERE, department: '门店运营部' })
      const rows = await tree(editor)
      expect(rows).toHaveLength((await tree(await sands.signIn('admin'))).length)
      expect(rows.filter(({ mayEdit }) => mayEdit).map(({ name }) => name)).toEqual([
        '门店运营部',
        '华东大区',
        '上海区',
        '杭州区',
        '华南大区',
        '深圳区',
      ])
      expect((await tree(await sands.signIn('auditor'))).some(({ mayEdit }) => mayEdit)).toBe(false)
      expect(await (await sands.signIn('learner')).call(TREE)).toFailWith('kernel.no_permission')
      expect(await sands.visitor().call(TREE)).toFailWith('kernel.not_signed_in')
    })
  })

  describe('a department', () => {
    it('is added below another or at the top, once', async () => {
      const admin = await sands.signIn('admin')
      const parentId = await departmentId(sands, '华南大区')
      const send = { body: { parentId, name: ' 广州区 ' }, headers: { 'idempotency-key': 'guangzhou' } }
      const [one, other] = await Promise.all([admin.call(CREATE, send), admin.call(CREATE, send)])

      expect(other.data).toEqual(one.data)
      expect(await below(admin, '华南大区')).toEqual(['深圳区', '广州区'])
      expect(await auditLog(sands)).toMatchObject([
        { action: 'org.department.created', subject_id: one.data.id, after: { name: '广州区', parent: '华南大区' } },
      ])
      await add(admin, '顾问团', null)
      await expectSound()
    })

    it('has a unique name among its siblings', async () => {
      const admin = await sands.signIn('admin')
      const parentId = await departmentId(sands, '华东大区')
      const { id, version } = await named(admin, '杭州区')

      const taken = await admin.call(CREATE, { body: { parentId, name: '上海区' } })
      expect(taken).toFailWith('org.name_taken')
      expect(taken.data).toEqual({ name: '上海区' })
      expect(await admin.call(RENAME, { body: { id, version, name: '上海区' } })).toFailWith('org.name_taken')
      expect(await admin.call(CREATE, { body: { parentId, name: '  ' } })).toFailWith('kernel.invalid_field')
      const answers = await Promise.all([1, 2].map(() => admin.call(CREATE, { body: { parentId, name: '南京区' } })))
      expect(answers.map(({ code }) => code === 1).toSorted()).toEqual([false, true])
    })

    it('is renamed, unless another editor was first', async () => {
      const admin = await sands.signIn('admin')
      const { id, version } = await add(admin, '旧名字', '人力资源部')

      expect(await admin.call(RENAME, { body: { id, version, name: '新名字' } })).toSucceed()
      expect(await admin.call(RENAME, { body: { id, version, name: '另一个' } })).toFailWith('kernel.changed_meanwhile')
      expect(await auditLog(sands)).toMatchObject([
        { action: 'org.department.renamed', before: { name: '旧名字' }, after: { name: '新名字' } },
      ])
    })

    it('moves with everything below it, to its place among the siblings', async () => {
      const admin = await sands.signIn('admin')
      await add(admin, '项目部', '沙丘零售集团')
      for (const name of ['一组', '二组', '三组']) await add(admin, name, '项目部')
      await add(admin, '二组甲', '二组')

      expect(await move(admin, '三组', '项目部', '一组')).toSucceed()
      expect(await below(admin, '项目部')).toEqual(['三组', '一组', '二组'])
      expect(await move(admin, '二组', '一组')).toSucceed()
      expect(await below(admin, '项目部')).toEqual(['三组', '一组'])
      expect(await move(admin, '一组', null)).toSucceed()
      await expectSound()
      expect(await move(admin, '二组', '项目部', '三组')).toSucceed()
      expect(await below(admin, '项目部')).toEqual(['二组', '三组'])
      expect(await below(admin, '二组')).toEqual(['二组甲'])
      await expectSound()
      expect(await auditLog(sands)).toMatchObject([
        {
          action: 'org.department.moved',
          before: { parent: '一组', place: 1 },
          after: { parent: '项目部', place: 1 },
        },
      ])
    })

    it('takes the audiences and rights of its people with it', async () => {
      const admin = await sands.signIn('admin')
      const manager = await sands.signIn('manager')
      const seen = async () => (await manager.call('GET /sands-user/api/v1/manage/user/page')).data.total
      const before = await seen()
      const moved = await named(admin, '深圳区')

      expect(await move(admin, '深圳区', '人力资源部')).toSucceed()
      expect(await seen()).toBe(before - moved.people)
      expect(await move(admin, '深圳区', '华南大区')).toSucceed()
    })

    it('is never below itself', async () => {
      const admin = await sands.signIn('admin')
      expect(await move(admin, '门店运营部', '上海区')).toFailWith('org.department_circle')
      expect(await move(admin, '门店运营部', '门店运营部')).toFailWith('org.department_circle')
    })

    it('does not get below itself when two are moved into each other at the same moment', async () => {
      const admin = await sands.signIn('admin')
      await add(admin, '东', null)
      await add(admin, '西', null)
      const answers = await Promise.all([move(admin, '东', '西'), move(admin, '西', '东')])
      expect(answers.map(({ code }) => code === 1).toSorted()).toEqual([false, true])
      await expectSound()
    })

    it('is at most ten levels deep', async () => {
      const admin = await sands.signIn('admin')
      await add(admin, '1', null)
      for (let depth = 2; depth <= 10; depth += 1) await add(admin, String(depth), String(depth - 1))
      const tooDeep = await admin.call(CREATE, { body: { parentId: (await named(admin, '10')).id, name: '11' } })

      expect(tooDeep).toFailWith('org.too_deep')
      expect(tooDeep.data).toEqual({ most: 10 })
      expect(await move(admin, '1', '沙丘零售集团')).toFailWith('org.too_deep')
      expect(await move(admin, '10', '沙丘零售集团')).toSucceed()
      expect(await move(admin, '1', '沙丘零售集团')).toSucceed()
      await expectSound()
    })

    it('is moved only to a place that exists', async () => {
      const admin = await sands.signIn('admin')
      const { id, version } = await named(admin, '招聘组')
      const elsewhere = await departmentId(sands, 'Store Operations')
      const aside = await departmentId(sands, '上海区')
      const parent = await departmentId(sands, '人力资源部')
      const moved = (parentId: DepartmentId, beforeId: DepartmentId | null = null) =>
        admin.call(MOVE, { body: { id, version, parentId, beforeId } })

      expect(await moved(elsewhere)).toFailWith('org.place_unknown')
      expect(await moved('999999' as DepartmentId)).toFailWith('org.place_unknown')
      expect(await moved(parent, aside)).toFailWith('org.place_unknown')
      expect(
        await admin.call(MOVE, { body: { id, version: version + 1, parentId: parent, beforeId: null } }),
      ).toFailWith('kernel.changed_meanwhile')
      expect(
        await admin.call(MOVE, { body: { id: elsewhere, version: 1, parentId: parent, beforeId: null } }),
      ).toFailWith('kernel.not_found')
      await add(admin, '招聘组', '门店运营部')
      expect(await moved(await departmentId(sands, '门店运营部'))).toFailWith('org.name_taken')
    })

    it('is removed when it has no people and no departments below it', async () => {
      const admin = await sands.signIn('admin')
      const removed = async (name: string) => {
        const { id, version } = await named(admin, name)
        return admin.call(DELETE, { body: { id, version } })
      }
      const { id, version } = await add(admin, '空部门', '技术研发部')

      const full = await removed('门店运营部')
      expect(full).toFailWith('org.still_used')
      expect((await removed('前端组')).data).toEqual({ count: expect.any(Number) })
      expect(await admin.call(DELETE, { body: { id, version: 9 } })).toFailWith('kernel.changed_meanwhile')
      expect(await removed('空部门')).toSucceed()
      expect(await auditLog(sands)).toMatchObject([
        { action: 'org.department.deleted', before: { name: '空部门', parent: '技术研发部' }, after: null },
      ])
      expect(await admin.call(DELETE, { body: { id, version } })).toFailWith('kernel.not_found')
      await expectSound()
    })

    it('is not removed while a person is added to it at the same moment', async () => {
      const admin = await sands.signIn('admin')
      const { id, version } = await add(admin, '临时组', '技术研发部')
      const [removed, moved] = await Promise.all([
        admin.call(DELETE, { body: { id, version } }),
        admin.call('POST /sands-user/api/v1/manage/user/move', {
          body: { ids: [await userId(sands, 'staff10')], departmentId: id },
        }),
      ])
      if (removed.code === 1) expect(moved).toFailWith('org.place_unknown')
      else
        expect([removed, moved]).toEqual([
          expect.objectContaining({ status: 409 }),
          expect.objectContaining({ code: 1 }),
        ])
    })

    it('is changed within the remit only', async () => {
      const editor = await signInWith(sands, 'teacher', { rights: EDIT, college: HERE, department: '华东大区' })
      const renamed = async (name: string) => {
        const { id, version } = await named(editor, name)
        return editor.call(RENAME, { body: { id, version, name: `${name}改` } })
      }
      const added = async (parent: string | null) =>
        editor.call(CREATE, {
          body: { parentId: parent === null ? null : await departmentId(sands, parent), name: '新' },
        })

      expect(await added('杭州区')).toSucceed()
      expect(await added('深圳区')).toFailWith('org.out_of_reach')
      expect(await added(null)).toFailWith('org.out_of_reach')
      expect(await renamed('深圳区')).toFailWith('org.out_of_reach')
      expect(await move(editor, '杭州区', '深圳区')).toFailWith('org.out_of_reach')
      expect(await move(editor, '华东大区', '上海区')).toFailWith('org.out_of_reach')
      expect(await move(editor, '上海区', '杭州区')).toSucceed()
      const { id, version } = await named(editor, '招聘组')
      expect(await editor.call(DELETE, { body: { id, version } })).toFailWith('org.out_of_reach')
      expect(await (await sands.signIn('auditor')).call(DELETE, { body: { id, version } })).toFailWith(
        'kernel.no_permission',
      )
    })
  })
})
