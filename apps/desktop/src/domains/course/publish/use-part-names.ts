import type { ManagedCourse } from '@sands/contract/course/manage.model'
import { useCategoryOptions } from '../manage/use-categories.ts'
import type { PartNames } from './difference-view.tsx'

/** What the parts of these versions of a course are called. */
export function usePartNames(versions: readonly Pick<ManagedCourse, 'coursewares' | 'lecturers'>[]): PartNames {
  const { categories } = useCategoryOptions()
  const coursewares = versions.flatMap((version) => version.coursewares)
  const lecturers = versions.flatMap((version) => version.lecturers)
  return {
    courseware: (id) => coursewares.find((courseware) => courseware.id === id)?.title ?? '',
    lecturer: (id) => lecturers.find((lecturer) => lecturer.id === id)?.name ?? '',
    category: (id) => categories?.find((category) => category.id === id)?.name ?? '',
  }
}
