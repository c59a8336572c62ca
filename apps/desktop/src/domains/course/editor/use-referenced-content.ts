import type { ManagedCourse, ManagedCourseware, NamedLecturer } from '@sands/contract/course/manage.model'
import { useCallback, useState } from 'react'
import type { ChosenPicture } from '../../../kernel/picture/use-picture-upload.ts'

const byId = <T extends { id: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.id, item]))

/** The newer of the courseware that came with the course and the one chosen here. */
function newest(stored: ManagedCourseware | undefined, added: ManagedCourseware | undefined) {
  if (!stored || !added) return stored ?? added
  return stored.version >= added.version ? stored : added
}

/** The details of the content that the document references by id. */
export function useReferencedContent(course: ManagedCourse) {
  const [coursewares, setCoursewares] = useState<ReadonlyMap<string, ManagedCourseware>>(new Map())
  const [lecturers, setLecturers] = useState<ReadonlyMap<string, NamedLecturer>>(new Map())
  const [chosen, setChosen] = useState<ChosenPicture>()
  const stored = byId(course.coursewares)
  const teachers = byId(course.lecturers)
  return {
    coursewareOf: (id: string) => newest(stored.get(id), coursewares.get(id)),
    keepCourseware: useCallback(
      (courseware: ManagedCourseware) => setCoursewares((before) => new Map(before).set(courseware.id, courseware)),
      [],
    ),
    lecturerOf: (id: string) => teachers.get(id) ?? lecturers.get(id),
    keepLecturer: useCallback(
      (lecturer: NamedLecturer) => setLecturers((before) => new Map(before).set(lecturer.id, lecturer)),
      [],
    ),
    coverOf: (fileId: string | null) => {
      if (fileId === null) return undefined
      if (chosen?.fileId === fileId) return chosen.picture
      return course.draft.coverFileId === fileId ? (course.cover ?? undefined) : undefined
    },
    keepCover: setChosen,
  }
}
