import type { ManagedCourse, ManagedCourseware, NamedLecturer } from '@sands/contract/course/manage.model'
import { useCallback, useState } from 'react'
import type { ChosenPicture } from '../../../kernel/picture/use-picture-upload.ts'

const byId = <T extends { id: string }>(things: readonly T[]): ReadonlyMap<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]))

/** The newer of what the course came with and what was chosen here. */
function newest(stored: ManagedCourseware | undefined, kept: ManagedCourseware | undefined) {
  if (!stored || !kept) return stored ?? kept
  return stored.version >= kept.version ? stored : kept
}

/** What the things look like that the document names by their ids only. */
export function useKnownParts(course: ManagedCourse) {
  const [wares, setWares] = useState<ReadonlyMap<string, ManagedCourseware>>(new Map())
  const [lecturers, setLecturers] = useState<ReadonlyMap<string, NamedLecturer>>(new Map())
  const [chosen, setChosen] = useState<ChosenPicture>()
  const stored = byId(course.coursewares)
  const teachers = byId(course.lecturers)
  return {
    wareOf: (id: string) => newest(stored.get(id), wares.get(id)),
    keepWare: useCallback((ware: ManagedCourseware) => setWares((before) => new Map(before).set(ware.id, ware)), []),
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
