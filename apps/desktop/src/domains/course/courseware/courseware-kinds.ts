import { COURSEWARE_TYPES, type CoursewareType } from '@sands/rules/study'
import type { FileKind } from '@sands/rules/upload'
import type { ChoosableKind } from '../../../kernel/file/file-choices.tsx'
import type { DesktopText } from '../../../kernel/text.ts'

const ALL_TYPES: readonly CoursewareType[] = Object.values(COURSEWARE_TYPES)

export const COURSEWARE_TEXTS: Readonly<Record<CoursewareType, DesktopText>> = {
  1: 'course.manage_ware_video',
  2: 'course.manage_ware_document',
  3: 'course.manage_ware_audio',
  4: 'course.manage_ware_pictures',
  5: 'course.manage_ware_link',
}

/** The kind of file that each courseware type is made of; none for pictures and links. */
const FILE_KINDS: Readonly<Partial<Record<CoursewareType, ChoosableKind>>> = { 1: 'video', 2: 'document', 3: 'audio' }
export const fileKindOf = (type: CoursewareType): ChoosableKind | undefined => FILE_KINDS[type]

/** The library files that become courseware on their own. */
export const COURSEWARE_FILE_KINDS = ['video', 'document', 'audio'] as const

/** The courseware type of a library file; undefined for files that are not courseware on their own. */
export const typeOfFile = (kind: FileKind): CoursewareType | undefined =>
  ALL_TYPES.find((type) => FILE_KINDS[type] === kind)
