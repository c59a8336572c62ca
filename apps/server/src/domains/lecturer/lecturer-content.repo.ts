import type { FileId } from '@sands/contract/kernel/schema'
import { lecturerLinks } from '@sands/contract/lecturer/lecturer.links'
import { isNull } from 'drizzle-orm'
import { choicesFrom } from '../../kernel/content-choices.ts'
import { lecturers } from './lecturer.tables.ts'

/** Lecturers for those who lead others to them. */
export const lecturerChoices = (coverUrl: (fileId: FileId) => string) =>
  choicesFrom({
    ...lecturers,
    table: lecturers,
    title: lecturers.name,
    cover: lecturers.avatarFileId,
    // Those whom the list does not show are there for anyone who has a link to them.
    isOut: isNull(lecturers.removedAt),
    linkTo: lecturerLinks.detail,
    coverUrl,
  })
