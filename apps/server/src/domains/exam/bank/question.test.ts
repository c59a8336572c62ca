import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aFile } from '../../../testing/course-authoring.ts'
import { aQuestion, aQuestionDocument } from '../../../testing/exam/authoring.ts'
import { auditLog, signInWith } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const PAGE = 'GET /sands-lms/api/v1/manage/question/page'
const TAGS = 'GET /sands-lms/api/v1/manage/question/tags'
const GET = 'GET /sands-lms/api/v1/manage/question/get'
const CREATE = 'POST /sands-lms/api/v1/manage/question/create'
const SAVE = 'POST /sands-lms/api/v1/manage/question/save'
const REMOVE = 'POST /sands-lms/api/v1/manage/question/remove'
const USES = 'GET /sands-lms/api/v1/manage/question/uses'
const VERSIONS = 'GET /sands-lms/api/v1/manage/question/version/page'
const ADD_CATEGORY = 'POST /sands-lms/api/v1/manage/question-category/create'
const RENAME_CATEGORY = 'POST /sands-lms/api/v1/manage/question-category/rename'
const MOVE_CATEGORY = 'POST /sands-lms/api/v1/manage/question-category/move'
const REMOVE_CATEGORY = 'POST /sands-lms/api/v1/manage/question-category/remove'
const CATEGORIES = 'GET /sands-lms/api/v1/manage/question-category/list'

describe('the question bank', () => {
  const sands = useSands()
  let author: SignedIn
  let learner: SignedIn

  beforeAll(async () => {
    author = await signInWith(sands, 'author', { rights: ['exam.bank.edit', 'media.library.view'] })
    learner = await sands.signIn('learner')
  })

  it('stores a question cleaned, and finds it by words, type, difficulty, tag and category', async () => {
    const category = (await author.call(ADD_CATEGORY, { body: { parentId: null, name: 'Drinks' } })).data
    const below = (await author.call(ADD_CATEGORY, { body: { parentId: category.id, name: 'Tea' } })).data
    const made = await aQuestion(
      author,
      { stem: '<p onclick="x()">Sencha needs <b>cool</b> water<script>x</script></p>' },
      { categoryId: below.id, difficulty: 'hard', tags: ['green', 'tea'] },
    )
    expect(made).toMatchObject({ title: 'Sencha needs cool water', categoryName: 'Tea', uses: 0, version: 1 })
    expect(made.document.body.stem).toBe('<p>Sencha needs <strong>cool</strong> water</p>')
    const found = async (query: object) =>
      (await author.call(PAGE, { query })).data.records.some(({ id }) => id === made.id)
    expect(await found({ keyWord: 'sencha', type: 'single', difficulty: 'hard', tag: 'green' })).toBe(true)
    expect(await found({ categoryId: category.id })).toBe(true)
    expect(await found({ keyWord: '60 degrees', categoryId: below.id })).toBe(true)
    expect(await found({ type: 'judge' })).toBe(false)
    expect(await found({ tag: 'black' })).toBe(false)
    expect((await author.call(TAGS, {})).data).toEqual(expect.arrayContaining(['green', 'tea']))
    const [entry] = await auditLog(sands)
    expect(entry).toMatchObject({ action: 'exam.question.created', subject_name: 'Sencha needs cool water' })
    expect((await author.call(CATEGORIES, {})).data.find(({ id }) => id === below.id)?.count).toBe(1)
    expect(await author.call(REMOVE_CATEGORY, { body: { id: below.id, version: below.version } })).toFailWith(
      'kernel.category_in_use',
    )
    const renamed = await author.call(RENAME_CATEGORY, { body: { id: below.id, version: below.version, name: 'Teas' } })
    expect(renamed.data.name).toBe('Teas')
    const moved = { id: below.id, version: renamed.data.version, parentId: null, beforeId: null }
    expect((await author.call(MOVE_CATEGORY, { body: moved })).code).toBe(1)
    expect((await author.call(REMOVE_CATEGORY, { body: { id: category.id, version: category.version } })).code).toBe(1)
  })

  it('keeps every version: a change of the text makes a new one, a change of the tags does not', async () => {
    const first = await aQuestion(author, { stem: '<p>First words</p>' })
    const tagged = await author.call(SAVE, {
      body: { id: first.id, version: first.version, document: { ...first.document, tags: ['new'] } },
    })
    expect(tagged.data).toMatchObject({ versionId: first.versionId, version: 2, tags: ['new'] })
    const changed = aQuestionDocument({ stem: '<p>Second words</p>' })
    const saved = await author.call(SAVE, { body: { id: first.id, version: 2, document: changed } })
    expect(saved.data.versionId).not.toBe(first.versionId)
    const { data } = await author.call(VERSIONS, { query: { id: first.id } })
    expect(data.records.map(({ number, document }) => [number, document.body.stem])).toEqual([
      [2, '<p>Second words</p>'],
      [1, '<p>First words</p>'],
    ])
    const again = { id: first.id, version: 2, document: changed }
    expect(await author.call(SAVE, { body: again })).toFailWith('kernel.changed_meanwhile')
  })

  it('refuses an incomplete question, an unknown category and a file that is not there', async () => {
    const create = (document: ReturnType<typeof aQuestionDocument>) => author.call(CREATE, { body: document })
    expect(await create(aQuestionDocument({ stem: '' }, { solution: { key: {} } }))).toFailWith('exam.bad_question')
    const nowhere = aQuestionDocument({}, { categoryId: '999999999' as never })
    expect(await create(nowhere)).toFailWith('kernel.category_gone')
    expect(await create(aQuestionDocument({ stem: '<p><img data-file-id="999999999"></p>' }))).toFailWith('media.gone')
    const child = { key: 'x', type: 'material', stem: '', options: [], targets: [], blanks: [], words: null, files: 0 }
    expect(await create(aQuestionDocument({ type: 'material', children: [child as never] }))).toFailWith(
      'kernel.invalid_field',
    )
  })

  it('shows pictures, sound and video by signed address', async () => {
    const [picture, video] = [await aFile(sands, { kind: 'image' }), await aFile(sands, { kind: 'video' })]
    const stem = `<p>Look <img data-file-id="${picture}" alt="" /></p><video data-file-id="${video}"></video>`
    const made = await aQuestion(author, { stem })
    expect(made.document.body.stem).toContain(`<video data-file-id="${video}" src="`)
    expect((await author.call(GET, { query: { id: made.id } })).data.document.body.stem).toContain('controls')
  })

  it('deletes a question that no paper names', async () => {
    const made = await aQuestion(author)
    expect((await author.call(USES, { query: { id: made.id } })).data).toEqual({ papers: [], exams: [] })
    expect(await author.call(REMOVE, { body: { id: made.id, version: 9 } })).toFailWith('kernel.changed_meanwhile')
    expect((await author.call(REMOVE, { body: { id: made.id, version: made.version } })).code).toBe(1)
    expect(await author.call(GET, { query: { id: made.id } })).toFailWith('exam.question_unknown')
    expect(await author.call(VERSIONS, { query: { id: made.id } })).toFailWith('exam.question_unknown')
    expect(await author.call(USES, { query: { id: made.id } })).toFailWith('exam.question_unknown')
  })

  it('is found, but not changed, by people who make papers', async () => {
    const made = await aQuestion(author, { stem: '<p>Chosen for a paper</p>' }, { tags: ['chosen'] })
    const maker = await signInWith(sands, 'manager', { rights: ['exam.edit'] })
    const found = await maker.call(PAGE, { query: { keyWord: 'Chosen for a paper' } })
    expect(found.data.records.map(({ id }) => id)).toEqual([made.id])
    expect((await maker.call(TAGS)).data).toContain('chosen')
    expect(await maker.call(CATEGORIES)).toSucceed()
    expect(await maker.call(GET, { query: { id: made.id } })).toFailWith('kernel.no_permission')
    expect(await maker.call(CREATE, { body: aQuestionDocument() })).toFailWith('kernel.no_permission')
  })

  it('is for people with the right', async () => {
    const made = await aQuestion(author)
    expect(await learner.call(PAGE, { query: {} })).toFailWith('kernel.no_permission')
    expect(await learner.call(GET, { query: { id: made.id } })).toFailWith('kernel.no_permission')
    expect(await learner.call(CREATE, { body: aQuestionDocument() })).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(PAGE, { query: {} })).toFailWith('kernel.not_signed_in')
  })

  it('of another college does not exist', async () => {
    const { id, version, document } = await aQuestion(author)
    const emma = await signInWith(sands, 'emma', { rights: ['exam.bank.edit'] })
    for (const answer of [
      await emma.call(GET, { query: { id } }),
      await emma.call(SAVE, { body: { id, version, document } }),
      await emma.call(REMOVE, { body: { id, version } }),
      await emma.call(USES, { query: { id } }),
      await emma.call(VERSIONS, { query: { id } }),
    ])
      expect(answer).toFailWith('exam.question_unknown')
    expect((await emma.call(PAGE, { query: {} })).data.records.some((question) => question.id === id)).toBe(false)
  })
})
