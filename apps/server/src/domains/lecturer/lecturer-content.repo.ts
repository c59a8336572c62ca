import type { FileId } from '@sands/contract/kernel/schema'
import { lecturerLinks } from '@sands/contract/lecturer/lecturer.links'
import { isNull } from 'drizzle-orm'
import { choicesFrom } from '../../kernel/content-choices.ts'
import { lecturers } from './lecturer.tables.ts'

/** Lecturers as choices for a jump or a feed. */
export const lecturerChoices = (coverUrl: (fileId: FileId) => string) =>
  choicesFrom({
    ...lecturers,
    table: lecturers,
    title: lecturers.name,
    cover: lecturers.avatarFileId,
    // Hidden lecturers count as out: anyone with a link can open them.
    isOut: isNull(lecturers.removedAt),
    linkTo: lecturerLinks.detail,
    coverUrl,
  })
