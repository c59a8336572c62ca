import type { CourseImportRow } from '@sands/contract/course/import.calls'
import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import { MOST_CATEGORY_LEVELS, MOST_CATEGORY_NAME } from '@sands/rules/category'
import type { Language } from '@sands/rules/language'
import type { Db } from '../../../kernel/database/database.ts'
import { errorText } from '../../../kernel/errors.ts'
import type { StoredProblem } from '../../ops/index.ts'
import { importRepo, type LibraryFile } from './import.repo.ts'
import type { ImportField, ReadRow } from './import-row.codec.ts'

const MOST = { title: 100, introduction: 500, lecturers: 10, files: 100 }

/** Lecturers and files of the college that the rows refer to by name. */
export interface Found {
  lecturerOf(name: string): Id<'lecturer'> | undefined
  fileOf(name: string): LibraryFile | undefined
}

export async function findNamed(db: Db, collegeId: CollegeId, rows: readonly ReadRow[]): Promise<Found> {
  const names = (field: 'lecturers' | 'files') => [...new Set(rows.flatMap((row) => row[field]))]
  const people = await importRepo.lecturers(db, collegeId, names('lecturers'))
  const files = await importRepo.files(db, collegeId, names('files'))
  const lecturers = new Map(people.toReversed().map(({ id, name }) => [name, id]))
  const library = new Map(files.toReversed().map((file) => [file.name.toLowerCase(), file]))
  return {
    lecturerOf: (name) => lecturers.get(name),
    fileOf: (name) => library.get(name.toLowerCase()),
  }
}

const twiceIn = (names: readonly string[]): string[] => [
  ...new Set(
    names.filter((name, place) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) < place),
  ),
]

/** The reasons why a row cannot become a course; empty when it can. */
export function problemsOf(row: ReadRow, found: Found, language: Language): StoredProblem[] {
  const { title, category, introduction, lecturers, files } = row
  const problem = (column: ImportField, value: string, error: string, params: Record<string, unknown> = {}) => ({
    row: row.row,
    column: errorText(`course.column.${column}`, language),
    value: value.slice(0, MOST.title),
    error,
    params,
  })
  const tooLong = (column: 'title' | 'introduction', value: string) =>
    value.length > MOST[column] ? [problem(column, value, 'course.row_too_long', { most: MOST[column] })] : []
  const isBadCategory =
    category.length > MOST_CATEGORY_LEVELS || category.some((name) => name.length > MOST_CATEGORY_NAME)
  const unknown = (column: 'lecturers' | 'files', error: string, isKnown: (name: string) => boolean) =>
    row[column].filter((name) => !isKnown(name)).map((name) => problem(column, name, error, { name }))
  const tooMany = (column: 'lecturers' | 'files') =>
    row[column].length > MOST[column]
      ? [problem(column, row[column].join('; '), 'course.row_too_long', { most: MOST[column] })]
      : []
  return [
    ...(title === '' ? [problem('title', '', 'course.row_no_title')] : tooLong('title', title)),
    ...(isBadCategory ? [problem('category', category.join('/'), 'course.row_bad_category')] : []),
    ...tooLong('introduction', introduction),
    ...tooMany('lecturers'),
    ...unknown('lecturers', 'course.row_no_lecturer', (name) => found.lecturerOf(name) !== undefined),
    ...tooMany('files'),
    ...unknown('files', 'course.row_no_file', (name) => found.fileOf(name) !== undefined),
    ...twiceIn(files).map((name) => problem('files', name, 'course.row_file_twice', { name })),
    ...twiceIn(lecturers).map((name) => problem('lecturers', name, 'course.row_file_twice', { name })),
  ]
}

/** Splits the rows into those that can become courses and the problems of the others. */
export function sorted(
  rows: readonly ReadRow[],
  found: Found,
  language: Language,
): { good: CourseImportRow[]; problems: StoredProblem[] } {
  const judged = rows.map((row) => ({ row, problems: problemsOf(row, found, language) }))
  return {
    good: judged.filter(({ problems }) => problems.length === 0).map(({ row }) => row),
    problems: judged.flatMap(({ problems }) => problems),
  }
}
