import { isDeepStrictEqual } from 'node:util'
import type { QuestionBody, QuestionDocument, QuestionSolution } from '@sands/contract/exam/question.model'
import { questionFaults } from '@sands/rules/exam/question-faults'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { questionRepo } from './question.repo.ts'
import type { QuestionCategories } from './question-category.service.ts'
import { cleanContent, filesOf } from './question-document.codec.ts'
import { type FileInHtml, type ShownFiles, wordsOf } from './question-html.codec.ts'

type Content = { body: QuestionBody; solution: QuestionSolution }

/** Fields that the type of the question does not use are dropped, so that they reach nobody. */
function fitting({ body, solution }: Content): Content {
  const keys = new Set(body.children.map(({ key }) => key))
  const isMaterial = body.type === 'material'
  return {
    body: { ...body, children: isMaterial ? body.children : [] },
    solution: {
      ...solution,
      children: Object.fromEntries(Object.entries(solution.children).filter(([key]) => isMaterial && keys.has(key))),
    },
  }
}

/** Returns the document as it is stored: cleaned, complete, with only those files that this person may use. */
export async function storable(
  tx: Tx,
  { viewer, media, categories }: { viewer: Viewer; media: MediaService; categories: QuestionCategories },
  wanted: QuestionDocument,
): Promise<QuestionDocument> {
  const content = fitting(cleanContent(wanted))
  const faults = questionFaults(content)
  if (faults.length > 0) throw fail('exam.bad_question', { faults: faults.length })
  if (wanted.categoryId !== null) await categories.expect(tx, viewer.collegeId, wanted.categoryId)
  const files = filesOf(content)
  const ids = files.map(({ id }) => id)
  const used = new Set(await questionRepo.usedFiles(tx, viewer.collegeId, ids))
  for (const { id, kind } of files) if (!used.has(id)) await media.choose(tx, viewer, { id, kinds: [kind] })
  return {
    categoryId: wanted.categoryId,
    difficulty: wanted.difficulty,
    tags: [...new Set(wanted.tags.map((tag) => tag.trim()))],
    ...content,
  }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Values from jsonb columns have their fields in another order. */
export const isSameContent = (one: Content, other: Content): boolean =>
  isDeepStrictEqual(plain([one.body, one.solution]), plain([other.body, other.solution]))

/** A question as the audit log compares it. */
export const questionRecord = ({ body, solution, difficulty, tags, categoryId }: QuestionDocument) => ({
  type: body.type,
  stem: wordsOf(body.stem),
  options: body.options.map(({ content }) => wordsOf(content)),
  key: solution.key,
  difficulty,
  tags,
  categoryId,
  content: { body, solution },
})

export async function shownFiles(db: Db, media: MediaService, files: readonly FileInHtml[]): Promise<ShownFiles> {
  const ids = (isPicture: boolean) => [
    ...new Set(files.filter(({ kind }) => (kind === 'image') === isPicture).map(({ id }) => id)),
  ]
  return {
    pictures: await media.pictures(db, ids(true)),
    resources: await media.shownResources(db, ids(false)),
  }
}
