import type {
  CourseDocument,
  CourseFault,
  ManagedCourse,
  ManagedCourseware,
  NamedLecturer,
} from '@sands/contract/course/manage.model'
import type { Picture } from '@sands/contract/media/media.model'
import { createContext, useContext } from 'react'
import type { ChosenPicture } from '../../../kernel/picture/use-picture-upload.ts'
import type { CourseEdit } from './course-edit.ts'

/** What every part of the course editor works with. */
export interface CourseEditorState {
  /** As it is stored. */
  readonly course: ManagedCourse
  /** As it stands in the editor. */
  readonly document: CourseDocument
  /** `about` names what is changed: letters typed into one field are one step. */
  readonly edit: (edit: CourseEdit, about?: string) => void
  /** For what takes something away: says what it was, with a way back. */
  readonly remove: (edit: CourseEdit, name: string) => void
  readonly faults: readonly CourseFault[]
  /** Undefined for a piece that is gone. */
  readonly coursewareOf: (id: string) => ManagedCourseware | undefined
  /** Remembers a piece that was only just made, chosen or changed. */
  readonly keepCourseware: (courseware: ManagedCourseware) => void
  readonly cover: Picture | undefined
  readonly keepCover: (chosen: ChosenPicture) => void
  readonly lecturerOf: (id: string) => NamedLecturer | undefined
  readonly keepLecturer: (lecturer: NamedLecturer) => void
  /** Something is on its way, or no longer: nothing is published meanwhile. */
  readonly onBusy: (isBusy: boolean) => void
}

export const CourseEditorContext = createContext<CourseEditorState | null>(null)

export function useCourseEditor(): CourseEditorState {
  const editor = useContext(CourseEditorContext)
  if (!editor) throw new Error('useCourseEditor is for parts of the course editor')
  return editor
}
