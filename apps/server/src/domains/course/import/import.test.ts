import type { CourseImportPreview } from '@sands/contract/course/import.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { batchEnded } from '../../../testing/batch.ts'
import type { Answer, Client, SignedIn } from '../../../testing/client.ts'
import { aFile } from '../../../testing/course-authoring.ts'
import { auditLog, losesRoles, signInWith } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const READ = 'POST /sands-lms/api/v1/manage/course/import/read'
const START = 'POST /sands-lms/api/v1/manage/course/import/start'
const PAGE = 'GET /sands-lms/api/v1/manage/course/page'
const GET = 'GET /sands-lms/api/v1/manage/course/get'
const LECTURERS = 'GET /sands-lms/api/v1/manage/lecturer/page'

async function read(client: Client, content: string | Uint8Array<ArrayBuffer>): Promise<Answer<CourseImportPreview>> {
  const [method = '', path = ''] = READ.split(' ')
  const response = await client.send(`${path}?fileName=courses.csv`, {
    method,
    body: content,
    headers: {
      'accept-language': 'en-us',
      'content-type': 'application/octet-stream',
      ...(client.token ? { authorization: `Bearer ${client.token}` } : {}),
    },
  })
  const envelope = (await response.json()) as Omit<Answer<CourseImportPreview>, 'status' | 'headers'>
  return { status: response.status, headers: response.headers, ...envelope }
}

describe('courses imported from a table', () => {
  const sands = useSands()
  let author: SignedIn
  let lecturer: string
  const rename = (id: string, name: string) =>
    sands.server.kernel.database.pool.query('update files set name = $2 where id = $1', [id, name])

  beforeAll(async () => {
    author = await sands.signIn('author')
    lecturer = (await author.call(LECTURERS, { query: {} })).data.records[0]?.name ?? ''
    await rename(await aFile(sands), 'Steam.mp4')
    await rename(await aFile(sands, { kind: 'image' }), 'Cup.jpg')
  })

  it('are checked first, and nothing is stored', async () => {
    const { data } = await read(
      author,
      [
        'Course title,Category,Introduction,Lecturers,Courseware files,Something else',
        `Milk,Bar/Milk,Warm & <b>fine</b>,${lecturer},steam.MP4;Cup.jpg,x`,
        ',Bar,,,,',
        `Cold,One/Two/Three/Four,,Nobody,Nothing.mp4,`,
      ].join('\n'),
    )
    expect(data.rows).toEqual([
      {
        row: 2,
        title: 'Milk',
        category: ['Bar', 'Milk'],
        introduction: 'Warm & <b>fine</b>',
        lecturers: [lecturer],
        files: ['steam.MP4', 'Cup.jpg'],
      },
    ])
    expect(data.problems.map(({ row, column, value }) => [row, column, value])).toEqual([
      [3, 'Course title', ''],
      [4, 'Category', 'One/Two/Three/Four'],
      [4, 'Lecturers', 'Nobody'],
      [4, 'Courseware files', 'Nothing.mp4'],
    ])
    expect(data.problems[2]?.text).toBe('There is no lecturer called “Nobody”')
    expect(data.newCategories).toEqual(['Bar', 'Bar/Milk'])
    expect((await author.call(PAGE, { query: { keyWord: 'Milk' } })).data.total).toBe(0)
  })

  it('do not include the example row of the template', async () => {
    const example = '示例：手冲咖啡入门（此行不会导入）,门店运营/服务与销售,,李明；王芳,器具介绍.mp4'
    const heading = '课程名称,分类,简介,讲师,课件文件'
    const { data } = await read(author, [heading, example, 'Water,,,,'].join('\n'))
    expect(data).toMatchObject({ rows: [{ row: 3, title: 'Water' }], problems: [], newCategories: [] })
    expect(await read(author, [heading, example].join('\n'))).toFailWith('org.import_empty')
  })

  it('become drafts with their categories and courseware, each recorded in the audit log', async () => {
    const sheet = [
      ['课程名称', '分类', '课件文件'],
      ['Milk', 'Bar/Milk', 'Steam.mp4; Cup.jpg'],
      ['Again', 'Bar', 'Steam.mp4'],
    ]
    const cells = sheet.map((row) => row.map((value) => ({ value, type: String })))
    const { rows } = (await read(author, new Uint8Array(await await writeExcelFile(cells).toBuffer()))).data
    expect(rows).toHaveLength(2)
    const gone = { row: 9, title: 'Gone', category: [], introduction: '', lecturers: [], files: ['Gone.mp4'] }
    const { data } = await author.call(START, { body: { rows: [...rows, gone] } })
    expect(await batchEnded(author, data.batchId)).toMatchObject({
      kind: 'course.import',
      state: 'done',
      total: 3,
      done: 3,
      counts: { created: 2, failed: 1 },
      problems: [{ row: 9, column: 'Courseware files', value: 'Gone.mp4' }],
    })
    const [milk] = (await author.call(PAGE, { query: { keyWord: 'Milk' } })).data.records
    expect(milk).toMatchObject({ title: 'Milk', state: 'draft', categoryName: 'Milk' })
    if (!milk) return
    const { coursewares } = (await author.call(GET, { query: { id: milk.id } })).data
    expect(coursewares.map(({ title, courseWareType }) => [title, courseWareType]).sort()).toEqual([
      ['Cup', 4],
      ['Steam', 1],
    ])
    const [again] = (await author.call(PAGE, { query: { keyWord: 'Again' } })).data.records
    const second = again && (await author.call(GET, { query: { id: again.id } })).data
    expect(second?.coursewares.map(({ id }) => id)).toEqual(
      coursewares.filter(({ title }) => title === 'Steam').map(({ id }) => id),
    )
    const actions = (await auditLog(sands, 9)).map(({ action }) => action)
    expect(actions.filter((action) => action === 'course.course.imported')).toHaveLength(2)
    expect(actions.filter((action) => action === 'course.courseware.created')).toHaveLength(2)
    expect(actions).toContain('course.course.import-started')
    expect(actions).toContain('course.category.created')
  })

  it('are not created for a person who has lost the right', async () => {
    const auditor = await signInWith(sands, 'auditor', { rights: ['course.edit'] })
    await losesRoles(sands, 'auditor')
    const rows = [{ row: 2, title: 'Too late', category: [], introduction: '', lecturers: [], files: [] }]
    const { data } = await auditor.call(START, { body: { rows } })
    const batch = await batchEnded(auditor, data.batchId)
    expect(batch).toMatchObject({ state: 'failed', reason: 'You do not have permission to do this' })
    expect((await author.call(PAGE, { query: { keyWord: 'Too late' } })).data.total).toBe(0)
  })

  it('are refused as a whole when the file cannot be used', async () => {
    expect(await read(author, 'Name,Other\nA,B')).toFailWith('course.import_headings')
    expect(await read(author, 'Course title\n')).toFailWith('org.import_empty')
    const many = ['Course title', ...Array.from({ length: 501 }, (_, row) => `Course ${row}`)].join('\n')
    expect(await read(author, many)).toFailWith('org.import_too_long')
    expect(await read(await sands.signIn('learner'), 'Course title\nA')).toFailWith('kernel.no_permission')
    expect(await author.call(START, { body: { rows: [] } })).toFailWith('kernel.invalid_field')
  })
})
