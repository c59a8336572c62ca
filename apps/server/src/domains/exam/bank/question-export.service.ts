import { join } from 'node:path'
import type { QuestionBody, QuestionSolution } from '@sands/contract/exam/question.model'
import type { BatchId } from '@sands/contract/kernel/schema'
import { MAX_OPTIONS } from '@sands/rules/exam/question'
import type { Language } from '@sands/rules/language'
import type { Tx } from '../../../kernel/database/database.ts'
import { errorText } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { createRowFile, XLSX_TYPE } from '../../../kernel/spreadsheet/row-file.ts'
import { createTableProcess } from '../../../kernel/spreadsheet/table-process.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Batches, BatchKind } from '../../ops/index.ts'
import { expectCurrentRight } from '../../org/index.ts'
import { type ListedQuestion, questionRepo } from './question.repo.ts'
import type { QuestionRequest } from './question.service.ts'
import { questionCategoryPaths } from './question-category.repo.ts'
import type { QuestionCategories } from './question-category.service.ts'
import { wordsOf } from './question-html.codec.ts'
import { tableHeading } from './question-table.codec.ts'

const ROWS_AT_ONCE = 200
const LETTERS = 'ABCDEFGHIJKLMNOPQRST'

type Part = Pick<QuestionBody, 'stem' | 'options' | 'targets' | 'blanks'> & { type: QuestionBody['type'] }
type Answers = Pick<QuestionSolution, 'key' | 'analysis' | 'reference'>

/** The answer in the form in which the import reads it. */
function answerOf({ type, options, blanks }: Part, { key, reference }: Answers, language: Language): string {
  const letters = (keys: readonly string[] = []) =>
    keys.map((name) => LETTERS[options.findIndex((option) => option.key === name)] ?? '').join('')
  switch (type) {
    case 'judge':
      return errorText(key.isTrue ? 'exam.answer.true' : 'exam.answer.false', language)
    case 'fill':
      return blanks.map((name) => key.blanks?.[name]?.accepted.join('|') ?? '').join('; ')
    case 'essay':
      return wordsOf(reference)
    case 'match':
    case 'material':
      return ''
    default:
      return letters(key.options)
  }
}

function optionCells({ type, options, targets }: Part, { key }: Answers): string[] {
  const right = (left: string) => targets.find((target) => target.key === key.pairs?.[left])?.content ?? ''
  const texts = options.map((option) =>
    type === 'match' ? `${wordsOf(option.content)} = ${wordsOf(right(option.key))}` : wordsOf(option.content),
  )
  return Array.from({ length: MAX_OPTIONS }, (_, place) => texts[place] ?? '')
}

export interface QuestionExports {
  start(tx: Tx, viewer: Viewer, filter: QuestionRequest): Promise<{ batchId: BatchId }>
}

export function createQuestionExports(
  kernel: Kernel,
  { batches, categories }: { batches: Batches; categories: QuestionCategories },
): QuestionExports {
  const { database, audit } = kernel
  const kind = questionExport(kernel, categories)
  batches.add(kind)
  return {
    async start(tx, viewer, filter) {
      const batchId = await batches.start(tx, viewer, kind, filter)
      await audit.record(tx, viewer, {
        action: 'exam.question.exported',
        subject: { kind: 'batch', id: batchId, name: errorText('exam.file.questions', viewer.language) },
        after: { ...filter },
      })
      return { batchId }
    },
  }

  function questionExport(
    { workshop }: Pick<Kernel, 'workshop'>,
    tree: QuestionCategories,
  ): BatchKind<QuestionRequest> {
    const tables = createTableProcess({ workshop })
    return {
      name: 'exam.question-export',
      async run(work) {
        const { actor, language, folder } = work
        const db = database.primary
        await expectCurrentRight(db, actor, 'exam.bank.edit')
        const { categoryId, ...rest } = work.input
        const categoryIds = categoryId && (await tree.withBelow(db, actor.collegeId, categoryId))
        const ids = await questionRepo.ids(db, actor.collegeId, { ...rest, categoryIds })
        const rows = createRowFile(join(folder, 'rows'))
        await rows.add([tableHeading(MAX_OPTIONS, language)])
        const pathOf = await questionCategoryPaths(db, actor.collegeId)
        const cells = (row: ListedQuestion, part: Part, answers: Answers): string[] => [
          errorText(`exam.type.${part.type}`, language),
          wordsOf(part.stem),
          ...optionCells(part, answers),
          answerOf(part, answers, language),
          wordsOf(answers.analysis),
          errorText(`exam.difficulty.${row.difficulty}`, language),
          row.categoryId === null ? '' : (pathOf.get(row.categoryId) ?? ''),
          row.tags.join('; '),
        ]
        for (let done = 0; done < ids.length; done += ROWS_AT_ONCE) {
          await work.step(done, ids.length)
          const chunk = ids.slice(done, done + ROWS_AT_ONCE)
          const found = new Map((await questionRepo.byIds(db, actor.collegeId, chunk)).map((row) => [row.id, row]))
          const contents = new Map((await questionRepo.newest(db, chunk)).map((row) => [row.questionId, row]))
          for (const id of chunk) {
            const [row, content] = [found.get(id), contents.get(id)]
            if (!row || !content) continue
            const { body, solution } = content
            const children = body.children.map((child) =>
              cells(row, child, solution.children[child.key] ?? { key: {}, analysis: '', reference: '' }),
            )
            await rows.add([cells(row, body, solution), ...children])
          }
        }
        await work.step(ids.length, ids.length)
        await rows.end()
        const path = join(folder, 'questions.xlsx')
        await tables.write({ sheets: [{ rowsPath: rows.path }], path })
        const name = `${errorText('exam.file.questions', language)}.xlsx`
        return { counts: { rows: ids.length }, file: { name, path, contentType: XLSX_TYPE } }
      },
    }
  }
}
