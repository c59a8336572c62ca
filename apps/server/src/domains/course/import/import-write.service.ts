import type { CourseImportRow } from '@sands/contract/course/import.calls'
import type { CourseDocument } from '@sands/contract/course/manage.model'
import type { Id } from '@sands/contract/kernel/schema'
import { EVERYONE } from '@sands/rules/audience'
import { COURSEWARE_TYPES, type CoursewareType, STUDY } from '@sands/rules/study'
import type { FileKind } from '@sands/rules/upload'
import type { Tx } from '../../../kernel/database/database.ts'
import { cleanHtml } from '../../../kernel/html/clean-html.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { BatchKind, BatchWork, StoredProblem } from '../../ops/index.ts'
import { expectCurrentRight } from '../../org/index.ts'
import type { CourseCategories } from '../edit/category-edit.service.ts'
import { documentRecord } from '../edit/course-document.service.ts'
import { courseEditRepo } from '../edit/course-edit.repo.ts'
import { courseSubject } from '../edit/course-edit.service.ts'
import { coursewareEditRepo } from '../edit/courseware-edit.repo.ts'
import { importRepo, type LibraryFile } from './import.repo.ts'
import { type Found, findNamed, problemsOf } from './import-check.service.ts'

type Work = BatchWork<{ rows: readonly CourseImportRow[] }>

const TYPES: Readonly<Partial<Record<FileKind, CoursewareType>>> = {
  video: COURSEWARE_TYPES.video,
  document: COURSEWARE_TYPES.document,
  audio: COURSEWARE_TYPES.audio,
  image: COURSEWARE_TYPES.pictures,
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const titleOf = (fileName: string): string => fileName.replace(/\.[^.]*$/, '').slice(0, 100) || fileName

/** Creates a draft for each row in its own transaction, so that one failing row does not stop the others. */
export function courseImport(
  { database, clock, audit }: Kernel,
  categories: CourseCategories,
): BatchKind<{ rows: readonly CourseImportRow[] }> {
  /** Existing courseware made of this file, or new courseware. */
  async function coursewareOf(
    tx: Tx,
    { actor }: Work,
    { id: fileId, name, kind }: LibraryFile,
  ): Promise<Id<'courseware'>> {
    const known = await importRepo.coursewareForFile(tx, actor.collegeId, fileId)
    if (known) return known
    const type = TYPES[kind]
    if (!type) throw new Error(`courseware cannot be made from a file of the kind ${kind}`)
    const isSet = type === COURSEWARE_TYPES.pictures
    const row = await coursewareEditRepo.add(tx, {
      collegeId: actor.collegeId,
      title: titleOf(name),
      type,
      fileId: isSet ? null : fileId,
      threshold: STUDY.threshold,
      updatedBy: actor.userId,
      updatedAt: clock.now(),
    })
    if (!row) throw new Error('the courseware was not stored')
    await coursewareEditRepo.setPictures(tx, row.id, isSet ? [fileId] : [])
    await audit.record(tx, actor, {
      action: 'course.courseware.created',
      subject: { kind: 'courseware', id: row.id, name: row.title },
      after: { title: row.title, courseWareType: type, file: name },
    })
    return row.id
  }

  async function write(tx: Tx, work: Work, { row, found }: { row: CourseImportRow; found: Found }): Promise<void> {
    const { actor } = work
    const coursewares: CourseDocument['chapters'][number]['items'] = []
    for (const [place, name] of row.files.entries()) {
      const file = found.fileOf(name)
      if (!file) throw new Error('a file was deleted after the preview')
      coursewares.push({ key: `item-${place + 1}`, courseWareId: await coursewareOf(tx, work, file), isRequired: true })
    }
    const { html: introduction, text: introductionText } = cleanHtml(
      row.introduction ? `<p>${escaped(row.introduction)}</p>` : '',
    )
    const categoryId = await categories.ensure(tx, actor, row.category)
    const named = row.lecturers.flatMap((name) => found.lecturerOf(name) ?? [])
    const there = await courseEditRepo.holdLecturers(tx, actor.collegeId, named)
    const lecturerIds = named.filter((id) => there.includes(id))
    const draft: CourseDocument = {
      title: row.title.trim(),
      categoryId,
      coverFileId: null,
      introduction,
      lecturerIds,
      // The key records the row, so that the import can continue after a crash without creating the course twice.
      chapters: [{ key: `import-${work.id}-${row.row}`, title: '', items: coursewares }],
      isInOrder: false,
      seekAhead: true,
      isCommentable: true,
      points: 0,
      audience: EVERYONE,
    }
    const course = await courseEditRepo.add(tx, {
      collegeId: actor.collegeId,
      title: draft.title,
      categoryId,
      introduction,
      introductionText,
      state: 'draft',
      draft,
      updatedBy: actor.userId,
      updatedAt: clock.now(),
    })
    if (!course) throw new Error('the course was not stored')
    await audit.record(tx, actor, {
      action: 'course.course.imported',
      subject: courseSubject(course),
      after: await documentRecord(tx, actor.collegeId, draft),
    })
  }

  return {
    name: 'course.import',
    async run(work) {
      const { rows } = work.input
      const db = database.primary
      await expectCurrentRight(db, work.actor, 'course.edit')
      const done = await importRepo.doneRows(db, work.actor.collegeId, work.id)
      const problems: StoredProblem[] = []
      let created = 0
      for (const [place, row] of rows.entries()) {
        await work.step(place, rows.length)
        // Lecturers and files may have been deleted since the dry run.
        const found = await findNamed(db, work.actor.collegeId, [row])
        const faults = done.has(row.row) ? [] : problemsOf(row, found, work.language)
        problems.push(...faults)
        if (faults.length > 0) continue
        if (!done.has(row.row)) await database.transaction((tx) => write(tx, work, { row, found }))
        created += 1
      }
      await work.step(rows.length, rows.length)
      return { counts: { created, failed: rows.length - created }, problems }
    },
  }
}
