import { type Static, Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { CategoryName, categoryEdits } from '../kernel/category.model.ts'
import { IdOf, Instant, Nothing, OneOf, Page, pageQuery, Version } from '../kernel/schema.ts'
import { RowProblem } from '../ops/batch.model.ts'
import {
  Difficulty,
  ManagedQuestion,
  ManagedQuestionCategory,
  ManagedQuestionItem,
  QuestionDocument,
  QuestionType,
} from './question.model.ts'

const category = categoryEdits<'questionCategory'>()
const Seen = { id: IdOf<'question'>(), version: Version }
/** Those who make papers choose questions of the bank. */
const READING = 'right:exam.bank.edit|exam.edit'
const QUESTION_LIMIT = 1_048_576
const IMPORT_BYTES = 5 * 1024 * 1024
export const MOST_IMPORTED_QUESTIONS = 500

const filter = {
  keyWord: Type.Optional(Type.String({ maxLength: 60 })),
  categoryId: Type.Optional(IdOf<'questionCategory'>()),
  type: Type.Optional(QuestionType),
  difficulty: Type.Optional(Difficulty),
  tag: Type.Optional(Type.String({ maxLength: 30 })),
}

export const QuestionUses = Type.Object({
  papers: Type.Array(Type.Object({ id: IdOf<'paper'>(), title: Type.String() })),
  exams: Type.Array(Type.Object({ id: IdOf<'exam'>(), title: Type.String() }), {
    description: 'Published exams with one of these papers',
  }),
})
export type QuestionUses = Static<typeof QuestionUses>

export const QuestionVersionItem = Type.Object({
  number: Type.Integer(),
  createdAt: Instant,
  createdBy: Type.String(),
  document: Type.Pick(QuestionDocument, ['body', 'solution']),
})
export type QuestionVersionItem = Static<typeof QuestionVersionItem>

/** A question of a file: the category by its names. */
export const ImportedQuestion = Type.Object({
  row: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Row or line of the file' }),
  category: Type.Array(CategoryName, { maxItems: 3, description: 'From the top down' }),
  isDuplicate: Type.Boolean({ description: 'The bank, or an earlier row, has the same question' }),
  title: Type.String({ maxLength: 200 }),
  ...Type.Omit(QuestionDocument, ['categoryId']).properties,
})
export type ImportedQuestion = Static<typeof ImportedQuestion>

export const QuestionImportPreview = Type.Object({
  rows: Type.Array(ImportedQuestion, { description: 'Those that can be imported' }),
  problems: Type.Array(RowProblem, { description: 'Why the others cannot' }),
  newCategories: Type.Array(Type.String(), { description: 'Paths that the import would add' }),
})
export type QuestionImportPreview = Static<typeof QuestionImportPreview>

export const IMPORT_FORMATS = ['xlsx', 'txt'] as const

export const QuestionTemplate = Type.Object({
  fileName: Type.String(),
  content: Type.String({ description: 'The file in Base64' }),
})
export type QuestionTemplate = Static<typeof QuestionTemplate>

export const examBankCalls = {
  'GET /sands-lms/api/v1/manage/question-category/list': call({
    summary: 'Categories of questions, each after its parent, in order.',
    access: READING,
    data: Type.Array(ManagedQuestionCategory),
  }),
  'POST /sands-lms/api/v1/manage/question-category/create': call({
    summary: 'Adds a category, at the end of its level.',
    access: 'right:exam.bank.edit',
    body: category.create,
    data: ManagedQuestionCategory,
    errors: ['kernel.category_gone', 'kernel.category_too_deep', 'kernel.category_exists'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/question-category/rename': call({
    summary: 'Gives a category another name.',
    access: 'right:exam.bank.edit',
    body: category.rename,
    data: ManagedQuestionCategory,
    errors: ['kernel.category_gone', 'kernel.changed_meanwhile', 'kernel.category_exists'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/question-category/move': call({
    summary: 'Moves a category below another, before one of its children or at the end.',
    access: 'right:exam.bank.edit',
    body: category.move,
    data: Nothing,
    errors: [
      'kernel.category_gone',
      'kernel.changed_meanwhile',
      'kernel.category_too_deep',
      'kernel.category_loop',
      'kernel.category_exists',
    ],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/question-category/remove': call({
    summary: 'Removes a category without questions.',
    access: 'right:exam.bank.edit',
    body: category.remove,
    data: Nothing,
    errors: ['kernel.category_gone', 'kernel.changed_meanwhile', 'kernel.category_in_use'],
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/question/page': call({
    summary: 'Questions of the bank, newest change first.',
    access: READING,
    query: Type.Object({ ...filter, ...pageQuery }),
    data: Page(ManagedQuestionItem),
  }),
  'GET /sands-lms/api/v1/manage/question/tags': call({
    summary: 'Tags of the bank, most used first, at most 200.',
    access: READING,
    data: Type.Array(Type.String()),
  }),
  'GET /sands-lms/api/v1/manage/question/get': call({
    summary: 'One question with its key, as it is edited.',
    access: 'right:exam.bank.edit',
    query: Type.Object({ id: IdOf<'question'>() }),
    data: ManagedQuestion,
    errors: ['exam.question_unknown'],
  }),
  'POST /sands-lms/api/v1/manage/question/create': call({
    summary: 'Adds a question to the bank.',
    access: 'right:exam.bank.edit',
    body: QuestionDocument,
    data: ManagedQuestion,
    errors: ['exam.bad_question', 'kernel.category_gone', 'media.gone'],
    once: true,
    bodyLimit: QUESTION_LIMIT,
  }),
  'POST /sands-lms/api/v1/manage/question/save': call({
    summary: 'Changes a question. Attempts and published exams keep the version that they have.',
    access: 'right:exam.bank.edit',
    body: Type.Object({ ...Seen, document: QuestionDocument }),
    data: ManagedQuestion,
    errors: [
      'exam.question_unknown',
      'kernel.changed_meanwhile',
      'exam.bad_question',
      'kernel.category_gone',
      'media.gone',
    ],
    once: true,
    bodyLimit: QUESTION_LIMIT,
  }),
  'POST /sands-lms/api/v1/manage/question/remove': call({
    summary: 'Deletes a question that no paper names and no random paper of an exam needs. Attempts keep it.',
    access: 'right:exam.bank.edit',
    body: Type.Object(Seen),
    data: Nothing,
    errors: ['exam.question_unknown', 'kernel.changed_meanwhile', 'exam.question_in_use', 'exam.question_needed'],
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/question/uses': call({
    summary: 'Papers that name the question, and published exams with these papers.',
    access: 'right:exam.bank.edit',
    query: Type.Object({ id: IdOf<'question'>() }),
    data: QuestionUses,
    errors: ['exam.question_unknown'],
  }),
  'GET /sands-lms/api/v1/manage/question/version/page': call({
    summary: 'Versions of a question, newest first.',
    access: 'right:exam.bank.edit',
    query: Type.Object({ id: IdOf<'question'>(), ...pageQuery }),
    data: Page(QuestionVersionItem),
    errors: ['exam.question_unknown'],
  }),
  'GET /sands-lms/api/v1/manage/question/import/template': call({
    summary: 'A file to fill in, with an example of each type: a table or a plain text.',
    access: 'right:exam.bank.edit',
    query: Type.Object({ format: OneOf(IMPORT_FORMATS) }),
    data: QuestionTemplate,
    perMinute: 20,
  }),
  'POST /sands-lms/api/v1/manage/question/import/read': call({
    summary:
      'Reads a CSV, XLSX or text file of at most 500 questions and says what the import would do. Nothing is stored.',
    access: 'right:exam.bank.edit',
    query: Type.Object({ fileName: Type.String({ minLength: 1, maxLength: 200 }) }),
    data: QuestionImportPreview,
    errors: [
      'kernel.too_large',
      'org.import_unreadable',
      'org.import_empty',
      'org.import_too_long',
      'exam.import_headings',
    ],
    upload: true,
    bodyLimit: IMPORT_BYTES,
    perMinute: 20,
  }),
  'POST /sands-lms/api/v1/manage/question/import/start': call({
    summary: 'Adds the questions to the bank, as long work. Missing categories are added.',
    access: 'right:exam.bank.edit',
    body: Type.Object({ rows: Type.Array(ImportedQuestion, { minItems: 1, maxItems: MOST_IMPORTED_QUESTIONS }) }),
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    once: true,
    bodyLimit: IMPORT_BYTES,
  }),
  'POST /sands-lms/api/v1/manage/question/export': call({
    summary: 'Writes the questions that the filter finds into a spreadsheet, as long work.',
    access: 'right:exam.bank.edit',
    body: Type.Object(filter),
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    once: true,
  }),
} satisfies Calls
