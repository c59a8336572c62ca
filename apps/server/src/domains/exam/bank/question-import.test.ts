import type { QuestionImportPreview } from '@sands/contract/exam/bank.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { batchEnded, batchFile } from '../../../testing/batch.ts'
import type { Answer, Client, SignedIn } from '../../../testing/client.ts'
import { aQuestion } from '../../../testing/exam/authoring.ts'
import { losesRoles, signInWith } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const START = 'POST /sands-lms/api/v1/manage/question/import/start'
const PAGE = 'GET /sands-lms/api/v1/manage/question/page'
const TEMPLATE = 'GET /sands-lms/api/v1/manage/question/import/template'
const ADD_CATEGORY = 'POST /sands-lms/api/v1/manage/question-category/create'
const TEMPLATE_TYPES = ['single', 'multiple', 'uncertain', 'judge', 'fill', 'match', 'order', 'essay']
const EXPORT = 'POST /sands-lms/api/v1/manage/question/export'

const READ = 'POST /sands-lms/api/v1/manage/question/import/read'

async function read(
  client: Client,
  content: string | Uint8Array<ArrayBuffer>,
  fileName = 'questions.csv',
): Promise<Answer<QuestionImportPreview>> {
  const [method = '', path] = READ.split(' ')
  const response = await client.send(`${path}?fileName=${fileName}`, {
    method,
    body: content,
    headers: {
      'accept-language': 'en-us',
      'content-type': 'application/octet-stream',
      ...(client.token ? { authorization: `Bearer ${client.token}` } : {}),
    },
  })
  const envelope = (await response.json()) as Omit<Answer<QuestionImportPreview>, 'status' | 'headers'>
  return { status: response.status, headers: response.headers, ...envelope }
}

const HEADING = 'Type,Question,Option A,Option B,Option C,Answer,Explanation,Difficulty,Category,Tags'
const TABLE = [
  HEADING,
  'Single choice,Imported one?,Yes,No,,A,Because,Easy,Imported/Deep,red; blue',
  'True or false,Imported two,,,,False,,,,',
  'Single choice,Imported one?,No,Yes,,B,,,,',
  'Song,Imported three,,,,,,,,',
  'Multiple choice,Imported four,Yes,No,,A,,,,',
].join('\n')

describe('questions imported from a file', () => {
  const sands = useSands()
  let author: SignedIn

  beforeAll(async () => {
    author = await signInWith(sands, 'author', { rights: ['exam.bank.edit'] })
  })

  it('are shown line by line with problems and duplicates, and nothing is stored', async () => {
    const { data } = await read(author, TABLE)
    expect(data.rows.map(({ row, title, isDuplicate }) => [row, title, isDuplicate])).toEqual([
      [2, 'Imported one?', false],
      [3, 'Imported two', false],
      [4, 'Imported one?', true],
    ])
    expect(data.problems.map(({ row, column, value }) => [row, column, value])).toEqual([
      [5, 'Type', 'Song'],
      [6, 'Answer', 'A'],
    ])
    expect(data.problems[1]?.text).toBe('The answer must be the letters of at least two options, such as ABD')
    expect(data.newCategories).toEqual(['Imported', 'Imported/Deep'])
    expect((await author.call(PAGE, { query: { keyWord: 'Imported' } })).data.total).toBe(0)
  })

  it('come into the bank with their categories, once even when the import runs again', async () => {
    const { rows } = (await read(author, TABLE)).data
    const fresh = rows.filter(({ isDuplicate }) => !isDuplicate)
    const { data } = await author.call(START, { body: { rows: fresh } })
    expect(await batchEnded(author, data.batchId)).toMatchObject({ state: 'done', counts: { created: 2, failed: 0 } })
    const again = await author.call(START, { body: { rows: fresh } })
    expect(await batchEnded(author, again.data.batchId)).toMatchObject({ state: 'done' })
    const { records } = (await author.call(PAGE, { query: { keyWord: 'Imported' } })).data
    expect(records).toHaveLength(2)
    expect(records.find(({ title }) => title === 'Imported one?')).toMatchObject({
      categoryName: 'Deep',
      difficulty: 'easy',
      tags: ['red', 'blue'],
    })
    expect((await read(author, TABLE)).data.rows.every(({ isDuplicate }) => isDuplicate)).toBe(true)
  })

  it('are checked again when they come back changed', async () => {
    const { rows } = (await read(author, TABLE)).data
    const [first] = rows
    if (!first) throw new Error('no row')
    const bad = { ...first, solution: { ...first.solution, key: {} } }
    const { data } = await author.call(START, { body: { rows: [bad] } })
    expect(await batchEnded(author, data.batchId)).toMatchObject({
      counts: { created: 0, failed: 1 },
      problems: [{ row: 2, text: 'The question is incomplete and cannot be imported' }],
    })
  })

  it('can be a plain text', async () => {
    const text = '1. Which is plain?\nA. This\nB. That\nAnswer: A\n\n2. Plain text is good.\nAnswer: perhaps; not'
    const { data } = await read(author, text, 'questions.txt')
    expect(data.rows.map(({ row, body }) => [row, body.type])).toEqual([
      [1, 'single'],
      [6, 'essay'],
    ])
  })

  it('are refused as a whole when the file cannot be used', async () => {
    expect(await read(author, 'Name,Other\nA,B')).toFailWith('exam.import_headings')
    expect(await read(author, `${HEADING}\n`)).toFailWith('org.import_empty')
    expect(await read(author, '\n\n', 'a.txt')).toFailWith('org.import_empty')
    expect(await read(author, 'a\0b', 'a.txt')).toFailWith('org.import_unreadable')
    const many = Array.from({ length: 501 }, (_, row) => `True or false,Question ${row},,,,True`)
    expect(await read(author, [HEADING, ...many].join('\n'))).toFailWith('org.import_too_long')
    expect(await read(await sands.signIn('learner'), TABLE)).toFailWith('kernel.no_permission')
  })

  it('begin with a template that has every type; its examples are left out', async () => {
    const file = async (format: 'xlsx' | 'txt') => (await author.call(TEMPLATE, { query: { format } })).data
    const [table, text] = [await file('xlsx'), await file('txt')]
    expect([table.fileName, text.fileName]).toEqual(['Questions to import.xlsx', 'Questions to import.txt'])
    const bytes = ({ content }: { content: string }) => new Uint8Array(Buffer.from(content, 'base64'))
    expect(await read(author, bytes(table), 'a.xlsx')).toFailWith('org.import_empty')
    expect(await read(author, bytes(text), 'a.txt')).toFailWith('org.import_empty')
    const words = Buffer.from(text.content, 'base64').toString().replaceAll('Example: ', 'My own: ')
    const { data } = await read(author, words, 'a.txt')
    expect(data.problems).toEqual([])
    expect(data.rows.map(({ body }) => body.type)).toEqual(TEMPLATE_TYPES)
    expect(await author.call(TEMPLATE, { query: { format: 'pdf' as never } })).toFailWith('kernel.invalid_field')
  })

  it('can be exported and imported again', async () => {
    const top = (await author.call(ADD_CATEGORY, { body: { parentId: null, name: 'Out' } })).data
    const below = (await author.call(ADD_CATEGORY, { body: { parentId: top.id, name: 'Below' } })).data
    await aQuestion(author, { stem: '<p>Exported words</p>' }, { tags: ['out'], categoryId: below.id })
    const { data } = await author.call(EXPORT, { body: { keyWord: 'Exported' } })
    expect(await batchEnded(author, data.batchId)).toMatchObject({ state: 'done', counts: { rows: 1 } })
    const file = await batchFile(author, data.batchId)
    const again = await read(author, new Uint8Array(file), 'questions.xlsx')
    const [row] = again.data.rows
    expect(row).toMatchObject({
      title: 'Exported words',
      isDuplicate: true,
      category: ['Out', 'Below'],
      tags: ['out'],
      solution: { key: { options: [row?.body.options[1]?.key] } },
    })
  })

  it('keep the order and the pairs of their answers in an export', async () => {
    const table = [
      HEADING,
      'Ordering,Sorted steps,Third,First,Second,BCA,,,,',
      'Matching,Sorted pairs,Latte = Milk,Tea = Leaves,,,,,,',
    ].join('\n')
    const { rows } = (await read(author, table)).data
    const stored = await author.call(START, { body: { rows } })
    expect(await batchEnded(author, stored.data.batchId)).toMatchObject({ counts: { created: 2, failed: 0 } })
    const { data } = await author.call(EXPORT, { body: { keyWord: 'Sorted' } })
    await batchEnded(author, data.batchId)
    const file = await batchFile(author, data.batchId)
    const again = (await read(author, new Uint8Array(file), 'questions.xlsx')).data.rows
    const answers = again.map(({ title, isDuplicate, body, solution: { key } }) => {
      const texts = new Map([...body.options, ...body.targets].map((option) => [option.key, option.content]))
      const order = (key.options ?? []).map((name) => texts.get(name))
      const pairs = body.options.map((option) => [option.content, texts.get(key.pairs?.[option.key] ?? '')])
      return [title, isDuplicate, body.type === 'order' ? order : pairs]
    })
    expect(new Map(answers.map(([title, ...rest]) => [title, rest]))).toEqual(
      new Map([
        ['Sorted steps', [true, ['<p>First</p>', '<p>Second</p>', '<p>Third</p>']]],
        [
          'Sorted pairs',
          [
            true,
            [
              ['<p>Latte</p>', '<p>Milk</p>'],
              ['<p>Tea</p>', '<p>Leaves</p>'],
            ],
          ],
        ],
      ]),
    )
  })

  it('are not stored for a person who has lost the right', async () => {
    const auditor = await signInWith(sands, 'auditor', { rights: ['exam.bank.edit'] })
    const { rows } = (await read(auditor, `${HEADING}\nTrue or false,Too late,,,,True`)).data
    await losesRoles(sands, 'auditor')
    const { data } = await auditor.call(START, { body: { rows } })
    expect(await batchEnded(auditor, data.batchId)).toMatchObject({ state: 'failed' })
  })
})
