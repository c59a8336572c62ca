import type { ImportedQuestion } from '@sands/contract/exam/bank.calls'
import { questionFaults } from '@sands/rules/exam/question-faults'
import type { Tx } from '../../../kernel/database/database.ts'
import { errorText } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { BatchKind, BatchWork, StoredProblem } from '../../ops/index.ts'
import { expectCurrentRight } from '../../org/index.ts'
import { questionRepo } from './question.repo.ts'
import type { QuestionCategories } from './question-category.service.ts'
import { cleanContent, contentColumns, filesOf } from './question-document.codec.ts'
import { questionRecord } from './question-document.service.ts'

type Input = { rows: readonly ImportedQuestion[] }

/** Adds each question in its own transaction, so that one failing row does not stop the others. */
export function questionImport({ database, clock, audit }: Kernel, categories: QuestionCategories): BatchKind<Input> {
  async function write(tx: Tx, { actor }: BatchWork<Input>, row: ImportedQuestion): Promise<void> {
    const content = cleanContent(row)
    const categoryId = await categories.ensure(tx, actor, row.category)
    const now = clock.now()
    const added = await questionRepo.add(tx, {
      collegeId: actor.collegeId,
      categoryId,
      type: content.body.type,
      difficulty: row.difficulty,
      tags: row.tags,
      ...contentColumns(content.body),
      updatedBy: actor.userId,
      updatedAt: now,
    })
    if (!added) throw new Error('the question was not stored')
    const versionId = await questionRepo.addVersion(tx, {
      questionId: added.id,
      ...content,
      createdBy: actor.userId,
      createdAt: now,
      fileIds: [],
    })
    await questionRepo.setVersion(tx, added.id, versionId)
    await audit.record(tx, actor, {
      action: 'exam.question.imported',
      subject: { kind: 'question', id: added.id, name: added.title },
      after: questionRecord({ ...content, categoryId, difficulty: row.difficulty, tags: row.tags }),
    })
  }

  /** The rows come back from the browser, so they are checked again. Files are not taken from a table. */
  function isStorable(row: ImportedQuestion): boolean {
    const content = cleanContent(row)
    return questionFaults(content).length === 0 && filesOf(content).length === 0
  }

  return {
    name: 'exam.question-import',
    async run(work) {
      const { rows } = work.input
      const { actor, language } = work
      const db = database.primary
      await expectCurrentRight(db, actor, 'exam.bank.edit')
      const problems: StoredProblem[] = []
      let created = 0
      for (const [place, row] of rows.entries()) {
        await work.step(place, rows.length)
        if (!isStorable(row)) {
          const column = errorText('exam.column.stem', language)
          problems.push({ row: row.row, column, value: row.title.slice(0, 100), error: 'exam.row_bad', params: {} })
          continue
        }
        // A question that is in the bank by now was added by this import before a crash, or by somebody else.
        const { contentHash } = contentColumns(cleanContent(row).body)
        const isThere = !row.isDuplicate && (await questionRepo.known(db, actor.collegeId, [contentHash])).size > 0
        if (!isThere) await database.transaction((tx) => write(tx, work, row))
        created += 1
      }
      await work.step(rows.length, rows.length)
      return { counts: { created, failed: rows.length - created }, problems }
    },
  }
}
